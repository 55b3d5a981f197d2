import { expect, it } from 'vitest';
import { deadEnds } from './dead-ends.ts';

it('names the stations that a line alone leads to, back to where the network goes on', () => {
  const stretches = [
    { from: 'milan', to: 'turin' },
    { from: 'turin', to: 'genoa' },
    { from: 'genoa', to: 'milan' },
    { from: 'milan', to: 'junction' },
    { from: 'bern', to: 'junction' },
    { from: 'bern', to: 'basel' },
    { from: 'junction', to: 'zurich' },
  ];
  expect(deadEnds(stretches, (place) => place !== 'junction')).toEqual([
    undefined,
    undefined,
    undefined,
    ['bern', 'basel', 'zurich'],
    ['bern', 'basel'],
    ['basel'],
    ['zurich'],
  ]);
});
