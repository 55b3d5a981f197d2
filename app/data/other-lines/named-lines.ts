import type { NamedLine } from './schema.ts';

/** The run of a line as of 2025; new timetables begin every December. */
const REVIEW = { checkedOn: '2025', reviewBy: '2027-01-31' } as const;

const ofCompany = (name: string, url: string) => ({ source: { name, url }, ...REVIEW });

const TPER = ofCompany('Trenitalia Tper', 'https://www.trenitaliatper.it/');
const EAV = ofCompany('EAV', 'https://www.eavsrl.it/');
const FT = ofCompany('Ferrotramviaria', 'https://www.ferrovienordbarese.it/');
const STM = ofCompany('südtirolmobil', 'https://www.suedtirolmobil.info/');
const FSE = ofCompany('Ferrovie del Sud Est', 'https://www.fseonline.it/');
const FAL = ofCompany('Ferrovie Appulo Lucane', 'https://www.ferrovieappulolucane.it/');
const FDC = ofCompany('Ferrovie della Calabria', 'https://www.ferroviedellacalabria.it/');
const ARST = ofCompany('ARST', 'https://www.arst.sardegna.it/');
const TFT = ofCompany(
  'Trasporto Ferroviario Toscano',
  'https://www.trasportoferroviariotoscano.it/',
);
const TT = ofCompany('Trentino Trasporti', 'https://www.trentinotrasporti.it/');
const VIG = ofCompany('Vigezzina-Centovalli', 'https://www.vigezzinacentovalli.com/');
const RHB = ofCompany('Rhätische Bahn', 'https://www.rhb.ch/');
const BLS = ofCompany('BLS', 'https://www.bls.ch/');
const SNCF = ofCompany('SNCF Voyageurs', 'https://www.sncf-voyageurs.com/');
const TILO = ofCompany('TILO', 'https://www.tilo.ch/');
const OEBB = ofCompany('ÖBB', 'https://www.oebb.at/');

/**
 * Lines of other companies by their run alone. Closed for works for a season, a line stays here: it
 * is named, and its times are the company's to tell.
 */
