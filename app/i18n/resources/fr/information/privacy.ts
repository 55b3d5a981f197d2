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
      text: 'L’éditeur de {{siteName}}, {{city}}, [{{email}}](email).',
    },
    browser: {
      title: 'Dans votre navigateur',
      text: '- Quand vous choisissez une langue, un cookie nommé « i18next » la retient pendant un an ; la mémoire du navigateur garde le même choix. Pendant le changement de langue, elle note aussi où vous en étiez dans la page, le temps de ce changement.\n- Les cinq dernières gares choisies restent dans la mémoire du navigateur, pour que le formulaire les propose à nouveau. Elles ne nous sont jamais envoyées depuis cette mémoire, et le formulaire permet de les effacer.\n- Si vous demandez la gare la plus proche, votre position est utilisée dans le navigateur et n’en sort pas.\n- Les dernières pages de ce site que votre navigateur a chargées, 30 au plus, restent sur votre appareil afin que vous puissiez les lire sans connexion ; les recherches et les liens de la newsletter n’en font jamais partie. Pour les supprimer, effacez les données de ce site dans les réglages de votre navigateur.',
    },
    server: {
      title: 'Sur notre serveur',
      text: 'Le journal du site note l’heure, le type de requête, le statut de la réponse et sa durée. Quand aucune page n’existe, il note aussi le chemin, afin que nous puissions réparer les liens rompus. Il ne contient ni adresse IP, ni nom de navigateur, ni recherche.',
    },
    newsletter: {
      title: 'La newsletter',
      text: 'Si vous vous inscrivez, nous conservons votre adresse e-mail, votre langue, ainsi que la date et les termes de votre accord. La base légale est votre consentement (article 6, paragraphe 1, point a), du règlement général sur la protection des données).\n- Nous ne vous écrivons qu’une fois l’inscription confirmée depuis le message que vous recevez. Une adresse jamais confirmée est effacée au bout de 30 jours.\n- Chaque message contient un lien pour vous désabonner aussitôt. Ce désabonnement reste noté, pour que personne ne vous réinscrive par erreur ; écrivez-nous et nous l’effacerons aussi.\n- Les inscriptions sont comptées par adresse et par réseau, un jour au plus et sous une forme brouillée, pour écarter les robots.',
    },
    others: {
      title: 'Quand vous passez sur un autre site',
      text: 'La [billetterie en ligne](shop), le [site de réservation](hotelSearch) et les autres sites vers lesquels nous renvoyons traitent billets, chambres, paiements et données selon leurs propres règles. La recherche que vous envoyez voyage dans le lien. Votre navigateur leur indique le nom de ce site, pas la page où vous étiez.',
    },
    rights: {
      title: 'Vos droits',
      text: 'Vous pouvez demander une copie de vos données, les faire rectifier ou effacer, en limiter l’usage ou vous y opposer, les récupérer pour un autre usage, et retirer votre consentement à tout moment. Un message à [{{email}}](email) suffit. Vous pouvez aussi saisir l’[autorité de protection des données](dataAuthorities) de votre pays.',
    },
  },
};
