import { describe, expect, it } from 'vitest';
import { readMissingPath } from './missing-path.ts';

const read = (path: string) => readMissingPath(new URLSearchParams({ missing: path }));

describe('the path that led to a redirect', () => {
  it('is read as it was requested', () => {
    expect(read('/train-from-rome-to-atlantis')).toBe('/train-from-rome-to-atlantis');
  });

  it('is none where the address names no path', () => {
    expect(readMissingPath(new URLSearchParams())).toBeUndefined();
    expect(read('https://evil.example')).toBeUndefined();
    expect(read('/')).toBeUndefined();
  });

  it('loses control characters, direction marks and excess length', () => {
    expect(read('/a\n\u202eb')).toBe('/a b');
    expect(read(`/${'x'.repeat(900)}`)).toHaveLength(80);
  });
});
