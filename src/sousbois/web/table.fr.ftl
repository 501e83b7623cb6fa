### La page de la table et ses réponses, en français.

panel-log = Journal
panel-talk = Discussion
panel-rules = Règles
panel-seen = Vu
panel-more = Plus
table-notice = Messages
table-notice-more = Afficher tout le message
table-reader = Texte de la carte
table-reader-how = Pointez une carte pour la lire. Sur un écran tactile, appuyez longuement dessus.
table-side = À côté de la table
table-close = Fermer
table-skip = Aller au bout
table-skip-to-turn = Passer à mon tour
table-reconnecting = La ligne est coupée ; nous rappelons. Rien n’est perdu.
too-many-pages = Trop de pages de ce site sont ouvertes sur vos appareils ou sur votre réseau. Fermez-en quelques-unes, puis rechargez cette page.
table-rules-failed = Les règles n’ont pas pu être chargées. Réessayez dans un instant.
table-card-failed = Le texte de cette carte n’a pas pu être chargé.

table-passes-for-you = Tant que cette page est ouverte, la table passe pour vous quand vous ne pouvez rien faire d’autre.
table-asks-always = On vous demande chaque fois, même quand vous ne pouvez que passer.
table-ask-always = Me demander chaque fois
table-pass-for-me = Passer pour moi

prompt-over = La partie est terminée.
prompt-passing = Rien à décider ici : vous passez.
prompt-happening = Voyez ce qui se passe…
prompt-waiting =
    { $count ->
        [one] On attend { $names }.
       *[other] On attend { $names }.
    }

result-rematch = Rejouer
result-join-rematch = Rejoindre la partie suivante
result-record = Télécharger la partie
result-home = Tous les jeux
verdict-tie = À égalité jusqu’ici : { $names }. Compte alors : { $step } : { $values }.

label-edition = Édition
yes = oui
no = non

list-won-by =
    { $count ->
        [one] victoire de { $names }
       *[other] victoire partagée : { $names }
    }
since-now = à l’instant
since-minutes =
    { $count ->
        [one] il y a { $count } minute
       *[other] il y a { $count } minutes
    }
since-hours =
    { $count ->
        [one] il y a { $count } heure
       *[other] il y a { $count } heures
    }
since-days =
    { $count ->
        [one] il y a { $count } jour
       *[other] il y a { $count } jours
    }

## Pourquoi rien n’a été fait

not-allowed-stale = La table a changé entre-temps : regardez de nouveau.
not-allowed-not-your-turn = Ce n’est pas à vous de jouer.
not-allowed-not-seated = Vous n’êtes pas à cette table.
not-allowed-seated-already = Vous êtes déjà à cette table.
not-allowed-seat-taken = Quelqu’un d’autre vient de prendre cette place.
not-allowed-begun = La partie a commencé : les places ne changent plus.
not-allowed-waiting = La partie n’a pas encore commencé.
not-allowed-running = La partie n’est pas terminée.
not-allowed-followed = La partie suivante est déjà ouverte.
not-allowed-link = Ce lien privé n’est pas de nous, ou il a plus d’une heure. Faites-en un nouveau sur l’autre appareil.
not-allowed-no-table = Il n’y a pas de telle table. Le lien est peut-être incomplet.
not-allowed-too-many-tables = Tant de tables ont été ouvertes depuis cette connexion en une heure qu’aucune autre n’est ouverte pour l’instant. Réessayez dans quelques minutes.
not-allowed-no-page = Il n’y a pas de telle page.
not-kept = Rien n’a été enregistré, car le serveur n’arrive pas à écrire sur son disque. Réessayez plus tard et prévenez l’hôte du serveur.
not-read = Le serveur n’arrive pas à lire cela sur son disque. Réessayez plus tard et prévenez l’hôte du serveur.
not-understood = Cela n’a pas pu être compris : { $detail }
too-large = C’est trop à la fois : rien n’a été fait.
our-mistake = Quelque chose n’a pas marché de notre côté. Votre partie est sauve : rechargez la page.
