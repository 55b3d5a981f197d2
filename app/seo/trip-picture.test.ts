import { describe, expect, it } from 'vitest';
import { tripPicture } from './trip-picture.server.ts';

describe('tripPicture', () => {
  it('is that of the popular route, or else the journey on the map', () => {
    expect(tripPicture('83084095', '83017004')).toEqual({ kind: 'route', name: 'rome--milan' });
    expect(tripPicture('83084095', '83082032')).toEqual({
      kind: 'trip',
      name: '83084095--83082032',
    });
  });

  it('is that of the city where the place is reached from its station without a train', () => {
    expect(tripPicture('83084095', '83084095')).toEqual({ kind: 'city', name: 'rome' });
    expect(tripPicture('83000901', '83000901')).toEqual({ kind: 'page', name: 'home' });
  });
});
