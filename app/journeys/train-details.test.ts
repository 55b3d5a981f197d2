import { describe, expect, it } from 'vitest';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { INCLUDED_PLANNER as planner } from '#app/data/timetable/included-timetable.fixture.ts';
import { LANGUAGES, type Language } from '#app/domain/language.ts';
import { addDays, type IsoDate } from '#app/domain/search/iso-date.ts';
import { resolveStation } from '#app/domain/stations/resolve.ts';
import { randomChanges } from '#app/domain/timetable/every-train.fixture.ts';
import { formatDuration, formatTimeOfDay } from '#app/i18n/format.ts';
import { type CalendarJourney, journeyCalendar } from './journey-calendar.ts';
import { railwayTrip } from './onward-connections.ts';
import { trainDetails } from './train-details.ts';
import { trainKey } from './train-key.ts';

function idOf(name: string): string {
  const found = resolveStation(stationIndexFor('en'), name);
  if (found.kind !== 'exact') throw new Error(`${name} is not a station`);
  return found.station.id;
}

const MONDAY = '2026-11-30';
const FRIDAY = '2026-12-04';
const ends = { from: idOf('Rome Termini'), to: idOf('Siena') };
const journeys = planner.trainsOfDay(ends.from, ends.to, FRIDAY);
const SHOP = 'https://shop.example/?departureDate=2026-12-04';
const shopOf = (from: string, to: string) => `${SHOP}&from=${from}&to=${to}`;
const SEARCH = '/search?from=Rome+Termini&to=Siena&date=2026-12-04';

const detailsOf = (
  journey: (typeof journeys)[number],
  language: Language = 'en',
  today: IsoDate = '2026-11-28',
) =>
  trainDetails(
    { planner, language, today },
    { journey, ends, date: FRIDAY, settings: {}, search: SEARCH, shopAddress: SHOP, shopOf },
  );

/** The journey with Regionale Veloce 4096, which changes once. */
const slow = journeys.find(({ departure }) => departure === 370);
if (!slow) throw new Error('the journey at 06:10 is missing');

describe('an opened train', () => {
  it('is written in words, with the minutes of its change', () => {
    expect(detailsOf(slow).sentences).toEqual([
      'Leave Rome Termini at 06:10 on Regionale Veloce 4096.',
      'Change at Chiusi-Chianciano Terme, arrival 08:46: 14\u00a0min, then Regionale 19076 at ' +
        '09:00.',
      'Arrive at Siena at 10:27.',
    ]);
    expect(detailsOf(slow, 'it').sentences[0]).toBe(
      'Parti da Roma Termini alle 6:10 (Regionale Veloce 4096).',
    );
  });

  it('is of the day before where one sets out on the evening before', () => {
    const toMilan = { from: ends.from, to: idOf('Milan Centrale') };
    const [night] = planner.trainsOfDay(toMilan.from, toMilan.to, '2026-12-06');
    if (!night) throw new Error('no trains');
    expect(night.departure).toBeLessThan(0);
    const opened = { journey: night, ends: toMilan, date: '2026-12-06' } as const;
    const shop = { settings: {}, search: SEARCH, shopAddress: SHOP, shopOf };
    const request = { planner, language: 'en', today: FRIDAY } as const;
    expect(trainDetails(request, { ...opened, ...shop })).toMatchObject({
      places: 'Rome Termini – Milan Centrale',
      when: 'Saturday 5\u00a0December 2026, 23:37',
    });
  });

  it('says what follows if the change is missed, by the planner’s own search', () => {
    const after = planner.afterMissedChange({ journey: slow, change: 0, to: ends.to, day: FRIDAY });
    expect(after).toMatchObject({ departure: 630, arrival: 710, delayMinutes: 83 });
    const [, second] = detailsOf(slow).line.trains;
    expect(second?.missed).toBe(
      `If you miss it: next at 10:30, arrival 11:50, ${formatDuration(83, 'en')} later.`,
    );
    expect(detailsOf(slow).line.trains[0]?.missed).toBeUndefined();
  });

  it('says so where nothing more leaves on that day', () => {
    const last = [...randomChanges(planner, 100)].find(
      ({ journey, change, to, day }) => !planner.afterMissedChange({ journey, change, to, day }),
    );
    if (!last) throw new Error('every change has a later train');
    const { journey, change, to, day } = last;
    const { line } = trainDetails(
      { planner, language: 'en', today: MONDAY },
      {
        journey,
        ends: { from: journey.rides[0].from, to },
        date: addDays(MONDAY, day),
        settings: {},
        search: SEARCH,
        shopAddress: SHOP,
        shopOf,
      },
    );
    expect(line.trains[change + 1]?.missed).toContain('the last connection');
  });

  it('names the estimates of its changes, and says when they are due for review', () => {
    expect(detailsOf(slow).changes).toBe(
      'To change trains we allow at least 5\u00a0min at Chiusi-Chianciano Terme: ' +
        'our own estimate (checked in November 2026).',
    );
    expect(detailsOf(slow, 'it', '2027-11-30').changes).toContain(
      'almeno 5\u00a0min a Chiusi-Chianciano Terme: è una nostra stima ' +
        '(ultima verifica: novembre 2026)',
    );
    expect(detailsOf(slow, 'en', '2027-12-01').changes).toContain('may have changed since');
    expect(detailsOf(slow, 'fr', '2027-12-01').changes).toContain('peut avoir changé depuis');
    const direct = planner.trainsOfDay(ends.from, idOf('Florence S. M. Novella'), FRIDAY)[0];
    if (!direct) throw new Error('there is no train to Florence');
    expect(detailsOf(direct).changes).toBeUndefined();
  });

  it('leads to the form’s shop, and names the trains to look for there', () => {
    const { shops, address, calendar } = detailsOf(slow);
    expect(shops).toEqual([
      {
        text: undefined,
        link: { name: 'To the ticket shop for this day', address: SHOP },
        wanted: '06:10 Regionale Veloce 4096, 09:00 Regionale 19076',
      },
    ]);
    expect(address).toBe(`${SEARCH}&train=370-4096-19076#train`);
    expect(calendar).toBe(
      '/journey.ics?from=Rome+Termini&to=Siena&date=2026-12-04&train=370-4096-19076',
    );
  });

  it('has all its times in the words of every language', () => {
    for (const language of LANGUAGES) {
      for (const journey of journeys) {
        const words = detailsOf(journey, language).sentences.join(' ');
        for (const { departure, arrival } of journey.rides) {
          expect(words).toContain(formatTimeOfDay(departure, language));
          expect(words).toContain(formatTimeOfDay(arrival, language));
        }
      }
    }
  });

  it('has a key of its own among the journeys of its day', () => {
    expect(new Set(journeys.map(trainKey)).size).toBe(journeys.length);
  });
});

