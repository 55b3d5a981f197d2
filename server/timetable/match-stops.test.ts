import { describe, expect, it } from 'vitest';
import { stationCoordinates, stationIndexFor } from '#app/data/stations/stations.server.ts';
import { greatCircleKm } from '#app/domain/stations/distance.ts';
import { matchStops } from './match-stops.ts';
import { idsByNameKey } from './station-keys.ts';

const KM_OF_DEGREE = 111.2;
const { stations } = stationIndexFor('it');

function idOf(label: string): string {
  const id = stations.find((station) => station.label === label)?.id;
  if (id === undefined) throw new Error(`There is no station ${label}`);
  return id;
}

/** A stop of a feed, a number of kilometres north of a station of the list. */
function stopNear(stop_name: string, label: string, km: number) {
  const there = stationCoordinates(idOf(label));
  if (!there) throw new Error(`${label} has no position`);
  return {
    stop_id: 'x',
    stop_name,
    stop_lat: String(there.latitude + km / KM_OF_DEGREE),
    stop_lon: String(there.longitude),
  };
}

const stationOf = (stop: Record<string, string>) => matchStops([stop]).stations.get('x');

it.each([
  ['830003468', 'Villa Opicina'],
  ['IT::StopPlace:railTRENITALIA:830000149', 'Pont-Saint-Martin'],
  ['830000090', 'Ciriè'],
  ['830000097', 'Torino Grosseto'],
  ['830012065', 'Palermo De Gasperi'],
  ['830012139', 'Palermo Cardillo-Zen'],
])('a stop with the code %s is %s, whatever its name and position', (stop_id, label) => {
  const stop = { stop_id, stop_name: 'x', stop_lat: '14.3', stop_lon: '40.9' };
  expect(matchStops([stop]).stations.get(stop_id)).toBe(idOf(label));
});

it('a platform with a name of its own is its parent station', () => {
  const parent = { ...stopNear('VENTIMIGLIA', 'Ventimiglia', 0.2), stop_id: 'p' };
  const platform = {
    ...stopNear('VENTIMIGLIA binario 1', 'Ventimiglia', 0.1),
    parent_station: 'p',
  };
  const { stations, unknown } = matchStops([platform, parent]);
  expect([stations.get('x'), stations.get('p')]).toEqual(Array(2).fill(idOf('Ventimiglia')));
  expect([...unknown]).toEqual([]);
});

describe('a stop with a shorter code', () => {
  it.each([
    ['StopPoint:OCETrain TER-87686006', 'Parigi Gare de Lyon'],
    ['StopArea:OCE87686006', 'Parigi Gare de Lyon'],
    ['SNCF:StopPoint:OCETGV INOUI-87756056', 'Nizza Ville'],
    ['8503000:0:31/32', 'Zurigo HB'],
    ['Parent8503000', 'Zurigo HB'],
    ['ch:1:sloid:3000:0:5', 'Zurigo HB'],
    ['Parentch:1:sloid:3000', 'Zurigo HB'],
    ['8301700', 'Milano Centrale'],
    ['08301700', 'Milano Centrale'],
    ['83017004', 'Milano Centrale'],
    ['S01700', 'Milano Centrale'],
  ])('%s is %s within five kilometres, or without a position by its name', (stop_id, label) => {
    const stationAt = (stop: Record<string, string>) =>
      matchStops([{ ...stop, stop_id }]).stations.get(stop_id);
    expect(stationAt(stopNear('x', label, 4.9))).toBe(idOf(label));
    expect(stationAt(stopNear('x', label, 5.2))).toBeUndefined();
    expect(stationAt(stopNear(label, label, 300))).toBeUndefined();
    expect(stationAt({ stop_name: label.toUpperCase() })).toBe(idOf(label));
    expect(stationAt({ stop_name: 'x' })).toBeUndefined();
  });

  it.each(['18301700', '830170', '83017005', '830170041', 'S1700', 'XS01700', 'de:1:sloid:3000'])(
    'is none that only looks alike: %s',
    (stop_id) => {
      const at = (label: string) => ({ ...stopNear('x', label, 0), stop_id });
      const { stations } = matchStops([at('Milano Centrale'), at('Zurigo HB')]);
      expect([...stations]).toEqual([]);
    },
  );
});

describe('a stop without a code', () => {
  it.each([
    ['VENEZIA S. LUCIA', 'Venezia Santa Lucia'],
    ['Venezia S.Lucia', 'Venezia Santa Lucia'],
    ['Verona P.ta Nuova', 'Verona Porta Nuova'],
    ['VERONA PORTA NUOVA', 'Verona Porta Nuova'],
    ['La Spezia C.le', 'La Spezia Centrale'],
    ['Lamezia Terme C.LE', 'Lamezia Terme Centrale'],
    ['Villa S. Giovanni', 'Villa San Giovanni'],
    ['Ancona', 'Ancona'],
  ])('%s is %s, within five kilometres', (name, label) => {
    expect(stationOf(stopNear(name, label, 4.9))).toBe(idOf(label));
    expect(stationOf(stopNear(name, label, 5.2))).toBeUndefined();
  });

  it('can be one station alone: those that share a name are far from each other', () => {
    const near = [...idsByNameKey().values()].flatMap((ids) => {
      const positions = [...ids].flatMap((id) => stationCoordinates(id) ?? []);
      return positions.flatMap((one, at) =>
        positions.slice(at + 1).filter((other) => greatCircleKm(one, other) < 10),
      );
    });
    expect(near).toEqual([]);
  });

  it('with another name is no station, however near', () => {
    expect(stationOf(stopNear('Piazza Roma', 'Ancona', 0))).toBeUndefined();
  });

  it.each([
    ['Verona Porta Nuova', 'Verona Porta Nuova'],
    ['BOLOGNA C.LE', 'Bologna Centrale'],
    ['Firenze S.Maria Novella', 'Firenze S. M. Novella'],
  ])('without a position is found by its name alone: %s', (stop_name, label) => {
    expect(stationOf({ stop_id: 'x', stop_name })).toBe(idOf(label));
  });

  it('without a position is no station if its name is none, or that of several', () => {
    expect(stationOf({ stop_id: 'x', stop_name: 'Verona P.N.' })).toBeUndefined();
    const [key = ''] = [...idsByNameKey()].find(([, ids]) => ids.size > 1) ?? [];
    expect(stationOf({ stop_id: 'x', stop_name: key })).toBeUndefined();
  });
});
