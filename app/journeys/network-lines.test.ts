import { describe, expect, it } from 'vitest';
import { SERVICES } from '#app/data/network/diagram-lines.ts';
import { FURTHER_LINES } from '#app/data/network/further-lines.ts';
import { STATION_BY_KEY, STATIONS } from '#app/data/network/railways.ts';
import { NETWORK_TRACKS } from '#app/data/network/tracks.ts';
import { INCLUDED_PLANNER as planner } from '#app/data/timetable/included-timetable.fixture.ts';
import { networkLines } from './network-lines.ts';
import { reachData } from './reach-data.ts';

const { lines } = await networkLines(planner, 'en');

/** The stations of the map that one comes to from a station before any other. */
function neighboursOf(station: string): Set<string> {
  const neighbours = new Set<string>();
  const seen = new Set([station]);
  const open = [station];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    for (const { from, to } of NETWORK_TRACKS) {
      const next = from === place ? to : from;
      if ((from !== place && to !== place) || seen.has(next)) continue;
      seen.add(next);
      if (STATION_BY_KEY.has(next)) neighbours.add(next);
      else open.push(next);
    }
  }
  return neighbours;
}

describe('the further lines', () => {
  it.each(FURTHER_LINES.map((line) => [line.join(', '), line] as const))(
    'pass no other station of the map (%s)',
    (_, line) => {
      for (const [at, station] of line.slice(1).entries())
        expect([...neighboursOf(line[at] ?? '')]).toContain(station);
    },
  );
});

describe('the lines of the network', () => {
  it('name every station of the map', () => {
    const listed = new Set(lines.flatMap(({ stops }) => stops.map(({ station }) => station)));
    expect(STATIONS.filter(({ key }) => !listed.has(key))).toEqual([]);
  });

  it('count all through trains of the diagram', () => {
    const counts = (axis: string) =>
      lines.filter((line) => line.axis === axis).flatMap(({ trains }) => trains);
    for (const [axis, services] of Object.entries(SERVICES))
      expect(counts(axis).map(({ count }) => count)).toEqual(expect.arrayContaining([...services]));
    expect(counts('spine')[0]).toEqual({ from: 'milan', to: 'naples', count: 65 });
  });

  it('have the times of the map, and the trips that they belong to', async () => {
    for (const { stops } of lines.filter((_, at) => at % 6 === 0)) {
      const [first, ...others] = stops;
      const { times } = await reachData(planner, first?.station ?? '');
      for (const { station, minutes } of others) expect(minutes).toBe(times[station]?.minutes);
    }
    const [turinToCalabria] = lines;
    expect(turinToCalabria?.stops[0]).toEqual({ station: 'turin' });
    expect(turinToCalabria?.stops[1]?.trip).toBe('/train-from-turin-to-milan');
  });

  it('have times that grow from stop to stop, but where the fastest trains pass', () => {
    for (const { stops } of lines) {
      const shown = stops.flatMap(({ minutes, isSlower }) => (isSlower ? [] : (minutes ?? [])));
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    }
    const slower = lines[0]?.stops.filter(({ isSlower }) => isSlower);
    expect(slower?.map(({ station }) => station)).toEqual(['parma']);
  });

  it('have the addresses of their language', async () => {
    const italian = await networkLines(planner, 'it');
    expect(italian.lines[0]?.stops[1]?.trip).toBe('/treno-da-torino-a-milano');
  });
});
