import { describe, expect, it } from 'vitest';
import { GEOGRAPHY, STATION_BY_KEY, STATIONS } from '#app/data/network/railways.ts';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { cityPairs } from '#app/journeys/city-pairs.ts';
import { reachData } from '#app/journeys/reach-data.ts';
import { chosenStations, type MapChoice } from './map-view.ts';
import { boxesOf, overlap, shownStations, usualStations } from './shown-stations.ts';
import { mapWidthPx, startOf, viewOfAll, WHOLE, wholeIn } from './viewport.ts';
import { writeTimes } from './write-times.ts';
import { frameOnMap, minutesOnMap, pointsOf } from './written-times.ts';

const pairs = await cityPairs(INCLUDED_PLANNER, 'en');
const CHOICES: readonly MapChoice[] = [
  ...['rome', 'milan', 'bologna', 'pisa', 'turin-porta-susa', 'palermo', 'cagliari'].map(
    (station) => ({ kind: 'station', station }) as const,
  ),
  { kind: 'route', departure: 'milan', arrival: 'naples' },
  { kind: 'route', departure: 'venice', arrival: 'rome' },
];
const FRAMES_PX = [300, 360, 430, 613, 768, 1000, 1400];

async function writtenFor(
  choice: MapChoice,
  framePx: number,
  language: (typeof LANGUAGES)[number],
) {
  const origin = choice.kind === 'route' ? choice.departure : 'rome';
  const key = choice.kind === 'station' ? choice.station : origin;
  const minutes = minutesOnMap(choice, pairs, await reachData(INCLUDED_PLANNER, key));
  const view = startOf(WHOLE, framePx, []);
  const px = framePx * view.zoom;
  const chosen = choice.kind === 'station' ? [key] : [];
  const usual = shownStations(usualStations([px], language), [px], language, chosen);
  return { px, minutes, ...writeTimes(usual, frameOnMap(px, view), { language, choice, minutes }) };
}

