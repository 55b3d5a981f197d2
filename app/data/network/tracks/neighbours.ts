import type { Track } from '../schema.ts';

export const NEIGHBOUR_TRACKS: readonly Track[] = [
  {
    from: 'como',
    to: 'lugano',
    kind: 'main',
    via: [
      ['83013011', 'Chiasso'],
      ['85053058', 'Mendrisio'],
    ],
  },
  { from: 'lugano', to: 'bellinzona', kind: 'main', via: [] },
  {
    from: 'bellinzona',
    to: 'arth-goldau',
    kind: 'main',
    via: [
      ['85052092', 'Biasca'],
      ['85051144', 'Erstfeld'],
      ['85051128', 'Flüelen'],
    ],
  },
  { from: 'arth-goldau', to: 'zurich', kind: 'main', via: [['85022046', 'Zug Bahnhof']] },
  {
    from: 'zurich',
    to: 'basel',
    kind: 'conventional',
    via: [
      ['85003095', 'Brugg'],
      ['85003053', 'Frick'],
      ['85003012', 'Rheinfelden'],
    ],
  },
  { from: 'arth-goldau', to: 'lucerne', kind: 'conventional', via: [['85022020', 'Rotkreuz']] },
  {
    from: 'lucerne',
    to: 'olten',
    kind: 'conventional',
    via: [
      ['85020073', 'Sursee'],
      ['85020016', 'Zofingen'],
    ],
  },
  { from: 'olten', to: 'basel', kind: 'main', via: [['85000232', 'Liestal']] },
  {
    from: 'domodossola',
    to: 'brig',
    kind: 'main',
    via: [['83010009', 'Iselle di Trasquera']],
  },
  { from: 'brig', to: 'visp', kind: 'main', via: [] },
  {
    from: 'visp',
    to: 'bern',
    kind: 'main',
    via: [
      ['85074781', 'Frutigen'],
      ['85074831', 'Spiez'],
      ['85071001', 'Thun'],
    ],
  },
  {
    from: 'bern',
    to: 'olten',
    kind: 'main',
    via: [
      ['85080051', 'Burgdorf'],
      ['85081000', 'Langenthal'],
    ],
  },
  {
    from: 'visp',
    to: 'lausanne',
    kind: 'main',
    via: [
      ['85015065', 'Sion'],
      ['85015008', 'Martigny'],
      ['85013003', 'Montreux'],
    ],
  },
  { from: 'lausanne', to: 'geneva', kind: 'main', via: [['85010306', 'Nyon']] },
  {
    from: 'turin-porta-susa',
    to: 'modane',
    kind: 'main',
    via: [
      ['83002147', 'Avigliana'],
      ['83002089', 'Bussoleno'],
      ['83002048', 'Oulx-Cesana-Clavière-Sestrières'],
      ['83002022', 'Bardonecchia'],
    ],
  },
  {
    from: 'modane',
    to: 'chambery',
    kind: 'main',
    via: [
      ['87742361', 'St-Michel—Valloire'],
      ['87742320', 'St-Jean-de-Maurienne—Arvan'],
      ['87741223', 'St-Pierre-d’Albigny'],
    ],
  },
  {
    from: 'chambery',
    to: 'lyon',
    kind: 'main',
    via: [
      ['87723478', 'La Tour-du-Pin'],
      ['87723429', 'Bourgoin-Jallieu'],
    ],
  },
  {
    from: 'lyon',
    to: 'paris',
    kind: 'high-speed',
    via: [
      ['87725705', 'Mâcon—Loché TGV'],
      ['87694109', 'Le Creusot TGV'],
    ],
  },
  {
    from: 'ventimiglia',
    to: 'nice',
    kind: 'conventional',
    via: [
      ['87756486', 'Menton'],
      ['87756403', 'Monaco—Monte-Carlo'],
    ],
  },
  {
    from: 'brenner',
    to: 'innsbruck',
    kind: 'main',
    via: [['81022632', 'Matrei am Brenner']],
  },
  {
    from: 'innsbruck',
    to: 'munich',
    kind: 'main',
    via: [
      ['81011767', 'Jenbach'],
      ['81011700', 'Wörgl'],
      ['81021840', 'Kufstein'],
      ['80201749', 'Rosenheim'],
      ['80201996', 'Grafing Bahnhof'],
    ],
  },
  {
    from: 'udine',
    to: 'villach',
    kind: 'fast',
    via: [
      ['83030197', 'Gemona del Friuli'],
      ['83030163', 'Carnia'],
      ['83030106', 'Pontebba'],
      ['83030015', 'Tarvisio Boscoverde'],
    ],
  },
  { from: 'villach', to: 'klagenfurt', kind: 'fast', via: [['81036509', 'Velden am Wörther See']] },
  { from: 'klagenfurt', to: 'graz', kind: 'high-speed', via: [] },
  {
    from: 'graz',
    to: 'vienna',
    kind: 'fast',
    via: [
      ['81031583', 'Bruck/Mur'],
      ['81031443', 'Mürzzuschlag'],
      ['81031260', 'Wiener Neustadt Hbf'],
    ],
  },
];
