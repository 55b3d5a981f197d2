import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSqliteStore } from '../newsletter/sqlite-store.ts';
import {
  createTestNewsletter,
  makeTestFolder,
  request,
  START,
  TEST_TOKENS,
} from '../newsletter/testing/test-newsletter.ts';
import { eraseAddress, formatCsvRow } from './subscribers.ts';

describe('formatCsvRow', () => {
  it.each([
    [['plain', ''], 'plain,\r\n'],
    [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
    [
      ['=1+1@example.com', '+a@b.it', '-a@b.it', '@x'],
      "'=1+1@example.com,'+a@b.it,'-a@b.it,'@x\r\n",
    ],
    [['\tx', '\r=1'], `'\tx,"'\r=1"\r\n`],
    [['=HYPERLINK("http://x";"y"),1'], `"'=HYPERLINK(""http://x"";""y""),1"\r\n`],
  ])('writes %j', (values, row) => {
    expect(formatCsvRow(values)).toBe(row);
  });
});

describe('eraseAddress', () => {
  it('leaves no byte of an erased address in the files of SQLite', async () => {
    const folder = makeTestFolder();
    const store = await openSqliteStore(join(folder, 'newsletter.sqlite'));
    onTestFinished(() => store.close());
    const { service, worker } = await createTestNewsletter({ store });
    await service.signUp(request('forget.me@example.com'));
    await service.signUp(request('other@example.com'));
    await worker.sendDue();
    const read = () =>
      readdirSync(folder)
        .map((name) => readFileSync(join(folder, name), 'latin1'))
        .join('');
    expect(read()).toContain('forget.me');
    const parts = { ...store, tokens: TEST_TOKENS };
    const forgetMails = () => Promise.resolve();
    expect(await eraseAddress(parts, ' Forget.Me@Example.com ', forgetMails, START)).toBe('erased');
    expect(read()).not.toContain('forget.me');
    expect(read()).toContain('other@example.com');
    expect(await eraseAddress(parts, 'forget.me@example.com', forgetMails, START)).toBe('unknown');
    expect(await eraseAddress(parts, 'forget.me', forgetMails, START)).toBe('invalid-address');
  });
});
