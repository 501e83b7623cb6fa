### The pages of the rules in French: searching, printing, and the figures beside the clauses.
###
### $edition, $name, $card and $rooms are names; $pile, $hand and $points of a room say how many points, such as "4 points".
### Before : ; ! ? and inside « » stand no-break spaces (U+00A0).

## Pages

rulebooks-title = Règles
rulebooks-lead = Les règles des cinq jeux, dans nos propres mots, article par article et en images : à lire, à consulter et à imprimer.
rulebook-all = Toutes les règles
rulebook-print = Imprimer

## Searching

rulesearch-label = Chercher dans les règles
rulesearch-label-game = Chercher dans ces règles
rulesearch-hint = Des mots dans n’importe quel ordre, ou le numéro d’un article, comme { $clause }
rulesearch-go = Chercher
rulesearch-game = Où
rulesearch-everywhere = Dans tous les jeux
rulesearch-results = Trouvé
# $count says how many places there are, or is # where a script puts in the number.
rulesearch-found =
    { $count ->
        [one] { $count } passage trouvé.
       *[other] { $count } passages trouvés.
    }
rulesearch-first = Voici les { $shown } premiers : un mot de plus en laisserait moins.
rulesearch-nothing = Rien n’a été trouvé. Peut-être avec moins de mots, ou avec un autre : le début d’un mot suffit.
rulesearch-nothing-here = Ces règles n’en disent rien. Peut-être avec moins de mots : le début d’un mot suffit.

## All figures

figure-copies = × { $copies }
figure-mark =
    { $mark ->
        [wins] (gagne)
        [out] (hors jeu)
        [yes] (permis)
       *[no] (interdit)
    }
# The people of the examples, as the text of the rules calls them.
figure-name =
    { $who ->
        [adele] Adèle
        [jean] Jeanne
        [jules] Jules
        [karim] Karim
        [lea] Léa
        [malik] Malik
        [noah] Noé
        [octave] Octave
        [rose] Rose
       *[theo] Théo
    }

## Badger

figure-led = entame
figure-b1 = Les feuilles roses sont les atouts et vont de 1 à 7 ; chaque couleur ordinaire va de 1 à 11. Les pattes disent quelle feuille piétine quelle autre.
figure-b3 = Les dix types de cartes de collection, avec leurs points et le nombre de cartes de chacun.
figure-b9 = Les trois mêmes feuilles : la plus forte gagne si la flèche pointe vers le haut, la plus faible si elle pointe vers le bas.
figure-b10 = En haut, un petit atout bat la couleur demandée. En bas, il n’y a pas d’atout, et la feuille bleue ne peut pas gagner : l’entame est orange.
figure-b11 = Le pli de l’exemple : le 5 orange piétine le 1 orange, et Karim gagne avec le seul atout.
figure-b12 = Une patte noire montre quelle feuille celle-ci piétine, une patte blanche laquelle la piétine.
figure-b16 = En haut, un blaireau affamé : les hamsters sont mangés. En bas, son os l’occupe, et ils vivent.
figure-b17 = Une femelle seule ; une femelle nourrie de blé ; et, avec un mâle auprès d’elle, un point de plus pour le couple.
figure-b18 = Un second mâle arrive : tous les hamsters s’en vont, et le blé avec eux.
figure-b21 = Jusqu’à { $few }, chaque brindille coûte un point ; à partir de { $many }, chacune en vaut 2.
figure-b28 = Une collection à la fin : les points imprimés, un point pour la femelle nourrie, un pour le couple, et cinq brindilles à 2 points.

## Hamster

figure-sheet = Un terrier avec { $rooms }.
figure-room = la salle { $room } à { $points }
figure-full-room = une salle pleine à { $points }
figure-crossing =
    { $count ->
        [0] Nouvelles croix : { $now }
       *[other] Déjà cochées : { $before } ; nouvelles croix : { $now }
    }
