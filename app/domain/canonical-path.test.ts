import { describe, expect, it } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

describe('canonicalPath', () => {
  it.each([
    ['/help//', '/help'],
    ['/Cities/rome', '/cities/rome'],
    ['/HOTELS/la-spezia/', '/hotels/la-spezia'],
    ['/routes/Rome/MILAN', '/routes/rome/milan'],
    ['/Train-From-Rome-To-Milan/', '/train-from-rome-to-milan'],
    ['/cities/LA-SPEZIA', '/cities/la-spezia'],
    ['/HOTELS/%C4%B0/', '/hotels/%c4%b0'],
  ])('of %s is %s', (pathname, canonical) => {
    expect(canonicalPath(pathname)).toBe(canonical);
  });

  it.each(['/', '/cities', '/social/city/ROME.png', '/sitemaps/Trips.xml'])(
    'leaves %s as it is',
    (pathname) => {
      expect(canonicalPath(pathname)).toBe(pathname);
    },
  );

  it.each(['/help', '//', '///', '/Cities/ROME/', '/routes//evil.example/', '/CITIES///x/'])(
    'changes nothing more in its own result for %s',
    (pathname) => {
      const canonical = canonicalPath(pathname);
      expect(canonical.startsWith('/')).toBe(true);
      expect(canonicalPath(canonical)).toBe(canonical);
    },
  );
});
