import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#app/domain/language.ts';
import { RESOURCES } from '#app/i18n/resources/resources.server.ts';

const find = createRequire(import.meta.url).resolve;
const open = (file: string) => create(readFileSync(file));
const FONTS = [
  {
    source: '@fontsource/jost/files/jost-latin-600-normal.woff2',
    files: ['jost-600'],
  },
  {
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    files: ['source-sans', 'source-sans-rare'],
  },
];

/** Ends the table of characters (OpenType, cmap format 4). */
const NO_CHARACTER = 0xffff;

const has = (font: Font, letter: string) => font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

it.each(LANGUAGES)(
  'the fonts that browsers get have every letter of the texts and stations (%s)',
  (language) => {
    const stations = readFileSync(`app/data/stations/generated/stations.${language}.json`, 'utf8');
    const texts = JSON.stringify(RESOURCES[language]) + stations;
    const letters = new Set(texts.match(/[\p{L}\p{N}]/gu));
    for (const { source, files } of FONTS) {
      const whole = open(find(source));
      const sent = files.map((name) => open(`app/styles/generated/${name}.woff2`));
      const isSent = (letter: string) => sent.some((font) => has(font, letter));
      const lost = [...letters].filter((letter) => has(whole, letter) && !isSent(letter));
      expect(lost, source).toEqual([]);
    }
  },
);

it('the font of texts and the one of its rare characters have no character twice', () => {
  const css = readFileSync('app/styles/fonts.css', 'utf8');
  const ranges = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  const inRange = (codePoint: number) =>
    ranges.some(([, first = '', last = first]) => {
      return codePoint >= Number.parseInt(first, 16) && codePoint <= Number.parseInt(last, 16);
    });
  const charactersOf = (name: string) =>
    open(`app/styles/generated/${name}.woff2`).characterSet.filter((at) => at !== NO_CHARACTER);
  const rare = charactersOf('source-sans-rare');
  expect(rare.length).toBeGreaterThan(20);
  expect(rare.filter((codePoint) => !inRange(codePoint))).toEqual([]);
  expect(charactersOf('source-sans').filter(inRange)).toEqual([]);
});

it('the fonts of a page have 25 kB together, and that of texts comes in two round trips', () => {
  const sizes = ['jost-600', 'source-sans', 'source-sans-rare'].map(
    (name) => statSync(`app/styles/generated/${name}.woff2`).size,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25_000);
  // Four packets each, of 1,460 bytes (Lighthouse's slow 4G, shared by five files); with its header.
  expect((sizes[1] ?? 0) + 671).toBeLessThanOrEqual(2 * 4 * 1_460);
});

it('all figures of the texts’ font have one width, for columns of times and prices', async () => {
  const figures = '0123456789';
  const variable = readFileSync('app/styles/generated/source-sans.woff2');
  for (const wght of [400, 600]) {
    const options = { targetFormat: 'sfnt' as const, variationAxes: { wght } };
    const font = create(await subsetFont(variable, figures, options));
    const widths = [...figures].map(
      (figure) => font.glyphForCodePoint(figure.charCodeAt(0)).advanceWidth,
    );
    expect(new Set(widths).size, `weight ${wght}`).toBe(1);
  }
});
