import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toSrgbHex } from './oklch.ts';
import { palette, posterRoles } from './palette.ts';
import { formatDrawingCss, formatPaletteCss } from './palette-css.ts';

const themes = ['light', 'dark'] as const;

describe('the poster palette', () => {
  it('is written to palette.css as it is in palette.ts', () => {
    const css = readFileSync(new URL('./palette.css', import.meta.url), 'utf8');
    expect(css).toBe(formatPaletteCss());
  });

  it('is darker at night in every role of the sky, and keeps the train red', () => {
    for (const role of posterRoles.filter((name) => name.startsWith('sky'))) {
      expect(palette[role].dark[0], role).toBeLessThan(palette[role].light[0]);
    }
    for (const theme of themes) expect(Math.abs(palette.train[theme][2] - 27)).toBeLessThan(4);
  });

  it('gives every role a colour in sRGB for both themes', () => {
    for (const role of posterRoles) {
      for (const theme of themes)
        expect(toSrgbHex(palette[role][theme]), role).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('puts only the given roles into the style of a drawing', () => {
    const css = formatDrawingCss(['train']);
    expect(css.match(/--poster-/g)).toHaveLength(2);
    expect(css).toContain('[id^=night]:target{');
  });
});

describe('toSrgbHex', () => {
  it.each([
    [[1, 0, 0], '#ffffff'],
    [[0, 0, 0], '#000000'],
    [[0.62796, 0.25768, 29.234], '#ff0000'],
    [[0.86644, 0.29483, 142.495], '#00ff00'],
    [[0.45201, 0.31321, 264.052], '#0000ff'],
  ] as const)('turns oklch(%s) into %s', (color, hex) => {
    expect(toSrgbHex(color)).toBe(hex);
  });

  it('keeps the lightness of a colour outside sRGB', () => {
    expect(toSrgbHex([1, 0.4, 20])).toBe('#ffffff');
  });
});
