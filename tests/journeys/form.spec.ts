import { SHOP } from '../browser/server.ts';
import { textsOf } from '../browser/texts.ts';
import {
  click,
  eventually,
  expectSoon,
  expectText,
  keepTabsClosed,
  openedTab,
  whenReady,
} from './doing.ts';
import type { Visitor } from './engines/visitor.ts';
import { expect, test } from './test.ts';

const texts = textsOf('en').booking;
const FROM = 'input[name="from"]';
const TO = 'input[name="to"]';
const SUBMIT = 'form.booking button[type="submit"]';

const typedIn = (visitor: Visitor, field: string) =>
  visitor.run((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value, field);

async function openForm(visitor: Visitor, address: string) {
  await visitor.open(address);
  await whenReady(visitor);
  await keepTabsClosed(visitor);
}

async function choose(visitor: Visitor, field: string, typed: string, station: string) {
  await click(visitor, field);
  await visitor.type(typed);
  await click(visitor, '[role="option"]:first-child', station);
  await eventually(async () => expect(await typedIn(visitor, field)).toContain(station));
}

test('a journey is typed, chosen and handed to the shop with the exact fields', async ({
  visitor,
  site,
}) => {
  await openForm(visitor, site.origin);
  await choose(visitor, FROM, 'firenz', 'Florence');
  await choose(visitor, TO, 'milao', 'Milan');
  await expectText(visitor, '.booking-answer [role="status"]', 'direct');
  await click(visitor, SUBMIT);
  const address = await openedTab(visitor);
  expect(`${address.origin}${address.pathname}`).toBe(SHOP);
  expect([...address.searchParams]).toEqual([
    ['departureStationId', '83064212'],
    ['arrivalStationId', '83017004'],
    ['departureDate', '2026-12-10'],
    ['adults', '1'],
    ['children', '0'],
    ['currency', 'EUR'],
    ['selectedFilters', '1'],
    ['roundTrip', 'false'],
  ]);
  await expectText(visitor, `[aria-label="${texts.toast.region}"]`, texts.toast.redirect);
  expect(await typedIn(visitor, FROM)).toContain('Florence');
});

test('a day is chosen in the calendar and goes to the shop', async ({ visitor, site }) => {
  await openForm(visitor, `${site.origin}/?from=Rome+Termini&to=Turin`);
  await click(visitor, FROM);
  await eventually(async () =>
    expect(await visitor.run(() => document.querySelector('[role="option"]') !== null)).toBe(true),
  );
  await visitor.press('Escape');
  await click(visitor, '[data-field="date"]');
  await click(visitor, 'dialog button', texts.nextMonth);
  await click(visitor, 'dialog td button', ' 15');
  await eventually(async () =>
    expect(await visitor.run(() => document.querySelector('dialog') === null)).toBe(true),
  );
  await expectText(visitor, '[data-field="date"]', '15 ');
  await click(visitor, SUBMIT);
  const day = (await openedTab(visitor)).searchParams.get('departureDate') ?? '';
  expect(day).toMatch(/-15$/);
  const shown = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
  await expectText(visitor, '[data-field="date"]', shown);
});

test('the calendar keeps its place when the month changes on a scrolled page', async ({
  visitor,
  site,
}) => {
  await visitor.resize(1280, 768);
  await openForm(visitor, site.origin);
  await visitor.run(() => window.scrollTo({ top: 250, behavior: 'instant' }));
  await click(visitor, '[data-field="date"]');
  const topOf = () =>
    visitor.run(() => document.querySelector('dialog')?.getBoundingClientRect().top);
  await eventually(async () => expect(await topOf()).toBeGreaterThan(0));
  const opened = await topOf();
  for (let months = 0; months < 3; months += 1) {
    await click(visitor, 'dialog button', texts.nextMonth);
    expect(await topOf()).toBe(opened);
  }
});

test('a journey is made by keyboard, from one field to the other', async ({ visitor, site }) => {
  await openForm(visitor, site.origin);
  await click(visitor, FROM);
  await visitor.type('Rome Termini');
  await eventually(async () =>
    expect(await visitor.run(() => document.querySelector('[role="option"]') !== null)).toBe(true),
  );
  await visitor.press('Tab');
  expect(await visitor.run(() => document.activeElement?.getAttribute('name'))).toBe('to');
  await visitor.type('mil');
  await eventually(async () =>
    expect(await visitor.run(() => document.querySelector('[role="option"]') !== null)).toBe(true),
  );
  // The first press takes the first row of the list, the second one submits.
  await visitor.press('Enter');
  await eventually(async () => expect(await typedIn(visitor, TO)).toBe('Milan Centrale'));
  await visitor.press('Enter');
  const { searchParams } = await openedTab(visitor);
  expect(searchParams.get('departureStationId')).toBe('83084095');
  expect(searchParams.get('arrivalStationId')).toBe('83017004');
});

test('an empty form names the missing station, in its field', async ({ visitor, site }) => {
  await openForm(visitor, site.origin);
  await click(visitor, FROM);
  await visitor.press('Escape');
  await click(visitor, SUBMIT);
  await expectText(visitor, `[aria-label="${texts.toast.region}"]`, texts.toast.allFields);
  expect(await visitor.run(() => document.activeElement?.getAttribute('name'))).toBe('from');
});

test('a missing field is scrolled into view with its label and its message', async ({
  visitor,
  site,
}) => {
  await visitor.resize(500, 640);
  await openForm(visitor, `${site.origin}/search`);
  await click(visitor, SUBMIT);
  await eventually(async () =>
    expect(
      await visitor.run(() => {
        const field = document.activeElement?.closest('.field')?.getBoundingClientRect();
        const header = document.querySelector('.site-header')?.getBoundingClientRect();
        return [
          (field?.top ?? 0) >= (header?.bottom ?? 0),
          (field?.bottom ?? 0) <= window.innerHeight,
        ];
      }),
    ).toEqual([true, true]),
  );
});

test('Tab goes from field to field where the list between them has to be scrolled', async ({
  visitor,
  site,
}) => {
  await visitor.resize(360, 500);
  await openForm(visitor, site.origin);
  await click(visitor, FROM);
  await visitor.type('firenze');
  await expectSoon(visitor, () => document.querySelectorAll('[role="option"]').length, 8);
  await visitor.press('Tab');
  await expectSoon(visitor, () => document.activeElement?.getAttribute('name'), 'to');
  expect(await typedIn(visitor, FROM)).toBe('Florence S. M. Novella');
});
