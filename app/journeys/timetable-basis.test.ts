import { describe, expect, it } from 'vitest';
import { CHANGE_RULES } from '#app/data/timetable/change-rules.ts';
import { decodeTimetable } from '#app/data/timetable/decode.ts';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { LANGUAGES, type Language } from '#app/domain/language.ts';
import { addDays, type IsoDate } from '#app/domain/search/iso-date.ts';
import { createPlanner, type Planner } from '#app/domain/timetable/planner.ts';
import { encodeTimetable } from '#server/timetable/encode.ts';
import { basesOfLegs, dateBasis, timetablesUntil, usualBasis } from './timetable-basis.ts';

const TODAY = '2026-11-23';
const [ROME, MILAN] = ['83084095', '83017004'] as const;
const ROME_TO_MILAN = figuresBetween(ROME, MILAN);
const requestOf = (planner: Planner) =>
  ({ planner, language: 'en', today: TODAY, settings: { shopSaleMonths: 4 } }) as const;
const basisOn = (planner: Planner, date: IsoDate) =>
  dateBasis(requestOf(planner), ROME, MILAN, date).join(' ');

function figuresBetween(from: string, to: string) {
  const figures = INCLUDED_PLANNER.figuresOf(from, to);
  if (!figures) throw new Error(`no trains from ${from} to ${to}`);
  return figures;
}

describe('a timetable that has ended', () => {
  it.each(LANGUAGES)('says so above a usual week in %s', (language) => {
    const request = { planner: INCLUDED_PLANNER, today: TODAY, language } as const;
    expect(usualBasis(request, ROME_TO_MILAN)).toBe(
      {
        en:
          'Weekday figures: a typical Wednesday, from the Trenitalia timetable that ended on ' +
          '13\u00a0June 2026.',
        it:
          'Dati lun\u2060–\u2060ven: un mercoledì tipico, secondo l’orario di Trenitalia in ' +
          'vigore fino al 13\u00a0giugno 2026.',
        fr:
          'En semaine\u00a0: un mercredi ordinaire, d’après les horaires de Trenitalia en ' +
          'vigueur jusqu’au 13\u00a0juin 2026.',
      }[language],
    );
  });

  it('names the day of the figures, where it does not stand for all weekdays', () => {
    const request = { planner: INCLUDED_PLANNER, today: TODAY, language: 'en' } as const;
    const [weekday, saturday, sunday] = ROME_TO_MILAN.days;
    const tuesday = { ...weekday, day: 1 } as const;
    const onTuesday = { days: [tuesday, saturday, sunday], onlyWeekday: 1 } as const;
    expect(usualBasis(request, onTuesday)).toMatch(/^Figures for a typical Tuesday, from the/);
    const none = { ...weekday, trains: [] };
    const onSunday = {
      days: [none, { ...saturday, trains: [] }, sunday],
      onlyWeekday: undefined,
    } as const;
    expect(usualBasis(request, onSunday)).toMatch(/^Figures for a typical Sunday, from the/);
  });

  it('is never said to have the trains of a date', () => {
    expect(basisOn(INCLUDED_PLANNER, '2026-12-02')).toBe(
      'Trains on a typical Wednesday, from the Trenitalia timetable that ended on 13\u00a0June ' +
        '2026. The ticket shop has the trains for your date.',
    );
  });

  it('has Sunday’s trains on a public holiday', () => {
    expect(basisOn(INCLUDED_PLANNER, '2027-03-29')).toMatch(
      /^Monday 29\u00a0March 2027 is a public holiday in Italy\. Trains on a typical Sunday, from/,
    );
  });

  it('is followed by the shop’s horizon', () => {
    expect(basisOn(INCLUDED_PLANNER, '2027-03-23')).toMatch(
      /The ticket shop has the trains for your/,
    );
    expect(basisOn(INCLUDED_PLANNER, '2027-03-23')).not.toContain('Not on sale');
    // The shop does not have them yet.
    expect(basisOn(INCLUDED_PLANNER, '2027-03-24')).toBe(
      'Trains on a typical Wednesday, from the Trenitalia timetable that ended on 13\u00a0June ' +
        '2026. Not on sale yet: the shop sells tickets about 4 months ahead.',
    );
  });
});

