import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Label, overlaps, symbolBox } from './label-boxes.ts';
import { layOutStations, TARGET_PX } from './lay-out-stations.ts';

const SEED = 20261121;
const MAP = { width: 1000, height: 1000, scale: 1 };

const stations = fc
  .array(
    fc.record({
      x: fc.integer({ min: 0, max: 1000 }),
      y: fc.integer({ min: 0, max: 1000 }),
      text: fc.string({ minLength: 1, maxLength: 18 }),
      rank: fc.integer({ min: 0, max: 5 }),
      radiusPx: fc.integer({ min: 2, max: 7 }),
      fontSizePx: fc.integer({ min: 11, max: 16 }),
    }),
    { maxLength: 50 },
  )
  .map((list) => list.map((station, i) => ({ ...station, key: `station-${i}` })));
const scales = fc.double({ min: 0.1, max: 4, noNaN: true });

function station(key: string, x: number, y: number, rank = 1, text = 'Milano'): Label {
  return { key, x, y, rank, text, radiusPx: 4, fontSizePx: 12 };
}

const anchorsOf = (...args: Parameters<typeof layOutStations>) =>
  Object.fromEntries(layOutStations(...args).labels.map(({ key, anchor }) => [key, anchor]));

describe('layOutStations', () => {
  it('never lets two names overlap, nor a name cover another station', () => {
    fc.assert(
      fc.property(stations, scales, (list, scale) => {
        const { shown, labels } = layOutStations(list, { ...MAP, scale });
        for (const [i, { key, box }] of labels.entries()) {
          for (const other of labels.slice(i + 1)) expect(overlaps(box, other.box)).toBe(false);
          for (const other of shown) {
            if (other.key !== key) expect(overlaps(box, symbolBox(other, scale))).toBe(false);
          }
        }
      }),
      { seed: SEED },
    );
  });

  it('shows every station of rank 0, and of the others none without its name', () => {
    fc.assert(
      fc.property(stations, scales, (list, scale) => {
        const { shown, labels } = layOutStations(list, { ...MAP, scale });
        const named = new Set(labels.map(({ key }) => key));
        for (const one of list.filter(({ rank }) => rank === 0)) expect(shown).toContain(one);
        for (const { key, rank } of shown) expect(rank === 0 || named.has(key)).toBe(true);
      }),
      { seed: SEED },
    );
  });

  it('keeps every other station a target away from all, and the order given', () => {
    fc.assert(
      fc.property(stations, fc.double({ min: 0.05, max: 0.4, noNaN: true }), (list, scale) => {
        const { shown } = layOutStations(list, { ...MAP, scale });
        for (const { key, x, y, rank } of shown.filter((one) => one.rank > 0)) {
          for (const other of shown.filter((one) => one.key !== key && one.rank <= rank)) {
            expect(Math.hypot(other.x - x, other.y - y) * scale).toBeGreaterThan(TARGET_PX - 1e-6);
          }
        }
        expect(shown).toEqual(list.filter((one) => shown.includes(one)));
      }),
      { seed: SEED },
    );
  });

  it('keeps every name inside the map, but for a little of the room it may not need', () => {
    fc.assert(
      fc.property(stations, scales, (list, scale) => {
        for (const { box } of layOutStations(list, { ...MAP, scale }).labels) {
          const spare = 2 + 0.07 * (box.right - box.left);
          expect(box.left).toBeGreaterThanOrEqual(-spare);
          expect(box.right).toBeLessThanOrEqual(1000 * scale + spare);
          expect(box.top).toBeGreaterThanOrEqual(-2);
          expect(box.bottom).toBeLessThanOrEqual(1000 * scale + 2);
        }
      }),
      { seed: SEED },
    );
  });

  it('places a lone name to the right of its station, and to the left at the right edge', () => {
    expect(anchorsOf([station('milan', 500, 500)], MAP)).toEqual({ milan: 'e' });
    expect(anchorsOf([station('lecce', 990, 500)], MAP)).toEqual({ lecce: 'w' });
  });

  it('moves aside for a line, and rather hides an ordinary one than one that stands out', () => {
    const milan = [station('milan', 500, 10)];
    const map = { ...MAP, height: 20 };
    const linePoints = [470, 475, 480].map((x) => [x, 10] as const);
    expect(anchorsOf(milan, { ...map, linePoints: [[520, 10]] })).toEqual({ milan: 'w' });
    expect(anchorsOf(milan, { ...map, linePoints, chiefLinePoints: [[520, 10]] })).toEqual({ milan: 'w' });
  });

  it('leaves out a town whose name would hide a line that stands out, but no city', () => {
    const chiefLinePoints = [470, 480, 520, 530].map((x) => [x, 10] as const);
    const map = { ...MAP, height: 20, chiefLinePoints };
    expect(layOutStations([station('formia', 500, 10, 3)], map).shown).toEqual([]);
    expect(layOutStations([station('milan', 500, 10, 2)], map).labels).toHaveLength(1);
  });

  it('keeps a name out of the row of a ring beside which it would be read', () => {
    const turin = station('turin', 500, 500, 0, 'Torino');
    const genoa = { ...station('genoa', 570, 515, 0, 'Genova'), radiusPx: 7 };
    // To the right is a line: below and to the right would be free, were it not for the ring.
    const linePoints = [515, 525, 535, 475, 485].map((x) => [x, 500] as const);
    const { turin: anchor } = anchorsOf([turin, genoa], { ...MAP, linePoints });
    expect(['ne', 'nw', 'n', 'sw']).toContain(anchor);
  });

  it('names a city rather than the towns around it', () => {
    const city = station('city', 100, 100, 1, 'Firenze');
    const towns = [0, 1, 2, 3, 4, 5].map((i) => {
      const angle = (i * Math.PI) / 3;
      return station(`town-${i}`, 100 + 30 * Math.cos(angle), 100 + 30 * Math.sin(angle), 4, `Paese ${i}`);
    });
    const { shown, labels } = layOutStations([...towns, city], { width: 200, height: 200, scale: 1 });
    expect(labels.map(({ key }) => key)).toContain('city');
    expect(shown.length).toBeLessThan(7);
  });

  it('finds room for all cities of rank 0 together where the best place of one leaves none to another', () => {
    const map = { width: 200, height: 30, scale: 1 };
    const first = station('first', 100, 15, 0);
    const last = station('last', 165, 15, 0, 'Ora');
    const wide = station('wide', 40, 15, 0, 'Verona');
    expect(Object.keys(anchorsOf([first, last, wide], map)).sort()).toEqual(['first', 'last', 'wide']);
  });

  it('moves the name of a city for that of another', () => {
    const map = { width: 200, height: 30, scale: 1 };
    const first = station('first', 100, 15, 0);
    const next = station('next', 165, 15, 2, 'Verona');
    expect(anchorsOf([first, next], map)).toMatchObject({ first: 'w' });
    expect(anchorsOf([first], map)).toEqual({ first: 'e' });
  });

  it('lets cities with a guide stand closer on a large map', () => {
    const venice = station('venice', 500, 500, 0);
    const near = (rank: number) =>
      layOutStations([venice, station('padua', 480, 500, rank)], MAP).shown.length;
    expect([near(3), near(4)]).toEqual([2, 1]);
    const small = { width: 400, height: 1000, scale: 1 };
    const stations = [station('venice', 200, 500, 0), station('padua', 180, 500, 3)];
    expect(layOutStations(stations, small).shown).toHaveLength(1);
  });

  it('keeps a chief city beside a chosen one, if need be without its name', () => {
    const chosen = station('chosen', 100, 100, 0, 'A name far wider than the map');
    const chief = station('Bologna', 115, 100, 0.5);
    expect(layOutStations([chosen, chief], { width: 200, height: 200, scale: 1 }).shown).toEqual([
      chosen,
      chief,
    ]);
  });

  it('shows more stations as the map grows', () => {
    const towns = Array.from({ length: 20 }, (_, i) =>
      station(`town-${i}`, 400 + (i % 5) * 40, 400 + i * 10, 2),
    );
    const at = (scale: number) => layOutStations(towns, { ...MAP, scale }).labels.length;
    expect(at(0.5)).toBeLessThan(at(4));
    expect(at(4)).toBe(20);
  });
});
