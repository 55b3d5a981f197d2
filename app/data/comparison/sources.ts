import type { Source } from '../schema.ts';

/** Where the facts of the comparison come from. */
export const COMPARISON_SOURCES = {
  'eea-2021': {
    name: 'European Environment Agency, Rail and waterborne: best for low-carbon motorised transport (EU-27, 2018)',
    url: 'https://www.eea.europa.eu/publications/rail-and-waterborne-transport',
    year: 2018,
  },
  motorways: {
    name: 'ViaMichelin, driving directions, rounded',
    url: 'https://www.viamichelin.com/routes',
    year: 2025,
  },
  'ita-airways': {
    name: 'ITA Airways, domestic flights',
    url: 'https://www.ita-airways.com/',
    year: 2025,
  },
  'low-cost-airlines': {
    name: 'Volotea and Ryanair, domestic flights',
    url: 'https://www.volotea.com/en/destinations/',
    year: 2025,
  },
} as const satisfies Record<string, Source>;

/** The id of a source of the comparison. */
export type ComparisonSourceId = keyof typeof COMPARISON_SOURCES;

/** Every source id, for the schema. */
export const COMPARISON_SOURCE_IDS = Object.keys(COMPARISON_SOURCES) as [
  ComparisonSourceId,
  ...ComparisonSourceId[],
];
