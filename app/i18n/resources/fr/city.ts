import type { city as english } from '../en/city.ts';
import type { Shape } from '../shape.ts';

export const city: Shape<typeof english> = {
  poster: 'Affiche de {{city}}',
  posterFiles: {
    note: 'Emportez l’affiche\u00a0: elle est gratuite, pour votre usage personnel.',
    sheet: 'Affiche à imprimer',
    sheetFile: 'SVG, A3',
    wallpaper: 'Fond d’écran',
    wallpaperFile: 'PNG, {{width}} × {{height}} pixels',
  },
  meta: {
    title: '{{city}} en train : que voir, où dormir',
    description: '{{summary}} Que voir, comment venir, où dormir.',
  },
  region: 'Région',
  population: 'Habitants',
  populationYear: '{{population}}\u00a0({{year}})',
  direct: 'Trains directs depuis',
  moreDirect: 'd’autres villes sur la carte',
  book: 'Trouver un train pour {{city}}',
  hotels: 'Hôtels à {{city}}',
  attractions: 'Que voir à {{city}}',
  moreAttractions: 'Avec plus de temps',
  arrival: {
    title: 'Venir en train',
    station: 'La gare',
    sign: 'Sur les panneaux de la gare\u00a0:',
    toCentre: 'De la gare au centre',
    /** Below the board, about the rows that are marked with an asterisk. */
    without: 'Sans compter {{others}}.',
    trip: '{{from}} – {{to}}',
    connections: 'En train depuis d’autres villes',
    city: 'De',
    fastest: 'Train le plus rapide',
    trains: 'Directs par jour',
    direct: 'direct\u00a0: {{duration}}',
    changes_one: '{{count}}\u00a0correspondance',
    changes_other: '{{count}}\u00a0correspondances',
    others:
      'Des trains directs de {{operator}} viennent aussi de {{cities}}\u202f; ils ne sont pas comptés ici.',
    note: 'D’autres compagnies desservent aussi la ville.',
  },
  stay: { title: 'Où dormir', link: 'Voir les hôtels à {{city}}' },
  others: 'Autres villes',
  sources: 'Sources de cette page',
};
