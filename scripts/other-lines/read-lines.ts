import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import type { PackedLine, PackedLines } from '#app/data/other-lines/decode.ts';
import { stationCoordinates, stationIndexFor } from '#app/data/stations/stations.server.ts';
import { greatCircleKm } from '#app/domain/stations/distance.ts';
import { idsByNameKey, nameKey } from '#server/timetable/station-keys.ts';
import { STOP_NAMES } from './stop-names.ts';

const Whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const Extract = v.array(
  v.object({
    route: v.string(),
    /** As in GTFS. */
    type: v.picklist([2, 3]),
    trains: Whole,
    /** Name, latitude, longitude, and minutes from the start. */
    stops: v.pipe(v.array(v.tuple([v.string(), v.number(), v.number(), Whole])), v.minLength(2)),
  }),
);

type Stop = v.InferOutput<typeof Extract>[number]['stops'][number];

/** A feed's position of a stop is often that of the forecourt. */
const NEAR_KM = 2;

/** The lines by the site's stations, and the stops that match none. */
export interface ReadLines {
  readonly packed: PackedLines;
  /** Names, with positions, that neither the list nor `STOP_NAMES` has. */
  readonly unknown: ReadonlySet<string>;
}

/**
 * Reads the extract of Trenord's lines, JSON in gzip, whose fields are described in
 * `app/data/other-lines/README.md`: one entry for each route and sequence of stops that at least
 * two trains of a Wednesday had. A stop that the station list does not have is left out.
 *
 * @throws v.ValiError for another format
 */
export function readLines(path: string): ReadLines {
  const entries = v.parse(Extract, JSON.parse(gunzipSync(readFileSync(path)).toString()));
  const unknown = new Set<string>();
  const places = new Map<string, number>();
  const placeOf = (id: string) => {
    const place = places.get(id) ?? places.size;
    places.set(id, place);
    return place;
  };
  const lines = entries.map(({ route, type, trains, stops }): PackedLine => {
    const known = stops.flatMap((stop) => {
      const id = stationOf(stop);
      if (id === undefined && !Object.hasOwn(STOP_NAMES, stop[0]))
        unknown.add(`${stop[0]} at ${stop[1]}, ${stop[2]}`);
      return id === undefined ? [] : [{ id, minutes: stop[3] }];
    });
    return {
      route,
      kind: type === 3 ? 'bus' : 'train',
      trains,
      stops: known.map(({ id }) => placeOf(id)),
      minutes: known.map(({ minutes }) => minutes),
    };
  });
  return { packed: { stations: [...places.keys()], lines }, unknown };
}

/** The station of a stop: by `STOP_NAMES`, else by its name within two kilometres. */
function stationOf([name, latitude, longitude]: Stop): string | undefined {
  if (Object.hasOwn(STOP_NAMES, name)) {
    const known = STOP_NAMES[name];
    return stationIndexFor('it').stations.find(({ label }) => label === known)?.id;
  }
  const near = [...(idsByNameKey().get(nameKey(name)) ?? [])].filter((id) => {
    const there = stationCoordinates(id);
    return there && greatCircleKm({ latitude, longitude }, there) <= NEAR_KM;
  });
  return near.length === 1 ? near[0] : undefined;
}
