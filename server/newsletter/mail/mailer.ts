import type { SendMailOptions } from 'nodemailer';
import type { Language } from '#app/domain/language.ts';
import type { RenderedMail } from './render.ts';

/** A mail with all that its headers need. */
export interface OutgoingMail extends RenderedMail {
  readonly to: string;
  readonly language: Language;
  /** The same for every attempt at one mail, so that a duplicate can be told by it; without angle brackets. */
  readonly messageId: string;
  /** Milliseconds since 1970. */
  readonly date: number;
  /** Takes the POST of RFC 8058 and needs no further question. */
  readonly oneClickLink: string;
  /** The same for every attempt at one mail; holds no address; starts with the subscriber's id. */
  readonly fileName: string;
}

/** Hands mails on: to an SMTP server, or to a folder where they can be looked at. */
export interface Mailer {
  /** Says in the server's log where mails go. */
  readonly destination: { readonly kind: 'smtp' } | { readonly kind: 'folder'; readonly folder: string };
  /** Resolves once the other side has taken the mail; rejects when it has not, or when the signal aborts. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Deletes the files that this mailer wrote for a subscriber. */
  forget(subscriberId: string): Promise<void>;
}

/** Puts a mail into the form that nodemailer takes, with the headers of one-click unsubscription (RFC 8058, RFC 2369). */
export function toMessage(mail: OutgoingMail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageId}>`,
    date: new Date(mail.date),
    headers: {
      // Prepared, because folding would break the link in two.
      'List-Unsubscribe': { prepared: true, value: `<${mail.oneClickLink}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // Keeps out-of-office programs from answering (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.language,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
