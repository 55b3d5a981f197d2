import { describe, expect, it } from 'vitest';
import { findCity } from '#app/data/cities/cities.ts';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import type { Language } from '#app/domain/language.ts';
import { changeToOthers, mayChangeFaster } from './change-to-others.ts';
import { tripFacts } from './trip-facts.ts';

const idOf = (slug: string) => findCity(slug)?.stationId ?? '';
const changeOf = (from: string, to: string, language: Language = 'en') => {
  const [fromId, toId] = [idOf(from), idOf(to)];
  const fastest = INCLUDED_PLANNER.summaryOf(fromId, toId)?.fastest;
  if (!fastest) throw new Error(`${from} to ${to} has no journey`);
  return changeToOthers({ planner: INCLUDED_PLANNER, language }, fromId, toId, fastest);
};
const textOf = (...pair: Parameters<typeof changeOf>) => changeOf(...pair)?.text;

describe('changeToOthers', () => {
  it('names the cities that another company joins with the arrival or the departure', () => {
    expect(textOf('turin', 'ravenna')).toMatch(
      /^From Turin to Ravenna .*: Trenitalia Tper runs direct trains to Ravenna from Bologna/,
    );
    expect(textOf('ravenna', 'turin')).toMatch(
      /: Trenitalia Tper runs direct trains from Ravenna to Bologna/,
    );
    expect(textOf('venice', 'ravenna')).toMatch(/direct trains to Ravenna from Bologna/);
    // Rimini is nearer to Rome, but trains take longer to get there.
    expect(textOf('rome', 'ravenna')).toMatch(/direct trains to Ravenna from Bologna,/);
    expect(textOf('lecce', 'ravenna')).toMatch(/direct trains to Ravenna from Rimini,/);
    expect(textOf('turin', 'ravenna', 'fr')).toMatch(
      /: des trains directs de Trenitalia Tper, .* relient Bologne à Ravenne\.$/,
    );
  });

  it('names the city on the way from which another company has more trains', () => {
    expect(changeOf('rome', 'como')).toMatchObject({
      kind: 'more',
      text:
        'From Rome to Como there are more connections than this timetable has: Trenord also ' +
        'runs direct trains to Como from Milan.',
    });
    // A direct train that calls at the city.
    expect(textOf('como', 'venice', 'it')).toMatch(
      /: anche treni diretti di Trenord collegano Como a Milano\.$/,
    );
  });

  it('says nothing where no other company is known, or the timetable has more trains', () => {
    expect(textOf('rome', 'siena')).toBeUndefined();
    // From Como on there are no other trains to Zurich than those that come from Milan.
    const zurich = '85030007';
    const fastest = INCLUDED_PLANNER.summaryOf(idOf('milan'), zurich)?.fastest;
    if (!fastest) throw new Error('no train to Zurich');
    const request = { planner: INCLUDED_PLANNER, language: 'en' } as const;
    expect(changeToOthers(request, idOf('milan'), zurich, fastest)).toBeUndefined();
    expect(textOf('turin', 'verona')).toBeUndefined();
  });

  it('says nothing of a company that serves the whole way', () => {
    expect(textOf('ravenna', 'rimini')).toBeUndefined();
  });

  it('stands beside a rare connection, whose count is the timetable’s own', () => {
    const request = { planner: INCLUDED_PLANNER, language: 'en', today: '2026-11-25' } as const;
    const ends = { fromId: idOf('turin'), toId: idOf('ravenna') };
    const { rows, text, change } = tripFacts({ ...request, ...ends });
    expect(rows[0]?.[0]).toBe('Fastest with Trenitalia');
    expect(rows[1]).toEqual(['Departures on Wednesdays', '2, not counting Trenitalia Tper', '2']);
    expect(text).toMatch(/Trenitalia Tper/);
    expect(change?.kind).toBe('faster');
  });
});

describe('mayChangeFaster', () => {
  it.each([
    ['turin', 'ravenna', true],
    ['ravenna', 'lecce', true],
    ['venice', 'ravenna', true],
    ['ravenna', 'rimini', false],
    ['rome', 'como', false],
    ['rome', 'milan', false],
  ])('is, from %s to %s, %s', (from, to, expected) => {
    expect(mayChangeFaster(INCLUDED_PLANNER, idOf(from), idOf(to))).toBe(expected);
  });
});
