import { expect, it } from 'vitest';
import { unbrokenNumbers } from './unbroken-numbers.ts';

it('keeps a train with its number, and lets a line begin with a time', () => {
  expect(unbrokenNumbers('08:40 Regionale Veloce 3967, 09:55 Frecciarossa 9516')).toBe(
    '08:40 Regionale Veloce\u00a03967, 09:55 Frecciarossa\u00a09516',
  );
});
