import { describe, expect, it } from 'vitest';
import { CHANGE_RULES } from '#app/data/timetable/change-rules.ts';
import { decodeTimetable } from '#app/data/timetable/decode.ts';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { createPlanner } from '#app/domain/timetable/planner.ts';
import type { TrainKind } from '#app/domain/timetable/timetable.ts';
import { encodeTimetable } from '#server/timetable/encode.ts';
import type { Trip } from '#server/timetable/trip.ts';
import { type DayTrainsData, dayTrains } from './day-trains.ts';

const ROME = '83084095';
const BOLOGNA = '83050435';
const MILAN = '83017004';

const run = (
  feed: number,
  kind: TrainKind,
  number: string,
  stops: readonly (readonly [string, number])[],
) => ({
  number,
  kind,
  days: 0b1111111n,
  feed,
  stops: stops.map(([station, time]) => ({
    station,
    arrival: time,
    departure: time,
    boarding: 3,
  })),
});

const feedOf = (name: string) => ({ name, firstDay: '2026-11-22', lastDay: '2026-12-12' }) as const;

/** The trains from Rome to Milan of some companies, each with a direct one at its own hour. */
function trainsOf(
  companies: readonly string[],
  kind: TrainKind = 'train',
  today: IsoDate = '2026-11-26',
) {
  const trips = companies.map((_, feed) =>
    run(feed, kind, `${feed + 1}`, [
      [ROME, 420 + feed * 60],
      [MILAN, 620 + feed * 60],
    ]),
  );
  return trainsOfTrips(trips, companies, today);
}

function trainsOfTrips(
  trips: readonly Trip[],
  companies: readonly string[],
  today: IsoDate = '2026-11-26',
) {
  const file = encodeTimetable(trips, { feeds: companies.map(feedOf) });
  const planner = createPlanner(decodeTimetable(file, CHANGE_RULES));
  return dayTrains({ planner, language: 'en', today }, ROME, MILAN);
}

const companiesOf = (trains: DayTrainsData | undefined) =>
  trains?.days[0]?.rows.map(({ companies }) => companies);

describe('the sellers of a table’s trains', () => {
  it('are not named where the form’s own shop sells all', () => {
    expect(trainsOf(['Trenitalia'])?.sellers).toEqual([]);
    expect(companiesOf(trainsOf(['Trenitalia']))).toEqual([undefined]);
    for (const language of LANGUAGES) {
      const request = { planner: INCLUDED_PLANNER, language, today: '2026-11-26' } as const;
      expect(dayTrains(request, ROME, MILAN)?.sellers).toEqual([]);
    }
  });

  it('are the company’s own shop, and never the form’s for another company', () => {
    const trains = trainsOf(['Trenitalia', 'Italo'], 'train');
    expect(companiesOf(trains)).toEqual(['Trenitalia', 'Italo']);
    expect(trains?.sellers).toEqual([
      {
        text: 'Trenitalia: at the ticket shop that the form opens.',
        isHandOff: true,
        shop: undefined,
        age: undefined,
      },
      {
        text: 'Italo:',
        isHandOff: false,
        shop: { name: 'Italo’s own shop', address: 'https://www.italotreno.com/' },
        age: 'checked in 2025',
      },
    ]);
  });

  it('are named where one company’s trains alone are of another shop', () => {
    expect(trainsOf(['Italo'], 'italo')?.sellers).toHaveLength(1);
  });

  it('are plain words where no shop is known', () => {
    expect(trainsOf(['EAV'])?.sellers).toEqual([
      {
        text: 'EAV: we know of no online shop.',
        isHandOff: false,
        shop: undefined,
        age: 'checked in 2025',
      },
    ]);
    expect(trainsOf(['Ferrovie di Atlantide'])?.sellers).toEqual([
      {
        text: 'Another company: we know of no online shop.',
        isHandOff: false,
        shop: undefined,
        age: undefined,
      },
    ]);
  });

  it('may have changed after their day of review', () => {
    const ages = (today: IsoDate) =>
      trainsOf(['Italo'], 'italo', today)?.sellers.map(({ age }) => age);
    expect(ages('2027-06-30')).toEqual(['checked in 2025']);
    expect(ages('2027-07-01')).toEqual(['checked in 2025, may have changed since']);
  });

  it('are two, and the tickets too, where the journey changes the company', () => {
    const legs = [
      run(0, 'frecciarossa', '1', [
        [ROME, 420],
        [BOLOGNA, 540],
      ]),
      run(1, 'italo', '2', [
        [BOLOGNA, 580],
        [MILAN, 650],
      ]),
    ];
    expect(companiesOf(trainsOfTrips(legs, ['Trenitalia', 'Italo']))).toEqual([
      'Trenitalia and Italo: 2 tickets',
    ]);
    expect(companiesOf(trainsOfTrips(legs, ['Trenitalia', 'Trenitalia Tper']))).toEqual([
      'Trenitalia and Trenitalia Tper',
    ]);
  });
});
