import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const colorsIn = (rules: string) =>
  new Map(
    [...rules.matchAll(/(--[a-z-]+): (oklch\([^)]*\));/g)].map(([, name, color]) => [name, color]),
  );

it('the stage at night has the colours of the dark theme', () => {
  const [, night = ''] = read('./light.css').split('.map-stage[data-light="night"]\n');
  const [rules = ''] = night.split('}');
  const [, dark = '', usual = ''] = read('../../styles/tokens.css').split(
    '(prefers-color-scheme: dark)',
  );
  const ofTheme = new Map([...colorsIn(dark), ...colorsIn(usual)]);
  const ofNight = colorsIn(rules);
  expect(ofNight.size).toBeGreaterThan(8);
  for (const [name, color] of ofNight) expect(ofTheme.get(name), name).toBe(color);
});
