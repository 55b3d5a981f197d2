import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keyFile } from '../newsletter/key-file.ts';
import { parseKeys } from '../newsletter/signing-keys.ts';
import { makeTestFolder } from '../newsletter/testing/test-newsletter.ts';
import { runCommand } from './testing/run-command.ts';
import { startNewsletter } from './testing/test-site.ts';

const COMMAND = ['newsletter', 'new-key'];

it('puts a new key before the others in the file, and shows no key', async () => {
  const site = { DATA_FOLDER: makeTestFolder(), PUBLIC_ORIGIN: 'https://www.example.com' };
  await (await startNewsletter(site)).stop();
  const read = () => parseKeys(readFileSync(keyFile(site.DATA_FOLDER), 'utf8')) ?? [];
  const before = read();
  const { status, out } = await runCommand(site, COMMAND);
  expect(status).toBe(0);
  expect(out).toMatch(/^The key [0-9a-f]{8} signs from now on\.\n$/);
  expect(read().slice(1)).toEqual(before);
});

it('prints the line of the settings where SIGNING_KEYS is set', async () => {
  const SIGNING_KEYS = 'a'.repeat(64);
  const site = { DATA_FOLDER: makeTestFolder(), PUBLIC_ORIGIN: 'https://www.example.com' };
  await (await startNewsletter(site)).stop();
  const { out } = await runCommand({ ...site, SIGNING_KEYS }, COMMAND);
  expect(out).toMatch(new RegExp(`^SIGNING_KEYS=[0-9a-f]{64},${SIGNING_KEYS}\n$`));
});
