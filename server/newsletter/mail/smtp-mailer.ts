import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { toMessage } from './message.ts';

/** How long each step may take, in milliseconds. */
export interface SmtpTimeouts {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  /** Silence of the server after which the connection is given up. */
  readonly socketTimeout: number;
}

const TIMEOUTS: SmtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends mails to an SMTP server, for example `smtps://user:password@mail.example:465`, one connection a mail. */
export function createSmtpMailer(url: string, from: string, timeouts: SmtpTimeouts = TIMEOUTS): Mailer {
  const transport = createTransport({ url, ...timeouts, socketCloseTimeout: 1_000 });
  return {
    destination: { kind: 'smtp' },
    async send(mail, signal) {
      await transport.sendMail({ ...toMessage(mail, from), signal });
    },
    forget: async () => {},
  };
}
