import { describe, expect, it } from 'vitest';
import { textsFor } from './page-texts.server.ts';
import { RESOURCES } from './resources/resources.server.ts';
import { translatorOf } from './translator.ts';

describe('translatorOf', () => {
  const t = translatorOf(
    {
      plain: 'Search',
      nested: { found: '{{station}}, {{distance}}' },
      days_one: '{{count}} day',
      days_other: '{{count}} days',
    },
    'en',
  );

  it('reads nested keys and fills in what is named', () => {
    expect(t('plain')).toBe('Search');
    expect(t('nested.found', { station: '$& Rome', distance: '2 km' })).toBe('$& Rome, 2 km');
  });

  it('counts as the language does: French says none in the singular, English in the plural', () => {
    expect([t('days', { count: 0 }), t('days', { count: 1 }), t('days', { count: 2 })]).toEqual([
      '0 days',
      '1 day',
      '2 days',
    ]);
    const french = translatorOf(RESOURCES.fr.booking, 'fr');
    expect(french('adultCount', { count: 1 })).toBe('1 adulte');
    expect(french('suggestions.count', { count: 0 })).toMatch(/^0 gare trouvée/);
  });

  it.each(['en', 'it', 'fr'] as const)('says in %s what the server says', (language) => {
    const ours = translatorOf(RESOURCES[language].booking, language);
    const theirs = textsFor(language, 'booking');
    for (const count of [0, 1, 2, 1_000_000])
      expect(ours('childCount', { count })).toBe(theirs('childCount', { count }));
    expect(ours('chooseDate', { date: 'X' })).toBe(theirs('chooseDate', { date: 'X' }));
    const map = translatorOf(RESOURCES[language].map, language);
    const theirMap = textsFor(language, 'map');
    const names = { from: 'L’Aquila', to: 'Arezzo' };
    expect(map('route.title', names)).toBe(theirMap('route.title', names));
  });
});
