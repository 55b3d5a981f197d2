import { describe, expect, it } from 'vitest';
import { type ReachTimes, reachTimes } from './reach-times.ts';

const OWN: Readonly<Record<string, ReachTimes>> = {
  rome: new Map([
    ['udine', { minutes: 300, changes: 0 }],
    ['venice', { minutes: 230, changes: 0 }],
    ['vienna', { minutes: 800, changes: 1 }],
    ['munich', { minutes: 610, changes: 0 }],
  ]),
  udine: new Map([
    ['rome', { minutes: 305, changes: 0 }],
    ['venice', { minutes: 87, changes: 0 }],
  ]),
  venice: new Map([['udine', { minutes: 140, changes: 0 }]]),
};
const TRAINS = [
  {
    stops: [
      ['vienna', 0],
      ['villach', 200, 4],
      ['udine', 96],
      ['venice', 100],
    ],
  },
  {
    stops: [
      ['munich', 0],
      ['venice', 360],
    ],
  },
] as const;

const from = (origin: string) =>
  reachTimes(
    origin,
    TRAINS,
    async (station) => OWN[station] ?? new Map(),
    (station) => ['vienna', 'villach', 'munich'].includes(station),
  );

describe('the times with trains that the timetable does not hold', () => {
  it('ride on after the timetable’s own, with a change', async () => {
    expect((await from('rome')).get('villach')).toEqual({
      minutes: 300 + 15 + 96,
      changes: 1,
      train: 0,
    });
  });

  it('take the place of the timetable’s own abroad only where they save half an hour', async () => {
    const times = await from('rome');
    expect(times.get('vienna')).toEqual({ minutes: 300 + 15 + 96 + 4 + 200, changes: 1, train: 0 });
    expect(times.get('munich')).toEqual({ minutes: 610, changes: 0 });
  });

  it('keep a direct train where a change would hardly gain a minute', async () => {
    const own: Readonly<Record<string, ReachTimes>> = {
      padua: new Map([['verona', { minutes: 40, changes: 0 }]]),
    };
    const stops = [
      ['munich', 0],
      ['verona', 300, 20],
      ['padua', 40],
    ] as const;
    const timesFrom = async (station: string) => own[station] ?? new Map();
    const times = await reachTimes('padua', [{ stops }], timesFrom, (key) => key === 'munich');
    expect(times.get('munich')).toEqual({ minutes: 360, changes: 0, train: 0 });
  });

  it('leave the times inside the country as the timetable has them', async () => {
    expect((await from('venice')).get('udine')).toEqual({ minutes: 140, changes: 0 });
  });

  it('begin a journey from abroad, which goes on by the timetable', async () => {
    const times = await from('villach');
    expect(times.get('udine')).toEqual({ minutes: 96, changes: 0, train: 0 });
    expect(times.get('rome')).toEqual({ minutes: 96 + 15 + 305, changes: 1, train: 0 });
    expect(times.has('villach')).toBe(false);
    // With a change in Udine it would take as long.
    expect(times.get('venice')).toEqual({ minutes: 96 + 15 + 87, changes: 0, train: 0 });
  });

  it('reach from one country abroad to the other by two of them', async () => {
    expect((await from('munich')).get('villach')).toEqual({
      minutes: 360 + 15 + 100 + 2 + 96,
      changes: 1,
      train: 0,
    });
  });
});
