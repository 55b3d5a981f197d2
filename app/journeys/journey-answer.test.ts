import { expect, it } from 'vitest';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import {
  INCLUDED_PLANNER,
  includedPlannerCovering,
} from '#app/data/timetable/included-timetable.fixture.ts';
import type { Language } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { exactStation } from '#app/domain/stations/resolve.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import type { SearchSettings } from '#app/domain/timetable/search-settings.ts';
import { type JourneyAnswerData, journeyAnswer } from './journey-answer.ts';

const TODAY: IsoDate = '2026-11-26';
const FRIDAY = '2026-12-04';

interface AnswerOptions {
  readonly language?: Language;
  readonly date?: IsoDate;
  readonly planner?: Planner;
  readonly settings?: SearchSettings;
}

async function answer(from: string, to: string, options?: AnswerOptions): Promise<string> {
  return (await answerData(from, to, options)).text;
}

function answerData(
  from: string,
  to: string,
  { language = 'en', date = FRIDAY, planner = INCLUDED_PLANNER, settings = {} }: AnswerOptions = {},
): Promise<JourneyAnswerData> {
  const idOf = (name: string) => exactStation(stationIndexFor('en'), name)?.id ?? name;
  const request = { planner, language, today: TODAY, minuteOfDay: 20 * 60 } as const;
  const ends = { from: { stationId: idOf(from) }, to: { stationId: idOf(to) } };
  return journeyAnswer(request, ends, date, settings);
}

it.each([
  ['en', '3 h 44 min on a typical Friday, one change at La Spezia Centrale, 13 departures.'],
  ['it', '3 h 44 min in un venerdì tipico, un cambio a La Spezia Centrale, 13 partenze.'],
  ['fr', '3 h 44 un vendredi ordinaire, une correspondance à La Spezia Centrale, 13 départs.'],
] as const)('says time, changes and departures in the language %s', async (language, text) => {
  const said = await answer('Rome Termini', 'Vernazza', { language });
  expect(said.replaceAll('\u00a0', ' ')).toBe(text);
});

it.each([
  ['en', ' min on a typical Sunday (it’s a public holiday), direct, '],
  ['it', ' min in una domenica tipica (è festivo), diretto, '],
  ['fr', ' un dimanche ordinaire (c’est un jour férié), direct, '],
] as const)(
  'says why a weekday has the trains of a Sunday in the language %s',
  async (language, text) => {
    const said = await answer('Rome Termini', 'Milan Centrale', { language, date: '2026-12-08' });
    expect(said.replaceAll('\u00a0', ' ')).toContain(text);
    const easter = await answer('Rome Termini', 'Milan Centrale', { language, date: '2027-03-28' });
    expect(easter).not.toContain('(');
  },
);

it('counts the trains that are left today, of a timetable that has them', async () => {
  const options = { date: TODAY, planner: includedPlannerCovering(TODAY) };
  const said = await answer('Rome Termini', 'Milan Centrale', options);
  expect(said).toMatch(/direct, 3 departures left today, not counting Italo\.$/);
  expect(await answer('Rome Termini', 'Vernazza', options)).toBe('No more trains today.');
});

it.each([
  ['en', 'min on a typical Thursday'],
  ['it', 'min in un giovedì tipico'],
  ['fr', ' un jeudi ordinaire,'],
] as const)(
  'says typical trains of a today that no feed covers in the language %s',
  async (language, words) => {
    const options = { language, date: TODAY };
    for (const to of ['Milan Centrale', 'Vernazza']) {
      const said = (await answer('Rome Termini', to, options)).replaceAll('\u00a0', ' ');
      expect(said).toContain(words);
      // The same as of another Thursday without a feed.
      const later = await answer('Rome Termini', to, { language, date: '2026-12-03' });
      expect(said).toBe(later.replaceAll('\u00a0', ' '));
    }
  },
);

