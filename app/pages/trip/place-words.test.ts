import { expect, it } from 'vitest';
import { readTrip } from '#app/data/stations/trip-paths.server.ts';
import { INCLUDED_PLANNER as planner } from '#app/data/timetable/included-timetable.fixture.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import { tripData } from './trip-data.server.ts';

const settings = {
  hotelSearchAddress: 'https://hotels.example/search',
  travelGuideAddress: 'https://guide.example/italy',
} as SiteSettings;

/** Where a trip arrives, in each language, and where its page looks for hotels. */
function wordsOf(path: string) {
  const arrivals = LANGUAGES.map((language) => {
    const trip = readTrip(path, language);
    if (!trip) throw new Error(`no trip ${path}`);
    return tripData(trip, { settings, planner, language, today: '2026-11-25' }).arrival;
  });
  const plain = (words: string) => words.replaceAll('\u00a0', ' ');
  return {
    inPlace: arrivals.map(({ inPlace }) => plain(inPlace)),
    atPlace: arrivals.map(({ atPlace }) => plain(atPlace)),
  };
}

it.each([
  ['florence', 'in Florence', 'a Firenze', 'à Florence'],
  ['ancona', 'in Ancona', 'ad Ancona', 'à Ancône'],
  ['l-aquila', 'in L’Aquila', 'all’Aquila', 'à L’Aquila'],
  ['san-marino', 'in San Marino', 'a San Marino', 'à Saint-Marin'],
  ['capri', 'on Capri', 'a Capri', 'à Capri'],
  ['porto-azzurro', 'in Porto Azzurro', 'a Porto Azzurro', 'à Porto Azzurro'],
  ['elba', 'on Elba', 'sull’isola d’Elba', 'sur l’île d’Elbe'],
  [
    'borromean-islands',
    'on the Borromean Islands',
    'sulle isole Borromee',
    'sur les îles Borromées',
  ],
  ['cinque-terre', 'in the Cinque Terre', 'alle Cinque Terre', 'dans les Cinque Terre'],
  ['val-gardena', 'in Val Gardena', 'in Val Gardena', 'dans le val Gardena'],
  [
    'milan-linate-airport',
    'at Milan Linate airport',
    'all’aeroporto di Milano Linate',
    'à l’aéroport de Milan Linate',
  ],
])('arrives in %s, and looks for hotels there, with its preposition', (slug, ...expected) => {
  expect(wordsOf(`/milan-to-${slug}`)).toEqual({ inPlace: expected, atPlace: expected });
});

it('arrives at an airport that is a station', () => {
  const { inPlace, atPlace } = wordsOf('/milan-to-rome-fiumicino-airport');
  expect([inPlace[0], atPlace[0]]).toEqual(Array(2).fill('at Rome Fiumicino Airport'));
});

it('arrives at a lake, and looks for hotels on it', () => {
  expect(wordsOf('/milan-to-lake-garda')).toEqual({
    inPlace: ['on Lake Garda', 'sul lago di Garda', 'au bord du lac de Garde'],
    atPlace: ['at Lake Garda', 'al lago di Garda', 'au lac de Garde'],
  });
});
