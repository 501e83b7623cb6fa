### Ce que l’hôte d’un serveur a décidé, et à qui l’on doit ce qu’il fait tourner : la page à propos de sousbois.

about-version = Version { $version }

about-programs-title = Les programmes jouent aussi
about-programs = Un programme de votre cru peut ouvrir une table, s’y asseoir et jouer, selon les mêmes règles que tout le monde.
about-programs-document = Ce qu’il peut demander (OpenAPI)

about-kept-title = Ce que ce serveur conserve, et combien de temps
about-kept-games = D’une partie : qui était assis où, sous quel nom, chaque décision et ce qui s’est dit. { $days ->
    [0] Les parties terminées sont conservées sans limite.
    [one] Les parties terminées sont supprimées au bout d’un jour.
   *[other] Les parties terminées sont supprimées au bout de { $days } jours.
}
about-kept-waiting = { $days ->
    [0] Les tables où aucune partie n’a commencé sont conservées sans limite.
    [one] Les tables où aucune partie n’a commencé sont supprimées un jour après leur dernier changement.
   *[other] Les tables où aucune partie n’a commencé sont supprimées { $days } jours après leur dernier changement.
} Les parties en cours ne sont jamais supprimées.
about-kept-cookie = Vos préférences ne se trouvent que dans le cookie, tout comme votre nom en dehors des parties, au plus { $days } jours après votre dernière visite ; effacez-le, et le serveur ne vous connaît plus.
about-kept-log = Le journal du serveur et les chiffres que son hôte peut consulter ne contiennent ni noms, ni adresses, ni cartes, ni liens.

about-licence-ours = La licence mot pour mot
about-licence-pictures = La licence mot pour mot
about-libraries = Sousbois repose sur le travail de beaucoup d’autres. Voici les bibliothèques Python que ce serveur a installées pour lui ; derrière chaque nom se trouve sa licence, mot pour mot.
about-libraries-unknown = Cette copie de sousbois n’a pas été installée comme un paquet : elle ne peut pas dire sur quelles bibliothèques elle repose.
about-library = Bibliothèque
about-library-licence = Licence
about-library-licence-unsaid = voir son texte

licence-title = Licence de { $name }
licence-version = { $name } { $version }
licence-none = Le paquet ne contient pas le texte de sa licence. Il la nomme : { $licence }.
licence-back = Retour à la page à propos de sousbois
