import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Drawings with letters, and the clock of moving trains, whose size is that of its panel. */
const DRAWINGS = /^app\/(?:map\/(?:drawing|now)\/|ui\/picture\/lettered-poster)/;

/**
 * Values of a size instead of a token; `min` keeps a calendar's days apart at 200 % text, and the
 * names of a drawn journey, in units of its drawing, are between two of the scale.
 */
const ELSE =
  /^(?:inherit|min\((?:1em|var\(--text-[a-z0-9]+\)), [\d.]+vw\)|calc\(\s*1em \*\s+min\([^;]+\))$/;

it('the site’s style has the sizes of its type scale and no others', () => {
  const files = globSync('app/**/*.css').filter(
    (file) => !DRAWINGS.test(file) && !file.startsWith('app/styles/'),
  );
  const scale = new Set(
    readFileSync('app/styles/tokens.css', 'utf8').match(/--text-[a-z0-9]+(?=:)/g),
  );
  const sizes = files.flatMap((file) => {
    // A printed page has its own sizes, in points.
    const [onScreen = ''] = readFileSync(file, 'utf8').split('@media print');
    return [...onScreen.matchAll(/font-size: ([^;]+);/g)].map(([, size = '']) => ({ file, size }));
  });
  expect(files.length).toBeGreaterThan(50);
  expect(scale.size).toBeGreaterThan(3);
  expect(sizes.length).toBeGreaterThan(100);
  const isOnScale = (size: string) => scale.has(size.slice('var('.length, -1)) || ELSE.test(size);
  expect(sizes.filter(({ size }) => !isOnScale(size))).toEqual([]);
});
