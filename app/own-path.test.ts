import { describe, expect, it } from 'vitest';
import { PATHS } from '#app/i18n/addresses.ts';
import { ownPath } from './own-path.server.ts';

const fixed = Object.values(PATHS).filter((path) => /[a-z]/.test(path));

describe('ownPath', () => {
  it.each(fixed)('leaves %s alone and finds it in capitals and with a slash behind it', (path) => {
    expect(ownPath(path)).toBeUndefined();
    expect(ownPath(path.toUpperCase())).toBe(path);
    expect(ownPath(`${path}/`)).toBe(path);
  });

  it.each([
    ['/help//', '/help'],
    ['/Cities/rome', '/cities/rome'],
    ['/HOTELS/la-spezia/', '/hotels/la-spezia'],
    ['/routes/rome/milan/', '/routes/rome/milan'],
    ['/cities/LA-SPEZIA', '/cities/la-spezia'],
    ['/routes/Rome/MILAN', '/routes/rome/milan'],
  ])('sends %s to %s', (path, own) => {
    expect(ownPath(path)).toBe(own);
  });

  it.each([
    '/',
    '//',
    '///',
    '/cities',
    '/hotels/',
    '/hotels//',
    '/train-from-Rome-to-Milan/',
    '/citiesx/A',
  ])('says nothing of %s', (path) => {
    expect(ownPath(path)).toBeUndefined();
  });

  it.each(['/help', '/Cities/ROME/', '/routes//evil.example/', '/HOTELS/%C4%B0/', '/CITIES///x/'])(
    'says nothing more of what it made of %s',
    (path) => {
      const own = ownPath(path);
      if (own !== undefined) expect(own).toMatch(/^\/[a-z]/);
      expect(ownPath(own ?? path)).toBeUndefined();
    },
  );
});
