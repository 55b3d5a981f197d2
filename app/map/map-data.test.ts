import { describe, expect, it } from 'vitest';
import { findCity } from '#app/data/cities/cities.ts';
import { INCLUDED_PLANNER as planner } from '#app/data/timetable/included-timetable.fixture.ts';
import { reachData } from '#app/journeys/reach-data.ts';
import { mapData } from './map-data.server.ts';

const CLOCK = { today: '2026-12-10', minuteOfDay: 600 } as const;

describe('the map’s times', () => {
  it('match the cities’ pages for every pair, in both directions', async () => {
    const { pairs } = await mapData(
      { ...CLOCK, fields: new URLSearchParams(), language: 'en', planner },
      { isStage: false },
    );
    const idOf = (slug: string) => findCity(slug)?.stationId ?? '';
    for (const { between, trains } of pairs.filter((_, place) => place % 12 === 0)) {
      const [one, other] = between;
      const [there, back] = [
        planner.figuresOf(idOf(one), idOf(other)),
        planner.figuresOf(idOf(other), idOf(one)),
      ];
      expect(trains.map(({ minutes }) => minutes)).toEqual([
        there?.fastest.durationMinutes,
        back?.fastest.durationMinutes,
      ]);
    }
    const { trains = [] } = pairs.find(({ between }) => between.join() === 'rome,milan') ?? {};
    const { direct } = planner.figuresOf(idOf('rome'), idOf('milan'))?.weekday ?? {};
    expect(trains[0]?.perDay).toBe(`${direct} direct on a weekday, not counting Italo`);
    expect(trains[0]?.stops).toEqual([]);
  });

  it('include the frequencies of docs/product.md and the name of the timetable', async () => {
    const { pairs, timetable: name } = await mapData(
      { ...CLOCK, fields: new URLSearchParams(), language: 'en', planner },
      { isStage: false },
    );
    expect(
      pairs.slice(0, 4).map(({ between, frequency }) => `${between.join('-')} ${frequency}`),
    ).toEqual([
      'rome-milan every 30\u00a0min or more often',
      'milan-venice every hour',
      'rome-florence every 20\u00a0min',
      'rome-naples every 30\u00a0min or more often',
    ]);
    expect(name.replaceAll('\u00a0', ' ')).toBe(
      'Trenitalia’s timetable for December 2025 to June 2026',
    );
  });

  it('name the timetable that they are from, as the page does', async () => {
    const { version, reach, source } = await mapData(
      { ...CLOCK, fields: new URLSearchParams(), language: 'en', planner },
      { isStage: false },
    );
    expect(version).toMatch(/^[0-9a-f]{64}$/);
    expect(reach.version).toBe(version);
    expect(source).toBe('/map/data.json?lng=en');
  });

  it('are from the station in the address, the fastest first', async () => {
    const { reach } = await mapData(
      { ...CLOCK, fields: new URLSearchParams('reach=milan'), language: 'en', planner },
      { isStage: false },
    );
    expect(reach.origin).toBe('milan');
    const minutes = Object.values(reach.times).map((time) => time.minutes);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    expect(reach.times.milan).toBeUndefined();
  });

  it('reach every station from Rome and Vienna, by other railways’ trains if needed', async () => {
    const { times: rome } = await reachData(planner, 'rome');
    expect(Object.keys(rome)).toHaveLength(95);
    expect(rome.bologna).toEqual({ minutes: 123, changes: 0 });
    for (const key of ['nice', 'innsbruck', 'tirano', 'milan-malpensa']) {
      expect(rome[key]?.train, key).toBeDefined();
    }
    const { times: vienna } = await reachData(planner, 'vienna');
    expect(Object.keys(vienna)).toHaveLength(95);
    expect(vienna.venice?.minutes).toBeLessThan(480);
  });
});

describe('an address of the day’s trains', () => {
  const replacedBy = async (query: string) => {
    const fields = new URLSearchParams(query);
    const { replaced } = await mapData(
      { ...CLOCK, fields, language: 'en', planner },
      { isStage: true },
    );
    return replaced;
  };

  it.each([
    ['day=2027-02-30&minute=490', { day: true, minute: false }],
    ['day=2030-01-01', { day: true, minute: false }],
    ['day=2026-12-15&minute=1440', { day: false, minute: true }],
    ['day=soon&minute=noon', { day: true, minute: true }],
    ['day=&minute=', { day: false, minute: false }],
    ['day=2026-12-15&minute=490', { day: false, minute: false }],
  ])('that has %s says what of it is not shown', async (query, expected) => {
    expect(await replacedBy(`view=now&${query}`)).toEqual(expected);
  });

  it('is the only one whose day matters', async () => {
    expect(await replacedBy('day=soon')).toBeUndefined();
  });
});
