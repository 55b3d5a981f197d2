import { textsOf } from '../browser/texts.ts';
import { click, eventually } from './doing.ts';
import type { Visitor } from './engines/visitor.ts';
import { expect, test } from './test.ts';

const { navigation } = textsOf('en').shell;

const scrollTo = (visitor: Visitor, top: number) =>
  visitor.run((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);

/** Expects an open menu to be wholly on the screen, below the header. */
const expectOnScreen = (visitor: Visitor, menu: string) =>
  eventually(async () => {
    const box = await visitor.run((selector) => {
      const { top, right, bottom, left } =
        document.querySelector(`${selector}:popover-open`)?.getBoundingClientRect() ??
        new DOMRect();
      return {
        top,
        left,
        below: window.innerHeight - bottom,
        beside: window.innerWidth - right,
        bottom,
      };
    }, menu);
    expect(box.bottom).toBeGreaterThan(0);
    for (const side of [box.top, box.left, box.below, box.beside])
      expect(side).toBeGreaterThanOrEqual(0);
  });

for (const [width, height, top] of [
  [390, 800, 900],
  [390, 800, 0],
  [320, 640, 2000],
] as const) {
  test(`the menu opens on the screen, ${width} pixels wide and scrolled by ${top}`, async ({
    visitor,
    site,
  }) => {
    await visitor.resize(width, height);
    await visitor.open(site.origin);
    await scrollTo(visitor, top);
    await click(visitor, '.site-header button', navigation.menu);
    await expectOnScreen(visitor, '#site-menu');
    await visitor.press('Escape');
    await click(visitor, '.site-header button', 'English');
    await expectOnScreen(visitor, '#language-menu');
  });
}

test('the languages open on the screen of a computer, scrolled by 600', async ({
  visitor,
  site,
}) => {
  await visitor.resize(1280, 720);
  await visitor.open(site.origin);
  await scrollTo(visitor, 600);
  await click(visitor, '.site-header button', 'English');
  await expectOnScreen(visitor, '#language-menu');
});

test('the menu closes when a link of it is picked', async ({ visitor, site }) => {
  await visitor.resize(390, 800);
  await visitor.open(site.origin);
  await click(visitor, '.site-header button', navigation.menu);
  await click(visitor, '#site-menu a', navigation.contact);
  await eventually(async () => {
    expect(await visitor.run(() => document.querySelector('#site-menu:popover-open'))).toBeNull();
    expect(await visitor.run(() => window.location.hash)).toBe('#contact');
  });
});
