import type { Track } from '../schema.ts';

export const CENTRAL_TRACKS: readonly Track[] = [
  {
    from: 'florence',
    to: 'arezzo',
    kind: 'high-speed',
    via: [
      ['83069088', 'Figline Valdarno'],
      ['83069104', 'Montevarchi-Terranuova'],
    ],
  },
  {
    from: 'arezzo',
    to: 'terontola',
    kind: 'high-speed',
    via: [['83069203', 'Castiglion Fiorentino']],
  },
  { from: 'terontola', to: 'chiusi', kind: 'high-speed', via: [] },
  { from: 'chiusi', to: 'orvieto', kind: 'high-speed', via: [['83082016', 'Fabro-Ficulle']] },
  { from: 'orvieto', to: 'orte', kind: 'high-speed', via: [['83082073', 'Attigliano-Bomarzo']] },
  {
    from: 'orte',
    to: 'rome',
    kind: 'high-speed',
    via: [
      ['83082131', 'Poggio Mirteto'],
      ['83082172', 'Roma Tiburtina'],
    ],
  },
  {
    from: 'rome',
    to: 'cassino',
    kind: 'high-speed',
    via: [
      ['83086553', 'Labico'],
      ['83086587', 'Anagni-Fiuggi'],
      ['83086629', 'Frosinone'],
    ],
  },
  {
    from: 'genoa',
    to: 'savona',
    kind: 'main',
    via: [
      ['83045344', 'Genova Voltri'],
      ['83045328', 'Cogoleto'],
      ['83045310', 'Varazze'],
    ],
  },
  {
    from: 'savona',
    to: 'sanremo',
    kind: 'main',
    via: [
      ['83045260', 'Spotorno-Noli'],
      ['83045229', 'Finale Ligure Marina'],
      ['83045195', 'Loano'],
      ['83045161', 'Albenga'],
      ['83045153', 'Alassio'],
      ['83045112', 'Diano Marina'],
      ['83045237', 'Imperia'],
    ],
  },
  { from: 'sanremo', to: 'ventimiglia', kind: 'main', via: [['83045039', 'Bordighera']] },
  {
    from: 'genoa',
    to: 'la-spezia',
    kind: 'main',
    via: [
      ['83047076', 'Genova Nervi'],
      ['83047142', 'Recco'],
      ['83047209', 'Rapallo'],
      ['83047225', 'Chiavari'],
      ['83047258', 'Sestri Levante'],
      ['83047316', 'Levanto'],
      ['83047324', 'Monterosso'],
    ],
  },
  {
    from: 'la-spezia',
    to: 'pisa',
    kind: 'main',
    via: [
      ['83060079', 'Sarzana'],
      ['83060095', 'Massa Centro'],
      ['83060400', 'Viareggio'],
    ],
  },
  { from: 'pisa', to: 'livorno', kind: 'main', via: [] },
  {
    from: 'livorno',
    to: 'grosseto',
    kind: 'main',
    via: [
      ['83060269', 'Cecina'],
      ['83060319', 'Campiglia Marittima'],
      ['83060335', 'Follonica'],
    ],
  },
  {
    from: 'grosseto',
    to: 'civitavecchia',
    kind: 'main',
    via: [
      ['83080044', 'Orbetello-Monte Argentario'],
      ['83080085', 'Montalto di Castro'],
      ['83080093', 'Tarquinia'],
    ],
  },
  {
    from: 'civitavecchia',
    to: 'trastevere',
    kind: 'main',
    via: [
      ['83080150', 'Santa Marinella'],
      ['83080218', 'Ladispoli-Cerveteri'],
    ],
  },
  { from: 'trastevere', to: 'rome', kind: 'main', via: [] },
  {
    from: 'trastevere',
    to: 'rome-fiumicino',
    kind: 'conventional',
    via: [['83084038', 'Ponte Galeria']],
  },
  { from: 'florence', to: 'empoli', kind: 'main', via: [] },
  {
    from: 'empoli',
    to: 'pisa',
    kind: 'main',
    via: [
      ['83065094', 'San Miniato-Fucecchio'],
      ['83065060', 'Pontedera-Casciana Terme'],
    ],
  },
  {
    from: 'empoli',
    to: 'siena',
    kind: 'conventional',
    via: [
      ['83068031', 'Certaldo'],
      ['83068056', 'Poggibonsi-San Gimignano'],
    ],
  },
  {
    from: 'siena',
    to: 'chiusi',
    kind: 'conventional',
    via: [
      ['83068130', 'Asciano'],
      ['83068528', 'Sinalunga'],
    ],
  },
  {
    from: 'florence',
    to: 'lucca',
    kind: 'conventional',
    via: [
      ['83064162', 'Prato Centrale'],
      ['83064147', 'Pistoia'],
      ['83064113', 'Montecatini Terme-Monsummano'],
    ],
  },
  { from: 'lucca', to: 'pisa', kind: 'conventional', via: [['83064006', 'San Giuliano Terme']] },
  {
    from: 'terontola',
    to: 'perugia',
    kind: 'conventional',
    via: [
      ['83070011', 'Passignano sul Trasimeno'],
      ['83070029', 'Magione'],
    ],
  },
  { from: 'perugia', to: 'assisi', kind: 'conventional', via: [] },
  { from: 'assisi', to: 'foligno', kind: 'conventional', via: [] },
  { from: 'foligno', to: 'terni', kind: 'main', via: [['83072215', 'Spoleto']] },
  { from: 'terni', to: 'orte', kind: 'main', via: [['83072306', 'Narni-Amelia']] },
  {
    from: 'foligno',
    to: 'falconara',
    kind: 'main',
    via: [
      ['83072116', 'Gualdo Tadino'],
      ['83072082', 'Fabriano'],
      ['83072025', 'Jesi'],
    ],
  },
  { from: 'falconara', to: 'ancona', kind: 'main', via: [] },
  {
    from: 'castelbolognese',
    to: 'rimini',
    kind: 'main',
    via: [
      ['83050583', 'Faenza'],
      ['83050591', 'Forlì'],
      ['83050666', 'Cesena'],
    ],
  },
  { from: 'castelbolognese', to: 'ravenna', kind: 'conventional', via: [['83059014', 'Lugo']] },
  {
    from: 'ravenna',
    to: 'rimini',
    kind: 'conventional',
    via: [
      ['83058149', 'Cervia-Milano Marittima'],
      ['83058156', 'Cesenatico'],
    ],
  },
  {
    from: 'rimini',
    to: 'pesaro',
    kind: 'main',
    via: [
      ['83071019', 'Riccione'],
      ['83071027', 'Cattolica-San Giovanni-Gabicce'],
    ],
  },
  {
    from: 'pesaro',
    to: 'falconara',
    kind: 'main',
    via: [
      ['83071050', 'Fano'],
      ['83071084', 'Senigallia'],
    ],
  },
  {
    from: 'ancona',
    to: 'pescara',
    kind: 'main',
    via: [
      ['83075036', 'Loreto'],
      ['83075069', 'Civitanova Marche-Montegranaro'],
      ['83075085', 'Porto San Giorgio-Fermo'],
      ['83075135', 'San Benedetto del Tronto'],
      ['83078022', 'Giulianova'],
    ],
  },
  {
    from: 'pescara',
    to: 'foggia',
    kind: 'main',
    via: [
      ['83078154', 'Ortona'],
      ['83078279', 'Vasto-San Salvo'],
      ['83110197', 'Termoli'],
      ['83110254', 'San Severo'],
    ],
  },
  {
    from: 'rome',
    to: 'formia',
    kind: 'main',
    via: [
      ['83086082', 'Latina'],
      ['83086041', 'Priverno-Fossanova'],
      ['83086066', 'Fondi-Sperlonga'],
    ],
  },
  {
    from: 'rome',
    to: 'pescara',
    kind: 'conventional',
    via: [
      ['83085084', 'Tivoli'],
      ['83085266', 'Avezzano'],
      ['83085399', 'Sulmona'],
      ['83077123', 'Chieti'],
    ],
  },
];
