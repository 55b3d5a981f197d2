import { logChanges } from '../browser/live-regions.ts';
import { textsOf } from '../browser/texts.ts';
import { click, eventually, expectSoon, whenReady } from './doing.ts';
import type { Visitor } from './engines/visitor.ts';
import { expect, test } from './test.ts';

const { booking, plan, trains } = textsOf('en');
const isCount = (text = '') => /^\d+ stations? (?:found|shown)/.test(text);

/**
 * Expects, word for word, what live regions have said since the last call, and nothing else. Of the
 * counts while letters are typed, one by one in some engines, the last one is expected.
 */
async function listener(visitor: Visitor) {
  await visitor.run(logChanges);
  let heard = 0;
  return async (...words: (string | RegExp)[]) => {
    const expected = words.map((word) =>
      typeof word === 'string' ? word : expect.stringMatching(word),
    );
    await eventually(async () => {
      const said = await visitor.run(() => window.saidTexts ?? []);
      const news = said.slice(heard);
      expect(news.filter((text, at) => !isCount(text) || !isCount(news[at + 1]))).toEqual(expected);
      heard = said.length;
    });
  };
}

test('the form says each thing once', async ({ visitor, site }) => {
  await visitor.open(site.origin);
  await whenReady(visitor);
  const expectSaid = await listener(visitor);
  await click(visitor, 'input[name=from]');
  await visitor.type('rome tib');
  await expectSaid(/^1 station found\./);
  await visitor.press('Enter');
  await expectSaid('Rome Tiburtina chosen');
  await visitor.press('Enter');
  await expectSoon(visitor, () => document.activeElement?.getAttribute('name'), 'to');
  await expectSaid(booking.toast.allFields);
  await visitor.type('milan porta gar');
  await expectSaid(/^1 station found\./, /^\d h \d+ min on a typical \w+, .* departures/);
  await visitor.press('Enter');
  await expectSaid('Milan Porta Garibaldi chosen');
  await click(visitor, 'form.booking button', booking.swap);
  await expectSaid(
    'From: Milan Porta Garibaldi. To: Rome Tiburtina.',
    / on a typical \w+, .* departures/,
  );
});

test('a train and a plan say that they are kept; a row that opens says nothing', async ({
  visitor,
  site,
}) => {
  const search = '/search?from=Rome+Termini&to=Milan+Centrale&date=2026-12-11';
  await visitor.open(`${site.origin}${search}`);
  await expectSoon(
    visitor,
    () => document.querySelector('.train-link')?.getAttribute('aria-expanded'),
    'false',
  );
  const expectSaid = await listener(visitor);
  await click(visitor, '.train-link');
  await click(visitor, '.train-details button', trains.details.keep);
  await expectSaid(trains.details.kept);
  await visitor.open(`${site.origin}/plan?stops=rome,florence&date=2026-12-16`);
  await expectSoon(
    visitor,
    () => document.querySelector('[data-island=place][data-hydrated]') !== null,
    true,
  );
  const expectSaidOfPlan = await listener(visitor);
  await click(visitor, '.plan-share button', plan.keep);
  await expectSaidOfPlan(trains.details.kept);
});
