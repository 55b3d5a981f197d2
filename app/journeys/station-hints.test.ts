import { describe, expect, it } from 'vitest';
import { CITIES, findCity } from '#app/data/cities/cities.ts';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { LANGUAGES, type Language } from '#app/domain/language.ts';
import { isRegionalKind } from '#app/domain/timetable/regional.ts';
import { type Side, stationHints } from './station-hints.ts';

const TODAY = '2026-11-26' as const;
const idOf = (slug: string) => findCity(slug)?.stationId ?? '';

const requestIn = (language: Language) => ({ planner: INCLUDED_PLANNER, language, today: TODAY });

function hintsOf(from: string, to: string, language: Language = 'en') {
  const [fromId, toId] = [idOf(from), idOf(to)];
  const figures = INCLUDED_PLANNER.figuresOf(fromId, toId);
  return stationHints(requestIn(language), figures, fromId, toId);
}

const trainsAt = (from: string, to: string, side: Side, language?: Language) =>
  hintsOf(from, to, language)[side].trains.replaceAll('\u00a0', ' ');

describe('the stations of a pair', () => {
  it.each([
    [
      'rome',
      'milan',
      'from',
      /^46 of the 49 .* from Rome Termini, 3 from Rome Tiburtina \(about 25 min apart\)\. Your ticket/,
    ],
    ['milan', 'venice', 'to', /^The \d+ weekday journeys end at Venice Santa Lucia\. The trains/],
    ['genoa', 'pisa', 'from', /also stop at Genoa Brignole, about \d min later\.$/],
    ['pisa', 'la-spezia', 'from', /^The .* \d+ of the trains also stop at Pisa San Rossore/],
    ['salerno', 'naples', 'to', /^\d+ of the \d+ .* end at Naples Centrale, \d+ at Naples Piazza/],
    ['siena', 'rome', 'from', /^$/],
  ] as const)('from %s to %s, %s', (from, to, side, words) => {
    expect(trainsAt(from, to, side)).toMatch(words);
  });

  it('name the ticket once', () => {
    const { from, to } = hintsOf('rome', 'milan', 'it');
    expect(from.trains).toContain('La stazione è scritta sul biglietto.');
    expect(to.trains).toMatch(/^Dal lunedì al venerdì, su 49 viaggi/);
    expect(to.trains).not.toContain('biglietto');
    expect(hintsOf('venice', 'milan', 'fr').to.trains).toContain('inscrite sur votre billet.');
  });

  it('count every journey of a weekday once', () => {
    for (const to of ['venice', 'turin', 'naples', 'florence']) {
      const used = trainsAt('rome', to, 'from').split(/[:.(]/)[0] ?? '';
      const numbers = [...used.matchAll(/\d+/g)].map(([number]) => Number(number));
      const all = INCLUDED_PLANNER.figuresOf(idOf('rome'), idOf(to))?.weekday.all;
      const [count = 0, of = count, ...others] = numbers;
      expect(of, to).toBe(all);
      if (numbers.length > 1) {
        expect(
          others.reduce((sum, other) => sum + other, count),
          to,
        ).toBe(all);
      }
    }
  });

  it('have directions: of those that are named, and of the platforms of fast trains', () => {
    expect(hintsOf('rome', 'milan').from.directions).toBe(
      'Termini is where metro lines A and B cross. Tiburtina is on metro line B.',
    );
    expect(hintsOf('bologna', 'florence').from.directions).toMatch(/platforms\u00a016 to 19/);
    // Most of the Frecciarossa trains to Bari use the surface.
    expect(hintsOf('bologna', 'bari').from.directions).toBe(
      'It is 15 to 20\u00a0minutes on foot from Piazza Maggiore, mostly under porticoes.',
    );
    const [bologna, parma] = [idOf('bologna'), idOf('parma')];
    const figures = INCLUDED_PLANNER.figuresOf(bologna, parma);
    if (!figures) throw new Error('no trains to Parma');
    const [weekday, ...others] = figures.days;
    const slow = weekday.trains.filter(({ rides }) => isRegionalKind(rides[0].kind));
    const regional = stationHints(
      requestIn('en'),
      { ...figures, days: [{ ...weekday, trains: slow }, ...others] },
      bologna,
      parma,
    );
    expect(regional.from.trains).toMatch(/^The \d+ weekday departures/);
    expect(regional.from.directions).not.toMatch(/platforms 16 to 19/);
  });

  it('are written without counts where the figures are not the pair’s', () => {
    const hints = stationHints(requestIn('en'), undefined, idOf('milan'), idOf('como'));
    expect(hints.from).toEqual({
      trains: '',
      directions: expect.stringMatching(/^Centrale is on metro/),
      source: 'ATM, metro network, checked in 2025',
    });
  });

  it('have whole sentences in every language', () => {
    for (const language of LANGUAGES) {
      for (const { slug } of CITIES.slice(0, 8)) {
        const { from, to } = hintsOf(slug, slug === 'rome' ? 'milan' : 'rome', language);
        for (const text of [from.trains, from.directions, to.trains, to.directions].filter(
          Boolean,
        )) {
          expect(text, `${slug}, ${language}`).toMatch(/^[\dA-ZÀ-Ý][^{}]*\.$/);
          expect(text, `${slug}, ${language}`).not.toMatch(/ {2}|undefined/);
        }
      }
    }
  });
});
