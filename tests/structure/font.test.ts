import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#app/domain/language.ts';
import { RESOURCES } from '#app/i18n/resources/resources.server.ts';

const find = createRequire(import.meta.url).resolve;
const open = (file: string) => create(readFileSync(file));
const FONTS = [
  ['jost-600', 'jost/files/jost-latin-600-normal'],
  ['source-sans-400', 'source-sans-3/files/source-sans-3-latin-400-normal'],
  ['source-sans-600', 'source-sans-3/files/source-sans-3-latin-600-normal'],
] as const;

const has = (font: Font, letter: string) => font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

it.each(LANGUAGES)(
  'the fonts that browsers get have every letter of the texts and stations (%s)',
  (language) => {
    const stations = readFileSync(`app/data/stations/generated/stations.${language}.json`, 'utf8');
    const texts = JSON.stringify(RESOURCES[language]) + stations;
    const letters = new Set(texts.match(/[\p{L}\p{N}]/gu));
    for (const [name, source] of FONTS) {
      const whole = open(find(`@fontsource/${source}.woff2`));
      const sent = open(`app/styles/generated/${name}.woff2`);
      const lost = [...letters].filter((letter) => has(whole, letter) && !has(sent, letter));
      expect(lost, name).toEqual([]);
      expect(has(sent, 'Œ'), name).toBe(true);
    }
  },
);

it('the fonts of a page have 25 kB together', () => {
  const sizes = FONTS.map(([name]) => statSync(`app/styles/generated/${name}.woff2`).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25_000);
});

it('all figures of the texts’ fonts have one width, for columns of times and prices', () => {
  for (const weight of ['400', '600']) {
    const font = open(`app/styles/generated/source-sans-${weight}.woff2`);
    if (!('glyphForCodePoint' in font)) throw new Error('a collection');
    const widths = [...'0123456789'].map(
      (figure) => font.glyphForCodePoint(figure.charCodeAt(0)).advanceWidth,
    );
    expect(new Set(widths).size, weight).toBe(1);
  }
});
