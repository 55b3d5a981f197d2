import { describe, expect, it } from 'vitest';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { LANGUAGES, type Language } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { parseTrainChoices } from '#app/domain/search/train-choices.ts';
import { exactStation } from '#app/domain/stations/resolve.ts';
import { searchedJourney } from './searched-journey.ts';

const TODAY = '2026-11-23';

/** The journey of a search, by default from Rome to Vernazza. */
function searchOn(
  date: IsoDate,
  language: Language,
  [fromName, toName] = ENDS,
  fields: Readonly<Record<string, string>> = {},
  typed: Partial<Record<'from' | 'to', string>> = {},
) {
  const [from, to] = [fromName, toName].map((name) => exactStation(stationIndexFor('en'), name));
  if (!from || !to) throw new Error('no such station');
  const choices = parseTrainChoices(new URLSearchParams(fields));
  const journey = {
    from: from.id,
    to: to.id,
    date,
    returnDate: '',
    adults: 1,
    children: 0,
    currency: 'EUR',
    roundTrip: false,
  } as const;
  const searched = {
    search: { kind: 'ready', journey, from, to },
    typed: { from: from.label, to: to.label, ...typed },
    listed: { date, now: undefined, choices, search: '/search' },
    faster: undefined,
    shopOf: () => '',
  } as const;
  const settings = { shopSaleMonths: 4 };
  return searchedJourney(searched, { planner: INCLUDED_PLANNER, today: TODAY, settings, language });
}

/** The words below the figures. */
const hintOn = (...search: Parameters<typeof searchOn>): string => searchOn(...search).hint;

const ENDS: readonly [string, string] = ['Rome Termini', 'Vernazza'];

describe('the hint of a search', () => {
  it('says that the shop shows the trains of a day that is on sale', () => {
    expect(hintOn('2027-03-23', 'en')).toBe(
      'One more click: the online ticket shop shows the day’s trains, with seats and prices, ' +
        'and sells you the ticket.',
    );
  });

  it.each(LANGUAGES)('says nothing of the shop beyond its horizon in %s', (language) => {
    expect(hintOn('2027-03-24', language)).toBe('');
  });

  it('promises no trains where only a ferry goes', () => {
    const toCapri = ['Naples Centrale', 'Capri Porto'] as const;
    expect(searchOn('2026-12-13', 'en', toCapri).onwardConnections).toHaveLength(1);
    expect(hintOn('2026-12-13', 'en', toCapri)).toBe('');
    expect(searchOn('2026-12-13', 'en', toCapri).inShop).toBe('nothing');
  });

  it('is that of a journey for sale, until the shop’s horizon', () => {
    expect(searchOn('2027-03-23', 'en').inShop).toBe('trains');
    expect(searchOn('2027-03-24', 'en').inShop).toBe('perhaps');
  });

  it('promises no trains over the sea, and none for sure between unknown stations', () => {
    for (const from of ['Palermo Centrale', 'Capri Porto']) {
      const overSea = searchOn('2026-12-11', 'en', ['Cagliari', from]);
      expect(overSea.inShop).toBe('nothing');
      expect(overSea.hint).not.toContain('One more click');
    }
    expect(searchOn('2026-12-11', 'en', ['Paris', 'Bordeaux']).inShop).toBe('perhaps');
  });

  it('keeps the notes of other companies beyond the horizon', () => {
    const toOthers = ['Turin', 'Ravenna'] as const;
    expect(hintOn('2027-03-24', 'en', toOthers)).not.toContain('One more click');
    expect(hintOn('2027-03-24', 'en', toOthers)).toMatch(/quicker to change/);
  });
});

it('gives no fare, and counts no high-speed company, for regional trains alone', () => {
  const toVenice = ['Rome Termini', 'Venice Santa Lucia'] as const;
  const namesOf = (fields: Readonly<Record<string, string>>) =>
    searchOn('2026-12-04', 'en', toVenice, fields).rows;
  const all = namesOf({});
  expect(all.map(([name]) => name)).toContain('Price');
  expect(all.flat().join()).toContain('Italo');
  const regional = namesOf({ kinds: 'regional' });
  expect(regional.map(([name]) => name)).not.toContain('Price');
  expect(regional.flat().join()).not.toContain('Italo');
});

it('names the companies of regional trains on the way that the timetable does not have', () => {
  const rowsOf = (to: string) =>
    searchOn('2026-12-02', 'en', ['Bologna Centrale', to], { kinds: 'regional' }).rows;
  expect(rowsOf('Milan Centrale').slice(0, 2)).toEqual([
    [
      'Fastest with Trenitalia by regional trains alone',
      '7\u00a0h\u00a017\u00a0min',
      expect.anything(),
    ],
    ['Departures by regional trains alone', '1, not counting Trenitalia Tper and Trenord', '1'],
  ]);
});

it('says in one sentence which stations were chosen for the visitor’s words', () => {
  const toMilan = ['Rome Termini', 'Milan Centrale'] as const;
  const takenFor = (typed: Parameters<typeof searchOn>[4], language: Language = 'en') =>
    searchOn('2026-12-11', language, toMilan, {}, typed).taken;
  expect(takenFor({ from: 'rome termini' })).toEqual([]);
  // The title names the station: the beginning of its name needs no word.
  expect(takenFor({ from: 'Rome', to: 'milan' })).toEqual([]);
  // A search in another language keeps its texts.
  for (const language of LANGUAGES)
    expect(takenFor({ from: 'Rome', to: 'Milan Centrale' }, language)).toEqual([]);
  expect(takenFor({ to: 'mailand' })).toEqual(['We took “mailand” to mean Milan Centrale.']);
  expect(takenFor({ from: 'rom', to: 'mailand' })).toEqual([
    'We took “rom” and “mailand” to mean these stations.',
  ]);
});
