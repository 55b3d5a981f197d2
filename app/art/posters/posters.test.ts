import { expect, it } from 'vitest';
import { POSTERS } from './posters.ts';

const sources = import.meta.glob<string>('./*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('shows a train in every poster, from the side in eight at most', () => {
  const texts = Object.values(sources);
  expect(texts).toHaveLength(POSTERS.size);
  expect(texts.filter((text) => !/<Train(Bend|Oblique|Side) /.test(text))).toEqual([]);
  expect(texts.filter((text) => text.includes('<TrainSide ')).length).toBeLessThanOrEqual(8);
});
