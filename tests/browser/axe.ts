import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Language } from '#app/domain/language.ts';
import { expect } from './test.ts';

interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
  /** The rules that can differ from the looks before it; without them, all. */
  readonly only?: readonly string[];
}

const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Every width and colour scheme in English, and one look at each of the other languages. Longer
 * words change the layout on a phone most; colours do not depend on the language.
 */
const LOOKS: Readonly<Record<Language, readonly Look[]>> = {
  en: [
    { colorScheme: 'light', width: 360 },
    { colorScheme: 'light', width: 768 },
    { colorScheme: 'light', width: 1366 },
    { colorScheme: 'dark', width: 1366, only: COLOR_RULES },
  ],
  it: [{ colorScheme: 'dark', width: 360 }],
  fr: [{ colorScheme: 'light', width: 360 }],
};

/**
 * Rules that axe leaves out by default: one of WCAG 2.2 AA, the others experimental.
 */
const FURTHER_RULES = [
  'target-size',
  'css-orientation-lock',
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
];

const RULES = Object.fromEntries(FURTHER_RULES.map((rule) => [rule, { enabled: true }]));

/**
 * The violations on a page, by default of all rules: WCAG 2.2 A and AA, best practice and the
 * further ones.
 */
export async function findViolations(page: Page, only?: readonly string[]): Promise<string[]> {
  // Without selectors for everything that passes, and without a second page to join the results of
  // frames, a run takes a quarter of the time. No page of the site has a frame.
  const rules = only ? { runOnly: { type: 'rule' as const, values: [...only] } } : { rules: RULES };
  const { violations } = await new AxeBuilder({ page })
    .options({ ...rules, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')} ${failureSummary?.replaceAll('\n', ' ')}`,
    ),
  );
}

/** Expects axe to find nothing on a page, or in a widget opened on it, in its language's looks. */
export async function expectNoFindings(page: Page, language: Language): Promise<void> {
  for (const { colorScheme, width, only } of LOOKS[language]) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findViolations(page, only), `${colorScheme}, ${width} px`).toEqual([]);
  }
}
