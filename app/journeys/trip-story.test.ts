import { describe, expect, it } from 'vitest';
import { CITIES, findCity } from '#app/data/cities/cities.ts';
import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { LANGUAGES, type Language } from '#app/domain/language.ts';
import { clockTime } from '#app/domain/timetable/clock-time.ts';
import { dayTrains } from './day-trains.ts';
import { type OwnShare, tripStory } from './trip-story.ts';

const idOf = (slug: string) => findCity(slug)?.stationId ?? '';
const named = new Map(stationIndexFor('it').stations.map(({ id, label }) => [label, id] as const));

function storyBetween(
  fromId: string,
  toId: string,
  language: Language = 'en',
  share: OwnShare = 'all',
  uncounted: readonly string[] = [],
) {
  const figures = INCLUDED_PLANNER.figuresOf(fromId, toId);
  if (!figures) return [];
  const request = { planner: INCLUDED_PLANNER, language };
  return tripStory(request, figures, { fromId, toId, share, uncounted });
}

const storyOf = (from: string, to: string, language: Language = 'en') =>
  storyBetween(idOf(from), idOf(to), language).join('\n').replaceAll('\u00a0', ' ');

/** Every seventh pair of guide cities: the figures of each take some milliseconds. */
const PAIRS = CITIES.flatMap((from) =>
  CITIES.filter((to) => to !== from).map((to) => [from.stationId, to.stationId] as const),
).filter((_, at) => at % 7 === 0);

it('a count beside other companies says whose trains it leaves out', () => {
  const stories = LANGUAGES.map((language) =>
    storyBetween(idOf('rome'), idOf('milan'), language, 'most', ['Italo'])[0]?.replaceAll(
      '\u00a0',
      ' ',
    ),
  );
  expect(stories).toEqual([
    expect.stringMatching(/^49 direct trains leave [^.]*\. Italo trains are not counted\./),
    expect.stringMatching(/^Dal lunedì [^.]*\. I treni di Italo non sono contati\./),
    expect.stringMatching(/^En semaine, [^.]*\. Les trains d’Italo ne sont pas comptés\./),
  ]);
});

it('one train that is not direct is written of as one', () => {
  const [zurich, milan] = [named.get('Zurigo HB') ?? '', idOf('milan')];
  expect(storyBetween(zurich, milan).join(' ')).toMatch(
    /^11 of the 12 .* are direct; on the other one you change at Milan Rogoredo\./,
  );
});

