import type { Translated } from '#app/domain/language.ts';
import type { Operator } from './schema.ts';

const inAll = (name: string): Translated => ({ en: name, it: name, fr: name });

/** The facts of a company whose own site says them, as of 2025; shops and numbers move rarely. */
function ofOwnSite(name: string, url: string) {
  return {
    name: inAll(name),
    website: url,
    source: { name, url },
    checkedOn: '2025',
    reviewBy: '2027-06-30',
  } as const;
}

/**
 * The railway companies of Italy and its neighbours. Trenitalia's shop is the default of the
 * setting SHOP_ADDRESS. A company without a shop here may have one: none is known for certain.
 */
export const OPERATORS: readonly Operator[] = [
  {
    id: 'trenitalia',
    ...ofOwnSite('Trenitalia', 'https://www.trenitalia.com/'),
    kinds: [
      'frecciarossa',
      'frecciargento',
      'frecciabianca',
      'intercity',
      'intercity-notte',
      'eurocity',
      'euronight',
      'espresso',
      'regionale',
      'regionale-veloce',
      'metropolitano',
      'sfm',
      'bus',
    ],
    shop: { address: 'https://www.lefrecce.it/Channels.Website.WEB/', link: 'stations-and-date' },
    helpNumber: '+39 06 3000',
  },
  {
    id: 'italo',
    ...ofOwnSite('Italo', 'https://www.italotreno.com/'),
    kinds: ['italo'],
    shop: { address: 'https://www.italotreno.com/', link: 'nothing' },
    helpNumber: '892020',
  },
  {
    id: 'trenitalia-tper',
    ...ofOwnSite('Trenitalia Tper', 'https://www.trenitaliatper.it/'),
    kinds: [],
    isRegional: true,
    alsoSoldBy: ['trenitalia'],
  },
  {
    id: 'trenord',
    ...ofOwnSite('Trenord', 'https://www.trenord.it/'),
    kinds: [],
    isRegional: true,
    shop: { address: 'https://www.trenord.it/', link: 'nothing' },
    helpNumber: '+39 02 72494949',
  },
  {
    id: 'tilo',
    ...ofOwnSite('TILO', 'https://www.tilo.ch/'),
    kinds: [],
    isRegional: true,
    alsoSoldBy: ['sbb', 'trenord'],
  },
  {
    id: 'sncf',
    ...ofOwnSite('SNCF Voyageurs', 'https://www.sncf-voyageurs.com/'),
    kinds: [],
    shop: { address: 'https://www.sncf-connect.com/', link: 'nothing' },
    helpNumber: '3635',
  },
  {
    id: 'oebb',
    ...ofOwnSite('ÖBB', 'https://www.oebb.at/'),
    kinds: [],
    shop: { address: 'https://shop.oebbtickets.at/', link: 'nothing' },
    helpNumber: '+43 5 1717',
  },
  {
    id: 'db',
    ...ofOwnSite('Deutsche Bahn', 'https://www.bahn.de/'),
    kinds: [],
    shop: { address: 'https://www.bahn.de/', link: 'nothing' },
    helpNumber: '+49 30 2970',
  },
  {
    id: 'sbb',
    ...ofOwnSite('SBB CFF FFS', 'https://www.sbb.ch/'),
    name: { en: 'SBB', it: 'FFS', fr: 'CFF' },
    kinds: [],
    shop: { address: 'https://www.sbb.ch/', link: 'nothing' },
    helpNumber: '+41 848 446688',
  },
  {
    id: 'bls',
    ...ofOwnSite('BLS', 'https://www.bls.ch/'),
    kinds: [],
    alsoSoldBy: ['sbb'],
  },
  {
    id: 'rhb',
    ...ofOwnSite('Rhätische Bahn', 'https://www.rhb.ch/'),
    name: { en: 'Rhaetian Railway', it: 'Ferrovia retica', fr: 'Chemins de fer rhétiques' },
    kinds: [],
    alsoSoldBy: ['sbb'],
  },
  {
    id: 'vigezzina',
    ...ofOwnSite('Vigezzina-Centovalli', 'https://www.vigezzinacentovalli.com/'),
    kinds: [],
  },
  {
    id: 'suedtirolmobil',
    ...ofOwnSite('südtirolmobil', 'https://www.suedtirolmobil.info/'),
    name: { en: 'südtirolmobil', it: 'altoadigemobilità', fr: 'südtirolmobil' },
    kinds: [],
    isRegional: true,
  },
  { id: 'sad', ...ofOwnSite('SAD', 'https://www.sad.it/'), kinds: [], isRegional: true },
  {
    id: 'trentino-trasporti',
    ...ofOwnSite('Trentino Trasporti', 'https://www.trentinotrasporti.it/'),
    kinds: [],
    isRegional: true,
  },
  { id: 'gtt', ...ofOwnSite('GTT', 'https://www.gtt.to.it/'), kinds: [], isRegional: true },
  {
    id: 'tft',
    ...ofOwnSite('Trasporto Ferroviario Toscano', 'https://www.trasportoferroviariotoscano.it/'),
    kinds: [],
    isRegional: true,
  },
  { id: 'eav', ...ofOwnSite('EAV', 'https://www.eavsrl.it/'), kinds: [], isRegional: true },
  {
    id: 'ferrotramviaria',
    ...ofOwnSite('Ferrotramviaria', 'https://www.ferrovienordbarese.it/'),
    kinds: [],
    isRegional: true,
  },
  {
    id: 'fse',
    ...ofOwnSite('Ferrovie del Sud Est', 'https://www.fseonline.it/'),
    kinds: [],
    isRegional: true,
    alsoSoldBy: ['trenitalia'],
  },
  {
    id: 'fal',
    ...ofOwnSite('Ferrovie Appulo Lucane', 'https://www.ferrovieappulolucane.it/'),
    kinds: [],
    isRegional: true,
  },
  {
    id: 'ferrovie-della-calabria',
    ...ofOwnSite('Ferrovie della Calabria', 'https://www.ferroviedellacalabria.it/'),
    kinds: [],
    isRegional: true,
  },
  {
    id: 'circumetnea',
    ...ofOwnSite('Ferrovia Circumetnea', 'https://www.circumetnea.it/'),
    kinds: [],
    isRegional: true,
  },
  {
    id: 'arst',
    ...ofOwnSite('ARST', 'https://www.arst.sardegna.it/'),
    kinds: [],
    isRegional: true,
  },
];
