### Les éditions personnelles, en français.
###
### $game est l’identifiant d’un jeu là où il commande un choix de mots, sinon son titre ; $title est celui d’une édition.

edition-bring =
    { $game ->
        [hamster] Jouer sur une feuille de votre cru
       *[other] Jouer avec une édition de votre cru
    }
edition-own = { $title } (édition personnelle)

## L’apporter

edition-new-title =
    { $game ->
        [hamster] Une feuille de votre cru
       *[other] Une édition de votre cru
    }
edition-new-lead =
    { $game ->
        [hamster] Dessinez un terrier dans n’importe quel éditeur de texte : des lettres pour les salles, - et | pour les tunnels. Apportez le fichier ici, regardez la feuille, puis jouez dessus.
       *[other] Ce qui est imprimé sur les cartes tient dans un fichier texte. Modifiez-le, apportez-le ici, regardez les cartes, puis jouez avec.
    }
edition-file = Un fichier
edition-file-hint = TOML, { $kilobytes } Ko au plus. Si vous en choisissez un, il remplace le texte ci-dessous.
edition-text = Ou son texte
edition-check = Vérifier et regarder
edition-start =
    { $game ->
        [hamster] Partir d’une feuille existante
       *[other] Partir d’une édition existante
    }
edition-start-why = Ses commentaires expliquent chaque ligne. Donnez à la vôtre un autre identifiant et un autre titre.
edition-start-fill = La mettre dans le formulaire
edition-download = Télécharger en TOML
edition-back-to-new = Retour à la nouvelle table

## Ce qui ne va pas

edition-wrong =
    { $count ->
        [one] Une chose ne va pas
       *[other] { $count } choses ne vont pas
    }
edition-wrong-how = Chacune avec sa carte et son champ, en anglais. Votre texte est dans le formulaire ci-dessous : corrigez-le là, ou apportez de nouveau le fichier.
edition-wrong-most = Voici les { $most } premières, en anglais ; il y en a peut-être d’autres. Votre texte est dans le formulaire ci-dessous : corrigez-le là, ou apportez de nouveau le fichier.
edition-line = Ligne { NUMBER($line, useGrouping: 0) }
edition-not-utf-8 = Le fichier n’est pas un texte en UTF-8.
not-allowed-no-edition = Il n’y a pas d’édition à cette adresse. Le lien est peut-être incomplet.
not-allowed-too-many-editions = Tant de nouvelles éditions ont été apportées depuis une heure qu’aucune autre n’est gardée pour l’instant. Réessayez dans quelques minutes.

## La regarder

edition-of = { $game } : une édition personnelle
edition-set-up = Préparer une table avec elle
edition-change = La modifier
edition-holds = Ce qu’elle contient
edition-cells = Cases
edition-ways = Façons de les cocher
edition-points = Points de toutes les salles
edition-facts =
    { $mark ->
        [sourced] Faits marqués comme attestés
       *[reconstructed] Faits marqués comme reconstitués
    }
edition-id = Nom dans les parties enregistrées
edition-hash = Empreinte de ses faits
edition-link = Avec ce lien, chacun peut la regarder et jouer avec :
edition-sheet = Comme sur la table
edition-alike = Elle se joue exactement comme « { $title } », qui est fournie avec le jeu : seuls des noms, des textes ou des marques peuvent différer.
edition-namesake = Une édition fournie avec le jeu s’appelle elle aussi { $id }. Les tables ne les confondent pas, mais les gens, peut-être : donnez-lui un identifiant à elle.

## À la table

edition-note = Cette table se joue avec « { $title } », une édition personnelle.
edition-look = Voir les règles et ce qui est imprimé
edition-to-table = Retour à la table