it('a change to another station of the city is written as a walk, not as a wait', () => {
  const stories = LANGUAGES.map((language) => storyOf('la-spezia', 'bolzano', language));
  expect(stories[0]).toMatch(/you have 32.min to get from Florence Campo di Marte to Florence S\./);
  expect(stories[1]).toMatch(/ da Firenze Campo di Marte a .*, dove c’è la coincidenza \(/);
  expect(stories[2]).toMatch(/ de Florence Campo di Marte à .*, d’où part la correspondance \(/);
});

it('a night train that is reached in the afternoon is one too', () => {
  const story = storyBetween(idOf('milan'), named.get('Palermo Centrale') ?? '').join(' ');
  expect(story).toContain(
    'The fastest night train to Palermo leaves Milan at 18:00 and arrives at 09:08 the next day.',
  );
});

describe('the last train back', () => {
  const BACK = { en: /the last train back from .* leaves at ([\d:]+)\./ } as const;

  it('is that of the page of the way back, where a day trip is possible', () => {
    const back = BACK.en.exec(storyOf('milan', 'turin'))?.[1];
    expect(back).toMatch(/^\d\d:\d\d$/);
    expect(storyOf('turin', 'milan')).toContain(`last train to Milan leaves at ${back}`);
    expect(storyOf('milan', 'turin', 'it')).toMatch(/l’ultimo treno da Torino a Milano parte alle/);
    expect(storyOf('milan', 'turin', 'fr')).toMatch(/le dernier train de Turin à Milan part à/);
  });

  it('is of no use where the way takes more than three hours', () => {
    expect(storyOf('milan', 'naples')).not.toMatch(BACK.en);
  });
});

describe('tripStory', () => {
  it.each([
    ['rome', 'milan', /^\d+ direct trains leave Rome for Milan on a weekday, the first at .*, the/],
    [
      'bologna',
      'rimini',
      /^\d+ direct trains leave .* for Rimini on a weekday, .* about one every/,
    ],
    ['rome', 'bari', /^\d direct trains run from Rome Termini to Bari on a weekday, the first at/],
    ['rome', 'rimini', /^Only one of the \d+ weekday departures from Rome to Rimini is direct/],
    ['verona', 'perugia', /^From Verona to Perugia you always change, mostly at Florence/],
    [
      'siena',
      'naples',
      /^From Siena to Naples, the fastest of .* has 2 changes, at .* and .*; others have fewer\./,
    ],
    [
      'rimini',
      'ravenna',
      /^There is only one weekday departure from Rimini to Ravenna, at 21:31\./,
    ],
    [
      'genoa',
      'la-spezia',
      /The fastest direct .* reaches La Spezia in .*, the fastest direct Regionale in/,
    ],
    [
      'turin',
      'lecce',
      /The fastest night train to Lecce leaves Turin at 20:50 and arrives at 09:30 the next day\./,
    ],
    ['rome', 'rimini', /you have 22 min at Bologna Centrale to catch .*\. If you miss it, another/],
    [
      'rome',
      'rimini',
      /The last train to Rimini leaves at 21:17 and arrives at 03:57 the next day\./,
    ],
    ['naples', 'salerno', /To be in Salerno before nine in the morning, leave Naples by \d\d:\d\d/],
    [
      'rome',
      'siena',
      /No same-day train from Rome reaches Siena before nine .* the first arrives at 09:17/,
    ],
  ])('tells of %s to %s: %s', (from, to, text) => {
    const fromId = from === 'perugia' ? named.get('Perugia') : idOf(from);
    const toId = to === 'perugia' ? named.get('Perugia') : idOf(to);
    const story = storyBetween(fromId ?? '', toId ?? '').join('\n');
    expect(story.replaceAll('\u00a0', ' ')).toMatch(text);
  });

  it('derives no interval beside the one of the page of a route', () => {
    for (const { departure, arrival, everyMinutes } of POPULAR_ROUTES) {
      if (everyMinutes === undefined) continue;
      const stories = LANGUAGES.map((language) => storyOf(departure, arrival, language));
      expect(stories.join('\n')).not.toMatch(/one every|uno ogni|un toutes les/);
    }
  });

  it('tells of an interval that agrees with the number of trains and their times', () => {
    const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    const frequent =
      /^(\d+) direct .* one every (?:(\d+) h)? ?(?:(\d+) min)? between (\d\d:\d\d) and (\d\d:\d\d)/;
    const found = PAIRS.flatMap(([from, to]) => {
      const story = storyBetween(from, to)[0]?.replaceAll('\u00a0', ' ') ?? '';
      const [, count, hours = 0, minutes = 0, first = '', last = ''] = frequent.exec(story) ?? [];
      const gap = Number(hours) * 60 + Number(minutes);
      if (count === undefined) return [];
      const fitting = (minutesOf(last) - minutesOf(first)) / gap + 1;
      return [[story, Number(count) / fitting] as const];
    });
    expect(found.length).toBeGreaterThan(5);
    for (const [story, share] of found) {
      expect(share, story).toBeGreaterThan(0.7);
      expect(share, story).toBeLessThan(1.4);
    }
    // Twenty trains, two and two a quarter of an hour apart.
    expect(storyOf('rome', 'pisa')).toMatch(
      /^\d+ direct trains run .* the longest gap .* is 3 h\./,
    );
  });

  it('names an interval only between times with no pause of the night', () => {
    const [bologna, rimini] = [idOf('bologna'), idOf('rimini')];
    expect(storyOf('bologna', 'rimini')).toContain(
      '29 of them between 06:34 and 23:39, about one every 35 min',
    );
    const byNight = [
      ['La Spezia Centrale', 'La Spezia Migliarina'],
      ['Rimini', 'Ancona'],
      ['Livorno Centrale', 'Pisa Centrale'],
      ['Rapallo', 'Levanto'],
    ].map((names) => names.map((name) => named.get(name) ?? ''));
    const pairs = [...PAIRS, [bologna, rimini], [rimini, bologna], [idOf('rome'), idOf('milan')]];
    pairs.push(...byNight);
    const byNightAlso: string[] = [];
    for (const [from = '', to = ''] of pairs) {
      const story = storyBetween(from, to)[0] ?? '';
      const [, first, last] = / between (\d\d:\d\d) and (\d\d:\d\d)[.,]/.exec(story) ?? [];
      if (first === undefined || last === undefined) continue;
      const times = (INCLUDED_PLANNER.figuresOf(from, to)?.days[0].trains ?? [])
        .filter(({ changes }) => changes === 0)
        .map(({ departure }) => departure);
      const spanned = times.filter((at) => clockTime(at) >= first && clockTime(at) <= last);
      const [, inside] = /, (\d+) of them between/.exec(story) ?? [];
      expect(story).toMatch(new RegExp(`^${times.length} direct `));
      expect(Number(inside ?? times.length), story).toBe(spanned.length);
      if (inside !== undefined) byNightAlso.push(story);
      expect(spanned.length, story).toBeGreaterThan(times.length * 0.7);
      const atNight = spanned.filter((at) => at < 5 * 60 || at >= 20 * 60);
      for (const at of atNight.filter((time) => time !== spanned.at(-1))) {
        const next = spanned.find((time) => time > at) ?? 0;
        expect(next - at, story).toBeLessThanOrEqual(90);
      }
    }
    expect(byNightAlso.length).toBeGreaterThanOrEqual(byNight.length);
  });

  it('does not tell of a morning in a place that is too far away for one', () => {
    const syracuse = named.get('Siracusa') ?? '';
    expect(storyBetween(idOf('milan'), syracuse).join(' ')).not.toMatch(/before nine/);
  });

  it('repeats the preposition of each change where the language does', () => {
    expect(storyOf('genoa', 'lecce', 'it')).toMatch(/ha 2 cambi, a \S[^,.]* e a \S/);
    expect(storyOf('genoa', 'lecce', 'fr')).toMatch(/2 correspondances, à \S[^,.]* et à \S/);
    expect(storyOf('genoa', 'lecce')).toMatch(/has 2 changes, at \S[^,.]* and (?!at)\S/);
  });

  it('counts buses as buses, and calls none of them the last train', () => {
    const [from, to] = ['Reggio di Calabria Centrale', 'Villa San Giovanni'].map((name) =>
      named.get(name),
    );
    const story = storyBetween(from ?? '', to ?? '').join(' ');
    expect(story).toMatch(/^\d+ direct trains and buses leave Reggio/);
    expect(story).toContain('The last departure for Villa San Giovanni is at 23:00');
  });

  it('says of every arrival on the next day that it is one', () => {
    const story = storyBetween(named.get('Palermo Centrale') ?? '', idOf('milan')).join(' ');
    const arrivals = story.match(/(?:in Milan|arrives) at \d\d:\d\d/g) ?? [];
    expect(arrivals.length).toBeGreaterThan(2);
    const dayOf = (text: string) => (text.endsWith('21:00') ? [text] : [`${text} the next day`]);
    for (const text of arrivals.flatMap(dayOf)) expect(story).toContain(text);
  });

  it('tells that only regional trains run', () => {
    const [from, to] = [named.get('Siena') ?? '', named.get('Empoli') ?? ''];
    const story = storyBetween(from, to).join(' ');
    expect(story).toMatch(/Only regional trains run between Siena and Empoli/);
  });

  it('calls buses in place of trains what they are', () => {
    const story = storyBetween(named.get('Foggia') ?? '', named.get('Potenza Centrale') ?? '');
    expect(story[0]).toMatch(/^Buses run in place of trains between Foggia and Potenza/);
    // On a part of the way, or all of it without a change.
    const toAosta = storyBetween(idOf('turin'), named.get('Aosta') ?? '');
    expect(toAosta[0]).toMatch(
      / Buses run in place of trains between Ivrea and Aosta\. The \d direct ones are buses all /,
    );
  });

  it('says the same in Italian and French, as they write times', () => {
    expect(storyOf('rome', 'bari', 'it')).toMatch(
      /^Dal lunedì al venerdì \d treni diretti .* da Roma Termini a Bari, il primo alle 7:28/,
    );
    expect(storyOf('rome', 'bari', 'fr')).toMatch(
      /^En semaine, \d trains directs vont chaque jour de Rome Termini à Bari, le premier à 7 h 28/,
    );
  });

  it.each(LANGUAGES)('is short and whole for many pairs of guide cities, in %s', (language) => {
    for (const [from, to] of PAIRS) {
      const story = storyBetween(from, to, language).join(' ');
      expect(story, `${from} ${to}`).not.toMatch(/\{\{|undefined|NaN| {2}|\.\./);
      expect(story.split(' ').length, story).toBeLessThan(150);
    }
  });

  it('has departures and arrivals of the tables on the same page alone', () => {
    const request = { planner: INCLUDED_PLANNER, language: 'en', today: '2026-11-25' } as const;
    for (const [from, to] of PAIRS) {
      const trains = dayTrains(request, from, to);
      const figures = INCLUDED_PLANNER.figuresOf(from, to);
      if (!trains || !figures) continue;
      const times = new Set(
        trains.days.flatMap(({ rows }) => rows.flatMap((row) => [row.departure, row.arrival])),
      );
      const [first, , last] = storyBetween(from, to);
      for (const time of `${first} ${last}`.match(/\d\d:\d\d/g) ?? []) {
        expect(times.has(time), `${time} of ${from} to ${to}`).toBe(true);
      }
    }
  });

  it('differs between any two pairs of cities', () => {
    const stories = PAIRS.map(([from, to]) =>
      storyBetween(from, to).join(' ').replaceAll(/\d+/g, '#'),
    ).filter(Boolean);
    expect(new Set(stories).size).toBe(stories.length);
    expect(stories.length).toBeGreaterThan(50);
  });

  it('leaves out what other companies’ trains would belie', () => {
    const [milan, verona] = [idOf('milan'), idOf('verona')];
    const [opening, fastest, ...more] = storyBetween(milan, verona, 'en', 'most');
    expect(opening).toMatch(/^\d+ direct trains leave Milan/);
    expect(fastest).toMatch(/^In this timetable, the fastest /);
    expect(more).toEqual([]);
    const few = storyBetween(milan, verona, 'it', 'few');
    expect(few).toEqual([expect.stringMatching(/^In questo orario il più veloce /)]);
  });
});
