import { expect, it } from 'vitest';
import { widthClass } from './measures.ts';

it.each([
  [0, undefined, ''],
  [280, undefined, ''],
  [281, undefined, 'map-from-1'],
  [0, 300, 'map-until-1'],
  [331, 640, 'map-from-3 map-until-8'],
  [1001, undefined, undefined],
  [505, 540, undefined],
])('what is drawn from %d to %s pixels has the class %s', (fromPx, untilPx, name) => {
  expect(widthClass(fromPx, untilPx)).toBe(name);
});
