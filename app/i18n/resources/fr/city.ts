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
  populationYear: '{{population}} ({{year}})',
  direct: 'Trains directs : {{cities}}',
  book: 'Trouver un train pour {{city}}',
  hotels: 'Hôtels à {{city}}',
  attractions: 'Que voir à {{city}}',
  arrival: {
    title: 'Venir en train',
    station: 'La gare : {{station}}',
    toCentre: 'De la gare au centre',
    connections: 'Les principales liaisons',
    from: 'Depuis',
    fastest: 'Temps le plus court',
    changesTitle: 'Changements',
    direct: 'direct',
    changes_one: '{{count}}\u00a0changement',
    changes_other: '{{count}}\u00a0changements',
    note: 'Temps les plus courts à l’horaire, dans un sens comme dans l’autre. Les autres trains mettent plus longtemps : la billetterie les affiche tous.',
  },
  stay: { title: 'Où dormir', link: 'Voir les hôtels à {{city}}' },
  others: 'D’autres villes',
  sources: 'Sources de cette page',
};
