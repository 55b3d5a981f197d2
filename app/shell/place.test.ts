import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parsePlace, restorePlace, savePlace } from './place.ts';

describe('parsePlace', () => {
  const saved = JSON.stringify({ path: '/help', top: 300, email: 'a@example.com' });

  it('gives the place that was saved for the path', () => {
    expect(parsePlace(saved, '/help')).toEqual({ path: '/help', top: 300, email: 'a@example.com' });
  });

  it.each([saved, null, 'null', '{}', '"text"'])('gives none for another page from %s', (text) => {
    expect(parsePlace(text, '/')).toBeUndefined();
  });
});

describe('a saved place', () => {
  const items = new Map<string, string>();
  const scrollTo = vi.fn();

  /** A page with an element for each of these selectors. */
  function usePage(found: Readonly<Record<string, object>>) {
    vi.stubGlobal('document', { querySelector: (selector: string) => found[selector] ?? null });
  }

  beforeEach(() => {
    items.clear();
    scrollTo.mockClear();
    vi.stubGlobal('scrollY', 900);
    vi.stubGlobal('scrollTo', scrollTo);
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    });
    usePage({ 'input[type=email]': { value: 'a@example' } });
    savePlace('/help');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is restored once, with the typed e-mail address', () => {
    const field = { value: '' };
    usePage({ 'input[type=email]': field });
    restorePlace('/help');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 900, behavior: 'instant' });
    expect(field.value).toBe('a@example');
    restorePlace('/help');
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('is removed by another page, but kept by a message page', () => {
    usePage({ '[data-message]': {} });
    restorePlace('/help');
    expect(items.size).toBe(1);
    usePage({});
    restorePlace('/other');
    expect(items.size).toBe(0);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('is ignored if it is no JSON', () => {
    for (const key of items.keys()) items.set(key, 'not JSON');
    expect(() => restorePlace('/help')).not.toThrow();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
