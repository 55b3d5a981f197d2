import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

/**
 * Writes the site's parts of its two typefaces: the outlines of Jost as data, for pictures that are
 * drawn on the server, and the browser's fonts with the site's letters only, nearly half as large
 * as with those of all of western Europe. All are committed, since the fonts seldom change; run
 * this again when they do.
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

/**
 * The characters of the site's texts and of the names of its stations. Signs that stand beside few
 * words, such as "@" and "*", are left to the system's face: each is as much to load as ten
 * letters.
 */
const TEXT_CHARACTERS =
  " !%&'()+,-./0123456789:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" +
  '\u00a0«»ÀÁÈÉÎÂÖàáâãçèéêëìîïòôöùûüœ×–−’“”…€©';
const TITLE_CHARACTERS = `${CHARACTERS}ã\u00a0$@°×−`;
/** Letters and quotation marks that few texts have; they come in a file of their own. */
const RARE_CHARACTERS = 'ÄÇÊËÌÍÏÑÒÓÔÙÚÛÜßäíñóúŒ—‘';

/**
 * Baselines of other scripts, names of the weights for menus, and metrics that differ by weight.
 */
const UNUSED_TABLES = ['BASE', 'MVAR', 'STAT'];

/**
 * The tables that are left out of a font of texts: its advances are in its outlines, and kerning is
 * the same in both weights. `gasp` and `prep` stay: they keep Linux from hinting, which widens
 * letters.
 */
const SPARED_TABLES = [...UNUSED_TABLES, 'GDEF', 'GSUB', 'HVAR'];

/**
 * The fonts that browsers get. Kerning is all that is kept of their features, and Jost's figures of
 * one width; those of Source Sans 3 have one width anyway. Source Sans 3 is variable, from weight
 * 400 to 600. The file that every page needs has its usual characters alone: five files come at a
 * time on a slow connection, four packets of each in a round trip, and it has two round trips:
 * 10.8 kB beside its headers.
 */
const TEXT_FONT = {
  source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  dropTables: SPARED_TABLES,
  variationAxes: { wght: { min: 400, max: 600 } },
};
const FONTS = [
  {
    name: 'jost-600',
    source: '@fontsource/jost/files/jost-latin-600-normal.woff2',
    characters: TITLE_CHARACTERS,
    dropTables: UNUSED_TABLES,
  },
  { ...TEXT_FONT, name: 'source-sans', characters: TEXT_CHARACTERS },
  { ...TEXT_FONT, name: 'source-sans-rare', characters: RARE_CHARACTERS },
];

// Its types do not know all of these options, which only a named value may have.
const OPTIONS = {
  targetFormat: 'woff2' as const,
  keepFeatures: ['kern', 'tnum'],
};
for (const { name, source, characters, ...options } of FONTS) {
  const font = await subsetFont(readFileSync(find(source)), characters, { ...OPTIONS, ...options });
  writeFileSync(new URL(`../../app/styles/generated/${name}.woff2`, import.meta.url), font);
}