describe('the basis of a plan’s legs', () => {
  const legs = (...dates: readonly IsoDate[]) =>
    dates.map((date) => ({ fromId: ROME, toId: MILAN, date }));

  it('says once what all legs share, and of a leg what is its own', () => {
    const dates = ['2026-12-02', '2026-12-04', '2026-12-08', '2026-12-08'] as const;
    const holiday =
      'Tuesday 8\u00a0December 2026 is a public holiday in Italy, so the trains shown are those ' +
      'of a typical Sunday.';
    expect(basesOfLegs(requestOf(INCLUDED_PLANNER), legs(...dates))).toEqual({
      shared:
        'Typical trains for each day of the week, from the Trenitalia timetable that ended on ' +
        '13\u00a0June 2026. The ticket shop has the trains for your date.',
      own: ['', '', holiday, holiday],
    });
  });

  it('names the day where all legs have the same', () => {
    const { shared, own } = basesOfLegs(
      requestOf(INCLUDED_PLANNER),
      legs('2026-12-02', '2026-12-02'),
    );
    expect(shared).toMatch(/^Trains on a typical Wednesday, from/);
    expect(own).toEqual(['', '']);
  });

  it('keeps apart what a feed covers and what it does not', () => {
    const planner = dated({ '2026-12-02': { trains: 3 } });
    const covered = basesOfLegs(requestOf(planner), legs('2026-12-03', '2026-12-09'));
    expect(covered.shared).toMatch(/^Trains on each leg’s day, from .*Italo trains are missing:/);
    const { shared, own } = basesOfLegs(
      requestOf(planner),
      legs('2026-12-02', '2026-12-03', '2027-03-03'),
    );
    expect(shared).toBe('');
    expect(own[0]).toMatch(
      /^Trains on Wednesday 2\u00a0December .*Italo trains are missing: .*Only 3/,
    );
    expect(own[1]).not.toContain('Only');
    expect(own[2]).toMatch(/^Trains on a typical Wednesday, from/);
  });
});

/** One train is Italo's, as long as its timetable lasts. */
const ITALO_END: IsoDate = '2026-11-29';
const ITALO_HOUR = 9;

/** Two months of hourly trains, ten a day, from TODAY on; on some days other ones. */
function dated(exceptions: Readonly<Record<string, { trains?: number; minutes?: number }>> = {}) {
  const DAYS = 60;
  const dates = Array.from({ length: DAYS }, (_, day) => addDays(TODAY, day));
  const trains = Array.from({ length: 10 }, (_, hour) => hour);
  const trip = (hour: number, minutes: number, days: bigint, date?: IsoDate) => ({
    number: `${9500 + hour}-${minutes}`,
    kind: 'frecciarossa' as const,
    days,
    feed: hour === ITALO_HOUR && (date ?? TODAY) <= ITALO_END ? 1 : 0,
    stops: [
      { station: ROME, arrival: 480 + 60 * hour, departure: 480 + 60 * hour, boarding: 3 },
      {
        station: MILAN,
        arrival: 480 + 60 * hour + minutes,
        departure: 480 + 60 * hour + minutes,
        boarding: 3,
      },
    ],
  });
  const bit = (day: number) => 1n << BigInt(7 + day);
  const trips = dates.flatMap((date, day) => {
    const { trains: count = 10, minutes = 190 } = exceptions[date] ?? {};
    return trains.slice(0, count).map((hour) => trip(hour, minutes, bit(day), date));
  });
  const usual = trains.map((hour) => trip(hour, 190, 0b1111111n));
  const feeds = [
    { name: 'Trenitalia', firstDay: TODAY, lastDay: addDays(TODAY, DAYS - 1) },
    { name: 'Italo', firstDay: TODAY, lastDay: ITALO_END },
  ] as const;
  const file = encodeTimetable([...trips, ...usual], { firstDay: TODAY, days: DAYS, feeds });
  return createPlanner(decodeTimetable(file, CHANGE_RULES));
}

