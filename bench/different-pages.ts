import { stationIndexFor } from '#app/data/stations/stations.server.ts';

/** Different trip addresses: every pair of stations, pairs of large stations first. */
export function* differentTrips(): Generator<string> {
  const names = stationIndexFor('en').stations.map(({ label }) =>
    encodeURIComponent(label.toLowerCase()),
  );
  for (let distance = 1; distance < names.length; distance += 1) {
    for (let first = 0; first + distance < names.length; first += 1) {
      yield `/train-from-${names[first]}-to-${names[first + distance]}`;
    }
  }
}

/** The same pairs as searches, which are never cached. */
export function* differentSearches(): Generator<string> {
  const names = stationIndexFor('en').stations.map(({ label }) => encodeURIComponent(label));
  for (let distance = 1; distance < names.length; distance += 1) {
    for (let first = 0; first + distance < names.length; first += 1) {
      yield `/search?from=${names[first]}&to=${names[first + distance]}`;
    }
  }
}
