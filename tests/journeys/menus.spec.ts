import { textsOf } from '../browser/texts.ts';
import { click, eventually } from './doing.ts';
import type { Visitor } from './engines/visitor.ts';
import { expect, test } from './test.ts';

const { navigation } = textsOf('en').shell;
/** Pixels; narrower pages have their links in a menu. */
const FOLDED_BELOW = 1000;

const scrollTo = (visitor: Visitor, top: number) =>
  visitor.run((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);

/** Expects an open menu to be wholly on the screen, below the header. */
const expectOnScreen = (visitor: Visitor, menu: string, place: string) =>
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
    expect(box.bottom, place).toBeGreaterThan(0);
    for (const side of [box.top, box.left, box.below, box.beside])
      expect(side, place).toBeGreaterThanOrEqual(0);
  });

test('the menus open on the screen, wherever the page is scrolled to', async ({
  visitor,
  site,
}) => {
  for (const [width, height, top] of [
    [390, 800, 900],
    [390, 800, 0],
    [320, 640, 2000],
    [1280, 720, 600],
  ] as const) {
    await visitor.resize(width, height);
    await visitor.open(site.origin);
    await scrollTo(visitor, top);
    const place = `${width} pixels wide, scrolled by ${top}`;
    if (width < FOLDED_BELOW) {
      await click(visitor, '.site-header button', navigation.menu);
      await expectOnScreen(visitor, '#site-menu', place);
      await visitor.press('Escape');
    }
    await click(visitor, '.site-header button', 'English');
    await expectOnScreen(visitor, '#language-menu', place);
  }
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
