import { describe, expect, it } from 'vitest';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import type { CityPair } from '#app/journeys/city-pairs.ts';
import { announcement } from './announcement.ts';
import { OVERVIEW } from './map-view.ts';

function announcedRoute(
  pair: Pick<CityPair, 'trains' | 'priceCents'>,
  language: 'en' | 'it' | 'fr',
) {
  return announcement({
    ...OVERVIEW,
    changed: 'choice',
    chosenIn: 'map',
    choice: { kind: 'route', departure: 'rome', arrival: 'milan' },
    pairs: [{ between: ['rome', 'milan'], distanceKm: 568, isPopular: true, ...pair }],
    reach: { version: '', origin: 'rome', times: {}, direct: {} },
    language,
    t: textsFor(language, 'map'),
  });
}

describe('a chosen route is announced', () => {
  it('with its duration and price', () => {
    const pair = { trains: [{ minutes: 179 }, { minutes: 185 }], priceCents: 2990 } as const;
    expect(announcedRoute(pair, 'en')).toMatch(/^Rome to Milan chosen: 2.h.59.min, €29.90\.$/);
  });

  it('without a price that is not known', () => {
    const pair = { trains: [{ minutes: 179 }, {}] } as const;
    expect(announcedRoute(pair, 'en')).toMatch(/^Rome to Milan chosen: 2.h.59.min\.$/);
  });

  it.each([
    ['en', 'Rome to Milan chosen: no train in the timetable.'],
    ['it', 'Da Roma a Milano: nessun treno in orario.'],
    ['fr', 'De Rome à Milan\u00a0: aucun train dans les horaires.'],
  ] as const)('in %s, where the timetable has no train for it', (language, text) => {
    const pair = { trains: [{}, { minutes: 185 }], priceCents: 2990 } as const;
    expect(announcedRoute(pair, language)).toBe(text);
  });
});

describe('a choice of the way back is announced', () => {
  const announced = (isFocusKept: true | undefined) =>
    announcement({
      ...OVERVIEW,
      changed: 'choice',
      chosenIn: 'history',
      isFocusKept,
      pairs: [],
      reach: { version: '', origin: 'rome', times: {}, direct: {} },
      language: 'en',
      t: textsFor('en', 'map'),
    });

  it('where the focus is kept: otherwise the title has it', () => {
    expect(announced(true)).toBe('All lines shown.');
    expect(announced(undefined)).toBeUndefined();
  });
});
