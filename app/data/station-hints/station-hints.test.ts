import * as v from 'valibot';
import { expect, it } from 'vitest';
import { findCity } from '../cities/cities.ts';
import { ownCityOf } from '../cities/surroundings.server.ts';
import { stationLabel } from '../stations/stations.server.ts';
import { CityStations } from './schema.ts';
import { STATION_HINTS } from './station-hints.ts';

it.each(STATION_HINTS.map((hints) => [hints.citySlug, hints] as const))(
  'the stations of %s fit the schema, are in the list and begin with the main one',
  (slug, hints) => {
    expect(v.safeParse(CityStations, hints).issues).toBeUndefined();
    const city = findCity(slug);
    expect(hints.stations[0]?.stationId).toBe(city?.stationId);
    for (const { stationId, name } of hints.stations) {
      expect(stationLabel('it', stationId)).toBe(name);
      expect(ownCityOf(stationId), name).toBe(city);
    }
  },
);

it('no station stands twice', () => {
  const ids = STATION_HINTS.flatMap(({ stations }) => stations.map(({ stationId }) => stationId));
  expect(new Set(ids).size).toBe(ids.length);
});
