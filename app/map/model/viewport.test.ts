import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GEOGRAPHY } from '#app/data/network/railways.ts';
import {
  clampViewport,
  MAXIMUM_ZOOM,
  mapWidthPx,
  namedWidthPx,
  panBy,
  placeOf,
  placeOfViewport,
  revealed,
  shareOf,
  startOf,
  type Viewport,
  viewOfAll,
  viewportAt,
  WHOLE,
  wholeIn,
  zoomAt,
} from './viewport.ts';

const size = GEOGRAPHY;
const share = fc.double({ min: 0, max: 1, noNaN: true });
const viewports: fc.Arbitrary<Viewport> = fc
  .record({ zoom: fc.double({ min: 1, max: MAXIMUM_ZOOM, noNaN: true }), x: share, y: share })
  .map(({ zoom, x, y }) => at({ zoom, x: x * size.width, y: y * size.height }));

function at(part: Partial<Viewport>): Viewport {
  return clampViewport({ ...WHOLE, ...part });
}

function expectOnMap({ zoom, x, y, whole }: Viewport) {
  expect(zoom).toBeGreaterThanOrEqual(1);
  expect(zoom).toBeLessThanOrEqual(MAXIMUM_ZOOM);
  expect(x).toBeGreaterThanOrEqual(whole.x - 1e-6);
  expect(y).toBeGreaterThanOrEqual(whole.y - 1e-6);
  expect(x + whole.width / zoom).toBeLessThanOrEqual(whole.x + whole.width + 1e-6);
  expect(y + whole.height / zoom).toBeLessThanOrEqual(whole.y + whole.height + 1e-6);
}

describe('the viewport of a choice', () => {
  const ends = [
    { x: 1000, y: 1500 },
    { x: 1600, y: 2500 },
  ];

  it('has both ends of a route in it, around its middle', () => {
    const view = viewOfAll(WHOLE, ends);
    const [first, last] = ends.map((end) => placeOf(end, view));
    expect((last?.[1] ?? 0) - (first?.[1] ?? 0)).toBeCloseTo(0.64, 6);
    expect((last?.[1] ?? 0) + (first?.[1] ?? 0)).toBeCloseTo(1, 6);
  });

  it('keeps some of the country around a short route', () => {
    const view = viewOfAll(WHOLE, [ends[0] ?? { x: 0, y: 0 }, { x: 1010, y: 1510 }]);
    expect(view.zoom).toBe(5);
  });

  it('shows no more than the first one', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: size.width, y: size.height },
    ];
    expect(viewOfAll(WHOLE, corners)).toBe(WHOLE);
  });

  it('is the first one where it would be little larger', () => {
    const nearly = [
      { x: size.width * 0.12, y: size.height * 0.12 },
      { x: size.width * 0.5, y: size.height * 0.5 },
      { x: size.width * 0.88, y: size.height * 0.88 },
    ];
    expect(viewOfAll(WHOLE, nearly).zoom).toBeCloseTo(0.9 / 0.76, 6);
    expect(viewOfAll(WHOLE, nearly, 1.2)).toBe(WHOLE);
  });
});

