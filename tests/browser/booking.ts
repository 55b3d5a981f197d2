import type { Locator, Page } from '@playwright/test';
import type { Language } from '#app/domain/language.ts';
import { filled, textsOf } from './texts.ts';

/** Waits until the page's code has taken over the form, as a visitor does without knowing. */
export async function whenReady(page: Page): Promise<void> {
  await page.locator('[data-island=booking][data-hydrated]').waitFor({ state: 'attached' });
}

/** The booking form of a page, by the names that a visitor sees or hears. */
export function bookingOf(page: Page, language: Language) {
  const texts = textsOf(language).booking;
  const form = page.getByRole('form', { name: texts.title });
  const [beforeDate = '', afterDate = ''] = texts.chooseDate.split('{{date}}');
  const field = (name: string): Locator => form.getByLabel(name, { exact: true });
  return {
    texts,
    form,
    from: field(texts.from),
    to: field(texts.to),
    adults: field(texts.adults),
    children: field(texts.children),
    currency: field(texts.currency),
    roundTrip: field(texts.roundTrip),
    swap: form.getByRole('button', { name: texts.swap }),
    date: form.getByRole('button', { name: beforeDate }),
    submit: form.getByRole('button', { name: texts.submit }),
    calendar: page.getByRole('dialog', { name: texts.calendar }),
    /** The line that answers as soon as both stations are known. */
    answer: form.getByRole('paragraph').filter({ has: page.getByRole('status') }),
    /** The stations of the open list. */
    options: form
      .getByRole('listbox')
      .getByRole('option')
      .filter({ hasNotText: texts.nearest.find }),
    nearest: form.getByRole('option', { name: texts.nearest.find }),
    toast: page.getByRole('region', { name: texts.toast.region }),
    dateName: (long: string) => filled(`${beforeDate}{{date}}${afterDate}`, { date: long }),
  };
}

/** Opens a page in a language and waits for its form. */
export async function openForm(page: Page, language: Language, address = '/') {
  const joint = address.includes('?') ? '&' : '?';
  await page.goto(`${address}${joint}lng=${language}`);
  await whenReady(page);
  return bookingOf(page, language);
}

/** Types into a station field and takes the first suggestion. */
export async function chooseFirst(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  await field.fill(text);
  await page.getByRole('listbox').getByRole('option').first().click();
}
