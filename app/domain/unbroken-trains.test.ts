import { expect, it } from 'vitest';
import { unbrokenTrains } from './unbroken-trains.ts';

it('keeps a train with its number, and lets a line begin with a time', () => {
  expect(unbrokenTrains('08:40 Regionale Veloce 3967, 09:55 Frecciarossa 9516')).toBe(
    '08:40 Regionale\u00a0Veloce\u00a03967, 09:55 Frecciarossa\u00a09516',
  );
});
