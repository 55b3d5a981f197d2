import type { city as english } from '../en/city.ts';
import type { Shape } from '../shape.ts';

export const city: Shape<typeof english> = {
  poster: 'Manifesto di {{city}}',
  posterFiles: {
    note: 'Porta il manifesto con te: è gratuito, per uso personale.',
    sheet: 'Foglio da stampare',
    sheetFile: 'SVG, A3',
    wallpaper: 'Sfondo per il telefono',
    wallpaperFile: 'PNG, {{width}} × {{height}} pixel',
  },
  meta: {
    title: '{{city}} in treno: cosa vedere e dove dormire',
    description: '{{summary}} Cosa vedere, come arrivare, dove dormire.',
  },
  region: 'Regione',
  population: 'Abitanti',
  populationYear: '{{population}}\u00a0({{year}})',
  direct: 'Treni diretti da',
  moreDirect: 'altre città sulla mappa',
  book: 'Cerca un treno per {{city}}',
  hotels: 'Hotel a {{city}}',
  attractions: 'Cosa vedere a {{city}}',
  moreAttractions: 'Se hai più tempo',
  arrival: {
    title: 'Arrivare in treno',
    station: 'La stazione',
    sign: 'Sui cartelli della stazione:',
    toCentre: 'Dalla stazione al centro',
    /** Below the board, about the numbers that are marked with an asterisk. */
    without: 'Senza contare {{others}}.',
    trip: '{{from}} – {{to}}',
    connections: 'In treno da altre località',
    city: 'Da',
    fastest: 'Treno più veloce',
    trains: 'Diretti al giorno',
    direct: 'diretto: {{duration}}',
    changes_one: '{{count}} cambio',
    changes_other: '{{count}} cambi',
    others: 'Ci sono anche treni diretti di {{operator}} da {{cities}}: qui non sono contati.',
    note: 'Qui arrivano anche treni di altre compagnie.',
  },
  stay: { title: 'Dove dormire', link: 'Vedi gli hotel a {{city}}' },
  others: 'Altre città',
  sources: 'Fonti di questa pagina',
};
