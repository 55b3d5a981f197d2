import { describe, expect, it } from 'vitest';
import { INCLUDED_PLANNER as planner } from '#app/data/timetable/included-timetable.fixture.ts';
import { WEDNESDAY } from '#app/domain/timetable/timetable.ts';
import { nearbyJourneys } from './nearby-journeys.ts';
import { otherCompanies } from './other-companies.ts';
import { otherLinesStory } from './other-lines-story.ts';

const ID = {
  milan: '83017004',
  bergamo: '83015297',
  naples: '83092189',
  sorrento: '83138388',
  rome: '83084095',
  monaco: '87756403',
} as const;
const request = {
  planner,
  language: 'en',
  today: '2026-11-26',
  settings: { shopSaleMonths: 4 },
} as const;

const A_TRAIN = planner.directTrains(ID.rome, ID.naples, WEDNESDAY).slice(0, 1);

/** Texts with plain spaces in place of those that keep a figure and its unit together. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the text about the lines of other companies', () => {
  it('has the times and stops of those whose timetable is known', () => {
    const [first] = otherLinesStory(request, ID.milan, ID.bergamo).map(plain);
    expect(first).toBe(
      'Direct Trenord (RE2) trains take 48 min to 50 min from Milan Centrale to Bergamo, ' +
        'mostly 48 min; in 2023 there were about 18 on a weekday. They call at Milan Lambrate, ' +
        'Pioltello-Limito and Verdello-Dalmine on the way.',
    );
  });

  it('has the further lines in a sentence, so that the numbers make the sum of the figures', () => {
    for (const [language, further] of [
      [
        'en',
        'There are also Trenord (R14) trains from Milan Porta Garibaldi to Bergamo ' +
          '(about 19 on a weekday, mostly 1 h 09 min).',
      ],
      [
        'it',
        'Ci sono anche i treni di Trenord (R14) da Milano Porta Garibaldi a Bergamo ' +
          '(circa 19 al giorno dal lunedì al venerdì, di solito in 1 h 09 min).',
      ],
      [
        'fr',
        'Il y a aussi les trains de Trenord (R14) de Milan Porta Garibaldi à Bergame ' +
          '(environ 19 par jour de semaine, le plus souvent en 1 h 09).',
      ],
    ] as const) {
      const texts = otherLinesStory({ ...request, language }, ID.milan, ID.bergamo).map(plain);
      expect(texts.at(-1)).toBe(further);
    }
    const numbers = otherLinesStory(request, ID.milan, ID.bergamo).map((text) =>
      Number(/about.(\d+).on a weekday/.exec(plain(text))?.[1]),
    );
    expect(numbers.reduce((sum, count) => sum + count, 0)).toBe(
      otherCompanies(request, ID.milan, ID.bergamo, undefined)?.trains,
    );
  });

  it('says of the others that their times are not known', () => {
    expect(otherLinesStory(request, ID.naples, ID.sorrento)).toEqual([
      'Direct EAV (Circumvesuviana) trains run from Napoli Garibaldi to Sorrento. Check ' +
        'their times with the company: we don’t have them. Among their stops: Pompei Scavi ' +
        'Archeologici.',
    ]);
  });

  it('does not say so beside a time that the page has from elsewhere', () => {
    const [venice, munich] = ['83025932', '80203471'] as const;
    const [untimed] = otherLinesStory(request, venice, munich);
    expect(untimed).toContain('we don’t have them');
    const [timed] = otherLinesStory(request, venice, munich, { areTimed: true });
    expect(timed).toMatch(/^Direct ÖBB \(EuroCity\) trains run from .* Hbf\. They call at /);
  });

  it('is empty where none runs or the timetable has the company’s trains', () => {
    expect(otherLinesStory(request, ID.milan, ID.rome)).toEqual([]);
    const feeds = planner.timetable.feeds.map((feed) => ({ ...feed, name: 'Trenord' }));
    const timetable = { ...planner.timetable, feeds };
    const loaded = { ...planner, timetable, directTrains: () => A_TRAIN };
    expect(otherLinesStory({ ...request, planner: loaded }, ID.milan, ID.bergamo)).toEqual([]);
  });

  it('is kept where a feed has other trains of the company', () => {
    const feeds = [{ name: 'Trenord', firstDay: '2026-11-01', lastDay: '2026-12-12' }] as const;
    const timetable = { ...planner.timetable, feeds };
    const loaded = { ...planner, timetable, directTrains: () => [] };
    const ends = [ID.milan, ID.bergamo] as const;
    expect(otherLinesStory({ ...request, planner: loaded }, ...ends)).toEqual(
      otherLinesStory(request, ...ends),
    );
    expect(otherCompanies({ ...request, planner: loaded }, ...ends, undefined)?.operators).toEqual([
      'Trenord',
    ]);
    const full = { ...loaded, directTrains: () => A_TRAIN };
    expect(otherCompanies({ ...request, planner: full }, ...ends, undefined)).toBeUndefined();
  });
});

it('leads to the station from which, or to which, another company’s train goes', () => {
  const linksOf = (from: string, to: string) =>
    nearbyJourneys(planner, from, to, 'en').map(({ name, address }) => [plain(name), address]);
  expect(linksOf(ID.milan, ID.monaco)).toEqual([
    [
      'Milan to Ventimiglia: 3 h 44 min, then with SNCF Voyageurs to Monaco',
      '/train-from-milan-to-ventimiglia',
    ],
  ]);
  expect(linksOf(ID.sorrento, ID.rome)).toEqual([
    [
      'From Sorrento with EAV to Naples, then Naples to Rome: 1 h 06 min',
      '/train-from-naples-to-rome',
    ],
  ]);
});
