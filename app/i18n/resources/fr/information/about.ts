import type { about as english } from '../../en/information/about.ts';
import type { Shape } from '../../shape.ts';

export const about: Shape<typeof english> = {
  meta: {
    title: 'À propos de {{siteName}} : l’Italie en train',
    description:
      'À quoi sert ce site : trouver des trains à grande vitesse en Italie et vers les pays voisins, puis acheter le billet sur la billetterie en ligne.',
  },
  title: 'À propos de {{siteName}}',
  lead: 'La voie, c’est ce que l’on cherche en dernier, avant le départ. Ce site s’occupe de tout ce qui vient avant.',
  leadForBinario:
    '« Binario » veut dire « voie » en italien : celle que l’on cherche en dernier, avant le départ. Ce site s’occupe de tout ce qui vient avant.',
  sections: {
    what: {
      title: 'Ce que vous trouverez ici',
      text: '- une recherche parmi {{stationCount}}\u00a0gares en Italie, en Suisse, en France, en Allemagne et en Autriche, sous le nom que vous leur connaissez\n- les guides de {{cityCount}}\u00a0villes italiennes : que voir, la gare, le chemin jusqu’au centre, où dormir\n- {{routeCount}}\u00a0trajets populaires avec durées, distances et tarifs, chaque chiffre avec sa source',
    },
    how: {
      title: 'Comment ça marche',
      text: 'Nous ne vendons rien. Quand vous savez où aller, nous ouvrons la [billetterie en ligne](shop) avec votre voyage déjà saisi. L’origine de chaque chiffre est indiquée dans [données et crédits](credits).',
    },
    us: { title: 'À qui s’adresser', text: 'Nous sommes à {{city}}. [Écrivez-nous](contact).' },
  },
};
