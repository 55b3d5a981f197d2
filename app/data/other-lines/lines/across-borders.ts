import type { NamedLine } from '../schema.ts';
import { companySource } from './company-source.ts';

const RHB = companySource('Rhätische Bahn', 'https://www.rhb.ch/');
const BLS = companySource('BLS', 'https://www.bls.ch/');
const SNCF = companySource('SNCF Voyageurs', 'https://www.sncf-voyageurs.com/');
const TILO = companySource('TILO', 'https://www.tilo.ch/');
const OEBB = companySource('ÖBB', 'https://www.oebb.at/');

/** The stops of all EuroCity trains over the Brenner. */
const MUNICH_TO_VERONA: NamedLine['stops'] = [
  ['80203471', 'Monaco di Baviera Hbf'],
  ['81021840', 'Kufstein'],
  ['81011874', 'Innsbruck Hbf'],
  ['83020016', 'Brennero/Brenner'],
  ['83020263', 'Bolzano/Bozen'],
  ['83020388', 'Trento'],
  ['83020446', 'Rovereto'],
  ['83024307', 'Verona Porta Nuova'],
];

/** The lines of the neighbours’ companies into Italy. */
export const LINES_ACROSS_BORDERS: readonly NamedLine[] = [
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
    stops: [...MUNICH_TO_VERONA, ['83050435', 'Bologna Centrale']],
    ...OEBB,
  },
  {
    operator: 'oebb',
    name: 'EuroCity',
    kind: 'train',
    stops: [
      ...MUNICH_TO_VERONA,
      ['83025817', 'Padova'],
      ['83025890', 'Venezia Mestre'],
      ['83025932', 'Venezia Santa Lucia'],
    ],
    ...OEBB,
  },
  {
    operator: 'oebb',
    name: 'Railjet Xpress',
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
    name: 'Railjet Xpress',
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
