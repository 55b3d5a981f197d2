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
  ['jost-600', '@fontsource/jost/files/jost-latin-600-normal.woff2'],
  ['source-sans', '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'],
] as const;

const has = (font: Font, letter: string) => font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

it.each(LANGUAGES)(
  'the fonts that browsers get have every letter of the texts and stations (%s)',
  (language) => {
    const stations = readFileSync(`app/data/stations/generated/stations.${language}.json`, 'utf8');
    const texts = JSON.stringify(RESOURCES[language]) + stations;
    const letters = new Set(texts.match(/[\p{L}\p{N}]/gu));
    for (const [name, source] of FONTS) {
      const whole = open(find(source));
      const sent = open(`app/styles/generated/${name}.woff2`);
      const lost = [...letters].filter((letter) => has(whole, letter) && !has(sent, letter));
      expect(lost, name).toEqual([]);
      expect(has(sent, 'Œ'), name).toBe(true);
    }
  },
);

it('a page’s fonts have 25 kB at most, and each fits the first packets of a response', () => {
  const sizes = FONTS.map(([name]) => statSync(`app/styles/generated/${name}.woff2`).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25_000);
  // A server sends 14,600 bytes before it waits for the first reply (RFC 6928); a header has 800.
  expect(Math.max(...sizes)).toBeLessThan(13_800);
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
