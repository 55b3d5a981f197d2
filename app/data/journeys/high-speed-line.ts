import type { AgeingSource } from '../schema.ts';

/**
 * The line that was built for high speed, city by city from end to end. Sections are named where
 * trains run at up to 300 km/h; from Florence to Rome the limit is 250, and for Naples to Salerno
 * no source is known.
 */
export const HIGH_SPEED_LINE = {
  /** Slugs of the cities that its trains pass, in their order. */
  cities: ['turin', 'milan', 'bologna', 'florence', 'rome', 'naples', 'salerno'],
  sectionsAt300: [
    ['turin', 'milan'],
    ['milan', 'bologna'],
    ['bologna', 'florence'],
    ['rome', 'naples'],
  ],
} as const;

/** Where the limits of the line were read. */
export const HIGH_SPEED_LINE_SOURCE: AgeingSource = {
  name: 'Wikipedia, High-speed rail in Italy',
  url: 'https://en.wikipedia.org/wiki/High-speed_rail_in_Italy',
  year: 2026,
  checkedOn: '2026-11',
  reviewBy: '2028-12-31',
};
