import type { NamedLine } from '../schema.ts';
import { companySource } from './company-source.ts';

const EAV = companySource('EAV', 'https://www.eavsrl.it/');
const FT = companySource('Ferrotramviaria', 'https://www.ferrovienordbarese.it/');
const STM = companySource('südtirolmobil', 'https://www.suedtirolmobil.info/');
const FSE = companySource('Ferrovie del Sud Est', 'https://www.fseonline.it/');
const FAL = companySource('Ferrovie Appulo Lucane', 'https://www.ferrovieappulolucane.it/');
const FDC = companySource('Ferrovie della Calabria', 'https://www.ferroviedellacalabria.it/');
const ARST = companySource('ARST', 'https://www.arst.sardegna.it/');
const TFT = companySource(
  'Trasporto Ferroviario Toscano',
  'https://www.trasportoferroviariotoscano.it/',
);
const TT = companySource('Trentino Trasporti', 'https://www.trentinotrasporti.it/');
const VIG = companySource('Vigezzina-Centovalli', 'https://www.vigezzinacentovalli.com/');

/** The lines of companies with a network of their own, from South Tyrol to Sardinia. */
export const LINES_OF_LOCAL_RAILWAYS: readonly NamedLine[] = [
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
];
