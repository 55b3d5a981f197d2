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
    built: {
      title: 'Comment le site est conçu',
      text: '- Chaque page fonctionne sans script et tout peut se faire au clavier.\n- Le texte s’agrandit jusqu’à 200 % et les pages s’adaptent à un zoom de 400 % sans défilement latéral.\n- Les couleurs gardent leur contraste en thème clair comme en thème sombre ; aucune information ne repose sur la seule couleur.\n- Si votre système demande moins d’animations, rien ne bouge.',
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
      text: 'Dites-le-nous à [{{email}}](email) ou au [{{phone}}](phone) : quelle page, ce que vous vouliez faire et avec quel outil vous naviguez. Pour l’assistance en gare, consultez l’[aide](help).',
    },
  },
};
