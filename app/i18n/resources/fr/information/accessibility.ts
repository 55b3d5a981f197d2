import type { accessibility as english } from '../../en/information/accessibility.ts';
import type { Shape } from '../../shape.ts';

export const accessibility: Shape<typeof english> = {
  meta: {
    title: 'Déclaration d’accessibilité',
    description:
      'La norme visée par ce site, la façon dont il est vérifié, les limites connues et comment nous signaler un obstacle.',
  },
  title: 'Déclaration d’accessibilité',
  lead: 'Chacun doit pouvoir trouver un train ici. Nous visons le niveau AA des règles WCAG 2.2.',
  sections: {
    status: {
      title: 'État de conformité',
      text: 'Cette déclaration porte sur {{siteName}}. Elle a été établie le {{statementDate}} d’après nos propres essais. Nous ne connaissons, sur ses propres pages, aucun manquement au niveau AA des [règles WCAG 2.2](wcag) (2023)\u202f; les limites connues sont énumérées plus bas.\nDeux textes servent de référence\u00a0: la norme européenne [EN\u00a0301\u00a0549](en301549) (version\u00a03.2.1, 2021), qui reprend le niveau AA des WCAG 2.1, et l’[acte européen sur l’accessibilité](accessibilityAct) (directive (UE) 2019/882), applicable aux services en ligne depuis le 28\u00a0juin 2025.',
    },
    built: {
      title: 'Comment le site est conçu',
      text: '- Toutes les pages fonctionnent sans script, sauf «\u00a0Mes voyages\u00a0» et «\u00a0Préférences\u00a0», et tout peut se faire au clavier.\n- Le texte s’agrandit jusqu’à 200 % et les pages s’adaptent à un zoom de 400 % sans défilement latéral.\n- Les couleurs gardent leur contraste en thème clair comme en thème sombre ; aucune information ne repose sur la seule couleur.\n- Si votre système demande moins d’animations, rien ne bouge.',
    },
    checked: {
      title: 'Comment il est vérifié',
      text: 'Nous le testons nous-mêmes : contrôles automatiques avec axe sur chaque type de page dans les trois langues, en thème clair et en thème sombre et à plusieurs largeurs, et essais au clavier seul dans un vrai navigateur. Aucun organisme extérieur n’a audité le site.',
    },
    limits: {
      title: 'Limites connues',
      text: '- Les contrôles automatiques ne trouvent qu’une partie des obstacles et tous les lecteurs d’écran n’ont pas été essayés.\n- La carte ferroviaire est un dessin. Les trajets et leurs durées existent aussi sous forme de listes.\n- La billetterie en ligne et le site de réservation ne sont pas à nous : nous ne pouvons pas y lever les obstacles.',
    },
    contact: {
      title: 'Un obstacle ?',
      text: 'Dites-le-nous à [{{email}}](email) ou au [{{phone}}](phone)\u00a0: quelle page, ce que vous vouliez faire et avec quel outil vous naviguez. Nous répondons sous 30\u00a0jours. Pour l’assistance en gare, consultez l’[aide](help).',
    },
    complaint: {
      title: 'Si notre réponse ne suffit pas',
      text: 'En Italie, toute personne peut adresser à l’[Agenzia per l’Italia Digitale (AgID)](agid) une réclamation sur l’accessibilité d’un service en ligne visé par le décret législatif 82/2022. L’AgID vérifie le service et peut exiger que son fournisseur y remédie. Dans les autres pays de l’Union européenne, la loi nationale désigne l’autorité ou le tribunal compétent (article\u00a029 de l’acte).',
    },
  },
};
