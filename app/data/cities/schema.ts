import * as v from 'valibot';
import { inEveryLanguage } from '#app/domain/language.ts';
import { Slug, Source, StationId, Text, TranslatedText } from '../schema.ts';
import { THEMES } from './themes.ts';

/**
 * Where facts of a city were checked. A publisher known by its Italian name alone keeps it in every
 * language; one that has other names, or a description of the page, is written for each language.
 */
export const CitySource = v.strictObject({
  ...Source.entries,
  name: v.union([Text, TranslatedText]),
});
export type CitySource = v.InferOutput<typeof CitySource>;

/**
 * A sight of a city: its drawing, its usual name, and one line on why to go.
 */
const Attraction = v.strictObject({
  /** The drawing's name in app/art/sights/cities: the first three sights have one, or none. */
  picture: v.optional(Slug),
  name: TranslatedText,
  line: TranslatedText,
});

/** A quarter to stay in: its local name, and whom it suits. */
const Quarter = v.strictObject({ name: Text, suits: TranslatedText });

/**
 * A guide city: facts that hold in every language, and texts of each language.
 */
export const City = v.strictObject({
  /** Also the name of the guide's file, of the poster's, and the key of the map's station. */
  slug: Slug,
  /**
   * The place among the guide cities, by how many travellers look for them; the cities of
   * docs/product.md come first.
   */
  rank: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The city's main station, where the trains of the guide arrive. */
  stationId: StationId,
  /** The station's local name, as on its signs. */
  stationName: Text,
  name: TranslatedText,
  region: TranslatedText,
  /** Inhabitants of the municipality, for all cities on one day and from one source. */
  population: v.pipe(v.number(), v.integer(), v.minValue(20_000), v.maxValue(3_000_000)),
  /**
   * The reasons of a visit: a coast or mountains that the guide speaks of, art that fills a
   * day, a kitchen known far beyond the city. The choice is the editors' own.
   */
  themes: v.pipe(v.array(v.picklist(THEMES)), v.minLength(1)),
  /** One sentence for cards and search results, at most 120 characters. */
  summary: v.strictObject(inEveryLanguage(() => v.pipe(Text, v.maxLength(120)))),
  /** Two to four sentences. */
  description: TranslatedText,
  attractions: v.pipe(v.array(Attraction), v.minLength(5), v.maxLength(8)),
  arrival: v.strictObject({
    /** The station, its character, and hints for the arrival. */
    station: TranslatedText,
    /** The distance of the centre, on foot or by which transport. */
    toCentre: TranslatedText,
    /** Italian words that both texts quote in every language, such as those of a sign. */
    quotes: v.optional(v.array(Text)),
    /** Slugs of the guide cities with the main connections, the most useful first. */
    connections: v.pipe(v.array(Slug), v.minLength(3), v.maxLength(6)),
  }),
  stay: v.strictObject({
    /** Why spend a night here rather than pass through. */
    why: TranslatedText,
    quarters: v.pipe(v.array(Quarter), v.minLength(3), v.maxLength(4)),
  }),
  /** Where the facts above (other than the population) were checked. */
  sources: v.pipe(v.array(CitySource), v.minLength(1)),
});
export type City = v.InferOutput<typeof City>;
