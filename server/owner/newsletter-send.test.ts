import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '#server/newsletter/open-store.ts';
import type { StoreTransaction } from '#server/newsletter/store-rows.ts';
import { SAMPLE_ISSUE } from '#server/newsletter/testing/sample-issue.ts';
import { startSmtpSink } from '#server/newsletter/testing/smtp-sink.ts';
import { makeTestFolder } from '#server/newsletter/testing/test-newsletter.ts';
import { runCommand } from './testing/run-command.ts';
import { confirmAddress, startNewsletter } from './testing/test-site.ts';

async function siteWithIssue(content = SAMPLE_ISSUE) {
  const smtp = await startSmtpSink();
  const site = { DATA_FOLDER: makeTestFolder(), PUBLIC_ORIGIN: 'https://www.example.com' };
  const newsletter = await startNewsletter(site);
  await confirmAddress(newsletter, site);
  await newsletter.stop();
  const file = join(makeTestFolder(), 'issue.txt');
  writeFileSync(file, content);
  const settings = { ...site, SMTP_URL: smtp.url, NEWSLETTER_MAILS_PER_HOUR: '999999' };
  const send = (
    words: readonly string[],
    more: { input?: string; now?: number; settings?: object } = {},
  ) => runCommand({ ...settings, ...more.settings }, ['newsletter', 'send', ...words, file], more);
  /** Works in the store as another command does. */
  const inStore = async <T>(work: (rows: StoreTransaction) => Promise<T>) => {
    const store = await openStore({ dataFolder: site.DATA_FOLDER }, () => {});
    try {
      return await store.transaction(work);
    } finally {
      await store.close();
    }
  };
  return { smtp, file, send, inStore };
}

const OTHER_ISSUE = SAMPLE_ISSUE.replace('2 h 59', '2 h 58');

describe('newsletter send', () => {
  it('refuses a file that is no newsletter, however long it is', async () => {
    const { file, send } = await siteWithIssue('\u001b[2Jtext\n'.repeat(100));
    const faulty = await send(['--dry-run']);
    expect(faulty.status).toBe(1);
    // A terminal would obey its control characters.
    expect(faulty.err).not.toContain('\u001b');
    expect(faulty.err.trim().split('\n')).toHaveLength(21);
    expect(faulty.err).toMatch(/\n\d+ more faults\n$/);
    writeFileSync(file, SAMPLE_ISSUE.padEnd(2_000_000));
    expect((await send(['--dry-run'])).err).toBe(`The newsletter ${file} has more than 1024 kB.\n`);
  });

  it('sends once and says so when it is repeated', async () => {
    const { smtp, send } = await siteWithIssue();
    expect(await send(['--yes'])).toMatchObject({ status: 0, out: 'sent      1\n' });
    expect(await send(['--yes'])).toMatchObject({
      status: 0,
      out: 'sent      1\n',
      err: expect.stringMatching(
        /^This newsletter was finished or ended on [\d-]+: nothing is sent\. .*\n$/,
      ),
    });
    expect(smtp.taken.map(({ to }) => to)).toEqual(['anna@example.com']);
  });

  it('sends nothing without a confirmation', async () => {
    const { smtp, send } = await siteWithIssue();
    expect(await send([])).toMatchObject({
      status: 1,
      out: '',
      err: expect.stringContaining('add --yes'),
    });
    expect(smtp.taken).toEqual([]);
  });

  it('only counts recipients with --dry-run', async () => {
    const { smtp, send } = await siteWithIssue();
    expect((await send(['--dry-run'])).out).toBe(
      'en        1\nit        0\nfr        0\ntogether  1\n',
    );
    expect(smtp.taken).toEqual([]);
  });

  it('sends a trial in every language to the address from the standard input', async () => {
    const { smtp, send } = await siteWithIssue();
    const { status, out } = await send(['--to-me'], { input: 'me@example.com\n' });
    expect({ status, out }).toEqual({ status: 0, out: 'Sent in 3 languages.\n' });
    expect(smtp.taken.map(({ to }) => to)).toEqual([
      'me@example.com',
      'me@example.com',
      'me@example.com',
    ]);
    expect(await send(['--yes'])).toMatchObject({ out: 'sent      1\n' });
  });

  it('reports each fault of the file with its line, and a missing mail server', async () => {
    const { file, send } = await siteWithIssue(SAMPLE_ISSUE.replace('Subject: Orario', 'Orario'));
    expect((await send(['--dry-run'])).err).toBe(
      `${file}, line 10: a section begins with "Subject: …"\n`,
    );
    const other = await siteWithIssue();
    expect((await other.send(['--yes'], { settings: { SMTP_URL: '' } })).err).toContain('SMTP_URL');
  });

  it('refuses a second newsletter while one is not finished', async () => {
    const { smtp, file, send } = await siteWithIssue();
    smtp.mode = 'refuse-sender';
    expect((await send(['--yes'])).err).toContain(
      'with reply 550. The same command continues later.',
    );
    smtp.mode = 'accept';
    writeFileSync(file, OTHER_ISSUE);
    expect(await send(['--yes'])).toMatchObject({
      status: 1,
      err: expect.stringContaining('is not finished'),
    });
    expect(await send(['--yes', '--end-other'])).toMatchObject({ status: 0, out: 'sent      1\n' });

    // The ended one goes to nobody else.
    writeFileSync(file, SAMPLE_ISSUE);
    expect(await send(['--yes', '--in-doubt'])).toMatchObject({
      status: 0,
      out: 'sent      0\nwaiting   1\n',
      err: expect.stringContaining('was finished or ended on'),
    });
    expect(smtp.taken).toHaveLength(1);
  });

  it('does not end a newsletter that another command is sending', async () => {
    const { smtp, file, send, inStore } = await siteWithIssue();
    const sender = JSON.stringify({ host: 'another-machine', processId: 1, id: 'one' });
    const now = Date.now();
    await inStore(async (rows) => {
      await rows.beginIssue('other', now);
      await rows.leaseIssue({ id: 'other', sender, now, until: now + 600_000 });
    });
    writeFileSync(file, OTHER_ISSUE);
    expect(await send(['--yes', '--end-other'])).toMatchObject({
      status: 1,
      out: '',
      err: expect.stringContaining(
        'Another command is sending the newsletter other: stop it first.',
      ),
    });
    expect(smtp.taken).toEqual([]);
    await inStore((rows) => rows.releaseIssue('other', sender));
    expect(await send(['--yes', '--end-other'])).toMatchObject({ status: 0, out: 'sent      1\n' });
  });

  it('sends mails in doubt again only with --in-doubt', async () => {
    const { smtp, send } = await siteWithIssue();
    smtp.mode = 'take-and-die';
    expect((await send(['--yes'])).out).toContain('in doubt  1');
    smtp.mode = 'accept';
    expect((await send(['--yes'])).out).toContain('in doubt  1');
    expect(await send(['--in-doubt'])).toMatchObject({ status: 0, out: 'sent      1\n' });
  });

  it('refuses a newsletter that was sent so long ago that its mails are forgotten', async () => {
    const { send, inStore } = await siteWithIssue();
    await send(['--yes'], { now: Date.UTC(2026, 10, 30, 12) });
    const now = Date.UTC(2027, 0, 1);
    const limits = { now, pendingBefore: 0, linksBefore: 0, mailsBefore: now };
    await inStore((rows) => rows.removeStale(limits));
    expect(await send(['--yes'])).toMatchObject({
      status: 1,
      out: '',
      err:
        'This newsletter was finished or ended on 2026-11-30: nothing is sent. ' +
        'A changed file is another newsletter.\n',
    });
  });
});
