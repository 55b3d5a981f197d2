import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import type { Language } from '#app/domain/language.ts';
import { expect } from './test.ts';

interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
  /** A look of whole pages: a part of one looks as it does at a neighbouring width. */
  readonly wholePage?: true;
  /** The rules that can differ from the looks before it; without them, all. */
  readonly only?: readonly string[];
  /** Rules that cannot differ from the looks before it. */
  readonly without?: readonly string[];
}

export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Every width and colour scheme in English, and one look at each of the other languages. Longer
 * words change the layout on a phone most; colours do not depend on the language, and a tablet has
 * those of a phone and of a laptop.
 */
const LOOKS: Readonly<Partial<Record<Language, readonly Look[]>>> = {
  en: [
    { colorScheme: 'light', width: 360 },
    { colorScheme: 'light', width: 768, wholePage: true, without: COLOR_RULES },
    { colorScheme: 'light', width: 1366 },
    { colorScheme: 'dark', width: 1366, only: COLOR_RULES },
  ],
  it: [{ colorScheme: 'dark', width: 360 }],
};
/** The colours are those of English. */
const OTHER_LOOKS: readonly Look[] = [{ colorScheme: 'light', width: 360, without: COLOR_RULES }];

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

/** The scope of a scan: the whole page, or the parts that selectors name. */
type Part = string | readonly string[];

/** The program that the page runs: only the part of axe's types that is used in a page. */
interface AxeWindow extends Window {
  readonly axe: typeof axe;
}

/**
 * The violations on a page or in a part of it, by default of all rules: WCAG 2.2 A and AA, best
 * practice and the further ones.
 */
export async function findViolations(
  page: Page,
  {
    only,
    without = [],
    part = 'html',
  }: {
    readonly only?: readonly string[];
    readonly without?: readonly string[];
    readonly part?: Part;
  } = {},
): Promise<string[]> {
  // A page keeps axe until the next address is opened: reading its 560 kB takes as long as a scan.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const disabled = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const rules = only
    ? { runOnly: { type: 'rule' as const, values: [...only] } }
    : { rules: { ...RULES, ...disabled } };
  const options: RunOptions = { ...rules, resultTypes: ['violations'] };
  const { violations } = await page.evaluate(
    ([include, runOptions]) =>
      (window as unknown as AxeWindow).axe.run({ include: [...include] }, runOptions),
    [[part].flat(), options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')} ${failureSummary?.replaceAll('\n', ' ')}`,
    ),
  );
}

/**
 * Expects axe to find nothing on a page, or in the opened parts of it, in its language's looks.
 */
export async function expectNoFindings(page: Page, language: Language, part?: Part): Promise<void> {
  for (const look of LOOKS[language] ?? OTHER_LOOKS) {
    const { colorScheme, width, wholePage, only, without } = look;
    if (wholePage && part) continue;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    const options = {
      ...(only && { only }),
      ...(without && { without }),
      ...(part && { part }),
    };
    expect.soft(await findViolations(page, options), `${colorScheme}, ${width} px`).toEqual([]);
  }
}
