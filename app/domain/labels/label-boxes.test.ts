import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateTextWidth, type Label, overlaps, placeLabels, symbolBox } from './place-labels.ts';

const SEED = 20261121;
const MAP = { width: 1000, height: 1000 };

const labels = fc.array(
  fc.record({
    x: fc.integer({ min: 0, max: 1000 }),
    y: fc.integer({ min: 0, max: 1000 }),
    text: fc.string({ minLength: 1, maxLength: 18 }),
    rank: fc.integer({ min: 1, max: 4 }),
    radiusPx: fc.integer({ min: 2, max: 7 }),
    fontSizePx: fc.integer({ min: 11, max: 16 }),
  }),
  { maxLength: 60 },
);
const scales = fc.double({ min: 0.1, max: 4, noNaN: true });

function withKeys(list: readonly Omit<Label, 'key'>[]): Label[] {
  return list.map((label, i) => ({ ...label, key: `station-${i}` }));
}

function label(key: string, x: number, y: number, rank = 1, text = 'Milano'): Label {
  return { key, x, y, rank, text, radiusPx: 4, fontSizePx: 12 };
}

describe('placeLabels', () => {
  it('never lets two labels overlap', () => {
    fc.assert(
      fc.property(labels, scales, (list, scale) => {
        const placed = placeLabels(withKeys(list), { ...MAP, scale });
        for (const [i, a] of placed.entries()) {
          for (const b of placed.slice(i + 1)) expect(overlaps(a.box, b.box)).toBe(false);
        }
      }),
      { seed: SEED },
    );
  });

  it('never covers another station', () => {
    fc.assert(
      fc.property(labels, scales, (list, scale) => {
        const keyed = withKeys(list);
        for (const { key, box } of placeLabels(keyed, { ...MAP, scale })) {
          for (const other of keyed) {
            if (other.key !== key) expect(overlaps(box, symbolBox(other, scale))).toBe(false);
          }
        }
      }),
      { seed: SEED },
    );
  });

  it('keeps every label inside the map, but for two pixels of the room it may not need', () => {
    fc.assert(
      fc.property(labels, scales, (list, scale) => {
        for (const { box } of placeLabels(withKeys(list), { ...MAP, scale })) {
          expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(-2);
          expect(Math.max(box.right, box.bottom)).toBeLessThanOrEqual(1000 * scale + 2);
        }
      }),
      { seed: SEED },
    );
  });

  it('places a lone label to the right of its station', () => {
    expect(placeLabels([label('milan', 500, 500)], { ...MAP, scale: 1 })).toMatchObject([
      { key: 'milan', anchor: 'e' },
    ]);
  });

  it('turns to the left at the right edge of the map', () => {
    expect(placeLabels([label('lecce', 990, 500)], { ...MAP, scale: 1 })).toMatchObject([{ anchor: 'w' }]);
  });

  it('moves aside for a line when there is room', () => {
    const linePoints = [[520, 500]] as const;
    expect(placeLabels([label('milan', 500, 500)], { ...MAP, scale: 1, linePoints })).toMatchObject([
      { anchor: 'w' },
    ]);
  });

  it('hides a few points of an ordinary line rather than one of a line that stands out', () => {
    const linePoints = [470, 475, 480].map((x) => [x, 10] as const);
    const map = { width: 1000, height: 20, scale: 1, linePoints };
    const milan = label('milan', 500, 10);
    expect(placeLabels([milan], map)).toMatchObject([{ anchor: 'e' }]);
    expect(placeLabels([milan], { ...map, chiefLinePoints: [[520, 10]] })).toMatchObject([{ anchor: 'w' }]);
  });

  it('leaves a town without its name where the name would hide a line that stands out', () => {
    const chiefLinePoints = [470, 480, 520, 530].map((x) => [x, 10] as const);
    const map = { width: 1000, height: 20, scale: 1, chiefLinePoints };
    expect(placeLabels([label('formia', 500, 10, 3)], map)).toEqual([]);
    expect(placeLabels([label('milan', 500, 10, 2)], map)).toHaveLength(1);
  });

  it('drops the lower rank when two stations are at one point, and the later of equals', () => {
    const crowd = Array.from({ length: 12 }, (_, i) => label(`town-${i}`, 500 + i, 500, 2));
    const placed = placeLabels([...crowd, label('capital', 505, 503, 1)], { ...MAP, scale: 1 });
    expect(placed.map(({ key }) => key)).toContain('capital');
    expect(placed.length).toBeLessThan(13);
  });

  it('moves a placed label to make room for one that has no other place', () => {
    const map = { width: 200, height: 30, scale: 1 };
    const first = label('first', 100, 15, 1);
    const last = { ...label('last', 165, 15, 2), text: 'Ora' };
    const wide = { ...label('wide', 40, 15, 3), text: 'Verona' };
    const placed = placeLabels([first, last, wide], map);
    expect(placed.map(({ key }) => key).sort()).toEqual(['first', 'last', 'wide']);
  });

  it('shows more labels as the map grows', () => {
    const towns = Array.from({ length: 20 }, (_, i) =>
      label(`town-${i}`, 400 + (i % 5) * 20, 400 + i * 5, 2),
    );
    const small = placeLabels(towns, { ...MAP, scale: 0.5 });
    const large = placeLabels(towns, { ...MAP, scale: 4 });
    expect(large.length).toBeGreaterThan(small.length);
    expect(large).toHaveLength(20);
  });
});

describe('estimateTextWidth', () => {
  it('grows with the text and with the size of the type', () => {
    expect(estimateTextWidth('Como', 12)).toBeLessThan(estimateTextWidth('Comodo', 12));
    expect(estimateTextWidth('Como', 24)).toBe(2 * estimateTextWidth('Como', 12));
  });
});
