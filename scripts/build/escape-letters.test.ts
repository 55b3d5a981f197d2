import { expect, it } from 'vitest';
import { inAscii } from './escape-letters.ts';

it('keeps what strings, templates and patterns mean, in ASCII', () => {
  const code = '["“è”", `🚆 – 2`, /^[–🚆]$/u.test("🚆"), /\\d…/.test("3…")]';
  const escaped = inAscii(code);
  expect(escaped).toMatch(/^[\0-\x7f]*$/);
  // biome-ignore lint/security/noGlobalEval: the program is the one above.
  expect(globalThis.eval(escaped)).toEqual(['“è”', '🚆 – 2', true, true]);
});
