import * as v from 'valibot';
import { Slug, SOURCED, StationId, Text } from '../schema.ts';

/**
 * A line whose run is known, but not its times; its trains run in both directions. Only stops that
 * every direct train of the line has for certain are named.
 */
export const NamedLine = v.strictObject({
  /** The company's id in `app/data/operators`. */
  operator: Slug,
  /** The line's name, the same in every language; left out where it has none. */
  name: v.optional(Text),
  kind: v.picklist(['train', 'bus']),
  /**
   * In order: the station's id, its name in the Italian list, and the name of the company's own
   * station there, where it is another one.
   */
  stops: v.pipe(
    v.array(v.union([v.tuple([StationId, Text]), v.tuple([StationId, Text, Text])])),
    v.minLength(2),
  ),
  ...SOURCED,
});
export type NamedLine = v.InferOutput<typeof NamedLine>;
