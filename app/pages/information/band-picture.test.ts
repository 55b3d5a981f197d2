import { describe, expect, it } from 'vitest';
import { bandPicture } from './band-picture.server.ts';
import { INFORMATION_PAGES } from './information-pages.ts';

describe('bandPicture', () => {
  it('shows the contact’s own city, in whichever language it is set', () => {
    for (const city of ['Turin', 'Torino']) {
      const { address, shape } = bandPicture('contact', { city });
      expect(address).toMatch(/turin/);
      expect(shape).toBe('poster');
    }
  });

  it('has a drawing for a city without a poster too', () => {
    const { address, shape } = bandPicture('contact', { city: 'Orvieto' });
    expect(address).toMatch(/scene-package/);
    expect(shape).toBe('scene');
  });

  it('has a drawing for every page', () => {
    for (const page of INFORMATION_PAGES)
      expect(bandPicture(page, { city: 'Rome' }).address, page).toBeDefined();
  });
});
