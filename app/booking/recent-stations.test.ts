import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetStation, readRecentStations, rememberStation } from './recent-stations.ts';

/** The part of a browser’s storage that is used here. */
function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const KEY = 'binario-recent-stations';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});
afterAll(() => {
  vi.unstubAllGlobals();
});

describe('the recent stations', () => {
  it('are the last five chosen stations, each once, the latest first', () => {
    for (const last of [1, 2, 3, 1, 4, 5, 6]) rememberStation({ id: `8300000${last}` });
    expect(readRecentStations()).toEqual([6, 5, 4, 1, 3].map((last) => `8300000${last}`));
  });

  it('hold a station once, even if it was stored under its earlier id', () => {
    rememberStation({ id: '83000356' });
    rememberStation({ id: '83002220', earlierId: '83000356' });
    expect(readRecentStations()).toEqual(['83002220']);
  });

  it('are removed one by one, earlier ids included, or all at once', () => {
    for (const id of ['83000356', '83000002', '83000003']) rememberStation({ id });
    forgetStation({ id: '83002220', earlierId: '83000356' });
    expect(readRecentStations()).toEqual(['83000003', '83000002']);
    forgetStation();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each(['not json', '{"a":1}', '[1,"x","8308409"]'])(
    'are none if the storage holds %s',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(readRecentStations()).toEqual([]);
    },
  );

  it('are none if the storage is blocked, and nothing throws', () => {
    // A browser without permission throws as soon as the property is read.
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('closed', 'SecurityError');
      },
    });
    rememberStation({ id: '83000001' });
    forgetStation();
    expect(readRecentStations()).toEqual([]);
  });
});