export const NAMED_LINES: readonly NamedLine[] = [
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83050005', 'Piacenza'],
      ['83050096', 'Fidenza'],
      ['83050146', 'Parma'],
      ['83050237', 'Reggio Emilia'],
      ['83050328', 'Modena'],
      ['83050435', 'Bologna Centrale'],
      ['83050534', 'Castel San Pietro Terme'],
      ['83050542', 'Imola'],
      ['83050567', 'Castel Bolognese-Riolo Terme'],
      ['83050583', 'Faenza'],
      ['83050591', 'Forlì'],
      ['83050666', 'Cesena'],
      ['83050716', 'Rimini'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83050435', 'Bologna Centrale'],
      ['83050534', 'Castel San Pietro Terme'],
      ['83050542', 'Imola'],
      ['83050567', 'Castel Bolognese-Riolo Terme'],
      ['83059014', 'Lugo'],
      ['83059022', 'Bagnacavallo'],
      ['83059030', 'Russi'],
      ['83058115', 'Ravenna'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83050435', 'Bologna Centrale'],
      ['83057232', 'San Giorgio di Piano'],
      ['83057224', 'San Pietro in Casale'],
      ['83057125', 'Ferrara'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83050435', 'Bologna Centrale'],
      ['83051011', 'Casalecchio di Reno'],
      ['83051045', 'Sasso Marconi'],
      ['83051052', 'Marzabotto'],
      ['83051078', 'Vergato'],
      ['83051086', 'Riola'],
      ['83051102', 'Porretta Terme'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83050435', 'Bologna Centrale'],
      ['83272088', 'Budrio'],
      ['83272260', 'Molinella'],
      ['83058024', 'Portomaggiore'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83050435', 'Bologna Centrale'],
      ['83050997', 'Casalecchio Garibaldi'],
      ['83059782', 'Vignola'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83050328', 'Modena'],
      ['83023499', 'Carpi'],
      ['83023465', 'Rolo-Novi-Fabbrico'],
      ['83023440', 'Gonzaga-Reggiolo'],
      ['83023408', 'Suzzara'],
      ['83023366', 'Mantova'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83057125', 'Ferrara'],
      ['83058024', 'Portomaggiore'],
      ['83058040', 'Argenta'],
      ['83058115', 'Ravenna'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83058115', 'Ravenna'],
      ['83058149', 'Cervia-Milano Marittima'],
      ['83058156', 'Cesenatico'],
      ['83058172', 'Bellaria'],
      ['83050716', 'Rimini'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83050237', 'Reggio Emilia'],
      ['83052548', 'Reggio Emilia AV Mediopadana'],
      ['83292029', 'Bagnolo in Piano'],
      ['83292045', 'Novellara'],
      ['83283226', 'Guastalla'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83050237', 'Reggio Emilia'],
      ['83293050', 'Sassuolo'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83050146', 'Parma'],
      ['83283226', 'Guastalla'],
      ['83023408', 'Suzzara'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83050096', 'Fidenza'],
      ['83050906', 'Salsomaggiore Terme'],
    ],
    ...TPER,
  },
  {
    operator: 'trenitalia-tper',
    kind: 'train',
    stops: [
      ['83057125', 'Ferrara'],
      ['83330118', 'Codigoro'],
    ],
    ...TPER,
  },
  {
    operator: 'eav',
    name: 'Circumvesuviana',
    kind: 'train',
    stops: [
      ['83092189', 'Napoli Centrale', 'Napoli Garibaldi'],
      ['83138743', 'Pompei Scavi Archeologici', 'Pompei Scavi-Villa dei Misteri'],
      ['83138388', 'Sorrento'],
    ],
    ...EAV,
  },
  {
    operator: 'ferrotramviaria',
    kind: 'train',
    stops: [
      ['83111195', 'Bari Centrale', 'Bari Centrale Ferrotramviaria'],
      ['83550145', 'Bari Aeroporto'],
      ['83550160', 'Bitonto'],
      ['83550194', 'Ruvo di Puglia'],
      ['83550202', 'Corato'],
    ],
    ...FT,
    checkedOn: '2026-03',
  },
  {
    operator: 'suedtirolmobil',
    kind: 'train',
    stops: [
      ['83022160', 'Merano/Meran'],
      ['83022111', 'Naturno/Naturns'],
      ['83022053', 'Silandro/Schlanders'],
      ['83022004', 'Malles Venosta/Mals'],
    ],
    ...STM,
    checkedOn: '2025-10',
  },
  {
    operator: 'fse',
    kind: 'train',
    stops: [
      ['83111195', 'Bari Centrale'],
      ['83410084', 'Conversano'],
      ['83410092', 'Castellana Grotte'],
      ['83410100', 'Putignano'],
    ],
    ...FSE,
  },
  // Some trains run through; between Bari and Putignano there are two ways.
  {
    operator: 'fse',
    kind: 'train',
    stops: [
      ['83111195', 'Bari Centrale'],
      ['83410100', 'Putignano'],
      ['83410118', 'Noci'],
      ['83410126', 'Alberobello'],
      ['83410134', 'Locorotondo'],
      ['83410142', 'Martina Franca'],
    ],
    ...FSE,
  },
  {
    operator: 'fse',
    kind: 'train',
    stops: [
      ['83410142', 'Martina Franca'],
      ['83114652', 'Taranto'],
    ],
    ...FSE,
  },
  {
    operator: 'fse',
    kind: 'train',
    stops: [
      ['83410142', 'Martina Franca'],
      ['83116038', 'Francavilla Fontana'],
      ['83410365', 'Manduria'],
      ['83111450', 'Lecce'],
    ],
    ...FSE,
  },
  {
    operator: 'fse',
    kind: 'train',
    stops: [
      ['83111450', 'Lecce'],
      ['83410886', 'Nardò Centrale'],
      ['83410910', 'Gallipoli'],
    ],
    ...FSE,
  },
  {
    operator: 'fal',
    kind: 'train',
    stops: [
      ['83111195', 'Bari Centrale', 'Bari Centrale FAL'],
      ['83540146', 'Altamura FAL'],
      ['83137067', 'Matera', 'Matera Centrale'],
    ],
    ...FAL,
  },
  {
    operator: 'ferrovie-della-calabria',
    kind: 'train',
    stops: [
      ['83118331', 'Catanzaro Lido'],
      ['83542282', 'Catanzaro Città'],
    ],
    ...FDC,
  },
  {
    operator: 'arst',
    kind: 'train',
    stops: [
      ['83128074', 'Sassari'],
      ['83437095', 'Alghero'],
    ],
    ...ARST,
  },
  {
    operator: 'arst',
    kind: 'train',
    stops: [
      ['83128694', 'Macomer'],
      ['83425272', 'Nuoro'],
    ],
    ...ARST,
  },
  {
    operator: 'tft',
    kind: 'train',
    stops: [
      ['83069153', 'Arezzo'],
      ['83341057', 'Bibbiena'],
    ],
    ...TFT,
  },
  {
    operator: 'tft',
    kind: 'train',
    stops: [
      ['83069153', 'Arezzo'],
      ['83340059', 'Monte San Savino'],
      ['83068528', 'Sinalunga'],
    ],
    ...TFT,
  },
  {
    operator: 'trentino-trasporti',
    kind: 'train',
    stops: [
      ['83020388', 'Trento'],
      ['83150052', 'Cles'],
      ['83150011', 'Malè'],
      ['83150219', 'Dimaro'],
    ],
    ...TT,
  },
  {
    operator: 'vigezzina',
    name: 'Vigezzina-Centovalli',
    kind: 'train',
    stops: [
      ['83010033', 'Domodossola'],
      ['83140038', 'Santa Maria Maggiore'],
      ['85054007', 'Locarno'],
    ],
    ...VIG,
  },
  {
    operator: 'rhb',
    name: 'Bernina',
    kind: 'train',
    stops: [
      ['83014407', 'Tirano'],
      ['85092551', 'Pontresina'],
    ],
    ...RHB,
  },
  {
    operator: 'bls',
    kind: 'train',
    stops: [
      ['83010033', 'Domodossola'],
      ['85016097', 'Briga'],
      ['85074831', 'Spiez'],
      ['85070003', 'Berna Hbf'],
    ],
    ...BLS,
  },
  {
    operator: 'sncf',
    name: 'TER',
    kind: 'train',
    stops: [
      ['83045013', 'Ventimiglia'],
      ['87756486', 'Mentone'],
      ['87756403', 'Monaco – Monte-Carlo'],
      ['87756056', 'Nizza Ville'],
      ['87757674', 'Antibes'],
      ['87757625', 'Cannes'],
    ],
    ...SNCF,
  },
  {
    operator: 'sncf',
    name: 'TGV INOUI',
    kind: 'train',
    stops: [
      ['87686006', 'Parigi Gare de Lyon'],
      ['83002220', 'Torino Porta Susa'],
    ],
    ...SNCF,
  },
  {
    operator: 'sncf',
    name: 'TGV INOUI',
    kind: 'train',
    stops: [
      ['87686006', 'Parigi Gare de Lyon'],
      ['83016451', 'Milano Porta Garibaldi'],
    ],
    ...SNCF,
  },
  {
    operator: 'tilo',
    name: 'RE80',
    kind: 'train',
    stops: [
      ['83017004', 'Milano Centrale'],
      ['83013227', 'Monza'],
      ['83013185', 'Seregno'],
      ['83013078', 'Como San Giovanni'],
      ['83013011', 'Chiasso'],
      ['85053058', 'Mendrisio'],
      ['85053009', 'Lugano'],
      ['85054007', 'Locarno'],
    ],
    ...TILO,
  },
  {
    operator: 'tilo',
    name: 'S10',
    kind: 'train',
    stops: [
      ['83013078', 'Como San Giovanni'],
      ['83013011', 'Chiasso'],
      ['85053058', 'Mendrisio'],
      ['85053009', 'Lugano'],
      ['85052134', 'Bellinzona'],
    ],
    ...TILO,
  },
  {
    operator: 'tilo',
    name: 'S50',
    kind: 'train',
    stops: [
      ['83256354', 'Malpensa Aeroporto T1'],
      ['83012054', 'Varese'],
      ['85053058', 'Mendrisio'],
      ['85053009', 'Lugano'],
      ['85052134', 'Bellinzona'],
    ],
    ...TILO,
  },
  {
    operator: 'oebb',
    name: 'EuroCity',
    kind: 'train',
    stops: [
      ['80203471', 'Monaco di Baviera Hbf'],
      ['81021840', 'Kufstein'],
      ['81011874', 'Innsbruck Hbf'],
      ['83020016', 'Brennero/Brenner'],
      ['83020263', 'Bolzano/Bozen'],
      ['83020388', 'Trento'],
      ['83020446', 'Rovereto'],
      ['83024307', 'Verona Porta Nuova'],
      ['83050435', 'Bologna Centrale'],
    ],
    ...OEBB,
  },
  {
    operator: 'oebb',
    name: 'EuroCity',
    kind: 'train',
    stops: [
      ['80203471', 'Monaco di Baviera Hbf'],
      ['81021840', 'Kufstein'],
      ['81011874', 'Innsbruck Hbf'],
      ['83020016', 'Brennero/Brenner'],
      ['83020263', 'Bolzano/Bozen'],
      ['83020388', 'Trento'],
      ['83020446', 'Rovereto'],
      ['83024307', 'Verona Porta Nuova'],
      ['83025817', 'Padova'],
      ['83025890', 'Venezia Mestre'],
      ['83025932', 'Venezia Santa Lucia'],
    ],
    ...OEBB,
  },
  {
    operator: 'oebb',
    name: 'Railjet',
    kind: 'train',
    stops: [
      ['81010033', 'Vienna Hbf'],
      ['81031716', 'Graz Hbf'],
      ['81036426', 'Klagenfurt Hbf'],
      ['81036541', 'Villaco Hbf'],
      ['83030262', 'Udine'],
      ['83033175', 'Trieste Centrale'],
    ],
    ...OEBB,
  },
  {
    operator: 'oebb',
    name: 'Railjet',
    kind: 'train',
    stops: [
      ['81010033', 'Vienna Hbf'],
      ['81036426', 'Klagenfurt Hbf'],
      ['81036541', 'Villaco Hbf'],
      ['83030262', 'Udine'],
      ['83027128', 'Treviso Centrale'],
      ['83025890', 'Venezia Mestre'],
      ['83025932', 'Venezia Santa Lucia'],
    ],
    ...OEBB,
  },
];
