import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Mailer, toMessage } from './mailer.ts';

/** Writes mails as `.eml` files into a folder, made when missing; the same mail sent again replaces its file. */
export function createFolderMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    destination: { kind: 'folder', folder },
    async send(mail, signal) {
      const { message } = await transport.sendMail(toMessage(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not written to memory.');
      signal.throwIfAborted();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${mail.fileName}.eml`);
      // Whoever reads the folder never meets half a mail.
      await writeFile(`${file}.part`, message, { flush: true, mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    async forget(subscriberId) {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      for (const name of names) if (name.startsWith(`${subscriberId}.`)) await rm(join(folder, name));
    },
  };
}
