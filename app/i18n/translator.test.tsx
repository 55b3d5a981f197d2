import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageTexts, textsFor } from './page-texts.server.ts';
import { TextsProvider, translatorOf, useTexts } from './translator.ts';

describe('a translator', () => {
  const table = {
    plain: 'Search',
    nested: { found: '{{station}}, {{distance}}' },
    days_one: '{{count}} day',
    days_other: '{{count}} days',
  };
  const t = translatorOf(table, 'en');

  it('reads nested keys and fills in the placeholders, as they are', () => {
    expect(t('plain')).toBe('Search');
    expect(t('nested.found', { station: '$& {{distance}}', distance: '2 km' })).toBe(
      '$& {{distance}}, 2 km',
    );
  });

  it('leaves a placeholder without a value empty', () => {
    expect(t('nested.found', { station: 'Rome' })).toBe('Rome, ');
    expect(t('nested.found')).toBe(', ');
  });

  it('returns a key that has no text', () => {
    expect(t('missing' as 'plain')).toBe('missing');
    expect(t('nested' as 'plain')).toBe('nested');
    expect(t('plain.deeper' as 'plain')).toBe('plain.deeper');
  });

  it.each([
    ['en', ['0 days', '1 day', '2 days']],
    ['it', ['0 days', '1 day', '2 days']],
    ['fr', ['0 day', '1 day', '2 days']],
  ] as const)('chooses the plural form of the language (%s)', (language, texts) => {
    const counted = translatorOf(table, language);
    expect([0, 1, 2].map((count) => counted('days', { count }))).toEqual(texts);
  });

  it('uses the general plural form for a number without a special form', () => {
    expect(translatorOf(table, 'fr')('days', { count: 1_000_000 })).toBe('1000000 days');
  });

  it('joins prepositions with the names that are filled in', () => {
    const from = { from: 'Partenza da {{place}}' };
    expect(translatorOf(from, 'it')('from', { place: 'L’Aquila' })).toBe('Partenza dall’Aquila');
    expect(translatorOf(from, 'en')('from', { place: 'L’Aquila' })).toBe('Partenza da L’Aquila');
  });
});

describe('the texts of a component', () => {
  function Title() {
    const { t, language } = useTexts('cities');
    return `${language}: ${t('count', { count: 2 })}`;
  }

  it('are those of the page around it', () => {
    const html = renderToStaticMarkup(
      <TextsProvider value={pageTexts('it')}>
        <Title />
      </TextsProvider>,
    );
    expect(html).toBe(`it: ${textsFor('it', 'cities')('count', { count: 2 })}`);
  });

  it('cannot be used where they have not been sent', () => {
    const { cities: _, ...others } = pageTexts('it');
    const island = (
      <TextsProvider value={others}>
        <Title />
      </TextsProvider>
    );
    expect(() => renderToStaticMarkup(island)).toThrow('cities');
  });
});