describe('the times on the map', () => {
  it.each(LANGUAGES)('cover no name and no symbol in %s', async (language) => {
    for (const choice of CHOICES) {
      for (const framePx of FRAMES_PX) {
        const { shown, times, px } = await writtenFor(choice, framePx, language);
        const placed = [...shown].flatMap(([key, [side]]) => {
          const station = STATION_BY_KEY.get(key);
          if (!station || side === undefined) return [];
          const [name, symbol] = boxesOf(station, side === 'nameless' ? 'e' : side, {
            language,
            px,
            time: times.get(key),
          });
          return [{ key, name, symbol, isNamed: side !== 'nameless' }];
        });
        const covering = placed
          .filter(({ isNamed }) => isNamed)
          .flatMap((a) =>
            placed
              .filter((b) => a !== b)
              .filter((b) => overlap([a.name], b.isNamed ? [b.name, b.symbol] : [b.symbol]))
              .map((b) => `${a.key} over ${b.key}`),
          );
        expect(covering, `${JSON.stringify(choice)} at ${framePx} px`).toEqual([]);
      }
    }
  });

  it('leave no dot without a name, but those of chief cities and of the choice', async () => {
    for (const choice of CHOICES) {
      for (const framePx of FRAMES_PX) {
        const { shown } = await writtenFor(choice, framePx, 'en');
        const nameless = [...shown].filter(([, [side]]) => side === 'nameless');
        const others = nameless.filter(
          ([key]) => STATION_BY_KEY.get(key)?.rank !== 0 && !chosenStations(choice).includes(key),
        );
        expect(others, `${JSON.stringify(choice)} at ${framePx} px`).toEqual([]);
      }
    }
  });

  it('end nearer to their own ring than to another one', async () => {
    for (const choice of CHOICES.filter(({ kind }) => kind === 'station')) {
      for (const framePx of FRAMES_PX) {
        const { shown, times, px } = await writtenFor(choice, framePx, 'en');
        const rings = [...shown].flatMap(([key, [side]]) => {
          const station = STATION_BY_KEY.get(key);
          return station?.kind === 'major' && side ? [station] : [];
        });
        for (const [key, time] of times) {
          const station = STATION_BY_KEY.get(key);
          const side = shown.get(key)?.[0];
          if (!station || !side || side === 'nameless') throw new Error(`${key} has no name`);
          const [{ left, top, right, bottom }] = boxesOf(station, side, {
            language: 'en',
            px,
            time,
          });
          const around = { left: left - 10, top: top - 4, right: right + 10, bottom: bottom + 4 };
          const near = rings.filter((ring) => {
            const [, symbol] = boxesOf(ring, 'e', { language: 'en', px });
            return ring !== station && overlap([around], [symbol]);
          });
          // A ring without a name of its own came in after the times.
          const named = near.filter((ring) => shown.get(ring.key)?.[0] !== 'nameless');
          expect(
            named.map((ring) => ring.key),
            `${key} at ${framePx} px`,
          ).toEqual([]);
        }
      }
    }
  });

  it('of towns stand beside no dot but their own', async () => {
    for (const choice of CHOICES.filter(({ kind }) => kind === 'station')) {
      for (const framePx of FRAMES_PX) {
        const { shown, times, px } = await writtenFor(choice, framePx, 'en');
        const scale = px / GEOGRAPHY.width;
        const dots = STATIONS.filter(({ key }) => shown.get(key)?.[0]);
        for (const station of dots.filter(({ kind }) => kind === 'regional')) {
          const side = shown.get(station.key)?.[0];
          const time = times.get(station.key);
          if (!time || !side || side === 'nameless') continue;
          const [box] = boxesOf(station, side, { language: 'en', px, time });
          const distances = dots.map(({ key, x, y }) => {
            const aside = Math.max(box.left - x * scale, x * scale - box.right, 0);
            return {
              key,
              px: Math.hypot(aside, Math.max(box.top - y * scale, y * scale - box.bottom, 0)),
            };
          });
          const own = distances.find(({ key }) => key === station.key)?.px ?? 0;
          const near = distances.filter(
            (other) => other.key !== station.key && other.px < 1.5 * own,
          );
          expect(near, `${station.key} at ${framePx} px`).toEqual([]);
        }
      }
    }
  });

  it('leave no end of a line and no city abroad without a name beside the controls', async () => {
    const choice = { kind: 'station', station: 'bologna' } as const;
    const minutes = minutesOnMap(choice, pairs, await reachData(INCLUDED_PLANNER, 'bologna'));
    const corner = { width: 54, height: 140 };
    const stages = [
      [
        { width: 611, height: 653 },
        { after: 24, covered: [], corner },
      ],
      [{ width: 704, height: 618 }, undefined],
    ] as const;
    for (const [framePx, room] of stages) {
      const view = wholeIn(framePx);
      const px = mapWidthPx(view, framePx.width);
      const frame = frameOnMap(px, view, room);
      const usual = usualStations([px], 'en');
      const { shown, times } = writeTimes(usual, frame, { language: 'en', choice, minutes });
      for (const key of ['munich', 'vienna', 'zurich', 'geneva', 'trieste']) {
        const station = STATION_BY_KEY.get(key);
        const side = shown.get(key)?.[0] ?? 'nameless';
        expect(side, `${key} in ${framePx.width} px`).not.toBe('nameless');
        if (!station || side === 'nameless') continue;
        const [name] = boxesOf(station, side, { language: 'en', px, time: times.get(key) });
        const isUnderControls = name.right > frame.right - 24 - 54 && name.top < 140;
        expect(room && isUnderControls, `${key} in ${framePx.width} px`).toBeFalsy();
      }
    }
  });

  it('stand off the lines at Venice, and at towns too, on the stage of a laptop', async () => {
    const choice = { kind: 'station', station: 'naples' } as const;
    const minutes = minutesOnMap(choice, pairs, await reachData(INCLUDED_PLANNER, 'naples'));
    const view = wholeIn({ width: 611, height: 655 });
    const px = mapWidthPx(view, 611);
    const frame = frameOnMap(px, view, { before: 28, after: 24, covered: [] });
    const usual = usualStations([px], 'en');
    const { shown, times } = writeTimes(usual, frame, { language: 'en', choice, minutes });
    // In the sea, although Padua then has no name.
    expect(shown.get('venice')).toEqual(['se']);
    expect(times.has('foggia')).toBe(true);
  });

  it('leave no end of a line without a name where there is little room above', async () => {
    const choice = { kind: 'station', station: 'palermo' } as const;
    const minutes = minutesOnMap(choice, pairs, await reachData(INCLUDED_PLANNER, 'palermo'));
    const first = wholeIn({ width: 768, height: 619 });
    const view = viewOfAll(first, pointsOf(['palermo', ...minutes.keys()]));
    const px = mapWidthPx(view, 768);
    const frame = frameOnMap(px, view, { after: 0, covered: [], above: [[0, 8]] });
    const usual = usualStations([px], 'en');
    const { shown, times } = writeTimes(usual, frame, { language: 'en', choice, minutes });
    const milan = STATION_BY_KEY.get('milan');
    const side = shown.get('milan')?.[0] ?? 'nameless';
    if (!milan || side === 'nameless') throw new Error('Milan has no name');
    const [name] = boxesOf(milan, side, { language: 'en', px, time: times.get('milan') });
    expect(frame.top - name.top).toBeLessThan(8);
  });

  it('bring in no town, and no city across another line, that has none itself', async () => {
    for (const choice of CHOICES.filter(({ kind }) => kind === 'station')) {
      for (const framePx of FRAMES_PX) {
        const { shown, times, minutes, px } = await writtenFor(choice, framePx, 'en');
        const usual = usualStations([px], 'en');
        const brought = [...shown].filter(
          ([key, [side]]) => side && side !== 'nameless' && !usual.get(key)?.[0] && !times.has(key),
        );
        const kinds = brought.map(([key]) => [
          STATION_BY_KEY.get(key)?.kind,
          minutes.has(key) || ('station' in choice && key === choice.station),
        ]);
        for (const kind of kinds) expect(kind, `at ${framePx} px`).toEqual(['major', true]);
      }
    }
  });

  it('stand at all large cities with a train from Rome, from a large phone on', async () => {
    for (const framePx of FRAMES_PX.filter((px) => px >= 430)) {
      const { times } = await writtenFor({ kind: 'station', station: 'rome' }, framePx, 'en');
      const cities = ['milan', 'venice', 'florence', 'naples', 'turin', 'bologna', 'genoa', 'bari'];
      expect(
        cities.filter((key) => !times.has(key)),
        `at ${framePx} px`,
      ).toEqual([]);
    }
  });

  it.each([
    { width: 360, height: 351 },
    { width: 390, height: 415 },
  ])(
    'stand at every chief city and beside the toe of Italy on the stage of a phone',
    async (px) => {
      const rome = { kind: 'station', station: 'rome' } as const;
      const minutes = minutesOnMap(rome, pairs, await reachData(INCLUDED_PLANNER, 'rome'));
      const first = startOf(wholeIn(px), px.width, pointsOf(['rome']));
      const view = viewOfAll(first, pointsOf(['rome', ...minutes.keys()]));
      const mapPx = mapWidthPx(view, px.width);
      const { shown, times } = writeTimes(usualStations([mapPx], 'en'), frameOnMap(mapPx, view), {
        language: 'en',
        choice: rome,
        minutes,
      });
      const chief = STATIONS.filter(({ key, rank }) => rank === 0 && minutes.has(key));
      expect(chief.filter(({ key }) => !times.has(key))).toEqual([]);
      // In the sea, off the lines that meet there.
      expect(shown.get('reggio-calabria')).toEqual(['se']);
      expect(times.has('reggio-calabria')).toBe(true);
      // After its name it would touch the side of the frame.
      expect(times.get('bari')?.isBelow).toBe(true);
    },
  );

  it('are most of a station’s trains on a large map, and some on a phone', async () => {
    const station = { kind: 'station', station: 'rome' } as const;
    const large = await writtenFor(station, 1000, 'en');
    expect(large.times.size / large.minutes.size).toBeGreaterThan(0.6);
    expect((await writtenFor(station, 360, 'en')).times.size).toBeGreaterThan(10);
  });

  it('are the fastest ones, as in the panel, where a direct train is slower', async () => {
    const reach = await reachData(INCLUDED_PLANNER, 'naples');
    const { direct, times } = reach;
    const minutes = minutesOnMap({ kind: 'station', station: 'naples' }, pairs, reach);
    expect(minutes.get('genoa')).toBe(times.genoa?.minutes);
    expect(minutes.get('genoa')).toBeLessThan(direct.genoa ?? 0);
    expect([...minutes.keys()]).toEqual(Object.keys(direct));
  });

  it('are those of the stops of a route, and of its end', async () => {
    const { times } = await writtenFor(
      { kind: 'route', departure: 'turin', arrival: 'naples' },
      1000,
      'en',
    );
    expect(times.get('naples')).toBeDefined();
    expect(times.get('bologna')).toBeDefined();
    expect(times.has('venice')).toBe(false);
  });

  it('are none without a choice', () => {
    const minutes = minutesOnMap({ kind: 'overview' }, pairs, undefined);
    const usual = usualStations([600], 'en');
    expect(
      writeTimes(usual, frameOnMap(600, WHOLE), {
        language: 'en',
        choice: { kind: 'overview' },
        minutes,
      }),
    ).toEqual({
      shown: usual,
      times: new Map(),
    });
  });
});
