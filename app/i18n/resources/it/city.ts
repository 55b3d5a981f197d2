import type { city as english } from '../en/city.ts';
import type { Shape } from '../shape.ts';

export const city: Shape<typeof english> = {
  poster: 'Manifesto di {{city}}',
  meta: {
    title: '{{city}} in treno: cosa vedere e dove dormire',
    description: '{{summary}} Cosa vedere, come arrivare, dove dormire.',
  },
  region: 'Regione',
  population: 'Abitanti',
  populationYear: '{{population}}\u00a0({{year}})',
  direct: 'Treni diretti per {{cities}}',
  book: 'Cerca un treno per {{city}}',
  hotels: 'Hotel a {{city}}',
  attractions: 'Cosa vedere a {{city}}',
  arrival: {
    title: 'Arrivare in treno',
    station: 'La stazione: {{station}}',
    toCentre: 'Dalla stazione al centro',
    connections: 'I collegamenti principali',
    city: 'Città',
    fastest: 'Treno più veloce',
    changesTitle: 'Cambi',
    direct: 'nessuno',
    changes_one: '{{count}}',
    changes_other: '{{count}}',
    note: 'Tempi dei treni più veloci in orario, validi nei due sensi. Gli altri impiegano di più: li trovi tutti sulla biglietteria online.',
  },
  stay: { title: 'Dove dormire', link: 'Vedi gli hotel a {{city}}' },
  others: 'Altre città',
  sources: 'Fonti di questa pagina',
};
