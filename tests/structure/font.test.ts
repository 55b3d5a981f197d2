import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#app/domain/language.ts';
import { RESOURCES } from '#app/i18n/resources/resources.server.ts';

const WHOLE = createRequire(import.meta.url).resolve(
  '@fontsource/jost/files/jost-latin-600-normal.woff2',
);

it.each(LANGUAGES)(
  'the font that browsers get has every letter of the texts and stations (%s)',
  (language) => {
    const stations = readFileSync(`app/data/stations/generated/stations.${language}.json`, 'utf8');
    const texts = JSON.stringify(RESOURCES[language]) + stations;
    const [whole, sent] = [WHOLE, 'app/styles/generated/jost-600.woff2'].map((file) =>
      create(readFileSync(file)),
    );
    const has = (font: typeof whole, letter: string) =>
      font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    const letters = new Set(texts.match(/[\p{L}\p{N}]/gu));
    const lost = [...letters].filter((letter) => has(whole, letter) && !has(sent, letter));
    expect(lost).toEqual([]);
    expect(has(sent, 'Œ')).toBe(true);
  },
);
