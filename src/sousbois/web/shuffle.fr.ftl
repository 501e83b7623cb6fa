### Des mélanges équitables : à quoi une table s’engage, ce que les joueurs ajoutent, et comment on le vérifie.

shuffle-title = Mélange équitable

## Pendant qu’une table attend

shuffle-your-words = Vos mots pour le mélange, si vous voulez
shuffle-words-hint = Quelques mots auxquels vous seul penseriez : ils sont ajoutés au mélange. Les autres les voient quand les cartes sont distribuées.
shuffle-keep-words = Ajouter ces mots
shuffle-has-words = mots ajoutés
shuffle-waiting =
    { $count ->
        [0] Il ne manque personne. Qui est à la table peut faire distribuer les cartes.
        [one] Il reste { $count } place. Ensuite, les cartes sont distribuées quand quelqu’un le demande.
       *[other] Il reste { $count } places. Ensuite, les cartes sont distribuées quand quelqu’un le demande.
    }
shuffle-undealt = Prêts à commencer
shuffle-deal = Distribuer les cartes

## À côté de la table

shuffle-how =
    { $stage ->
        [waiting] Le serveur a déjà tiré un secret. L’engagement en est l’empreinte : le serveur ne peut donc plus en changer. Les cartes découleront du secret et des mots des joueurs ; pour qui ajoute des mots, même le serveur ne peut pas choisir les cartes. Après la partie, le secret est montré et votre navigateur le vérifie.
        [running] Avant la première décision, le serveur a montré l’empreinte de son secret, l’engagement : il ne peut donc plus en changer. Les cartes découlent du secret et des mots ci-dessous. Après la partie, le secret est montré et votre navigateur le vérifie.
       *[finished] Les cartes découlaient du secret du serveur et des mots ci-dessous. Avant la première décision, le serveur avait montré l’empreinte du secret, l’engagement : il ne pouvait donc plus en changer.
    }
shuffle-commitment = Engagement
shuffle-words = Les mots des joueurs
shuffle-no-words = aucun
shuffle-secret = Graine secrète
shuffle-nonce = Nonce
shuffle-seed = Graine de la donne

## Ce que le navigateur a vérifié

shuffle-verdict =
    { $result ->
        [good] Votre navigateur a vérifié le mélange : tout concorde.
        [late] Votre navigateur a vérifié le mélange : les chiffres concordent. Il n’avait pas vu cette table avant la fin ; il ne peut donc pas dire s’ils étaient déjà les mêmes.
       *[bad] Ce mélange n’est pas valable : voyez ce qui ne concorde pas.
    }
shuffle-kept =
    { $result ->
        [good] L’engagement est celui que ce navigateur avait noté avant la donne.
        [begun] L’engagement est celui que ce navigateur avait noté en voyant la table pour la première fois, juste après la donne ou plus tard.
        [late] Ce navigateur voit l’engagement pour la première fois, après la fin.
       *[bad] L’engagement a été échangé. Ce navigateur avait noté :
    }
shuffle-committed =
    { $result ->
        [good] L’engagement correspond à la graine secrète et au nonce.
       *[bad] L’engagement ne correspond pas à la graine secrète et au nonce.
    }
shuffle-spoken =
    { $result ->
        [good] Les mots sont ceux que ce navigateur avait notés pendant la partie.
        [late] Ce navigateur voit les mots de tous pour la première fois, après la fin.
       *[bad] Les mots ne sont pas ceux que ce navigateur avait notés. Si vous avez changé les vôtres sur un autre appareil, c’est peut-être pour cela ; sinon, le serveur les a échangés.
    }
shuffle-followed =
    { $result ->
        [good] La graine de la donne découle de la graine secrète, du nonce et des mots.
       *[bad] La graine de la donne ne découle pas de la graine secrète, du nonce et des mots.
    }
shuffle-yourself = Pour vérifier sans cette page, dans un terminal : la première commande donne l’engagement, la seconde la graine de la donne en chiffres hexadécimaux.
shuffle-record = Que les cartes de la table venaient bien de cette graine, le relevé de la partie le prouve :
shuffle-file = FICHIER

not-allowed-dealt = Les cartes sont déjà distribuées : on ne peut plus rien ajouter au mélange.
not-allowed-seat-free = Une place est encore libre : les cartes sont distribuées quand il ne manque personne.
not-allowed-no-words = Cette table a été ouverte avant que l’on puisse ajouter des mots au mélange.
