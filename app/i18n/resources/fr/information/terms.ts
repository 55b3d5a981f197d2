import type { terms as english } from '../../en/information/terms.ts';
import type { Shape } from '../../shape.ts';

export const terms: Shape<typeof english> = {
  meta: {
    title: 'Conditions d’utilisation',
    description:
      'Ce que ce site fait et ne fait pas : une recherche de trains gratuite ; billets et hôtels sont vendus par d’autres, à leurs conditions.',
  },
  title: 'Conditions d’utilisation',
  lead: '{{siteName}} vous aide à trouver un train. C’est gratuit et sans inscription.',
  sections: {
    service: {
      title: 'Ce que nous faisons',
      text: 'Nous donnons des informations de voyage et préremplissons votre recherche sur la [billetterie en ligne](shop) ou le [site de réservation](hotelSearch). Tous deux sont indépendants de nous : ce que vous y achetez est un contrat entre eux et vous, à leurs conditions.',
    },
    information: {
      title: 'Ce que valent nos informations',
      text: 'Durées, distances, prix et fréquences viennent des sources citées dans [données et crédits](credits), chacune avec son année. Nous les vérifions avec soin, mais horaires et tarifs changent : avant de partir, fiez-vous au vendeur et à la compagnie.\nLes hôtels sont des exemples, pas des offres. Les formules train et hôtel, avec leurs remises, sont proposées par les sites qui les vendent.',
    },
    use: {
      title: 'Bon usage',
      text: 'Merci de ne pas chercher à pirater ni à surcharger le site, et de n’inscrire personne d’autre à la newsletter.',
    },
    rights: {
      title: 'Textes et données',
      text: 'Les textes et les dessins appartiennent au site. Vous pouvez les citer avec un lien. La liste des gares est une donnée ouverte, sous la licence indiquée dans [données et crédits](credits).',
    },
    law: {
      title: 'Vos droits',
      text: 'Rien de ce qui est écrit ici ne vous prive d’un droit que la loi de votre pays vous reconnaît comme consommateur.',
    },
    domain: {
      title: 'Le nom de domaine',
      text: 'Le nom de ce site est à vendre. S’il change de mains, les adresses de la newsletter ne le suivent pas, sauf accord des abonnés.',
    },
  },
};
