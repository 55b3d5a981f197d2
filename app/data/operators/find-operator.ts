import type { Language } from '#app/domain/language.ts';
import type { TrainKind } from '#app/domain/timetable/timetable.ts';
import { OPERATORS } from './operators.ts';
import type { Operator, Shop } from './schema.ts';

/**
 * The companies by the names in feeds (`agency_name` of GTFS). A longer name stands before a
 * shorter one that it contains.
 */
const AGENCY_NAMES: readonly (readonly [pattern: RegExp, id: string])[] = [
  [/\btrenitalia[ /-]*tper\b/i, 'trenitalia-tper'],
  [/\btrenitalia\b/i, 'trenitalia'],
  [/\b(?:italo|ntv|nuovo trasporto viaggiatori)\b/i, 'italo'],
  [/\btrenord\b/i, 'trenord'],
  [/\btilo\b/i, 'tilo'],
  [/\bsncf\b/i, 'sncf'],
  [/öbb|\boebb\b|österreichische bundesbahnen/i, 'oebb'],
  [/\bdb\b|\bdeutsche bahn\b/i, 'db'],
  [/\b(?:sbb|ffs|cff)\b|schweizerische bundesbahnen/i, 'sbb'],
  [/\bbls\b/i, 'bls'],
  [/\brhb\b|\brhätische bahn|\brhaetian railway|\bferrovia retica\b/i, 'rhb'],
  [/\bvigezzina\b|\bcentovalli\b|\bssif\b/i, 'vigezzina'],
  [/\bsüdtirolmobil\b|\bsuedtirolmobil\b|\baltoadigemobilit/i, 'suedtirolmobil'],
  [/\bsad\b/i, 'sad'],
  [/\btrentino trasporti\b/i, 'trentino-trasporti'],
  [/\b(?:gtt|gruppo torinese trasporti)\b/i, 'gtt'],
  [/\btft\b|\btrasporto ferroviario toscano\b/i, 'tft'],
  [/\b(?:eav|ente autonomo volturno)\b/i, 'eav'],
  [/\bferrotramviaria\b/i, 'ferrotramviaria'],
  [/\b(?:fse|ferrovie del sud est)\b/i, 'fse'],
  [/\b(?:fal|ferrovie appulo[ -]lucane)\b/i, 'fal'],
  [/\bferrovie della calabria\b/i, 'ferrovie-della-calabria'],
  [/\bferrovia circumetnea\b/i, 'circumetnea'],
  [/\barst\b/i, 'arst'],
];

const byId: ReadonlyMap<string, Operator> = new Map(
  OPERATORS.map((operator) => [operator.id, operator]),
);
const byKind: ReadonlyMap<TrainKind, Operator> = new Map(
  OPERATORS.flatMap((operator) => operator.kinds.map((kind) => [kind, operator] as const)),
);

/** The company with an id; undefined for any other text. */
export function findOperator(id: string): Operator | undefined {
  return byId.get(id);
}

/** The name of a company with an id; the id itself for any other text. */
export function operatorName(id: string, language: Language): string {
  return byId.get(id)?.name[language] ?? id;
}

/**
 * The company that a feed's `agency_name` means; undefined for a company that is not in the list. A
 * feed's own words are never shown.
 *
 * @example operatorOf('Trenitalia S.p.A.')?.id // 'trenitalia'
 */
export function operatorOf(agencyName: string): Operator | undefined {
  const id = AGENCY_NAMES.find(([pattern]) => pattern.test(agencyName))?.[1];
  return id === undefined ? undefined : byId.get(id);
}

/**
 * The company of a train whose timetable names its kind alone; undefined for the kind `train`,
 * which any company may run.
 */
export function operatorOfKind(kind: TrainKind): Operator | undefined {
  return byKind.get(kind);
}

/** A shop, and the company whose shop it is. */
export interface Seller {
  readonly operator: Operator;
  readonly shop: Shop;
}

/**
 * The seller of a company's tickets: the company itself, else the first of those that sell them as
 * well; undefined where no shop is known, which a page says in words instead of a link.
 */
export function sellerOf(operator: Operator): Seller | undefined {
  const sellers = [operator, ...(operator.alsoSoldBy ?? []).map((id) => byId.get(id))];
  for (const seller of sellers) {
    if (seller?.shop) return { operator: seller, shop: seller.shop };
  }
  return undefined;
}
