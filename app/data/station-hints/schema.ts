import * as v from 'valibot';
import { Slug, SOURCED, StationId, Text, TranslatedText } from '../schema.ts';

/** One of a city's stations, and how to reach it or to go on from it. */
const HintedStation = v.strictObject({
  stationId: StationId,
  /** The station's name in the Italian list. */
  name: Text,
  /** One short sentence that holds for leaving and for arriving. */
  directions: TranslatedText,
  /** A sentence more where some of the high-speed trains have platforms of their own. */
  fastTrains: v.optional(TranslatedText),
});

/** The stations of a guide city at which a traveller may have to choose. */
export const CityStations = v.strictObject({
  citySlug: Slug,
  /** The main station first. */
  stations: v.pipe(v.array(HintedStation), v.minLength(1)),
  ...SOURCED,
});
export type CityStations = v.InferOutput<typeof CityStations>;
