### The terminal in French: whatever is not a game's own word.
### Before : ; ! ? and inside « » stand no-break spaces (U+00A0).

you = Vous
seat-number = Siège { $seat }

## Before the game

ask-game = Quel jeu ?
at-the-table = Autour de la table, dans le sens horaire : { $names }.
seed = Graine : { $seed }
resumed =
    { $decisions ->
        [one] La partie reprend après { $decisions } décision.
       *[other] La partie reprend après { $decisions } décisions.
    }

## The player’s turn

ask-choice = Votre choix :
how-to-answer = Répondez par un numéro ou par un nom, ou par le début du nom. « ? » affiche les règles, « ? { $clause } » une seule clause, « h » donne un conseil, « q » quitte la partie.
how-to-explain = « ? { $name } » montre ce qui est imprimé sur une carte.
take-back = Reprendre ce que vous avez commencé.
too-many-to-list =
    { $choices } choix sont possibles. Nommez celui que vous voulez, par exemple « { $example } ».
choice-unknown = « { $answer } » ne fait pas partie des choix.
choice-ambiguous = « { $answer } » peut désigner plusieurs choix : { $names }.
no-such-clause = Il n’y a pas de clause « { $clause } » : elles vont de { $first } à { $last }.

## Hints

advice-for =
    { $seat_is ->
        [you] Conseil pour vous :
       *[other] Conseil pour { $seat } :
    }
advice-points =
    { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
       *[other] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
    }
advice-share = { $share } % ± { $margin } %
advice-sureness =
    { $sureness ->
        [only] Il n’y a pas d’autre coup.
        [clear] Le premier est nettement le meilleur.
        [likely] Le premier est probablement le meilleur.
       *[open] Le deuxième est peut-être aussi bon que le premier.
    }
advice-basis =
    { $futures ->
        [0] Il reste si peu à jouer que toutes les suites ont été comptées ; les points en sont la moyenne.
        [one] Les parts de victoire sont estimées d’après { $futures } suite imaginée de la partie.
       *[other] Les parts de victoire sont estimées d’après { $futures } suites imaginées de la partie.
    }
advice-alone = Il n’y a personne à battre : le rival est imaginaire et s’en sort aussi bien que la plupart.

## The bots

bot-kind =
    { $kind ->
        [easy] facile
        [medium] moyen
        [hard] fort
        [expert] expert
        [greedy] glouton
        [random] au hasard
       *[other] { $kind }
    }
preparing-bots = Préparation de la réflexion pour { $game } : une seule fois, une minute au plus…
compiling = { $game }, compilation
bot-replaced = { $name } s’est trompé ({ $reason }). Un coup tiré au hasard le remplace.
bot-raised = erreur { $detail }
bot-stalled = aucune réponse au bout de { $detail } s
bot-nonsense = la réponse { $detail } n’est pas un coup permis

## Points

label-day-number = Jour { $day }
label-by-day = Jour par jour
label-day-points = Points du jour
label-best-day = Meilleur jour
label-total = Total
label-place = Place

## The end

outcome-title = Fin de la partie
outcome-tie = À égalité jusque-là : { $names }. On compare alors { $step } : { $values }.

## The record

record-title = Relevé de la partie
ask-file = Fichier pour le relevé (Entrée : ne pas enregistrer) :
file-exists = « { $file } » existe déjà et reste tel quel. Choisissez un autre nom.
file-refused = Impossible d’écrire « { $file } » : { $reason }. Choisissez un autre nom.
file-saved = Le relevé se trouve dans « { $file } ».
to-go-on = Pour reprendre plus tard, donnez cette commande :

## Watching a record

ask-next = Entrée : continuer ; q : quitter
unfinished = Le relevé s’arrête ici, avant la fin de la partie.
record-holds = Le relevé est exact. Jeu : { $game } ; sièges : { $seats } ; décisions : { $decisions } ; résultat : { $result }.
no-result = pas encore connu
# $commitment is text; $count is how many players have added words.
shuffle-holds =
    Le mélange a été vérifié : la graine correspond à l’engagement { $commitment }, { $count ->
        [0] sans mots de joueurs
        [one] avec les mots de { $count } joueur
       *[other] avec les mots de { $count } joueurs
    }.
shuffle-unknown = Le relevé ne contient pas d’engagement : son mélange ne peut pas être vérifié.

## The list of games

players = de { $least } à { $most } joueurs
editions = éditions : { $names }
options = options :
option-in-range = { $name }={ $default } — { $purpose } ; de { $low } à { $high }
no-options = aucune option

## Checking an edition

edition-holds = L’édition est jouable. { $title } : { $id }, empreinte { $hash }. Tables : { $tables }. Faits attestés : { $sourced } ; reconstitués : { $reconstructed }.
