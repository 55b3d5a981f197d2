import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
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
  const send = (words: readonly string[], more: { input?: string; settings?: object } = {}) =>
    runCommand({ ...settings, ...more.settings }, ['newsletter', 'send', ...words, file], more);
  return { smtp, file, send };
}

describe('newsletter send', () => {
  it('sends once and says so when it is repeated', async () => {
    const { smtp, send } = await siteWithIssue();
    expect(await send(['--yes'])).toMatchObject({ status: 0, out: 'sent      1\n' });
    expect(await send(['--yes'])).toMatchObject({
      status: 0,
      out: 'sent      1\n',
      err: expect.stringMatching(
        /^Continuing newsletter [0-9a-f]{16}, of which 1 mails are sent\.\n$/,
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
    writeFileSync(file, SAMPLE_ISSUE.replace('2 h 59', '2 h 58'));
    expect(await send(['--yes'])).toMatchObject({
      status: 1,
      err: expect.stringContaining('is not finished'),
    });
    expect(await send(['--yes', '--end-other'])).toMatchObject({ status: 0, out: 'sent      1\n' });
  });
});
