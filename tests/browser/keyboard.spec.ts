import type { Page } from '@playwright/test';
import { chooseFirst, openForm } from './booking.ts';
import { expect, test } from './test.ts';

test.use({ sharesPage: true });

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page
      .locator(':focus')
      .ariaSnapshot()
      .catch(() => '');
    if (name.test(focused)) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

test('a journey is made with the keyboard alone', async ({ page, context }) => {
  const booking = await openForm(page, 'en');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to the content');
  await page.keyboard.press('Enter');
  await tabTo(page, /textbox "From"|combobox "From"/);
  await page.keyboard.type('Florence');
  await expect(booking.options.first()).toBeVisible();
  await expect(booking.from).toHaveAttribute('aria-activedescendant', /option-0$/);
  await page.keyboard.press('ArrowDown');
  await expect(booking.from).toHaveAttribute('aria-activedescendant', /option-1$/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(booking.from).toHaveValue(/^(Florence|Firenze)/);
  await tabTo(page, /textbox "To"|combobox "To"/);
  await page.keyboard.type('milao');
  await expect(booking.options.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(booking.to).toHaveValue(/^Mila/);
  await tabTo(page, /button "Date:/);
  await page.keyboard.press('Enter');
  await expect(booking.calendar).toBeVisible();
  await expect(page.locator(':focus')).toHaveAccessibleName('Thursday 10 December 2026');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(':focus')).toHaveAccessibleName('Friday 18 December 2026');
  await page.keyboard.press('Enter');
  await expect(booking.calendar).toBeHidden();
  await expect(booking.date).toBeFocused();
  await tabTo(page, /combobox "Adults"/);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, /button "Search trains"/);
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const { searchParams } = new URL((await opened).url());
  expect(searchParams.get('departureDate')).toBe('2026-12-18');
  expect(searchParams.get('adults')).toBe('2');
});

test('Home and End move among the letters of a station while its list is open', async ({
  page,
}) => {
  const booking = await openForm(page, 'en');
  await booking.from.focus();
  await page.keyboard.type('Romee');
  await expect(booking.options.first()).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.type('x');
  await expect(booking.from).toHaveValue('xRomee');
  await page.keyboard.press('Backspace');
  await expect(booking.options.first()).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(booking.from).toHaveValue('Rome');
});

test('from, Tab, to, Enter is a journey: the swap button comes behind both fields', async ({
  page,
}) => {
  const booking = await openForm(page, 'en');
  await booking.from.focus();
  await page.keyboard.type('rome term');
  await expect(booking.options.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(booking.to).toBeFocused();
  await page.keyboard.type('mil');
  await expect(booking.options.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(booking.from).toHaveValue(/^Rome/);
  await expect(booking.to).toHaveValue('Milan Centrale');
  await expect(booking.toast).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(booking.swap).toBeFocused();
});

test('one Tab leads from an empty field to the next, and from a filled one too', async ({
  page,
}) => {
  const booking = await openForm(page, 'en');
  await chooseFirst(page, booking.to, 'turin');
  await chooseFirst(page, booking.to, 'milan');
  await booking.from.focus();
  await expect(booking.options.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(booking.to).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(booking.swap).toBeFocused();
  // A choice by keyboard stays in its field, and none is made by passing through.
  await expect(booking.from).toHaveValue('');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Shift+Tab');
  await expect(booking.from).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(booking.from).not.toHaveValue('');
  await expect(booking.from).toBeFocused();
});

test('Enter right after the first letters shows a message on the page', async ({ page }) => {
  const booking = await openForm(page, 'en');
  await booking.from.focus();
  await page.keyboard.type('qwzx');
  await page.keyboard.press('Enter');
  await expect(booking.to).toHaveAccessibleDescription(booking.texts.errors.toMissing);
  await expect(page).toHaveURL(/\/\?/);
});

test('Enter takes the row of the text that was typed last, painted or not', async ({ page }) => {
  const booking = await openForm(page, 'en');
  await booking.from.click();
  await booking.from.fill('rome');
  await expect(booking.options.first()).toContainText('Rome Termini');
  await booking.from.evaluate(async (input: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, 'venice');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    // The text is known by the next microtask; its rows are painted later.
    await Promise.resolve();
    const key = { key: 'Enter', bubbles: true, cancelable: true };
    input.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  await expect(booking.from).toHaveValue(/^Venice/);
});

test('Escape closes the suggestions and keeps the typed text', async ({ page }) => {
  const booking = await openForm(page, 'en');
  await booking.from.click();
  await page.keyboard.type('Bolo');
  await expect(booking.options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(booking.options).toHaveCount(0);
  await expect(booking.from).toHaveValue('Bolo');
  await expect(booking.from).toBeFocused();
});

test('the arrow keys move in the open list of languages, from one end to the other', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'English' }).press('Enter');
  const links = page.locator('#language-menu a');
  await page.keyboard.press('ArrowUp');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
