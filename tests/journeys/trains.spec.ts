import { textsOf } from '../browser/texts.ts';
import { click, eventually, expectSoon, expectText, follow } from './doing.ts';
import { expect, test } from './test.ts';

const { trains, search } = textsOf('en');
const SEARCH = '/search?from=Rome+Termini&to=Siena&date=2026-12-18';

test('a train is opened in its row, kept, and opened again from the trips', async ({
  visitor,
  site,
}) => {
  await visitor.open(site.origin + SEARCH);
  await expectSoon(
    visitor,
    () => document.querySelector('.train-link')?.getAttribute('aria-expanded'),
    'false',
  );
  // A press on a row is never one on the link of another.
  expect(
    await visitor.run(() => {
      const rows = [...document.querySelectorAll('tr:has(.train-link)')].slice(0, 3);
      return rows.map((row) => {
        row.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { right, top, height } = row.getBoundingClientRect();
        const pressed = document.elementFromPoint(right - 60, top + height / 2);
        return pressed?.closest('tr') === row;
      });
    }),
  ).toEqual([true, true, true]);
  await click(visitor, '.train-link', '06:10');
  await expectText(visitor, '.train-details', 'If you miss it: next at 10:30, arrival 11:50');
  expect(await visitor.run(() => window.location.search)).not.toContain('train=');
  await click(visitor, '.train-details button', trains.details.copyWords);
  await expectText(visitor, '.train-said', 'Leave Rome Termini at 06:10');
  await click(visitor, '.train-details button', trains.details.keep);
  await expectText(visitor, '.train-said', trains.details.kept);
  await follow(visitor, '.train-details a', trains.details.trips);
  await expectText(visitor, '[data-list=kept]', 'Siena, Friday 18 December 2026, 06:10');
  await expectText(visitor, '[data-list=searched]', 'From Rome Termini to Siena, Friday');

  await follow(visitor, '[data-list=kept] a');
  await expectText(visitor, '.train-details', 'Arrive at Siena at 10:27.');
  await visitor.run(() => window.history.back());
  await click(visitor, '[data-trips] > p button', search.trips.forget);
  await eventually(async () =>
    expect(await visitor.run(() => localStorage.getItem('binario-trips'))).toBeNull(),
  );
});

test.describe('without scripts', () => {
  test.use({ scripts: false });

  test('the time of a train leads to the page that has it open', async ({ visitor, site }) => {
    await visitor.open(`${site.origin}${SEARCH}&train=370-4096-19076`);
    await expectText(visitor, '.train-details', 'Change at Chiusi-Chianciano Terme');
    await visitor.open(`${site.origin}${SEARCH}&kinds=regional&leave=12%3A00`);
    await expectText(visitor, '.search-trains', 'earlier trains');
  });
});
