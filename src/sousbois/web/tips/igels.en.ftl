### Tips for a first game of igels, in English.

tip-i-build = Draw two cards, each from whichever pile you like: an animal to fight for you, or a support card for your hand.
tip-i-lead = Put an animal forward and you are in the battle; or stay out this time, and save your strength.
tip-i-support = Further animals add their SAP to your side, one at a time. Whoever passes adds no more in this battle.
tip-i-lay = Lay cards face down, one at a time; they are revealed when all have passed. A combat card adds its value to your side.
tip-i-counter = An event is aimed at you. If you have a counter that fits, you can stop it; nobody else can do that for you.
tip-i-total = The totals are on the table, and this is the last chance to change them: by an event, or by a leader’s one-shot ability.
tip-i-window = This is a window: now events may be played, also by players outside the battle. It closes when all pass in a row.
tip-i-trade = Once a round you may throw away two cards and draw a new one: good for cards that only another species can play.
tip-i-ability = An ability has acted. Only leaders use theirs; supporters just add their SAP, with three exceptions.
tip-i-loot = The winner of a battle usually takes two foods from the forest. They lie open, and are not secured yet.
tip-i-draw = A draw: each player who shares it takes one food, if the forest has enough for all of them.
tip-i-thief = A food was stolen! Only secured foods are safe; a hiding place of your species keeps up to three of yours.
tip-i-bound = Some combat cards name an animal. If it fights for whoever lays the card, it keeps the card and its SAP for good.
tip-i-dead = A dead animal stays on the dump for the rest of the game, unless the fairy godmother brings it back.
tip-i-sleep = Animals that have fought sleep through the whole next round. Those that slept are ready again.
tip-i-end = All foods count, secured or not, with a bonus for your species’ favourite. The highest total wins.
