import type { partners as english } from '../../en/information/partners.ts';
import type { Shape } from '../../shape.ts';

export const partners: Shape<typeof english> = {
  meta: {
    title: 'Partenaires et publicité',
    description:
      'L’espace publicitaire de la page d’accueil : ce qu’il est, ce qu’il n’est pas et comment le demander.',
  },
  title: 'Partenaires',
  lead: 'Votre établissement, sous les yeux des voyageurs en route vers votre ville.',
  sections: {
    space: {
      title: 'L’espace',
      text: 'La [page d’accueil](home) affiche une seule annonce : une ligne de texte et un lien, avec la mention « Publicité ». Elle ne charge rien depuis d’autres sites, ne suit personne et ressemble au reste de la page.',
    },
    limits: {
      title: 'Ce qui n’est pas à vendre',
      text: 'L’ordre des gares, des trajets et des villes, et ce que disent les guides. Personne ne paie pour être recommandé.',
    },
    ask: {
      title: 'Comment le demander',
      text: 'Envoyez à [{{email}}](email) votre ligne de texte, l’adresse où elle doit mener et les dates. Nous vous indiquerons les périodes libres.',
    },
  },
};
