import type { Track } from '../schema.ts';

export const SOUTHERN_TRACKS: readonly Track[] = [
  {
    from: 'cassino',
    to: 'vairano',
    kind: 'high-speed',
    via: [['83092015', 'Mignano Monte Lungo']],
  },
  { from: 'vairano', to: 'naples', kind: 'high-speed', via: [['83099887', 'Napoli Afragola']] },
  // Past Teano, and so twice across the high-speed railway; drawn beside it.
  { from: 'vairano', to: 'caserta', kind: 'conventional', via: [] },
  {
    from: 'naples',
    to: 'salerno',
    kind: 'high-speed',
    via: [
      ['83092163', 'Casalnuovo di Napoli'],
      ['83097014', 'Palma-San Gennaro'],
      ['83097022', 'Sarno'],
      ['83098145', 'Nocera Inferiore'],
    ],
  },
  {
    from: 'foggia',
    to: 'barletta',
    kind: 'main',
    via: [['83111039', 'Cerignola Campagna']],
  },
  { from: 'barletta', to: 'bari', kind: 'main', via: [['83111146', 'Molfetta']] },
  {
    from: 'bari',
    to: 'brindisi',
    kind: 'main',
    via: [
      ['83111286', 'Polignano a Mare'],
      ['83111294', 'Monopoli'],
      ['83111302', 'Fasano'],
      ['83111328', 'Ostuni'],
    ],
  },
  { from: 'brindisi', to: 'lecce', kind: 'main', via: [['83111427', 'Squinzano']] },
  {
    from: 'bari',
    to: 'taranto',
    kind: 'main',
    via: [
      ['83115048', 'Acquaviva delle Fonti'],
      ['83115055', 'Gioia del Colle'],
      ['83115113', 'Castellaneta'],
    ],
  },
  {
    from: 'taranto',
    to: 'brindisi',
    kind: 'conventional',
    via: [
      ['83116020', 'Grottaglie'],
      ['83116038', 'Francavilla Fontana'],
      ['83116061', 'Latiano'],
    ],
  },
  {
    from: 'formia',
    to: 'aversa',
    kind: 'main',
    via: [
      ['83091504', 'Minturno-Scauri'],
      ['83090001', 'Sessa Aurunca-Roccamonfina'],
      ['83090035', 'Villa Literno'],
    ],
  },
  { from: 'aversa', to: 'naples', kind: 'main', via: [] },
  { from: 'caserta', to: 'naples', kind: 'conventional', via: [['83092130', 'Cancello']] },
  { from: 'caserta', to: 'benevento', kind: 'main', via: [['83093260', 'Telese-Cerreto']] },
  {
    from: 'benevento',
    to: 'foggia',
    kind: 'main',
    via: [
      ['83093161', 'Ariano Irpino'],
      ['83093211', 'Bovino-Deliceto'],
    ],
  },
  { from: 'salerno', to: 'battipaglia', kind: 'main', via: [] },
  {
    from: 'battipaglia',
    to: 'potenza',
    kind: 'conventional',
    via: [
      ['83098277', 'Sicignano degli Alburni'],
      ['83098335', 'Picerno'],
    ],
  },
  {
    from: 'potenza',
    to: 'taranto',
    kind: 'main',
    via: [
      ['83114561', 'Grassano-Garaguso-Tricarico'],
      ['83114587', 'Ferrandina Scalo Matera'],
      ['83114611', 'Metaponto'],
    ],
  },
  {
    from: 'battipaglia',
    to: 'paola',
    kind: 'main',
    via: [
      ['83117051', 'Agropoli-Castellabate'],
      ['83117093', 'Vallo della Lucania-Castelnuovo'],
      ['83117218', 'Sapri'],
      ['83117275', 'Scalea-Santa Domenica Talao'],
      ['83117341', 'Capo Bonifati'],
    ],
  },
  { from: 'paola', to: 'lamezia-terme', kind: 'main', via: [['83117440', 'Amantea']] },
  {
    from: 'lamezia-terme',
    to: 'villa-san-giovanni',
    kind: 'main',
    via: [
      ['83117895', 'Vibo Valentia-Pizzo'],
      ['83117606', 'Tropea'],
      ['83117655', 'Rosarno'],
      ['83117663', 'Gioia Tauro'],
      ['83117721', 'Scilla'],
    ],
  },
  { from: 'villa-san-giovanni', to: 'reggio-calabria', kind: 'main', via: [] },
  { from: 'villa-san-giovanni', to: 'messina', kind: 'ferry', via: [] },
  {
    from: 'messina',
    to: 'catania',
    kind: 'main',
    via: [
      ['83123125', 'Roccalumera-Mandanici'],
      ['83123174', 'Taormina-Giardini'],
      ['83123240', 'Giarre-Riposto'],
      ['83123281', 'Acireale'],
    ],
  },
  {
    from: 'catania',
    to: 'siracusa',
    kind: 'main',
    via: [
      ['83123414', 'Lentini'],
      ['83123455', 'Augusta'],
    ],
  },
  {
    from: 'messina',
    to: 'fiumetorto',
    kind: 'main',
    via: [
      ['83120428', 'Milazzo'],
      ['83120360', 'Patti-San Piero Patti'],
      ['83120303', 'Capo d’Orlando-Naso'],
      ['83120279', 'Sant’Agata di Militello'],
      ['83120246', 'San Stefano di Camastra-Mistretta'],
      ['83120196', 'Cefalu'],
    ],
  },
  {
    from: 'fiumetorto',
    to: 'palermo',
    kind: 'main',
    via: [
      ['83120147', 'Termini Imerese'],
      ['83120089', 'Bagheria'],
    ],
  },
  {
    from: 'catania',
    to: 'fiumetorto',
    kind: 'conventional',
    via: [
      ['83122440', 'Catenanuova-Centuripe'],
      ['83122408', 'Dittaino'],
      ['83122382', 'Enna'],
      ['83123802', 'Caltanissetta Xirbi'],
      ['83122044', 'Roccapalumba-Alia'],
    ],
  },
  { from: 'cagliari', to: 'decimomannu', kind: 'conventional', via: [['83128892', 'Assemini']] },
  { from: 'decimomannu', to: 'iglesias', kind: 'conventional', via: [['83129544', 'Siliqua']] },
  {
    from: 'decimomannu',
    to: 'oristano',
    kind: 'conventional',
    via: [
      ['83128868', 'Serramanna-Nuraminis'],
      ['83128827', 'San Gavino'],
      ['83128801', 'Uras-Mogoro'],
    ],
  },
  {
    from: 'oristano',
    to: 'chilivani',
    kind: 'conventional',
    via: [
      ['83128744', 'Paulilatino'],
      ['83128736', 'Abbasanta'],
      ['83128694', 'Macomer'],
      ['83128678', 'Bonorva'],
    ],
  },
  {
    from: 'chilivani',
    to: 'sassari',
    kind: 'conventional',
    via: [['83128165', 'Ploaghe']],
  },
  {
    from: 'chilivani',
    to: 'olbia',
    kind: 'conventional',
    via: [
      ['83128595', 'Berchidda'],
      ['83128579', 'Monti-Telti'],
    ],
  },
];
