import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#app/domain/search/iso-date.ts';
import { nowPicture, readNowPicture } from './now-picture.ts';
import { parseSocialPicture } from './social-picture.ts';

describe('the social picture of a minute', () => {
  it('is that of the nearest quarter of an hour of a usual day', () => {
    expect(nowPicture('2026-12-01', 490)).toEqual({ kind: 'now', name: '1-0815' });
    // A public holiday.
    expect(nowPicture('2026-12-08', 0)).toEqual({ kind: 'now', name: '6-0000' });
    expect(nowPicture('2026-12-01', 1439).name).toBe('1-2345');
  });

  it('is read back from its name, and there are 672', () => {
    const minutes = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), minutes, (day, minute) => {
        const { kind, name } = nowPicture(addDays('2026-06-01', day), minute);
        expect(parseSocialPicture(kind, `${name}.png`)).toEqual({ kind, name });
        const read = readNowPicture(name);
        expect(Math.abs((read?.minute ?? 0) - minute)).toBeLessThan(15);
        expect((read?.minute ?? 1) % 15).toBe(0);
      }),
      { seed: 39 },
    );
  });

  it.each(['', '7-0815', '1-0810', '1-2400', '1-08150', '-1-0815', '__proto__'])(
    'is none for %j',
    (name) => expect(readNowPicture(name)).toBeUndefined(),
  );
});
