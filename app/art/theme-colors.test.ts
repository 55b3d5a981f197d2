import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toSrgbHex } from './oklch.ts';
import { groundColor, themeColors } from './theme-colors.ts';

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
const firstDark = css.indexOf('@media (prefers-color-scheme: dark)');
const light = css.slice(0, firstDark);
const dark = css.slice(firstDark);

/** A colour's last value: the first ones are those of stronger contrast. */
function token(text: string, name: string): string {
  const values = [...text.matchAll(new RegExp(`--${name}: ([^;]+);`, 'g'))];
  const value = values.at(-1)?.[1] ?? '';
  const other = /^var\(--([a-z-]+)\)$/.exec(value)?.[1];
  if (other) return token(text, other);
  const [lightness = 0, chroma = 0, hue = 0] = (/^oklch\(([^)]+)\)$/.exec(value)?.[1] ?? '')
    .split(' ')
    .map(Number);
  return toSrgbHex([lightness, chroma, hue]);
}

describe('the colours around a page', () => {
  it('are those of the banner in both themes', () => {
    expect(themeColors).toEqual({ light: token(light, 'banner'), dark: token(dark, 'banner') });
  });

  it('begin with the ground of the page', () => {
    expect(groundColor).toBe(token(light, 'surface'));
  });
});