describe('the viewport', () => {
  it('never leaves the map, however it is moved and zoomed', () => {
    const step = fc.double({ min: -3, max: 3, noNaN: true });
    const factor = fc.double({ min: 0.05, max: 20, noNaN: true });
    fc.assert(
      fc.property(viewports, step, step, factor, share, share, (view, right, down, times, x, y) => {
        expectOnMap(panBy(view, [right, down]));
        expectOnMap(zoomAt(view, times, [x, y]));
      }),
      { seed: 20261121 },
    );
  });

  it('keeps the point under the pointer in place while zooming', () => {
    fc.assert(
      fc.property(viewports, share, share, (view, atX, atY) => {
        const next = zoomAt(view, 1.5, [atX, atY]);
        const before = view.x + (atX * size.width) / view.zoom;
        expect(next.x + (atX * size.width) / next.zoom).toBeCloseTo(before, 6);
      }),
      { seed: 20261121 },
    );
  });

  it('shows the whole map after zooming out', () => {
    expect(zoomAt(at({ zoom: 2, x: 1900, y: 2000 }), 0.1, [0.5, 0.5])).toEqual(WHOLE);
  });

  it('follows the finger', () => {
    const moved = panBy(at({ zoom: 2, x: 1000, y: 1000 }), [0.25, -0.1]);
    expect(moved).toEqual(at({ zoom: 2, x: 500, y: 1000 + 0.1 * (4605 / 2) }));
  });

  it('keeps the choice in view while zooming', () => {
    fc.assert(
      fc.property(share, share, (atX, atY) => {
        const chosen = { x: atX * size.width, y: atY * size.height };
        let view = WHOLE;
        for (let step = 0; step < 4; step++) view = zoomAt(view, 1.6, shareOf(view, [chosen]));
        const [x, y] = [
          ((chosen.x - view.x) * view.zoom) / size.width,
          ((chosen.y - view.y) * view.zoom) / size.height,
        ];
        for (const place of [x, y]) {
          expect(place).toBeGreaterThanOrEqual(-1e-6);
          expect(place).toBeLessThanOrEqual(1 + 1e-6);
        }
      }),
      { seed: 20261122 },
    );
  });

  it('zooms about the middle without a choice, or if the choice is out of view', () => {
    expect(shareOf(WHOLE, [])).toEqual([0.5, 0.5]);
    expect(shareOf(at({ zoom: 4, x: 0, y: 0 }), [{ x: 3900, y: 4000 }])).toEqual([0.5, 0.5]);
  });

  it('moves to points that are out of view only', () => {
    const view = at({ zoom: 4, x: 0, y: 0 });
    expect(revealed(view, [{ x: 500, y: 500 }])).toBe(view);
    expect(revealed(WHOLE, [{ x: 3990, y: 10 }])).toBe(WHOLE);
    expect(revealed(view, [{ x: 2000, y: 2000 }])).toEqual(
      at({ zoom: 4, x: 1500, y: 2000 - 4605 / 8 }),
    );
    expect(revealed(view, [])).toBe(view);
  });

  it('starts with Italy on a phone, with the whole map if wide or if the choice is abroad', () => {
    const [rome, lyon] = [
      { x: 2140, y: 2518 },
      { x: 130, y: 990 },
    ];
    const italy = startOf(WHOLE, 390, [rome]);
    expect(italy.zoom).toBeGreaterThan(1.1);
    expectOnMap(italy);
    expect(startOf(WHOLE, 390, [])).toEqual(italy);
    expect(startOf(WHOLE, 390, [rome, lyon])).toBe(WHOLE);
    expect(startOf(WHOLE, 560, [rome])).toBe(WHOLE);
  });

  it('starts with the larger of Italy and the least map whose names can be read', () => {
    const [narrow, low] = [
      { width: 360, height: 300 },
      { width: 740, height: 200 },
    ];
    expect(mapWidthPx(startOf(wholeIn(narrow), 360, []), 360)).toBeGreaterThan(290);
    const cut = startOf(wholeIn(low), 740, []);
    expect(mapWidthPx(cut, 740)).toBeCloseTo(256, 6);
    // Drawn as the smallest that names are placed for, all of it smaller.
    expect(namedWidthPx(cut, 740)).toBe(280);
    // From Sicily up.
    expect(placeOf({ x: 0, y: size.height }, cut)[1]).toBeCloseTo(1, 3);
  });

  it('has the map in the middle of a frame of any shape', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 4000 }),
        fc.integer({ min: 200, max: 2000 }),
        (w, h) => {
          const view = wholeIn({ width: w, height: h });
          const [left, top] = placeOf({ x: 0, y: 0 }, view);
          const [right, bottom] = placeOf({ x: size.width, y: size.height }, view);
          expect(left + right).toBeCloseTo(1, 6);
          expect(top + bottom).toBeCloseTo(1, 6);
          expect(Math.max(right - left, bottom - top)).toBeCloseTo(1, 6);
          // The same scale both ways, so that nothing is distorted.
          const scale = mapWidthPx(view, w) / size.width;
          expect(((bottom - top) * h) / size.height / scale).toBeCloseTo(1, 1);
        },
      ),
      { seed: 20261127 },
    );
  });

  it('finds the place of a viewport again, in frames of other shapes too', () => {
    fc.assert(
      fc.property(viewports, (view) => {
        const place = placeOfViewport(view);
        expect(viewportAt(place, WHOLE).x).toBeCloseTo(view.x, 6);
        const wide = viewportAt(place, wholeIn({ width: 1600, height: 700 }));
        expectOnMap(wide);
        expect(placeOfViewport(wide).y).toBeCloseTo(place.y, 6);
      }),
      { seed: 20261127 },
    );
  });
});