describe('a timetable of dates', () => {
  it('has the trains of a date, and says which companies are missing', () => {
    expect(basisOn(dated(), '2026-11-25')).toMatch(
      /^Trains on Wednesday 25\u00a0November 2026, from the Trenitalia timetable valid until /,
    );
    expect(basisOn(dated(), '2026-11-25')).toMatch(
      / and the Italo timetable valid until 29\u00a0November 2026\.$/,
    );
    expect(basisOn(dated(), '2026-12-02')).toMatch(
      / Italo trains are missing: we don’t have that day’s timetable yet\.$/,
    );
  });

  it('names a company with two feeds once, with the later end', () => {
    const end = { name: 'Italo', firstDay: TODAY, lastDay: '2027-01-31' } as const;
    const feeds = [end, { ...end, lastDay: '2026-12-31' } as const];
    expect(timetablesUntil(feeds, TODAY, 'en')).toBe(
      'the Italo timetable valid until 31\u00a0January 2027',
    );
  });

  it('names companies whose timetables end together in one', () => {
    const feedOf = (name: string, lastDay: IsoDate) =>
      ({ name, firstDay: TODAY, lastDay }) as const;
    const feeds = [
      feedOf('Trenitalia', '2026-12-12'),
      feedOf('Italo', '2026-12-31'),
      feedOf('ÖBB', '2026-12-12'),
    ];
    expect(timetablesUntil(feeds, TODAY, 'en')).toBe(
      'the Trenitalia and ÖBB timetables valid until 12\u00a0December 2026 and the Italo ' +
        'timetable valid until 31\u00a0December 2026',
    );
    expect(timetablesUntil(feeds, TODAY, 'it')).toMatch(
      /^gli orari di Trenitalia e delle\u00a0ÖBB validi fino/,
    );
  });

  it('names a day with few of the usual trains, or slow ones', () => {
    const planner = dated({
      '2026-12-02': { trains: 3 },
      '2026-12-03': { minutes: 260 },
      '2026-12-04': { trains: 0 },
    });
    expect(basisOn(planner, '2026-12-02')).toContain(
      'Only 3 of the usual 10 direct trains on this day: perhaps not all are published yet.',
    );
    expect(basisOn(planner, '2026-12-03')).toContain(
      'On this day the fastest takes 4\u00a0h\u00a020\u00a0min instead of ' +
        '3\u00a0h\u00a010\u00a0min.',
    );
    expect(basisOn(planner, '2026-12-04')).toContain(
      'None of the usual 10 direct trains on this day',
    );
  });

  it('says whether the missing ones are direct trains in every language', () => {
    const planner = dated({ '2026-12-02': { trains: 3 }, '2026-12-04': { trains: 1 } });
    const basisIn = (language: Language, date: IsoDate) =>
      dateBasis({ ...requestOf(planner), language }, ROME, MILAN, date).at(-1);
    expect(basisIn('it', '2026-12-02')).toContain('solo 3 treni diretti invece dei soliti 10:');
    expect(basisIn('it', '2026-12-04')).toContain('solo un treno diretto invece dei soliti 10:');
    expect(basisIn('fr', '2026-12-02')).toContain('3 des 10\u00a0trains directs habituels');
    expect(basisIn('fr', '2026-12-04')).toContain('un seul des 10\u00a0trains directs habituels');
    expect(basisIn('en', '2026-12-04')).toContain('Only one of the usual 10 direct trains');
  });

  it('has no alarm in the shorter half across the change of timetable', () => {
    const winter = Array.from({ length: 40 }, (_, day) => addDays('2026-12-13', day));
    const half = { trains: 4, minutes: 260 };
    const planner = dated({
      ...Object.fromEntries(winter.map((date) => [date, half])),
      '2027-01-13': { trains: 1, minutes: 260 },
      '2027-01-14': { trains: 4, minutes: 320 },
    });
    for (const date of winter.filter((day) => day < '2027-01-13' || day > '2027-01-14'))
      expect(basisOn(planner, date), date).not.toMatch(/usual|instead/);
    for (const date of ['2026-12-07', '2026-12-12'] as const)
      expect(basisOn(planner, date), date).not.toMatch(/usual|instead/);
    // A day that differs from its own half is still unusual.
    expect(basisOn(planner, '2027-01-13')).toContain('Only one of the usual 4 direct trains');
    expect(basisOn(planner, '2027-01-14')).toContain(
      'the fastest takes 5\u00a0h\u00a020\u00a0min instead of 4\u00a0h\u00a020\u00a0min.',
    );
  });

  it('is not alarmed by a somewhat thinner or slower day', () => {
    const planner = dated({ '2026-12-02': { trains: 6 }, '2026-12-03': { minutes: 205 } });
    for (const date of ['2026-12-02', '2026-12-03', '2026-12-05', '2026-12-08'] as const)
      expect(basisOn(planner, date)).not.toMatch(/usual|instead/);
  });
});