figure-crossed-off = { $name } : { $crossed } sur { $count } barrés
figure-h2 = { $edition } : chaque panneau porte la lettre d’une salle et ses points ; la salle centrale est plus foncée.
figure-h4 = Sur un 2 : seules des cases qui se touchent par un côté se cochent ensemble.
figure-h5 = Après g6 et h6 : les nouvelles cases doivent toucher une croix plus ancienne.
figure-h6 = De g7 par le tunnel : la case de l’autre bout, e7, doit être parmi les nouvelles.
figure-h7 = Ni c6 ni c7 ne touchent les croix de leur salle, et le tunnel qui vient de c9 n’y change plus rien.
figure-h8 = La piste des 1 après cinq cases cochées sur un 1.
figure-h10 = Le minuteur avec un « 4 » barré.
figure-h13 = Ce que valent ensemble un à quatre glands ; en bas, le décompte de l’exemple.

## Hunt

figure-lodge = Un pavillon : à sa gauche, la pile de proies, face cachée, avec 2 cartes ; au-dessus, un loup qui vient d’être joué ; à sa droite, un lapin, proie facile, face visible.
figure-worth = { $card } : { $pile } dans la pile de proies, { $hand } en restant en main
figure-neighbour =
    { $which ->
        [left] Voisin de gauche
       *[next] Le joueur suivant
    }
figure-j1 = Les dix cartes d’un joueur et son pavillon ; il n’y a qu’une carte de départ pour tous.
figure-j2 = Les trois places d’un pavillon.
figure-j3 = L’ordre dans lequel les cartes agissent ; les carottes ne font qu’attendre d’être mangées.
figure-j4 = Quand la chasse est interdite, le chasseur finit dans la pile de proies de son propre joueur, et qui a joué la chasse interdite retourne son pavillon.
figure-j5 = Un chasseur prend un loup.
figure-j6 = Un loup prend un lapin.
figure-j7 = Un lapin prend une carotte, ou une chasse interdite.
figure-j8 = L’ordre dans lequel votre loup cherche un lapin, en commençant par le plus proche.
figure-j12 = Ce que vaut une carte : à gauche dans la pile de proies, à droite quand elle reste en main.

## Menagerie

figure-life =
    { $state ->
        [kept] une vie
       *[lost] une vie perdue
    }
figure-m2 = Le nombre imprimé sur une carte est la valeur de l’espèce, et aussi le nombre de ses cartes.
figure-m3 = Quatre rangées au début d’une manche, comme elles pourraient se présenter.
figure-m5 = Adèle veut la rangée 2. Les mêmes animaux ne conviennent pas ; toute autre paire convient.
figure-m7 = La mort subite : toutes les cartes d’une de ces espèces dans une même main.
figure-m9 = Plus de girafes que tous les autres : Octave en reçoit la valeur, les autres n’ont rien.
figure-m11 = Les vies que laissent les points de l’exemple, si chacun en avait cinq.
figure-m13 = La mort subite dans la variante avancée.

## Igels

figure-leader = chef
figure-i1 = Les sortes de cartes, et combien il y en a de chacune.
figure-i2 = Les nourritures : leur nombre, leurs points, et pour qui elles comptent davantage.
figure-i3 = Un animal avec son SAP et sa capacité, une carte combat avec sa valeur, et un événement.
figure-i15 = L’ordre dans lequel les capacités agissent : selon le SAP initial, puis dans l’ordre de jeu.
figure-i17 = Les totaux de l’exemple : Trunkee ajoute 2, pour deux cartes combat, et l’huile usagée en prend 2 à Karim.
figure-i24 = Berthe mène et ne mange pas d’animaux : la noix reste, le ver retourne dans la forêt.
figure-i30 = Les lentilles d’eau arrêtent la pie voleuse.
figure-i34 = Un nid d’écureuil met trois nourritures à l’abri.
figure-i36 = L’aiguille reste sous le Hérisson junkie, qui a désormais plus de SAP.
figure-i39 = Le décompte de l’exemple : les noix valent plus pour les écureuils, et le champignon douteux coûte des points.
