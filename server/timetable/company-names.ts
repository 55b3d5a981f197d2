import { OPERATORS } from '#app/data/journeys/operators.ts';

/**
 * The railway companies whose names are shown, by the names in feeds. A longer name stands before a
 * shorter one that it contains.
 */
const COMPANIES: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\btrenitalia tper\b/i, 'Trenitalia Tper'],
  [/\btrenitalia\b/i, OPERATORS.trenitalia.name],
  [/\b(?:italo|ntv|nuovo trasporto viaggiatori)\b/i, OPERATORS.italo.name],
  [/\btrenord\b/i, 'Trenord'],
  [/\b(?:eav|ente autonomo volturno)\b/i, 'EAV'],
  [/\b(?:fse|ferrovie del sud est)\b/i, 'Ferrovie del Sud Est'],
  [/\bferrotramviaria\b/i, 'Ferrotramviaria'],
  [/\b(?:fal|ferrovie appulo lucane)\b/i, 'Ferrovie Appulo Lucane'],
  [/\bferrovie della calabria\b/i, 'Ferrovie della Calabria'],
  [/\bferrovia circumetnea\b/i, 'Ferrovia Circumetnea'],
  [/\barst\b/i, 'ARST'],
  [/\btrentino trasporti\b/i, 'Trentino Trasporti'],
  [/\bsad\b/i, 'SAD'],
  [/\b(?:gtt|gruppo torinese trasporti)\b/i, 'GTT'],
  [/\btilo\b/i, 'TILO'],
  [/\bsncf\b/i, 'SNCF'],
  [/\b(?:sbb|ffs|cff)\b/i, 'SBB CFF FFS'],
  [/öbb|\boebb\b/i, 'ÖBB'],
];

/**
 * The name of a company as pages show it; undefined for one that is not in the list. A feed's own
 * words are never shown.
 */
export function companyName(agencyName: string): string | undefined {
  return COMPANIES.find(([pattern]) => pattern.test(agencyName))?.[1];
}
