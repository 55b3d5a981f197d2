import type { city as english } from '../en/city.ts';
import type { Shape } from '../shape.ts';

export const city: Shape<typeof english> = {
  poster: 'Affiche : {{city}}',
  meta: {
    title: '{{city}} en train : que voir, où dormir',
    description: '{{summary}} Que voir, comment venir, où dormir.',
  },
  region: 'Région',
  population: 'Habitants',
  populationYear: '{{population}}\u00a0({{year}})',
  direct: 'Trains directs pour {{cities}}',
  book: 'Trouver un train pour {{city}}',
  hotels: 'Hôtels à {{city}}',
  attractions: 'Que voir à {{city}}',
  arrival: {
    title: 'Venir en train',
    station: 'La gare : {{station}}',
    toCentre: 'De la gare au centre',
    connections: 'Les principales liaisons',
    city: 'Ville',
    fastest: 'Train le plus rapide',
    changesTitle: 'Correspondances',
    direct: 'aucune',
    changes_one: '{{count}}',
    changes_other: '{{count}}',
    note: 'Durées des trains les plus rapides selon les horaires, dans les deux sens. Les autres mettent plus longtemps : la billetterie en ligne les affiche tous.',
  },
  stay: { title: 'Où dormir', link: 'Voir les hôtels à {{city}}' },
  others: 'Autres villes',
  sources: 'Sources de cette page',
};
