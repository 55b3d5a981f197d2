import {
  type Label,
  type LabelSurroundings,
  NAMED_RANK,
  type PlacedLabel,
  placeLabels,
} from './place-labels.ts';
import { GIVING_WAY_RANK, spreadStations } from './spread-stations.ts';

/** What a map of one scale shows. */
export type StationLayout<T extends Label> = {
  /** The stations with room, in the order given. */
  readonly shown: readonly T[];
  /** Their labels with room. */
  readonly labels: readonly PlacedLabel[];
};

/** How far away, in CSS pixels, a station can still stand in the way of a name. */
const NEAR_PX = 90;

/**
 * Chooses the stations and the labels that a map of one scale shows.
 *
 * Stations are thinned out to targets of their own and then labelled. As long as a station of rank 0 to 2 has no
 * label, the nearest station of a higher rank within 90 pixels gives way, for a city that must be named needs the
 * room more than a town that zooming in brings out. A city that no such station hinders and that still has no room
 * for its name is left out; a chief city never is.
 */
export function layOutStations<T extends Label>(
  stations: readonly T[],
  surroundings: LabelSurroundings,
): StationLayout<T> {
  let shown: readonly T[] = spreadStations(stations, surroundings.scale);
  for (;;) {
    const labels = placeLabels(shown, surroundings);
    const named = new Set(labels.map(({ key }) => key));
    const inTheWay = shown
      .filter(({ key, rank }) => rank <= NAMED_RANK && !named.has(key))
      .toSorted((a, b) => a.rank - b.rank)
      .map((unnamed) => nearestOfHigherRank(shown, unnamed, NEAR_PX / surroundings.scale))
      .find((station) => station !== undefined);
    // A large ring that nobody can name says nothing; zooming in brings it back.
    const isRiddle = ({ key, rank }: T) => rank >= GIVING_WAY_RANK && rank <= NAMED_RANK && !named.has(key);
    if (!inTheWay) return { shown: shown.filter((station) => !isRiddle(station)), labels };
    shown = shown.filter((station) => station !== inTheWay);
  }
}

function nearestOfHigherRank<T extends Label>(
  stations: readonly T[],
  { x, y, rank }: Label,
  within: number,
): T | undefined {
  let nearest: T | undefined;
  let distance = within;
  for (const station of stations) {
    const away = Math.hypot(station.x - x, station.y - y);
    if (station.rank >= GIVING_WAY_RANK && station.rank > rank && away < distance) {
      nearest = station;
      distance = away;
    }
  }
  return nearest;
}
