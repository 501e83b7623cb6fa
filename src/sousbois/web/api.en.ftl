## What programs are told

not-allowed-full = Every seat of this table is taken.
no-token = There is no token, or it is not one of ours.
not-allowed-expired = This token has expired. Join a table to get a new one.
no-such-method = There is something here, but this cannot be done with it.
not-json = The body has to be JSON, and to say so: Content-Type: application/json.
too-many =
    { $seconds ->
        [one] Too much at once: try again in { $seconds } second.
       *[other] Too much at once: try again in { $seconds } seconds.
    }