describe('a calendar file', () => {
  const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
  const address = `https://www.example.com${SEARCH}&train=370-4096-19076#train`;
  const calendar: CalendarJourney = {
    journey: slow,
    date: FRIDAY,
    basis: 'Typical; see the shop, please.',
    onwardConnections: [],
    address,
  };

  it('has an event for each train, on the clocks of Rome', () => {
    const lines = unfolded(journeyCalendar([calendar], '2026-11-26', 'en'));
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:2026-12-04-370-4096-19076-0@www.example.com',
        'DTSTAMP:20261126T000000Z',
        'DTSTART;TZID=Europe/Rome:20261204T061000',
        'DTEND;TZID=Europe/Rome:20261204T084600',
        'SUMMARY:Regionale Veloce 4096: Rome Termini – Chiusi-Chianciano Terme',
        'LOCATION:Chiusi-Chianciano Terme',
        'DESCRIPTION:Regionale 19076. Typical\\; see the shop\\, please.',
      ]),
    );
  });

  it('has the dates of trains that run past midnight or leave the evening before', () => {
    const night = {
      ...slow,
      rides: [{ ...slow.rides[0], departure: -10, arrival: 1_450 }] as const,
    };
    const lines = unfolded(journeyCalendar([{ ...calendar, journey: night }], '2026-11-26', 'en'));
    expect(lines).toContain('DTSTART;TZID=Europe/Rome:20261203T235000');
    expect(lines).toContain('DTEND;TZID=Europe/Rome:20261205T001000');
  });

  it('names the way on with the last train alone', () => {
    const { onwardConnections } = railwayTrip(
      { planner, language: 'en', today: MONDAY },
      { stationId: idOf('Rome Termini') },
      { stationId: idOf('Naples Centrale'), place: 'sorrento' },
    );
    const text = journeyCalendar([{ ...calendar, onwardConnections }], '2026-11-26', 'en');
    const way = 'From Naples to Sorrento: local train';
    const described = unfolded(text).filter((line) => line.startsWith('DESCRIPTION'));
    expect(described.map((line) => line.includes(way))).toEqual([false, true]);
  });

  it('has no line longer than 75 bytes, and cuts none within a letter', () => {
    const french = 'Près de «l’été» à la gare, '.repeat(9);
    const text = journeyCalendar([{ ...calendar, basis: french }], '2026-11-26', 'fr');
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(text).join()).toContain(french.replaceAll(',', '\\,'));
  });
});
