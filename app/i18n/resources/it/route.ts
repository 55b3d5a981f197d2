import type { route as english } from '../en/route.ts';
import type { Shape } from '../shape.ts';

export const route: Shape<typeof english> = {
  title: 'Da {{from}} a\u00a0{{to}} in treno',
  frequency: 'Frequenza',
  price: 'Prezzo',
  details: {
    title: 'Dettagli del viaggio',
    distance: 'Distanza',
    direct: '{{duration}}, diretto',
    change_one: '{{duration}}, {{count}} cambio a {{places}}',
    change_other: '{{duration}}, {{count}} cambi, a {{places}}',
    typical: 'Durata tipica',
    first: 'Primo treno',
    last: 'Ultimo treno',
    kinds: 'Tipi di treno',
    operators: 'Compagnie',
    italo: 'Su questa tratta viaggia anche Italo: i suoi treni qui non sono contati.',
  },
  why: {
    title: 'Perché prendere il treno',
    speed: {
      title: 'Treni ad alta velocità',
      text: 'Alcuni uniscono le due città in {{duration}}, fino a 300\u00a0km/\u2060h dove la linea lo permette.',
    },
    /** High-speed trains on lines that no train runs along at 300 km/h. */
    fast: {
      title: 'Treni ad alta velocità',
      text: 'Alcuni uniscono le due città in {{duration}}.',
    },
    direct: {
      title: 'Treni diretti',
      text: 'Alcuni uniscono le due città in {{duration}}, senza cambi.',
    },
    seating: {
      title: 'Posti comodi',
      text: 'Sui treni a lunga percorrenza il posto è assegnato, e quando vuoi puoi alzarti a sgranchirti le gambe.',
    },
    views: {
      title: 'Bei panorami',
      text: 'Siediti al finestrino: campi, colline e paesi ti passano accanto, senza nuvole in mezzo.',
    },
    stations: {
      title: 'Stazioni centrali',
      text: 'Sali a {{departure}} e scendi a {{arrival}}: sei già in città.',
    },
  },
  comparison: {
    title: 'Treno o auto?',
    titlePlane: 'Treno, aereo o auto?',
    caption: 'Da {{from}} a {{to}}, da porta a porta, per una persona',
    moving: 'In viaggio',
    margin: 'Tragitti e attese',
    total: 'Da porta a\u00a0porta',
    co2: 'Emissioni di\u00a0CO₂',
    modes: { train: 'Treno', plane: 'Aereo', car: 'Auto' },
    fastest: 'il\u00a0più\u00a0rapido',
    least: 'le\u00a0più\u00a0basse',
    margins:
      'Tragitti e attese: {{train}} per le due stazioni, {{car}} per prendere l’auto e parcheggiarla. I\u00a0tempi su strada sono stime senza traffico né soste.',
    planeMargin: 'Per i due aeroporti, con controlli e imbarco, contiamo {{plane}}.',
    factors:
      'Grammi di CO₂ equivalente per passeggero e per chilometro: {{train}}\u00a0in\u00a0treno, {{car}}\u00a0in\u00a0auto con l’occupazione media. Agenzia europea dell’ambiente, medie dell’Unione europea nel {{year}}.',
    factorsPlane:
      'Grammi di CO₂ equivalente per passeggero e per chilometro: {{train}}\u00a0in\u00a0treno, {{plane}}\u00a0in\u00a0aereo, {{car}}\u00a0in\u00a0auto con l’occupazione media. Agenzia europea dell’ambiente, medie dell’Unione europea nel {{year}}.',
  },
  questions: 'Domande frequenti',
  cities: {
    title: 'A {{from}} e a\u00a0{{to}}',
    hotels: 'Hotel a {{city}}',
    back: 'Per il ritorno: da {{from}} a {{to}}',
  },
  others: 'Altre tratte',
  othersWithout: '* Senza contare {{others}}.',
  view: 'Vedi la tratta',
  sources: {
    title: 'Fonti di questa pagina',
    timetable: 'Treni',
    distance: 'Distanza',
    frequency: 'Intervallo',
    lines: 'Altri treni',
    italo: 'Italo',
    price: 'Prezzo',
    drive: 'Strada',
    flight: 'Volo',
    emissions: 'Emissioni',
  },
};
