import { createTransport } from 'nodemailer';
import { type Mailer, toMessage } from './mailer.ts';

const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  socketCloseTimeout: 1_000,
};

/** Sends mails to an SMTP server, for example `smtps://user:password@mail.example:465`, one connection a mail. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS });
  return {
    destination: { kind: 'smtp' },
    async send(mail, signal) {
      await transport.sendMail({ ...toMessage(mail, from), signal });
    },
    forget: () => Promise.resolve(),
  };
}

/**
 * Says whether the mail server refused the recipient or the mail itself for good (a reply from 500 to 599, RFC 5321 section
 * 4.2.1). Who may send is the operator's matter: a wrong password or sender is mended, and the mail goes out then.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode, command } = (error ?? {}) as { responseCode?: unknown; command?: unknown };
  return Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
