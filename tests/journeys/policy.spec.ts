import { eventually } from './doing.ts';
import { expect, test } from './test.ts';
import { INJECTED_PATH } from './watched-site.ts';

test('scripts that somebody put into a page are blocked', async ({ visitor, site }) => {
  await visitor.open(`${site.origin}${INJECTED_PATH}`);
  // An inline script, a module, one from elsewhere, and a handler in an attribute.
  await eventually(async () => expect(site.errors).toHaveLength(4));
  expect(site.errors.filter((error) => error.includes('script-src-elem'))).toHaveLength(3);
  expect(site.errors.filter((error) => error.includes('script-src-attr'))).toHaveLength(1);
  expect(await visitor.run(() => 'injected' in document.documentElement.dataset)).toBe(false);
  site.errors.length = 0;
});
