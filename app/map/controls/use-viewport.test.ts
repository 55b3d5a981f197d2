import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createControl } from './use-viewport.ts';

let tellSize: (width: number, height: number) => void;

beforeEach(() => {
  class Observer {
    constructor(tell: (entries: readonly object[]) => void) {
      tellSize = (width, height) => tell([{ contentRect: { width, height } }]);
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['a place of the address is shown once the map is measured', false, { zoom: 4 }, true],
  ['all of it, if that was pressed before', true, { zoom: 1 }, false],
] as const)('%s', (_, isPressed, view, hasPlace) => {
  const onSettle = vi.fn<Parameters<typeof createControl>[1]>();
  const control = createControl({ current: null }, onSettle);
  control.measure(null);
  control.show({ x: 2100, y: 2000, zoom: 4 });
  if (isPressed) control.showAll();
  tellSize(1000, 700);
  expect(onSettle).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      view: expect.objectContaining(view),
      place: hasPlace ? { x: 2100, y: 2000, zoom: 4 } : undefined,
      // The address is then written again.
      isMoved: true,
    }),
  );
});

it('a map that is shown again has the place that it had', () => {
  const onSettle = vi.fn<Parameters<typeof createControl>[1]>();
  const control = createControl({ current: null }, onSettle, { x: 2100, y: 2000, zoom: 4 });
  control.measure(null);
  tellSize(1000, 700);
  expect(onSettle).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ place: { x: 2100, y: 2000, zoom: 4 } }),
  );
});

it('a map that is already where a choice leads has not been moved', () => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  const onSettle = vi.fn<Parameters<typeof createControl>[1]>();
  const control = createControl({ current: null }, onSettle);
  control.measure(null);
  tellSize(1000, 700);
  const area = [
    { x: 1900, y: 1900 },
    { x: 2300, y: 2300 },
  ];
  control.choose([], area);
  control.choose([], [...area]);
  tellSize(1000, 701);
  expect(onSettle).toHaveBeenLastCalledWith(
    expect.objectContaining({ isMoved: false, place: undefined }),
  );
});
