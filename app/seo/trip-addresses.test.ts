import { describe, expect, it } from 'vitest';
import { tripAddresses, tripPicture } from './trip-addresses.server.ts';

describe('tripAddresses', () => {
  it('writes one address for each language', () => {
    expect(tripAddresses('83084095', '83017004')).toEqual({
      en: '/train-from-rome-to-milan',
      it: '/treno-da-roma-a-milano',
      fr: '/train-from-rome-to-milan?lng=fr',
    });
  });
});

describe('tripPicture', () => {
  it('is the popular route’s between two cities, and the home page’s elsewhere', () => {
    expect(tripPicture('83084095', '83017004')).toEqual({ kind: 'route', name: 'rome--milan' });
    expect(tripPicture('83084095', '83084095')).toEqual({ kind: 'page', name: 'home' });
    expect(tripPicture('83084095', '00000000')).toEqual({ kind: 'page', name: 'home' });
  });
});
