import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from './testing/eventually.ts';
import { startSmtpSink } from './testing/smtp-sink.ts';
import { findLeaks } from './testing/test-log.ts';
import { makeTestFolder } from './testing/test-newsletter.ts';

const SERVER = fileURLToPath(new URL('./testing/kill-server.ts', import.meta.url));
const LANES_OF_VISITORS = 8;
const LANES_OF_WORKER = 2;
/** After how many accepted sign-ups the server is killed, in each of its runs. */
const LIVES = [3, 20, 1, 12, 30, 7, 9, 16, 2, 25];

type MailRow = { id: string; attempts: number; sentAt: number | null };

function startServer(
  folder: string,
  smtpUrl: string,
  output: string[],
): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [SERVER, folder, smtpUrl], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  createInterface({ input: child.stderr }).on('line', (line) => output.push(line));
  return new Promise((resolve, reject) => {
    child.once('exit', () =>
      reject(new Error(`The server ended before it listened: ${output.slice(-5).join(' ')}`)),
    );
    createInterface({ input: child.stdout }).on('line', (line) => {
      output.push(line);
      const { port } = JSON.parse(line) as { port?: number };
      if (port !== undefined) resolve({ child, port });
    });
  });
}

describe('a server that is killed again and again under load', () => {
  it('loses no accepted sign-up and sends no mail more often than accepted', async () => {
    const folder = makeTestFolder();
    const smtp = await startSmtpSink();
    const output: string[] = [];
    const acknowledged: string[] = [];
    let people = 0;

    for (const life of LIVES) {
      const { child, port } = await startServer(folder, smtp.url, output);
      let alive = true;
      let left = life;
      const exited = once(child, 'exit');
      const visit = async () => {
        while (alive) {
          people += 1;
          const address = `person-${people}@example.com`;
          try {
            const response = await fetch(`http://127.0.0.1:${port}/newsletter`, {
              method: 'POST',
              body: address,
            });
            if (response.status !== 200) continue;
            acknowledged.push(address);
          } catch {
            return;
          }
          left -= 1;
          if (left === 0) {
            alive = false;
            child.kill('SIGKILL');
          }
        }
      };
      await Promise.all(Array.from({ length: LANES_OF_VISITORS }, visit));
      await exited;
    }

    expect(acknowledged.length).toBeGreaterThanOrEqual(LIVES.reduce((sum, life) => sum + life));
    const { child } = await startServer(folder, smtp.url, output);
    const mailed = () => new Set(smtp.taken.map((mail) => mail.to));
    await eventually(() =>
      expect(acknowledged.filter((address) => !mailed().has(address))).toEqual([]),
    );
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);

    const database = new Database(join(folder, 'newsletter.sqlite'), { readonly: true });
    const stored = database
      .prepare('SELECT address FROM newsletter_subscriber')
      .pluck()
      .all() as string[];
    const mails = database
      .prepare('SELECT id, attempts, sent_at AS sentAt FROM newsletter_outbox')
      .all() as MailRow[];
    database.close();
    expect(acknowledged.filter((address) => !stored.includes(address))).toEqual([]);
    expect(mails).toHaveLength(stored.length);

    const copies = new Map<string, number>();
    for (const { messageId } of smtp.taken) copies.set(messageId, (copies.get(messageId) ?? 0) + 1);
    const idsOfPeople = new Set(smtp.taken.map((mail) => `${mail.to} ${mail.messageId}`));
    expect(idsOfPeople.size).toBe(mailed().size);
    for (const mail of mails) {
      expect(copies.get(`<${mail.id}@www.example.com>`) ?? 0).toBeLessThanOrEqual(mail.attempts);
    }
    const duplicates = smtp.taken.length - copies.size;
    expect(duplicates).toBeLessThanOrEqual(LIVES.length * LANES_OF_WORKER);
    expect(findLeaks(output)).toEqual([]);
    expect(output.some((line) => line.includes('newsletter.mail-sent'))).toBe(true);
    // Minutes, since a loaded machine starts eleven servers slowly.
  }, 240_000);
});
