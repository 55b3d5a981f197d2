import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eraseAddress } from '../owner/subscribers.ts';
import { cleanUp } from './clean-up.ts';
import { createFolderMailer, type Mailer } from './mail/mailer.ts';
import { loggedEvents, testLog } from './testing/test-log.ts';
import {
  createTestNewsletter,
  makeTestFolder,
  request,
  TEST_TOKENS,
  tokenIn,
} from './testing/test-newsletter.ts';

const ANNA = 'anna@example.com';

/** Called before and after a mail's file is written, and before files are deleted. */
type Interruptions = Partial<Record<'before' | 'after' | 'forget', () => unknown>>;

/** A newsletter whose mailer can be interrupted. */
async function newsletterInFolder(during: Interruptions = {}) {
  const dataFolder = makeTestFolder();
  const folder = createFolderMailer(dataFolder, 'news@example.org');
  const sent: Parameters<Mailer['send']>[0][] = [];
  const mailer: Mailer = {
    ...folder,
    async send(mail, signal) {
      sent.push(mail);
      await during.before?.();
      await folder.send(mail, signal);
      await during.after?.();
    },
    async forget(subscriberId) {
      await during.forget?.();
      await folder.forget(subscriberId);
    },
  };
  const newsletter = await createTestNewsletter({ mailer });
  await newsletter.service.signUp(request(ANNA));
  return {
    ...newsletter,
    sent,
    /** Erases the address as the owner's command does, from another process. */
    erase: () =>
      eraseAddress(
        { ...newsletter.store, tokens: TEST_TOKENS },
        ANNA,
        createFolderMailer(dataFolder, '').forget,
        newsletter.time.now,
      ),
    files: () => readdirSync(join(dataFolder, 'mail')),
    folder: join(dataFolder, 'mail'),
  };
}

describe('an erasure', () => {
  it.each(['before', 'after'] as const)(
    'leaves no mail file if it comes %s the file is written',
    async (moment) => {
      const during: Interruptions = {};
      const newsletter = await newsletterInFolder(during);
      during[moment] = newsletter.erase;
      await newsletter.worker.sendDue();
      expect(newsletter.sent).toHaveLength(1);
      expect(newsletter.files()).toEqual([]);
    },
  );

  it('leaves no mail file when sending failed halfway', async () => {
    const during: Interruptions = {};
    const newsletter = await newsletterInFolder(during);
    during.after = async () => {
      await newsletter.erase();
      writeFileSync(join(newsletter.folder, `${newsletter.sent[0]?.fileName}.part`), 'half');
      throw new Error('broken off');
    };
    await newsletter.worker.sendDue();
    expect(newsletter.files()).toEqual([]);
  });
});

describe('the hourly cleaning', () => {
  it('deletes the files of erased subscribers that a kill has left, and no others', async () => {
    const newsletter = await newsletterInFolder();
    await newsletter.worker.sendDue();
    writeFileSync(join(newsletter.folder, 'gone.confirm.mail.eml'), 'To: gone@example.com');
    writeFileSync(join(newsletter.folder, 'gone.confirm.mail-2.eml.part'), 'To: gone@');
    await cleanUp({ ...newsletter, log: testLog }, newsletter.time.now);
    expect(newsletter.files()).toEqual([newsletter.sent[0]?.fileName]);
  });
});

describe('a cancelled sign-up', () => {
  it('leaves no mail file', async () => {
    const newsletter = await newsletterInFolder();
    await newsletter.worker.sendDue();
    await newsletter.service.unsubscribe(tokenIn(newsletter.sent[0], 'unsubscribe'));
    expect(newsletter.files()).toEqual([]);
  });

  it('is done although its mail file cannot be deleted, until the hourly cleaning', async () => {
    const during: Interruptions = {};
    const newsletter = await newsletterInFolder(during);
    await newsletter.worker.sendDue();
    during.forget = () => Promise.reject(new Error('EROFS'));
    const token = tokenIn(newsletter.sent[0], 'unsubscribe');
    expect(await newsletter.service.unsubscribe(token)).toBe('unsubscribed');
    expect(loggedEvents().at(-1)).toMatchObject({
      event: 'newsletter.failed',
      fields: { during: 'forget-mails' },
    });
    delete during.forget;
    await cleanUp({ ...newsletter, log: testLog }, newsletter.time.now);
    expect(newsletter.files()).toEqual([]);
  });
});
