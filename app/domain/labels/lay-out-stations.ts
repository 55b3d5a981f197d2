import { type Label, type LabelSurroundings, type PlacedLabel, placeLabels } from './place-labels.ts';
import { spreadStations } from './spread-stations.ts';

/** What a map of one scale shows. */
export type StationLayout<T extends Label> = {
  /** The stations with room, in the order given. */
  readonly shown: readonly T[];
  /** Their labels with room. */
  readonly labels: readonly PlacedLabel[];
};

/**
 * Chooses the stations and the labels that a map of one scale shows.
 *
 * Stations are thinned out to targets of their own and then labelled. As long as a station of rank 0 has no
 * label, the station of a higher rank that is nearest to it gives way, for a city that must be named needs the
 * room more than a town that zooming in brings out.
 */
export function layOutStations<T extends Label>(
  stations: readonly T[],
  surroundings: LabelSurroundings,
): StationLayout<T> {
  let shown: readonly T[] = spreadStations(stations, surroundings.scale);
  for (;;) {
    const labels = placeLabels(shown, surroundings);
    const named = new Set(labels.map(({ key }) => key));
    const unnamed = shown.find(({ key, rank }) => rank === 0 && !named.has(key));
    const inTheWay = unnamed && nearestOfHigherRank(shown, unnamed);
    if (!inTheWay) return { shown, labels };
    shown = shown.filter((station) => station !== inTheWay);
  }
}

function nearestOfHigherRank<T extends Label>(stations: readonly T[], { x, y }: Label): T | undefined {
  let nearest: T | undefined;
  let distance = Number.POSITIVE_INFINITY;
  for (const station of stations) {
    const away = Math.hypot(station.x - x, station.y - y);
    if (station.rank > 0 && away < distance) {
      nearest = station;
      distance = away;
    }
  }
  return nearest;
}
