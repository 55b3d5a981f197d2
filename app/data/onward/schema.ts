import * as v from 'valibot';
import { CHECKED, Slug, StationId, Text, TranslatedText } from '../schema.ts';
import { PROVIDERS } from './providers.ts';

/** How a traveller goes on from the station. */
const ONWARD_MODES = [
  'bus',
  'shuttle',
  'ferry',
  'train',
  'tram',
  'metro',
  'people-mover',
  'funicular',
  'walk',
] as const;

/** A station's id and its name in the Italian list. */
const NamedStation = v.tuple([StationId, Text]);

const Latitude = v.pipe(v.number(), v.minValue(36), v.maxValue(47.5));
const Longitude = v.pipe(v.number(), v.minValue(6), v.maxValue(19));

/** The first and the last month of a season within a year, from 1 for January. */
const Month = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));
const Months = v.tuple([Month, Month]);

/** One way from a railway station to a place. */
const OnwardLeg = v.strictObject({
  station: NamedStation,
  mode: v.picklist(ONWARD_MODES),
  /** About how many minutes it takes, without the wait. */
  minutes: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(180)),
  /**
   * The company that runs it, and says so on its site; for a walk, the body that describes the
   * place.
   */
  provider: v.picklist(Object.keys(PROVIDERS) as [keyof typeof PROVIDERS]),
  /**
   * It runs in the warm months only: from about the first of these months to the last, or in months
   * that its source does not name.
   */
  seasonal: v.optional(v.union([v.literal(true), Months])),
});
export type OnwardLeg = v.InferOutput<typeof OnwardLeg>;

/** A place without a railway station, or far from its own. */
export const OnwardPlace = v.strictObject({
  slug: Slug,
  kind: v.picklist(['town', 'island', 'lake', 'coast', 'valley', 'sight', 'airport']),
  name: TranslatedText,
  /** The place with its preposition, where that is another one than a town's: «on Lake Garda». */
  inPlace: v.optional(TranslatedText),
  /** The same for an arrival, where it differs: «at Lake Garda». */
  atPlace: v.optional(TranslatedText),
  /** Further names that travellers type, in any language. */
  alsoTyped: v.array(Text),
  /** The place's own entries in the station list, which the railway timetable does not serve. */
  ownStops: v.optional(v.pipe(v.array(NamedStation), v.minLength(1))),
  /**
   * Where a place without such entries is, in degrees north and east, to about a kilometre: the map
   * draws the way to it.
   */
  position: v.optional(v.tuple([Latitude, Longitude])),
  /** The likeliest first. */
  legs: v.pipe(v.array(OnwardLeg), v.minLength(1), v.maxLength(3)),
  /** One short sentence, where the figures need it. */
  note: v.optional(TranslatedText),
  ...CHECKED,
});
export type OnwardPlace = v.InferOutput<typeof OnwardPlace>;
