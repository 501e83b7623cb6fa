## Ce qui est dit aux programmes

not-allowed-full = Toutes les places de cette table sont prises.
no-token = Il n’y a pas de jeton, ou il n’est pas de nous.
not-allowed-expired = Ce jeton a expiré. Rejoignez une table pour en recevoir un autre.
no-such-method = Il y a bien quelque chose ici, mais cela ne peut pas y être fait.
not-json = Le corps de la requête doit être du JSON, et son Content-Type doit le dire (application/json).
too-many =
    { $seconds ->
        [one] C’est trop à la fois : réessayez dans { $seconds } seconde.
       *[other] C’est trop à la fois : réessayez dans { $seconds } secondes.
    }
