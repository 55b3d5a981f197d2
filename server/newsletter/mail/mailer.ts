import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { isLoopback } from '../../public-origin.ts';
import type { OutgoingMail } from './compose.ts';

/** Delivers mails to an SMTP server or into a folder. */
export interface Mailer {
  /** Resolves once the mail is accepted; rejects if it is not, or when the signal aborts. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Deletes the files that this mailer wrote for a subscriber. */
  forget(subscriberId: string): Promise<void>;
  /** Lists the ids of the subscribers whose mails this mailer keeps as files. */
  listSubscribers(): Promise<string[]>;
}

/**
 * Connection options for a mail server. A connection over a network must be encrypted, since an
 * attacker between the two could remove the offer of STARTTLS. `?ignoreTLS=true` in the address
 * allows a plain connection to a server on a private network.
 */
export function smtpOptions(url: string) {
  const { protocol, searchParams } = new URL(url);
  const isPlainAllowed = isLoopback(url) || searchParams.get('ignoreTLS') === 'true';
  return {
    requireTLS: protocol === 'smtp:' && !isPlainAllowed,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    socketCloseTimeout: 1_000,
  };
}

/**
 * Sends mails to an SMTP server, for example `smtps://user:password@mail.example:465`, with one
 * connection for each mail.
 */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...smtpOptions(url) });
  return {
    async send(mail, signal) {
      await transport.sendMail({ ...mail, from, signal });
    },
    forget: () => Promise.resolve(),
    listSubscribers: () => Promise.resolve([]),
  };
}

/**
 * Whether the mail server refused the recipient or the mail for good (a reply from 500 to 599, RFC
 * 5321 section 4.2.1). A refused login or sender does not count: once the operator has corrected
 * it, the mail is sent.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode, command } = (error ?? {}) as { responseCode?: unknown; command?: unknown };
  return Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/**
 * Writes mails as `.eml` files into the folder `mail` of the data folder. A mail that is sent again
 * replaces its file.
 */
export function createFolderMailer(dataFolder: string, from: string): Mailer {
  const folder = join(dataFolder, 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const listFiles = () =>
    readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
  return {
    async send(mail, signal) {
      const { message } = await transport.sendMail({ ...mail, from });
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not written to memory.');
      signal.throwIfAborted();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, mail.fileName);
      // A rename, so that a reader of the folder never finds half a mail.
      await writeFile(`${file}.part`, message, { flush: true, mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    async forget(subscriberId) {
      for (const name of await listFiles())
        if (name.startsWith(`${subscriberId}.`)) await rm(join(folder, name), { force: true });
    },
    async listSubscribers() {
      const ids = (await listFiles()).map((name) => name.slice(0, name.indexOf('.')));
      return [...new Set(ids)];
    },
  };
}
