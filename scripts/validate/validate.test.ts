import { describe, expect, it } from 'vitest';
import { machineHas } from '#server/testing/machine.ts';
import { hasChecker, hasJava } from './checker.ts';
import { type CheckerMessage, formatMessage, withoutKnownErrors } from './known-errors.ts';
import { validateSite } from './validate-site.ts';

const canCheck =
  machineHas('java', hasJava()) &&
  machineHas('the Nu HTML checker (npm run validate installs it)', hasChecker());

/** The checker takes half a minute of processor time. */
const TIMEOUT = 600_000;

const parseError: CheckerMessage = {
  type: 'error',
  url: 'file:/build/client/assets/home.css',
  lastLine: 1,
  message: 'CSS: Parse Error.',
};

describe('the known errors', () => {
  it('leave out a message about CSS that the checker does not know', () => {
    const extract = '::view-transition-group(*){animation:non';
    expect(withoutKnownErrors([{ ...parseError, extract }])).toEqual([]);
  });

  it('keep the same message about any other place', () => {
    const other = { ...parseError, extract: '.map{color:;}' };
    expect(withoutKnownErrors([other])).toEqual([other]);
    expect(formatMessage(other)).toBe('error home.css:1 CSS: Parse Error.\n    .map{color:;}\n');
  });
});

describe.runIf(canCheck)('the built site', () => {
  it('has valid HTML, CSS and SVG on every kind of page in each language', {
    timeout: TIMEOUT,
  }, async () => {
    const { pages, messages } = await validateSite();
    expect(pages).toBeGreaterThan(30);
    expect(messages.map(formatMessage)).toEqual([]);
  });
});
