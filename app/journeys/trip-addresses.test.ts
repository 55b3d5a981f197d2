import { describe, expect, it } from 'vitest';
import { tripAddresses } from './trip-addresses.ts';

describe('tripAddresses', () => {
  it('writes one address for each language', () => {
    expect(tripAddresses('83084095', '83017004')).toMatchObject({
      en: '/train-from-rome-to-milan',
      it: '/treno-da-roma-a-milano',
      fr: '/train-from-rome-to-milan?lng=fr',
    });
  });

  it('has none for an unknown station and from a station to itself', () => {
    expect(tripAddresses('83084095', '83000000')).toBeUndefined();
    expect(tripAddresses('83000000', '83084095')).toBeUndefined();
    expect(tripAddresses('83084095', '83084095')).toBeUndefined();
  });
});
