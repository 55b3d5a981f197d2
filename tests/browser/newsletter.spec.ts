import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { startServerProcess } from '#server/testing/server-process.ts';
import { textsOf } from './texts.ts';

/** The server that is shipped, which writes its mails as files. */
const test = base.extend<{
  site: { readonly origin: string; readonly linkTo: (page: string) => string };
}>({
  site: async ({ locale: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'binario-mails-'));
    const server = await startServerProcess({ environment: { DATA_FOLDER: folder } });
    // The folder is made with the first mail.
    const mails = () =>
      (existsSync(join(folder, 'mail')) ? readdirSync(join(folder, 'mail')) : [])
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFileSync(join(folder, 'mail', name), 'utf8'))
        // Quoted-printable (RFC 2045, section 6.7), as far as addresses need it.
        .map((mail) => mail.replace(/=\r\n/g, '').replaceAll('=3D', '='));
    const linkTo = (page: string) => {
      const [link] = mails().flatMap(
        (mail) => mail.match(new RegExp(`/newsletter/${page}\\?\\S+`)) ?? [],
      );
      return link ? server.origin + link : '';
    };
    await use({ origin: server.origin, linkTo });
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  },
});

test('a reader signs up, confirms by the mail’s link, and leaves by it', async ({ page, site }) => {
  const { signUp, newsletter } = textsOf('en');
  await page.goto(`${site.origin}/newsletter`);
  const email = page.getByRole('textbox', { name: signUp.email }).first();
  // The browser would refuse the first in its own language, and accept the second.
  for (const wrong of ['anna', 'anna@example']) {
    await email.fill(wrong);
    await page.getByRole('button', { name: signUp.submit }).first().click();
    await expect(email).toHaveAccessibleDescription(new RegExp(`${newsletter.errors.invalid}$`));
    await expect(email).toBeFocused();
    await expect(email).toHaveValue(wrong);
  }
  await email.fill('anna@example.com');
  await page.getByRole('button', { name: signUp.submit }).first().click();
  await expect.poll(() => site.linkTo('confirm')).not.toBe('');

  await page.goto(site.linkTo('confirm'));
  await expect(page.getByRole('status').first()).toHaveText(newsletter.confirm.ready);
  await page.getByRole('button', { name: newsletter.confirm.button, exact: true }).click();
  await expect(page.getByRole('status').first()).toHaveText(newsletter.confirm.confirmed);

  await expect.poll(() => site.linkTo('unsubscribe')).not.toBe('');
  await page.goto(site.linkTo('unsubscribe'));
  await expect(page.getByRole('status').first()).toHaveText(newsletter.unsubscribe.ready);
  await page.getByRole('button', { name: newsletter.unsubscribe.button, exact: true }).click();
  await expect(page.getByRole('status').first()).toHaveText(newsletter.unsubscribe.unsubscribed);
});

test('a confirmation that is sent to its path with a slash behind it counts', async ({
  request,
  site,
}) => {
  const { newsletter } = textsOf('en');
  const headers = { Origin: site.origin };
  await request.post(`${site.origin}/newsletter`, { form: { email: 'bea@example.com' }, headers });
  await expect.poll(() => site.linkTo('confirm')).not.toBe('');
  const token = new URL(site.linkTo('confirm')).searchParams.get('token') ?? '';
  const response = await request.post(`${site.origin}/Newsletter/Confirm/`, {
    form: { token },
    headers,
  });
  expect(await response.text()).toContain(newsletter.confirm.confirmed);
});
