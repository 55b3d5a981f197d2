import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { DAY_MINUTES, type TrainKind } from '#app/domain/timetable/timetable.ts';
import type { Trip, TripStop } from '#server/timetable/trip.ts';

const Time = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/));

const Extract = v.array(
  v.object({
    n: v.string(),
    l: v.string(),
    w: v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
      v.minLength(1),
    ),
    s: v.pipe(v.array(v.tuple([v.string(), Time, Time])), v.minLength(2)),
  }),
);

const KINDS: Readonly<Record<string, TrainKind>> = {
  Frecciarossa: 'frecciarossa',
  Frecciargento: 'frecciargento',
  Frecciabianca: 'frecciabianca',
  Intercity: 'intercity',
  InterCityNotte: 'intercity-notte',
  Eurocity: 'eurocity',
  Euronight: 'euronight',
  Espresso: 'espresso',
  Regionale: 'regionale',
  'Regionale Veloce': 'regionale-veloce',
  Metropolitano: 'metropolitano',
  sfm: 'sfm',
  Autobus: 'bus',
};

/** The trips of the published timetable, and the names of unknown stations. */
export interface PublishedTrips {
  readonly trips: readonly Trip[];
  /** Names that match no station of the list, with their numbers of journeys. */
  readonly unresolved: ReadonlyMap<string, number>;
}

/**
 * Reads the extract of the published timetable, JSON in gzip, whose fields are described in
 * `app/data/timetable/README.md`.
 *
 * @throws v.ValiError for another format, RangeError for an unknown kind of train
 */
export function readPublished(
  path: string,
  resolve: (name: string) => string | undefined,
): PublishedTrips {
  const journeys = v.parse(Extract, JSON.parse(gunzipSync(readFileSync(path)).toString()));
  const unresolved = new Map<string, number>();
  const trips = journeys.flatMap(({ n, l, w, s }): Trip[] => {
    const kind = KINDS[l];
    if (kind === undefined) throw new RangeError(`unknown kind of train: ${l}`);
    for (const [name] of s) {
      if (resolve(name) === undefined) unresolved.set(name, (unresolved.get(name) ?? 0) + 1);
    }
    const stops = placedStops(s, resolve);
    if (stops.length < 2) return [];
    const days = w.reduce((bits, weekday) => bits | (1n << BigInt(weekday)), 0n);
    return [{ number: n, kind, days, stops, feed: 0 }];
  });
  return { trips, unresolved };
}

/** The stops of known stations. A time smaller than the previous one belongs to the next day. */
function placedStops(
  stops: readonly (readonly [string, string, string])[],
  resolve: (name: string) => string | undefined,
): readonly TripStop[] {
  let latest = 0;
  const rising = (text: string) => {
    const [hours = 0, minutes = 0] = text.split(':').map(Number);
    const time = hours * 60 + minutes;
    latest = time + Math.ceil(Math.max(0, latest - time) / DAY_MINUTES) * DAY_MINUTES;
    return latest;
  };
  const placed = stops.flatMap(([name, arrival, departure]): TripStop[] => {
    const stop = { arrival: rising(arrival), departure: rising(departure), boarding: 3 };
    const station = resolve(name);
    return station === undefined ? [] : [{ station, ...stop }];
  });
  // Two consecutive names of one station are one stop.
  return placed.flatMap((stop, at) => {
    if (placed[at - 1]?.station === stop.station) return [];
    return [
      {
        ...stop,
        departure:
          placed[at + 1]?.station === stop.station
            ? (placed[at + 1] ?? stop).departure
            : stop.departure,
      },
    ];
  });
}
