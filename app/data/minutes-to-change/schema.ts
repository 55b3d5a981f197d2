import * as v from 'valibot';
import { TRAIN_KINDS } from '#app/domain/timetable/timetable.ts';
import { CHECKED, Slug, SOURCED, StationId, Text, TranslatedText } from '../schema.ts';

const Minutes = v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(30));

/** A part of a station that is far from its other parts: a level, a group of platforms. */
const StationPart = v.strictObject({
  id: Slug,
  /** As a text names it: "platforms 16 to 19, underground". */
  name: TranslatedText,
  /** The kinds of train that usually leave from here; none where the kind does not tell. */
  kinds: v.array(v.picklist(TRAIN_KINDS)),
  /** Trains that also call at any of these stations leave from here too, whatever their kind. */
  ofTrainsTo: v.optional(v.pipe(v.array(StationId), v.minLength(1))),
  /** Minutes to change inside the part. */
  minutes: Minutes,
});

const entries = {
  stationId: StationId,
  /** The station's name in the Italian list. */
  name: Text,
  /**
   * A large station is one where a traveller may have to cross a terminus or to use another level.
   */
  size: v.picklist(['large', 'other']),
  /** Minutes between two trains whose parts are not known; the default of the size if left out. */
  minutes: v.optional(Minutes),
  parts: v.optional(v.pipe(v.array(StationPart), v.minLength(2))),
  /** Minutes between any two parts. */
  betweenParts: v.optional(Minutes),
};

/** The minutes to change at a station: with a source, or marked as the site's own estimate. */
export const ChangeStation = v.union([
  v.strictObject({ ...entries, ...SOURCED }),
  v.strictObject({ ...entries, estimate: v.literal(true), ...CHECKED }),
]);
export type ChangeStation = v.InferOutput<typeof ChangeStation>;
