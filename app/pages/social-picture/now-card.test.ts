import { describe, expect, it } from 'vitest';
import {
  renderSocialPicture,
  socialPictureSvg,
} from '#app/art/social/render-social-picture.server.tsx';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { readSettings } from '../../../server/env.ts';
import { nowCard } from './now-card.server.ts';

const site = { planner: INCLUDED_PLANNER, settings: readSettings({}).site };

describe('the social picture of a minute', () => {
  it('has the trains of the minute, in every language', async () => {
    for (const language of LANGUAGES) {
      const card = await nowCard('1-0815', { ...site, language });
      if (!card || !('trains' in card.pictures)) throw new Error('no picture');
      const { fast, long, regional } = card.pictures.trains;
      expect(card.title).toBe('08:15');
      expect(card.line).toContain(String(fast.length + long.length + regional.length));
      expect(fast.length).toBeGreaterThan(50);
    }
  });

  it('is a PNG of 1200 × 630 and at most 300 KB, by day and by night', async () => {
    for (const name of ['1-0715', '4-2300', '6-0330']) {
      const card = await nowCard(name, { ...site, language: 'en' });
      if (!card) throw new Error('no picture');
      expect(socialPictureSvg(card)).not.toMatch(/<path(?![^>]* d="M)[^>]*>/);
      const png = Buffer.from(await renderSocialPicture(card));
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThanOrEqual(300 * 1024);
    }
  });

  it('does not exist for another name', async () => {
    expect(await nowCard('1-0810', { ...site, language: 'en' })).toBeUndefined();
  });
});
