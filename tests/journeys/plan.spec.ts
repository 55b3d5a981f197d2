import { textsOf } from '../browser/texts.ts';
import { click, expectSoon, expectText, follow } from './doing.ts';
import { expect, test } from './test.ts';

const { plan, trains, search } = textsOf('en');

const placesOf = () =>
  [...document.querySelectorAll('.plan-stops .plan-place')].map((place) =>
    place.textContent?.replaceAll('\u00a0', ' '),
  );

test('a trip is put together, another train taken, a place moved, and the plan kept', async ({
  visitor,
  site,
}) => {
  await visitor.open(`${site.origin}/plan?stops=rome,florence&date=2026-12-16`);
  await expectSoon(
    visitor,
    () => document.querySelector('[data-island=place][data-hydrated]') !== null,
    true,
  );
  await click(visitor, '.plan-add input');
  await visitor.type('venez');
  await click(visitor, '[role="option"]:first-child', 'Venice');
  await follow(visitor, '.plan-add button[name=change]');
  await expectSoon(visitor, placesOf, [
    'Rome Termini',
    'Florence S. M. Novella',
    'Venice Santa Lucia',
  ]);
  await expectText(visitor, '.late-map', 'Venice');

  await click(visitor, '.plan-leg summary');
  await follow(visitor, '.train-taking', '09:35');
  await expectText(visitor, '.plan-leg', `${plan.chosen}`);
  await expectText(visitor, '.plan-leg .train-link', '09:35');
  await expectSoon(
    visitor,
    () => document.querySelector('.train-link')?.getAttribute('aria-expanded'),
    'false',
  );
  await click(visitor, '.train-link', '09:35');
  await expectText(visitor, '.train-details', 'Arrive at Florence');

  await follow(visitor, '.plan-buttons button', 'Move Venice Santa Lucia up');
  await expectSoon(visitor, placesOf, [
    'Rome Termini',
    'Venice Santa Lucia',
    'Florence S. M. Novella',
  ]);
  await click(visitor, '.plan-share button', plan.keep);
  await expectText(visitor, '.plan-share .train-said', trains.details.kept);
  await follow(visitor, '.plan-share a', trains.details.trips);
  await expectText(visitor, '[data-list=kept]', 'Rome Termini – Venice Santa Lucia – Florence');
  await click(visitor, '[data-trips] > p button', search.trips.forget);
  expect(await visitor.run(() => localStorage.getItem('binario-trips'))).toBeNull();
});

test.describe('without scripts', () => {
  test.use({ scripts: false });

  test('the trains of a trip and its places are links and buttons', async ({ visitor, site }) => {
    await visitor.open(
      `${site.origin}/plan?stops=rome,florence,venice&days=1,2h,1&date=2026-12-16`,
    );
    await expectText(visitor, '.plan-leg .train-table', '08:10');
    await click(visitor, '.plan-buttons button', 'Remove Florence');
    await expectSoon(visitor, placesOf, ['Rome Termini', 'Venice Santa Lucia']);
  });
});
