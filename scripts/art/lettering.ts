import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

/**
 * Writes the site's parts of Jost: outlines as data, for pictures that are drawn on the server, and
 * the browser's font with the site's letters only, a third smaller than with those of all of
 * western Europe. Both are committed, since the font seldom changes; run this again when it does.
 */
const WEIGHTS = [500, 600] as const;
const CHARACTERS =
  ' !"#%&\'()*+,-./0123456789:;?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz' +
  '£·«»ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜßàáâäçèéêëìíîïñòóôöùúûüŒœ–—‘’“”…€';
// In thousandths of the em; smaller values are invisible at the size of a title.
const LEAST_KERNING = 10;

const find = createRequire(import.meta.url).resolve;
const weights = WEIGHTS.map((weight) => {
  const font = create(
    readFileSync(find(`@fontsource/jost/files/jost-latin-${weight}-normal.woff`)),
  );
  const letters = [...CHARACTERS].filter((character) =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
  const glyphs = letters.map((character) => {
    const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
    const outline = glyph.path
      .scale(1, -1)
      .mapPoints((x: number, y: number) => [Math.round(x), Math.round(y)]);
    return [character, [Math.round(glyph.advanceWidth), outline.toSVG()]] as const;
  });
  const bare = letters.filter(
    (character) => character === character.normalize('NFD') && !/[\d#%&]/.test(character),
  );
  const kerning = bare.map((left) => {
    const advance = font.glyphForCodePoint(left.codePointAt(0) ?? 0).advanceWidth;
    const shifts = bare.flatMap((right) => {
      const { positions } = font.layout(left + right);
      const shift = Math.round((positions[0]?.xAdvance ?? 0) - advance);
      return positions.length !== 2 || Math.abs(shift) < LEAST_KERNING
        ? []
        : [[right, shift] as const];
    });
    return [left, Object.fromEntries(shifts)] as const;
  });
  return [
    weight,
    { glyphs: Object.fromEntries(glyphs), kerning: Object.fromEntries(kerning) },
  ] as const;
});

const text = `// Written by scripts/art/lettering.ts from Jost (the Jost Project Authors, SIL Open Font License 1.1).
import type { Lettering } from '../typeface.ts';

export const jost: Lettering = ${JSON.stringify(Object.fromEntries(weights))};
`;
writeFileSync(new URL('../../app/art/lettering/generated/jost.ts', import.meta.url), text);

const whole = readFileSync(find('@fontsource/jost/files/jost-latin-600-normal.woff2'));
const font = await subsetFont(whole, `${CHARACTERS}ã\u00a0$@°×−`, { targetFormat: 'woff2' });
writeFileSync(new URL('../../app/styles/generated/jost-600.woff2', import.meta.url), font);
