import type { Texts } from '#app/i18n/resources/resources.server.ts';

/** A page with its own social picture, by its name in `PATHS`. */
export type PicturedPage = 'home' | 'cities' | 'newsletter' | keyof Texts['information'];

type Drawings = readonly [string] | readonly [string, string];

/** The drawings of those pages' social pictures. */
export const PAGE_DRAWINGS: Readonly<Record<PicturedPage, Drawings>> = {
  home: ['hero'],
  cities: ['venice', 'rome'],
  credits: ['bologna'],
  newsletter: ['florence'],
  help: ['hotel-central'],
  contact: ['scene-package'],
  refundPolicy: ['scene-error'],
  terms: ['pisa'],
  privacy: ['hotel-palace'],
  imprint: ['siena'],
  accessibility: ['verona'],
  about: ['hero'],
  press: ['genoa'],
  partners: ['scene-advertisement'],
  careers: ['turin'],
};

/** The drawings beside the city's poster on the social pictures of hotel pages, in turn. */
export const HOTEL_DRAWINGS = [
  'hotel-grand',
  'hotel-boutique',
  'hotel-palace',
  'hotel-resort',
] as const;
