import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { minutesOfChange } from '#app/domain/timetable/exhaustive-search.fixture.ts';
import type { TrainKind } from '#app/domain/timetable/timetable.ts';
import { stationLabel } from '../stations/stations.server.ts';
import { CHANGE_RULES } from '../timetable/change-rules.ts';
import { CHANGE_STATIONS, DEFAULT_MINUTES } from './change-stations.ts';
import { minutesToChange, stationParts } from './minutes-to-change.ts';
import { ChangeStation } from './schema.ts';

const BOLOGNA = '83050435';
const GARIBALDI = '83016451';
const TERMINI = '83084095';
const PORTA_SUSA = '83002220';
const IMOLA = '83050542';

const minutesBetweenKinds = (station: string, from: TrainKind, to: TrainKind) =>
  minutesOfChange(CHANGE_RULES, station, from, to);

describe.each(CHANGE_STATIONS.map((station) => [station.name, station] as const))(
  'the change at %s',
  (name, station) => {
    it('fits the schema and has a station of the list with this name', () => {
      expect(v.safeParse(ChangeStation, station).issues).toBeUndefined();
      expect(stationLabel('it', station.stationId)).toBe(name);
    });

    it('takes longer between parts than inside any, and has a kind in one part only', () => {
      const parts = station.parts ?? [];
      for (const { minutes } of parts) {
        expect(station.betweenParts ?? 0).toBeGreaterThan(minutes);
      }
      const kinds = parts.flatMap((part) => part.kinds);
      expect(new Set(kinds).size).toBe(kinds.length);
    });
  },
);

describe('minutes to change', () => {
  it('stand once for each station, and never below the default', () => {
    const ids = CHANGE_STATIONS.map(({ stationId }) => stationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { stationId, size } of CHANGE_STATIONS) {
      expect(minutesToChange(stationId)).toBeGreaterThanOrEqual(DEFAULT_MINUTES[size]);
    }
  });

  it('are those of the table, else five', () => {
    expect(minutesToChange(TERMINI)).toBe(10);
    expect(minutesToChange(PORTA_SUSA)).toBe(8);
    expect(minutesToChange(IMOLA)).toBe(5);
    expect(minutesToChange('constructor')).toBe(5);
  });

  it('are more between the levels of Bologna and Milano Porta Garibaldi', () => {
    expect(minutesBetweenKinds(BOLOGNA, 'frecciarossa', 'regionale')).toBe(15);
    expect(minutesBetweenKinds(BOLOGNA, 'regionale', 'italo')).toBe(15);
    expect(minutesBetweenKinds(BOLOGNA, 'italo', 'frecciarossa')).toBe(8);
    expect(minutesBetweenKinds(BOLOGNA, 'intercity', 'regionale')).toBe(10);
    expect(minutesBetweenKinds(GARIBALDI, 'metropolitano', 'frecciarossa')).toBe(12);
  });

  it('are those of the whole station where the kind does not tell the part', () => {
    expect(minutesBetweenKinds(TERMINI, 'regionale', 'frecciarossa')).toBe(10);
    expect(minutesBetweenKinds(BOLOGNA, 'train', 'frecciarossa')).toBe(10);
    expect(minutesBetweenKinds(IMOLA, 'regionale', 'regionale')).toBe(5);
  });

  it('are handed to the search for the stations whose parts have kinds of their own', () => {
    expect(stationParts().get(BOLOGNA)).toMatchObject({
      parts: [{ minutes: 10 }, { kinds: ['frecciarossa', 'italo'], minutes: 8 }],
      betweenMinutes: 15,
    });
    expect(stationParts().has(TERMINI)).toBe(false);
  });
});
