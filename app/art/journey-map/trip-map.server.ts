import { stationNameById } from '#app/data/cities/station-name.server.ts';
import { onwardPlace } from '#app/data/onward/find-place.ts';
import { stationLabel } from '#app/data/stations/stations.server.ts';
import type { Language } from '#app/domain/language.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { journeyStations } from '#app/journeys/journey-stations.ts';
import type { OnwardConnection, RailwayTrip } from '#app/journeys/onward-connections.ts';
import {
  drawJourney,
  type JourneyMapData,
  type JourneyMapShape,
  type JourneyToDraw,
} from './journey-map.server.ts';

/** The trip that is drawn. */
interface DrawnTrip {
  readonly fromId: string;
  readonly toId: string;
  /** The language of the names. */
  readonly language: Language;
  /** The shape of the picture; a page's without one. */
  readonly shape?: JourneyMapShape;
  /** From the stations on to places beyond them; those within a town are not drawn. */
  readonly onwardConnections?: readonly OnwardConnection[];
}

/**
 * Draws the fastest journey between two stations, named by their cities where these have a guide.
 * Without a journey in the timetable a dashed line joins them.
 *
 * @returns undefined for one station alone without a line to draw, and where the position of one is
 *   not known
 */
export function tripMap(
  planner: Planner,
  { fromId, toId, language, shape, onwardConnections = [] }: DrawnTrip,
): JourneyMapData | undefined {
  const [from, to] = [fromId, toId].map((stationId) => ({
    stationId,
    name: stationNameById(stationId, language),
  }));
  if (!from || !to) return undefined;
  const onward = onwardToDraw({ fromId, toId, onwardConnections }, language);
  if (fromId === toId) {
    const map = drawJourney({ legs: [], named: [from], onward }, shape);
    return map && map.onward.length > 0 ? map : undefined;
  }
  const fastest = planner.figuresOf(fromId, toId)?.fastest;
  const leg = fastest
    ? { stationIds: journeyStations(planner.timetable, fastest) }
    : { stationIds: [fromId, toId], isUnknown: true };
  const isOneCity = from.name === to.name;
  const named = isOneCity
    ? [from, to].map(({ stationId, name }) => ({
        stationId,
        name: stationLabel(language, stationId) ?? name,
      }))
    : [from, to];
  // Where the line turns back, the place of a change without its name looks like a dead end.
  const changes = [...new Set(fastest?.rides.slice(1).map((ride) => ride.from))]
    .map((stationId) => ({ stationId, name: stationNameById(stationId, language) }))
    .filter(({ name }) => named.every((end) => end.name !== name));
  return drawJourney({ legs: [leg], named, changes, onward }, shape);
}

/** The onward connections of a trip that a map shows: not those within a town. */
export function onwardToDraw(
  trip: Pick<RailwayTrip, 'fromId' | 'toId' | 'onwardConnections'>,
  language: Language,
): NonNullable<JourneyToDraw['onward']> {
  return trip.onwardConnections
    .filter(({ isLocal }) => !isLocal)
    .flatMap(({ at, place }) => {
      const name = onwardPlace(place)?.name[language];
      return name ? [{ stationId: at === 'before' ? trip.fromId : trip.toId, place, name }] : [];
    });
}
