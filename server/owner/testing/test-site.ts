import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createNewsletter, type Newsletter } from '#server/newsletter/create-newsletter.ts';
import { eventually } from '#server/newsletter/testing/eventually.ts';
import { testLog } from '#server/newsletter/testing/test-log.ts';
import { request, START } from '#server/newsletter/testing/test-newsletter.ts';

/** The environment variables of a site. */
export type TestSite = {
  readonly DATA_FOLDER: string;
  readonly DATABASE_URL?: string;
  readonly PUBLIC_ORIGIN?: string;
};

/** Starts the newsletter of a server, which writes mails into the data folder. */
export async function startNewsletter(site: TestSite): Promise<Newsletter> {
  const newsletter = createNewsletter(
    {
      mailFrom: 'Binario <news@example.org>',
      siteName: 'Binario',
      mailsPerHour: 500,
      publicOrigin: site.PUBLIC_ORIGIN ?? 'http://localhost:3000',
      dataFolder: site.DATA_FOLDER,
      databaseUrl: site.DATABASE_URL,
    },
    { log: testLog, clock: () => START },
  );
  newsletter.start();
  // The store is open now and has the origin.
  await newsletter.queuedMails();
  return newsletter;
}

/**
 * Signs an address up as a visitor does: once more where the store took longer than it may, which
 * a busy machine can cause.
 */
export async function signUpAgainUntilAccepted(
  newsletter: Newsletter,
  ...typed: Parameters<typeof request>
): Promise<void> {
  await eventually(async () => {
    const { kind } = await newsletter.service.signUp(request(...typed));
    expect(kind).toBe('accepted');
  });
}

/** Signs an address up and confirms it. Its mail must be the first one in the data folder. */
export async function confirmAddress(
  newsletter: Newsletter,
  { DATA_FOLDER }: TestSite,
  address = 'anna@example.com',
): Promise<void> {
  await signUpAgainUntilAccepted(newsletter, address);
  await eventually(() => expect(readMails(DATA_FOLDER)).toHaveLength(1));
  const link = readMails(DATA_FOLDER)[0]?.match(/https?:\S+\/newsletter\/confirm\?\S+/)?.[0] ?? '';
  await newsletter.service.confirm(new URL(link).searchParams.get('token') ?? '');
}

/** Reads the mails in the data folder and decodes quoted-printable. */
export function readMails(dataFolder: string): string[] {
  return readdirSync(join(dataFolder, 'mail'))
    .filter((name) => name.endsWith('.eml'))
    .map((name) =>
      readFileSync(join(dataFolder, 'mail', name), 'utf8')
        .replace(/=\r\n/g, '')
        .replaceAll('=3D', '='),
    );
}
