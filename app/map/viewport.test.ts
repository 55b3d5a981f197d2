import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampViewport, MAXIMUM_ZOOM, panBy, type Viewport, WHOLE, zoomAt } from './viewport.ts';

const size = { width: 4000, height: 4605 };
const share = fc.double({ min: 0, max: 1, noNaN: true });
const viewports: fc.Arbitrary<Viewport> = fc
  .record({ zoom: fc.double({ min: 1, max: MAXIMUM_ZOOM, noNaN: true }), x: share, y: share })
  .map(({ zoom, x, y }) => clampViewport({ zoom, x: x * size.width, y: y * size.height }, size));

function expectOnMap({ zoom, x, y }: Viewport) {
  expect(zoom).toBeGreaterThanOrEqual(1);
  expect(zoom).toBeLessThanOrEqual(MAXIMUM_ZOOM);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(x + size.width / zoom).toBeLessThanOrEqual(size.width + 1e-6);
  expect(y + size.height / zoom).toBeLessThanOrEqual(size.height + 1e-6);
}

describe('the viewport', () => {
  it('never leaves the map, however it is moved and enlarged', () => {
    const step = fc.double({ min: -3, max: 3, noNaN: true });
    const factor = fc.double({ min: 0.05, max: 20, noNaN: true });
    fc.assert(
      fc.property(viewports, step, step, factor, share, share, (view, right, down, times, x, y) => {
        expectOnMap(panBy(view, [right, down], size));
        expectOnMap(zoomAt(view, times, [x, y], size));
      }),
      { seed: 20261121 },
    );
  });

  it('keeps the point under the pointer where it is while enlarging', () => {
    fc.assert(
      fc.property(viewports, share, share, (view, atX, atY) => {
        const next = zoomAt(view, 1.5, [atX, atY], size);
        const before = view.x + (atX * size.width) / view.zoom;
        expect(next.x + (atX * size.width) / next.zoom).toBeCloseTo(before, 6);
      }),
      { seed: 20261121 },
    );
  });

  it('shows all of the map again after zooming out', () => {
    expect(zoomAt({ zoom: 2, x: 1900, y: 2000 }, 0.1, [0.5, 0.5], size)).toEqual(WHOLE);
  });

  it('follows the finger', () => {
    const moved = panBy({ zoom: 2, x: 1000, y: 1000 }, [0.25, -0.1], size);
    expect(moved).toEqual({ zoom: 2, x: 500, y: 1000 + 0.1 * (4605 / 2) });
  });
});
