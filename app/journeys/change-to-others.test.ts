import { describe, expect, it } from 'vitest';
import { findCity } from '#app/data/cities/cities.ts';
import { OWN_PLANNER } from '#app/data/timetable/own-timetable.fixture.ts';
import type { Language } from '#app/domain/language.ts';
import { changeToOthers } from './change-to-others.ts';
import { tripFacts } from './trip-facts.ts';

const idOf = (slug: string) => findCity(slug)?.stationId ?? '';
const textOf = (from: string, to: string, language: Language = 'en') =>
  changeToOthers({ planner: OWN_PLANNER, language }, idOf(from), idOf(to));

describe('changeToOthers', () => {
  it('names the cities that another company joins with the arrival or the departure', () => {
    expect(textOf('turin', 'ravenna')).toMatch(
      /^From Turin to Ravenna .*: Trenitalia Tper runs direct trains to Ravenna from Bologna/,
    );
    expect(textOf('ravenna', 'turin')).toMatch(
      /: Trenitalia Tper runs direct trains from Ravenna to Bologna/,
    );
    expect(textOf('turin', 'ravenna', 'fr')).toMatch(/Trenitalia Tper relie directement Bologne/);
  });

  it('says nothing where no other company is known', () => {
    expect(textOf('cagliari', 'sassari')).toBeUndefined();
  });

  it('stands beside a rare connection, whose count is the timetable’s own', () => {
    const request = { planner: OWN_PLANNER, language: 'en', today: '2026-11-25' } as const;
    const ends = { fromId: idOf('turin'), toId: idOf('ravenna') };
    const { rows, text, hasFasterChange } = tripFacts({ ...request, ...ends });
    expect(rows[0]?.[0]).toBe('Fastest in this timetable');
    expect(rows[1]).toEqual(['Departures on a weekday', '2, Trenitalia only']);
    expect(text).toMatch(/Trenitalia Tper/);
    expect(hasFasterChange).toBe(true);
  });
});
