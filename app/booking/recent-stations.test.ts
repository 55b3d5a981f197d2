import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetStation, readRecentStations, rememberStation } from './recent-stations.ts';

/** A browser's storage as far as it is used here. */
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

describe('the stations chosen last', () => {
  it('stand in the order of their choice, five of them, each once', () => {
    for (const last of [1, 2, 3, 1, 4, 5, 6]) rememberStation({ id: `8300000${last}` });
    expect(readRecentStations()).toEqual([6, 5, 4, 1, 3].map((last) => `8300000${last}`));
  });

  it('have a station once that was kept under its earlier id', () => {
    rememberStation({ id: '83000356' });
    rememberStation({ id: '83002220', earlierId: '83000356' });
    expect(readRecentStations()).toEqual(['83002220']);
  });

  it('are forgotten one by one, earlier ids included, and all at once', () => {
    for (const id of ['83000356', '83000002', '83000003']) rememberStation({ id });
    forgetStation({ id: '83002220', earlierId: '83000356' });
    expect(readRecentStations()).toEqual(['83000003', '83000002']);
    forgetStation();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each(['not json', '{"a":1}', '[1,"x","8308409"]'])('are none where %s is kept', (text) => {
    localStorage.setItem(KEY, text);
    expect(readRecentStations()).toEqual([]);
  });

  it('are none where the storage is closed, which breaks nothing', () => {
    // Where a visitor allows no storage, to name it is refused already.
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
