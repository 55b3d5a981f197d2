import { describe, expect, it } from 'vitest';
import { tripPicture } from './trip-picture.server.ts';

describe('tripPicture', () => {
  it('is that of the popular route, or else that of the home page', () => {
    expect(tripPicture('83084095', '83017004')).toEqual({ kind: 'route', name: 'rome--milan' });
    expect(tripPicture('83084095', '83084095')).toEqual({ kind: 'page', name: 'home' });
    expect(tripPicture('83084095', '00000000')).toEqual({ kind: 'page', name: 'home' });
  });
});
