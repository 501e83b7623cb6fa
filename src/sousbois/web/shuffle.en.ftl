### Fair shuffles: what a table commits itself to, what players add, and how it is checked. In English.

shuffle-title = Fair shuffle

## While a table waits

shuffle-your-words = Your words for the shuffle, if you like
shuffle-words-hint = A few words that only you would think of: they are mixed into the shuffle. The others see them when the cards are dealt.
shuffle-keep-words = Add these words
shuffle-has-words = words added
shuffle-waiting =
    { $count ->
        [0] Nobody is missing. Whoever sits at the table may have the cards dealt.
        [one] { $count } seat is still free. Then the cards are dealt when somebody says so.
       *[other] { $count } seats are still free. Then the cards are dealt when somebody says so.
    }
shuffle-undealt = Ready to begin
shuffle-deal = Deal the cards

## Beside the table

shuffle-how =
    { $stage ->
        [waiting] The server has drawn a secret already. The commitment is a fingerprint of it: so the server cannot take another secret later. The cards will follow from the secret and from the players’ words, so that not even the server can choose the cards of somebody who adds words. After the game the secret is shown, and your browser checks it.
        [running] The server showed a fingerprint of its secret, the commitment, before the first decision: so it cannot take another secret now. The cards follow from the secret and from the words below. After the game the secret is shown, and your browser checks it.
       *[finished] The cards followed from the server’s secret and from the words below. Before the first decision the server had shown a fingerprint of the secret, the commitment: so it could not take another one afterwards.
    }
shuffle-commitment = Commitment
shuffle-words = The players’ words
shuffle-no-words = none
shuffle-secret = Secret seed
shuffle-nonce = Nonce
shuffle-seed = Seed of the deal

## What the browser has checked

shuffle-verdict =
    { $result ->
        [good] Your browser has checked the shuffle: everything fits.
        [late] Your browser has checked the shuffle: the figures fit. It did not see this table before the end, so it cannot tell whether they were the same then.
       *[bad] This shuffle does not hold: see what does not fit.
    }
shuffle-kept =
    { $result ->
        [good] The commitment is the one that this browser noted before the cards were dealt.
        [begun] The commitment is the one that this browser noted when it first saw the table, just after the deal or later.
        [late] This browser sees the commitment for the first time after the end.
       *[bad] The commitment was exchanged. This browser had noted:
    }
shuffle-committed =
    { $result ->
        [good] The commitment fits the secret seed and the nonce.
       *[bad] The commitment does not fit the secret seed and the nonce.
    }
shuffle-spoken =
    { $result ->
        [good] The words are those that this browser noted during the game.
        [late] This browser sees everybody’s words for the first time after the end.
       *[bad] The words are not those that this browser noted. If you changed yours on another device, that may be why; if not, the server has exchanged them.
    }
shuffle-followed =
    { $result ->
        [good] The seed of the deal follows from the secret seed, the nonce and the words.
       *[bad] The seed of the deal does not follow from the secret seed, the nonce and the words.
    }
shuffle-yourself = To check it without this page, in a terminal: the first command gives the commitment, the second the seed of the deal in hexadecimal digits.
shuffle-record = That the cards on the table were dealt from this seed, the record of the game proves:
shuffle-file = FILE

not-allowed-dealt = The cards are dealt already: nothing can be added to the shuffle any more.
not-allowed-seat-free = A seat is still free: the cards are dealt when nobody is missing.
not-allowed-no-words = This table was opened before words could be added to the shuffle.
