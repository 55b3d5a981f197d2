import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createNewsletter } from '#server/newsletter/create-newsletter.ts';
import { eventually } from '#server/newsletter/testing/eventually.ts';
import { testLog } from '#server/newsletter/testing/test-log.ts';
import { request, START } from '#server/newsletter/testing/test-newsletter.ts';

/** Settings of a site that a test runs, as variables of the environment. */
export type TestSite = {
  readonly DATA_FOLDER: string;
  readonly DATABASE_URL?: string;
  readonly PUBLIC_ORIGIN?: string;
};

/** Starts the newsletter of a server with these settings; its mails land in the data folder. */
export async function startNewsletter(site: TestSite) {
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
  // The store is open now, and holds the origin.
  await newsletter.waitingMails();
  return newsletter;
}

/**
 * Signs an address up and confirms it by the link of its mail, which must be the first of the data
 * folder.
 */
export async function confirmAddress(
  newsletter: Awaited<ReturnType<typeof startNewsletter>>,
  { DATA_FOLDER }: TestSite,
  address = 'anna@example.com',
): Promise<void> {
  await newsletter.service.signUp(request(address));
  await eventually(() => expect(readMails(DATA_FOLDER)).toHaveLength(1));
  const link = readMails(DATA_FOLDER)[0]?.match(/https?:\S+\/newsletter\/confirm\?\S+/)?.[0] ?? '';
  await newsletter.service.confirm(new URL(link).searchParams.get('token') ?? '');
}

/** Reads the mails in the data folder, with line ends and quoted-printable undone. */
export function readMails(dataFolder: string): string[] {
  return readdirSync(join(dataFolder, 'mail'))
    .filter((name) => name.endsWith('.eml'))
    .map((name) =>
      readFileSync(join(dataFolder, 'mail', name), 'utf8')
        .replace(/=\r\n/g, '')
        .replaceAll('=3D', '='),
    );
}