it.each([
  ['en', 'departures, not counting Italo'],
  ['it', 'partenze, senza contare Italo'],
  ['fr', 'départs, hors Italo'],
] as const)(
  'does not count alone where Italo runs too in the language %s',
  async (language, words) => {
    const said = await answer('Rome Termini', 'Milan Centrale', { language });
    expect(said.endsWith(`${words}.`)).toBe(true);
    expect(await answer('Rome Termini', 'Siena', { language })).not.toContain('Italo');
  },
);

it('names the lines of others where those are faster', async () => {
  expect(await answer('Milan Centrale', 'Bergamo')).toMatch(
    /^Trenord trains: about .*, direct, about/,
  );
});

it('adds the lines of others where those are no faster, and changes to others', async () => {
  expect(await answer('Milan Centrale', 'Verona')).toMatch(
    /^1.h.\d+.min on a typical Friday, direct, \d+ departures.*\. Trenord trains: about .*, direct, about/,
  );
  expect(await answer('Turin', 'Ravenna')).toMatch(
    / departures.*\. From Turin .*quicker to change/,
  );
});

it('names the onward connection to a place without a railway', async () => {
  expect(await answer('Rome Termini', 'Amalfi Porto')).toMatch(
    /^Rome to Salerno: .* direct, 46 departures.* Italo\. From Salerno to Amalfi: bus, about/,
  );
});

it('says that the timetable has no trains', async () => {
  // Its link promises none either.
  expect(await answerData('Rome Termini', 'Cagliari')).toEqual({
    text: expect.stringMatching(/^No train links Sardinia with /),
    isWithoutTrain: true,
  });
  expect(await answerData('Olbia', 'Cagliari')).toEqual({ text: expect.stringMatching(/^\d.h/) });
});

it('is short', async () => {
  const said = await answer('Malpensa Airport T1', 'Como San Giovanni', { language: 'fr' });
  expect(said).toContain('Malpensa Express');
  expect(Buffer.byteLength(said)).toBeLessThan(1000);
});

it('counts the trains of the list that it leads to, by the kept choices', async () => {
  const settings = { kinds: 'regional' } as const;
  const ends = ['83084095', '83017004'] as const;
  const regional = INCLUDED_PLANNER.journeysWith(...ends, FRIDAY, settings);
  const said = await answer('Rome Termini', 'Milan Centrale', { settings });
  expect(regional.length).toBeGreaterThan(0);
  // Italo has no regional trains that the count could leave out, but Trenord has.
  expect(said).toMatch(
    new RegExp(
      `^By regional trains alone: .* ${regional.length} departures, not counting Trenord\\.$`,
    ),
  );
});

it.each([
  ['en', 'By regional trains alone, allowing at least 25 min to change: 9 h'],
  ['it', 'Con soli treni regionali, con almeno 25 min per il cambio: 9 h'],
  ['fr', 'En trains régionaux uniquement, avec au moins 25 min de correspondance : 9 h'],
] as const)('names what the kept choices leave out in the language %s', async (language, words) => {
  const settings = { kinds: 'regional', leastChange: 25 } as const;
  const said = await answer('Rome Termini', 'Milan Centrale', { language, settings });
  expect(said.replaceAll('\u00a0', ' ')).toContain(words);
  const part = await answer('Rome Termini', 'Amalfi Porto', { settings: { leastChange: 25 } });
  expect(part).toMatch(/^Rome to Salerno, allowing at least 25.min to change: /);
});

it('names the onward connection that runs on the day', async () => {
  const inWinter = await answer('Rome Termini', 'Amalfi');
  expect(inWinter).toMatch(/From Salerno to Amalfi: bus, about 1\u00a0h\u00a015\u00a0min\.$/);
  const inSummer = await answer('Rome Termini', 'Amalfi', { date: '2027-06-04' });
  expect(inSummer).toMatch(
    /From Salerno to Amalfi: ferry, about 35\u00a0min, in the warm months\.$/,
  );
});

it('leaves a line without times out of the count, and says no more of it', async () => {
  const said = await answer('Bologna Centrale', 'Rimini');
  expect(said).toMatch(/departures, not counting Trenitalia Tper\.$/);
  // Where it has the only direct trains, it is named.
  expect(await answer('Bologna Centrale', 'Ravenna')).toMatch(/Tper trains: direct/);
});
