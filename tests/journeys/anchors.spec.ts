import { textsOf } from '../browser/texts.ts';
import { click, eventually, whenStill } from './doing.ts';
import { expect, test } from './test.ts';

const { navigation } = textsOf('en').shell;
/** The space that the style sheet leaves between the header and an anchor's target. */
const BREATH = 18;

// The widths with the least and the most room; those between are tested in `map-layout.spec.ts`.
for (const [width, height, anchors] of [
  // From the top past the late parts, down and up again.
  [320, 640, ['hotels', 'contact', 'map', 'booking']],
  [1920, 1080, ['contact', 'booking']],
] as const) {
  test(`a click on a section’s link lands below the header, ${width} pixels wide`, async ({
    visitor,
    site,
  }) => {
    await visitor.resize(width, height);
    await visitor.open(site.origin);
    for (const anchor of anchors) {
      const isFolded = await visitor.run(() =>
        document.querySelector('.menu-button')?.checkVisibility(),
      );
      if (isFolded) await click(visitor, '.site-header button', navigation.menu);
      await click(visitor, isFolded ? '#site-menu a' : '.nav-links a', navigation[anchor]);
      await eventually(async () =>
        expect(await visitor.run(() => window.location.hash)).toBe(`#${anchor}`),
      );
      await whenStill(visitor);
      const place = await visitor.run((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
        const header =
          document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? Number.NaN;
        const { scrollHeight } = document.documentElement;
        const end = scrollHeight - window.innerHeight;
        return {
          gap: Math.round(top - header),
          isAtEdge: window.scrollY <= 1 || window.scrollY >= end - 1,
        };
      }, anchor);
      // A page cannot scroll beyond its ends: there the section is anywhere below the header.
      if (place.isAtEdge && place.gap > 0) continue;
      expect.soft(place.gap, `${anchor}: pixels from the header`).toBeGreaterThanOrEqual(-2);
      expect.soft(place.gap, `${anchor}: pixels from the header`).toBeLessThanOrEqual(BREATH);
    }
  });
}
