import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mailer.ts';

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
