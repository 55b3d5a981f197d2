import { test as base, expect } from '@playwright/test';
import { startServerProcess } from '#server/testing/server-process.ts';
import { textsOf } from './texts.ts';
import { startTlsProxy } from './tls-proxy.ts';

/** The server that is shipped, behind TLS, as its visitors reach it. */
const test = base.extend<{ origin: string }>({
  origin: async ({ locale: _ }, use) => {
    const proxy = await startTlsProxy();
    const server = await startServerProcess({ environment: { PUBLIC_ORIGIN: proxy.origin } });
    proxy.lead(server.port);
    await use(proxy.origin);
    proxy.close();
    await server.stop();
  },
});
test.use({ ignoreHTTPSErrors: true });

test('behind TLS the sign-up form is taken', async ({ page, origin }) => {
  await page.goto(`${origin}/newsletter`);
  const { signUp, newsletter } = textsOf('en');
  await page.getByRole('textbox', { name: signUp.email }).first().fill('anna@example.com');
  await page.getByRole('button', { name: signUp.submit }).first().click();
  await expect(page).toHaveURL(`${origin}/newsletter/check-inbox`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newsletter.sent.title);
});

test('behind TLS the language’s cookie is Secure, and arriving at a language sets none', async ({
  page,
  context,
  origin,
}) => {
  await page.goto(`${origin}/data-and-credits?lng=it`);
  expect(await context.cookies()).toEqual([]);
  await page.getByRole('button', { name: 'Lingua: Italiano' }).click();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await context.cookies()).toMatchObject([{ name: 'i18next', value: 'fr', secure: true }]);
});
