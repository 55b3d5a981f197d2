import { click, eventually, expectSoon, follow, whenReady, whenStill } from './doing.ts';
import { expect, test } from './test.ts';

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`a change of language keeps the typed text and the place, ${width} pixels wide`, async ({
    visitor,
    site,
  }) => {
    await visitor.resize(width, height);
    await visitor.open(site.origin);
    await whenReady(visitor);
    await click(visitor, 'input[name="from"]');
    await visitor.type('Bolog');
    await visitor.press('Escape');
    await visitor.run(() => {
      const email = document.querySelector<HTMLInputElement>('input[type=email]');
      if (email) email.value = 'anna@exa';
      window.scrollTo({ top: 300, behavior: 'instant' });
    });
    await whenStill(visitor);
    const place = await visitor.run(() => window.scrollY);
    expect(place).toBeGreaterThan(200);
    await click(visitor, '.language-button');
    await follow(visitor, '#language-menu a', 'Français');
    await expectSoon(visitor, () => document.documentElement.lang, 'fr');
    await expectSoon(
      visitor,
      () => document.querySelector<HTMLInputElement>('input[name="from"]')?.value,
      'Bolog',
    );
    await expectSoon(
      visitor,
      () => document.querySelector<HTMLInputElement>('input[type=email]')?.value,
      'anna@exa',
    );
    await eventually(async () =>
      expect(Math.abs((await visitor.run(() => window.scrollY)) - place)).toBeLessThanOrEqual(2),
    );
  });
}

test('a chosen language is still there on the next page and the next visit', async ({
  visitor,
  site,
}) => {
  await visitor.open(`${site.origin}/help`);
  await click(visitor, '.language-button');
  await follow(visitor, '#language-menu a', 'Italiano');
  await expectSoon(visitor, () => document.documentElement.lang, 'it');
  await visitor.open(site.origin);
  await expectSoon(visitor, () => document.documentElement.lang, 'it');
});
