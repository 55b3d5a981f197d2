import * as v from 'valibot';
import { TRAIN_KINDS } from '#app/domain/timetable/timetable.ts';
import { Slug, SOURCED, TranslatedText } from '../schema.ts';

const WebAddress = v.pipe(v.string(), v.url(), v.startsWith('https://'));

/** Where a company sells tickets online. */
export const Shop = v.strictObject({
  address: WebAddress,
  /**
   * The details that a link can carry to the shop: the stations and the date, by the query fields
   * of `app/domain/search/shop-link.ts`, or nothing.
   */
  link: v.picklist(['stations-and-date', 'nothing']),
});
export type Shop = v.InferOutput<typeof Shop>;

/** A railway company. */
export const Operator = v.strictObject({
  id: Slug,
  name: TranslatedText,
  /**
   * The kinds of train that mean this company where a timetable does not name it. A kind belongs to
   * one company at most; `train` belongs to none.
   */
  kinds: v.array(v.picklist(TRAIN_KINDS.filter((kind) => kind !== 'train'))),
  /** The company runs regional trains alone, whatever the names of its lines: S11, RE80, R17. */
  isRegional: v.optional(v.literal(true)),
  website: WebAddress,
  /** The company's own shop; undefined where none is known. */
  shop: v.optional(Shop),
  /** Companies whose shops sell this one's trains as well, the likeliest first. */
  alsoSoldBy: v.optional(v.array(Slug)),
  /** As it is dialled from abroad, or a short number that works in one country only. */
  helpNumber: v.optional(v.pipe(v.string(), v.regex(/^(\+\d[\d ]+|\d{3,6})$/))),
  ...SOURCED,
});
export type Operator = v.InferOutput<typeof Operator>;
