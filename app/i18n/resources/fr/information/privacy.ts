import type { privacy as english } from '../../en/information/privacy.ts';
import type { Shape } from '../../shape.ts';

export const privacy: Shape<typeof english> = {
  meta: {
    title: 'Confidentialité',
    description:
      'Ce que ce site conserve et ce qu’il ne conserve pas : un cookie pour la langue, vos gares récentes dans votre navigateur, aucun pistage.',
  },
  title: 'Confidentialité',
  lead: 'Pas de compte, pas de pistage, pas de régie publicitaire. Cette page énumère tout ce qui est conservé.',
  sections: {
    controller: {
      title: 'Le responsable du traitement',
      text: '{{operator}}, [{{email}}](email).',
    },
    unnamedController: {
      title: 'Le responsable du traitement',
      text: 'L’éditeur de {{siteName}}, {{city}}, [{{email}}](email).',
    },
    browser: {
      title: 'Dans votre navigateur',
      text: '- Quand vous choisissez une langue, et seulement alors, un cookie nommé « i18next » la retient pendant un an, et la mémoire locale du navigateur garde le même choix. Pendant le changement de langue, la mémoire de session retient la page, l’endroit où vous en étiez et, le cas échéant, l’adresse e-mail saisie, jusqu’à ce que la page soit rechargée.\n- Les cinq dernières gares choisies restent dans la mémoire locale, pour que le formulaire les propose à nouveau. Elles ne nous sont jamais envoyées depuis cette mémoire, et le formulaire permet de les effacer.\n- Si vous demandez la gare la plus proche, votre position est utilisée dans le navigateur et n’en sort pas.\n- Les dernières pages de ce site que votre navigateur a chargées, 30 au plus, et les dix derniers voyages en plusieurs étapes que vous avez ouverts restent sur votre appareil avec leurs images et leurs fichiers, afin que vous puissiez les lire sans connexion ; les liens de la newsletter n’en font jamais partie. Pour tout supprimer, effacez les données de ce site dans les réglages de votre navigateur.\n- Les dix dernières recherches que vous avez ouvertes et les trajets que vous enregistrez restent sur votre appareil avec leurs trains. Personne d’autre ne les voit ; la page [Mes voyages](trips) les montre, et un seul bouton efface tout.\n- Si vous choisissez un temps de correspondance ou les seuls trains régionaux, ce choix reste dans la mémoire locale et fait partie de l’adresse de votre prochaine recherche. Vos choix dans [Préférences](comfort) y restent aussi et ne quittent jamais votre appareil.',
    },
    server: {
      title: 'Sur notre serveur',
      text: 'Le journal du site note l’heure, un numéro aléatoire propre à la requête, le type de requête, le statut de la réponse, sa durée et son interruption éventuelle. Quand la page n’existe pas, il note aussi le chemin, afin que nous puissions réparer les liens rompus. Pour la newsletter, il note ce qui a été fait et si cela a réussi. Il ne contient ni adresse IP, ni adresse e-mail, ni nom de navigateur, ni recherche.',
    },
    reports: {
      title: 'Quand votre navigateur bloque quelque chose',
      text: 'Si une page contient un élément qui ne lui appartient pas, comme un script d’une extension du navigateur, votre navigateur le bloque et le signale à {{reportHost}} : l’adresse de la page et de la précédente, ce qui a été bloqué, le nom du navigateur et, comme pour toute requête, votre adresse IP. Ces signalements servent à la sécurité du site, qui est notre intérêt légitime (article 6, paragraphe 1, point f), du règlement général sur la protection des données). Les résultats d’une recherche et les liens de nos messages n’en demandent jamais.',
    },
    newsletter: {
      title: 'La newsletter',
      text: 'Si vous vous inscrivez, nous conservons votre adresse e-mail, votre langue, les dates d’inscription, de confirmation ou de désabonnement, et ce que vous avez accepté chaque fois : le texte, sa langue, le moment et le message que vous avez confirmé. La base légale est votre consentement (article 6, paragraphe 1, point a), du règlement général sur la protection des données).\n- Nous ne vous écrivons qu’une fois l’inscription confirmée depuis le message que vous recevez. Une adresse jamais confirmée est effacée sous {{unconfirmedDays}} jours à compter de la première inscription. Si vous annulez une inscription non confirmée, l’adresse est effacée aussitôt.\n- De chaque message lié à une inscription, nous notons pendant {{askAgainDays}} jours quand il a été demandé, ce qu’il vous demandait d’accepter, combien de fois nous avons essayé de l’envoyer et quand il est parti. De chaque newsletter, nous notons si votre serveur de messagerie l’a acceptée, jusqu’à {{askAgainDays}}\u00a0jours après la fin de l’envoi. Si votre boîte refuse définitivement nos messages, nous le notons aussi et ne lui envoyons plus de newsletter. Un lien que vous avez utilisé reste noté jusqu’à la date où il aurait expiré.\n- Chaque message contient un lien pour vous désabonner aussitôt. Nous gardons alors votre adresse avec la mention du désabonnement, pour que personne ne vous réinscrive : seul votre clic dans un message qui vous le demande peut le faire, et un tel message part au plus une fois tous les {{askAgainDays}} jours. Cette mention reste jusqu’à ce que vous nous écriviez ; nous l’effaçons alors aussi. Après un effacement ou une inscription annulée, une empreinte pseudonymisée de l’adresse reste un an, afin qu’aucune sauvegarde ne la fasse revenir. Après une annulation, une empreinte de la boîte reste aussi, pour que la question ne lui soit reposée qu’une fois tous les {{askAgainDays}} jours au plus.\n- Les inscriptions sont comptées par adresse, par boîte, par domaine, par connexion et pour tout le site, un jour au plus (un mois au plus par boîte) et sous forme pseudonymisée, pour écarter les robots.',
    },
    others: {
      title: 'Quand vous passez sur un autre site',
      text: 'La [billetterie en ligne](shop), le [site de réservation](hotelSearch) et les autres sites vers lesquels nous renvoyons gèrent billets, chambres et paiements et traitent vos données selon leurs propres règles. La recherche que vous envoyez voyage dans le lien. Pour le reste, votre navigateur ne leur dit rien de ce site, ni son nom ni la page où vous étiez.',
    },
    rights: {
      title: 'Vos droits',
      text: 'Vous pouvez demander une copie de vos données, les faire rectifier ou effacer, en limiter l’usage ou vous y opposer, les récupérer pour un autre usage, et retirer votre consentement à tout moment. Un message à [{{email}}](email) suffit. Vous pouvez aussi saisir l’[autorité de protection des données](dataAuthorities) de votre pays.',
    },
  },
};
