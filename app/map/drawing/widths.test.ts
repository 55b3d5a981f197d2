import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GEOGRAPHY } from '#app/data/network/railways.ts';
import { ITALY_PART, MAP_WIDTHS_PX, SIZED_FROM_PX, WHOLE_MAP_FROM_PX } from '../model/measures.ts';
import { LARGE_NAMES_FROM_PX, nameSizePx } from '../model/name-boxes.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const CSS = read('./widths.css');
const QUERY = /@container \(width >= (\d+)px\) \{([\s\S]*?)\n {2}\}/g;
/** The container queries: each width with its rules. */
const QUERIES = [...CSS.matchAll(QUERY)].map(([, width, rules = '']) => ({
  width: Number(width),
  rules,
}));

describe('widths.css', () => {
  it('has a container query for each width of measures.ts but the smallest', () => {
    expect(QUERIES.map(({ width }) => width)).toEqual([...MAP_WIDTHS_PX.slice(1), SIZED_FROM_PX]);
  });

  it('keeps the size of symbols and names at each width', () => {
    const smallest = { width: MAP_WIDTHS_PX[0], rules: read('../controls/canvas.css') };
    for (const { width, rules } of [smallest, ...QUERIES]) {
      const unitsPerPixel = Number(/--map-px: ([\d.]+);/.exec(rules)?.[1]);
      expect(unitsPerPixel, `at ${width}px`).toBeCloseTo(GEOGRAPHY.width / width, 2);
    }
  });

  it('gives names the sizes that name-boxes.ts keeps room for', () => {
    const sizesIn = (css: string) =>
      ['chief', 'city', 'town'].map((kind) =>
        Number(new RegExp(`--map-${kind}-size: (\\d+)px`).exec(css)?.[1] ?? Number.NaN),
      );
    const sizesAt = (px: number) => [0, 3, 4].map((rank) => nameSizePx({ rank }, px));
    const canvas = read('../controls/canvas.css');
    const [, large = ''] = canvas.split('[data-large-names]');
    const small = sizesAt(LARGE_NAMES_FROM_PX - 1);
    const inherited = (sizes: readonly number[]) => sizes.map((size, i) => size || small[i]);
    expect(sizesIn(canvas)).toEqual(small);
    expect(inherited(sizesIn(large))).toEqual(sizesAt(LARGE_NAMES_FROM_PX));
    const { rules = '' } = QUERIES.find(({ width }) => width === LARGE_NAMES_FROM_PX) ?? {};
    expect(inherited(sizesIn(rules))).toEqual(sizesAt(LARGE_NAMES_FROM_PX));
  });

  it('shows and hides at each width the names of that width', () => {
    for (const [at, { rules }] of QUERIES.slice(0, -1).entries()) {
      const classes = [...rules.matchAll(/\.(map-(?:from|until)-\d+)/g)].map(([, name]) => name);
      expect(classes).toEqual([`map-from-${at + 1}`, `map-until-${at + 1}`]);
    }
  });

  it('starts a narrow map with Italy alone, as measures.ts has it', () => {
    const { x, y, width } = ITALY_PART;
    expect(CSS).toContain(`@container map-frame (width < ${WHOLE_MAP_FROM_PX}px)`);
    expect(CSS).toContain(`width: calc(100% * ${GEOGRAPHY.width} / ${width});`);
    const right = `calc(-100% * ${x} / ${GEOGRAPHY.width})`;
    const down = `calc(-100% * ${y} / ${GEOGRAPHY.height})`;
    expect(CSS).toContain(`translate: ${right} ${down};`);
  });
});
