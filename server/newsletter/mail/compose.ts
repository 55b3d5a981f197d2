import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE, type Language } from '#app/domain/language.ts';
import type { Issue } from '../issue/parse-issue.ts';
import { LINK_LIFETIME_MS } from '../periods.ts';
import type { NewsletterSettings, OutboxMail, Subscriber } from '../store.ts';
import type { Tokens } from '../tokens.ts';
import { type RenderedMail, renderIssue, renderMail } from './render.ts';

/** The paths of the links in mails, below the site's public origin. */
export const MAIL_PATHS = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
  oneClick: '/newsletter/unsubscribe/one-click',
} as const;

/**
 * Builds a link for a mail. The token comes last, so that a language parameter is never taken for a
 * part of it.
 */
export function mailLink(
  origin: string,
  path: keyof typeof MAIL_PATHS,
  { token, language }: { token: string; language: Language },
): string {
  const url = new URL(MAIL_PATHS[path], origin);
  if (language !== DEFAULT_LANGUAGE && path !== 'oneClick') url.searchParams.set('lng', language);
  url.searchParams.set('token', token);
  return url.href;
}

/** A mail as nodemailer accepts it. */
export interface ComposedMail extends RenderedMail {
  readonly to: { readonly name: string; readonly address: string };
  readonly messageId: string;
  readonly date: Date;
  readonly disableFileAccess: true;
  readonly disableUrlAccess: true;
  readonly headers: Record<string, string | { prepared: boolean; value: string }>;
}

/** A mail of the outbox. */
export interface OutgoingMail extends ComposedMail {
  /** The file of the mail on a site without an SMTP server. Begins with the subscriber's id. */
  readonly fileName: string;
}

/** The site that sends a mail, and the time of sending. */
export interface MailSite extends Pick<NewsletterSettings, 'publicOrigin' | 'siteName'> {
  readonly tokens: Tokens;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The subscriber of a mail, and what the mail asks for. */
export type MailRecipient = Pick<Subscriber, 'address' | 'language' | 'status' | 'consentWording'>;

/**
 * Composes a mail of the outbox, with the headers of one-click unsubscription (RFC 8058, RFC 2369).
 * Its links are signed now, so that they are not stored and their time begins with the sending.
 * Message-ID and file name are the same for every attempt, so that duplicates can be recognised.
 */
export function composeMail(
  mail: OutboxMail,
  { language, address, status, consentWording }: MailRecipient,
  site: MailSite,
): OutgoingMail {
  const { subscriberId } = mail;
  const { tokens, publicOrigin: origin, siteName, now } = site;
  const unsubscribe = { token: tokens.signUnsubscribe(subscriberId), language };
  const expiresAt = now + LINK_LIFETIME_MS;
  const confirmation = tokens.signConfirmation({ subscriberId, mailId: mail.id, expiresAt });
  return {
    ...renderMail({
      kind: status === 'unsubscribed' ? 'return' : mail.kind,
      language,
      siteName,
      siteLink: new URL(origin).href,
      actionLink: mailLink(origin, 'confirm', { token: confirmation, language }),
      unsubscribeLink: mailLink(origin, 'unsubscribe', unsubscribe),
      consentWording,
    }),
    to: { name: '', address },
    messageId: `<${mail.id}@${new URL(origin).hostname}>`,
    date: new Date(now),
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: {
      ...unsubscribeHeaders(origin, unsubscribe),
      // Keeps out-of-office programs from answering (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
    },
    fileName: `${subscriberId}.${mail.kind}.${mail.id}.eml`,
  };
}

/** The headers of one-click unsubscription (RFC 8058, RFC 2369). */
function unsubscribeHeaders(origin: string, link: { token: string; language: Language }) {
  return {
    // Prepared, because folding would break the link.
    'List-Unsubscribe': { prepared: true, value: `<${mailLink(origin, 'oneClick', link)}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/**
 * Composes a newsletter for one subscriber. The Message-ID is derived from both, so that it is the
 * same for every attempt and duplicates can be recognised.
 */
export function composeIssue(
  { id: issueId, texts }: Issue,
  { id: subscriberId, language, address }: Pick<Subscriber, 'id' | 'language' | 'address'>,
  site: MailSite,
): ComposedMail {
  const { tokens, publicOrigin: origin, siteName, now } = site;
  const unsubscribe = { token: tokens.signUnsubscribe(subscriberId), language };
  const { hostname } = new URL(origin);
  const digest = createHash('sha256')
    .update(`${issueId} ${subscriberId}`)
    .digest('hex')
    .slice(0, 40);
  return {
    ...renderIssue(texts[language], {
      language,
      siteName,
      siteLink: new URL(origin).href,
      unsubscribeLink: mailLink(origin, 'unsubscribe', unsubscribe),
    }),
    to: { name: '', address },
    messageId: `<${digest}@${hostname}>`,
    date: new Date(now),
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: {
      ...unsubscribeHeaders(origin, unsubscribe),
      'List-Id': `<newsletter.${hostname}>`,
      // Keeps out-of-office programs from answering.
      Precedence: 'bulk',
      'Content-Language': language,
    },
  };
}
