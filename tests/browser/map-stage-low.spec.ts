import { LANGUAGES } from '#app/domain/language.ts';
import { boxOf, mapOf as map, openStage } from './map.ts';
import { expect, test } from './test.ts';

test.use({ sharesPage: true });

const LOW_PHONES = [
  [640, 360],
  [740, 360],
  [844, 390],
  [915, 412],
] as const;

test('on a phone held sideways the map is as high as the window, and times are clear of the controls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  for (const language of LANGUAGES) {
    await openStage(page, `/map?station=rome&lng=${language}`);
    const figure = await boxOf(map(page).locator('.map-figure'));
    expect(figure.bottom - 360, language).toBeLessThan(2);
    const isCovered = await map(page).evaluate((section) => {
      const boxesOf = (selector: string) =>
        [...section.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
      const controls = boxesOf('.map-controls button, .map-panel');
      return boxesOf('.map-station text').some((name) =>
        controls.some(
          (one) =>
            name.left < one.left &&
            name.right > one.left + 1 &&
            name.top < one.bottom &&
            one.top < name.bottom,
        ),
      );
    });
    expect(isCovered, language).toBe(false);
  }
});

test('on a phone held sideways the button that plays the day is beside the clock', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const width of [640, 740, 844])
    for (const language of LANGUAGES) {
      await page.setViewportSize({ width, height: 360 });
      const chosen = width === 740 ? '&station=bologna' : '';
      await openStage(page, `/map?view=now&minute=1248&lng=${language}${chosen}`);
      const gap = await map(page).evaluate((section) => {
        const range = document.createRange();
        range.selectNodeContents(section.querySelector('.now-clock') as Element);
        const button = section.querySelector('.now-play') as Element;
        return button.getBoundingClientRect().left - range.getBoundingClientRect().right;
      });
      expect(gap, `${language}, ${width} pixels wide`).toBeGreaterThan(4);
    }
});

test('on a phone held sideways both buttons of a chosen route are above the end of the panel', async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    await openStage(page, `/map?route=rome-florence&lng=${language}`);
    for (const [width, height] of LOW_PHONES) {
      await page.setViewportSize({ width, height });
      const button = await boxOf(map(page).locator('.map-actions a').last());
      const panel = await boxOf(map(page).locator('.map-panel'));
      expect(panel.bottom - button.bottom, `${language}, ${width} pixels wide`).toBeGreaterThan(24);
    }
  }
});
