import { mapOf as map, openMap } from './map.ts';
import { expect, test } from './test.ts';

test.use({ sharesPage: true });

test('the map fades into the diagram, and the page’s HTML bears no mark of it', async ({
  page,
}) => {
  const html = await (await page.request.get('/?view=map')).text();
  expect(html).not.toMatch(/\svt-/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openMap(page);
  const fading = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (...update) => {
          const transition = start(...update);
          void transition.ready.then(() => {
            const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
            resolve(effects.some(({ pseudoElement }) => pseudoElement?.includes('map-drawing')));
          });
          return transition;
        };
      }),
  );
  await map(page).getByRole('link', { name: 'Diagram' }).click();
  expect(await fading).toBe(true);
});
