import { stationIndexFor } from '#app/data/stations/stations.server.ts';

/** Addresses of trips that are all different: every pair of stations, the important ones first. */
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

/** The same trips as searches, which no cache keeps. */
export function* differentSearches(): Generator<string> {
  const names = stationIndexFor('en').stations.map(({ label }) => encodeURIComponent(label));
  for (let distance = 1; distance < names.length; distance += 1) {
    for (let first = 0; first + distance < names.length; first += 1) {
      yield `/search?from=${names[first]}&to=${names[first + distance]}`;
    }
  }
}
