import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE, type Language } from '#app/domain/language.ts';
import { NEWSLETTER_DAYS } from '#app/domain/newsletter.ts';
import type { Issue } from '../issue/parse-issue.ts';
import { DAY_MS, type OutboxMail, type Subscriber } from '../store.ts';
import type { Tokens } from '../tokens.ts';
import { renderIssue, renderMail } from './render.ts';

/** The paths that mails lead to, below the site's public origin. */
export const MAIL_PATHS = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
  oneClick: '/newsletter/unsubscribe/one-click',
} as const;

/**
 * Builds a link of a mail; the token stands last, since what follows a link in plain text may be
 * taken for a part of it.
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

/**
 * A mail in the form that nodemailer takes, and the name of its file for a site without an SMTP
 * server.
 */
export type OutgoingMail = ReturnType<typeof composeMail>;

/**
 * Writes a mail from the outbox to its subscriber, with the headers of one-click unsubscription
 * (RFC 8058, RFC 2369). Its links are signed now, so none is kept and each lasts from its sending;
 * Message-ID and file are the same at every attempt, so that a duplicate can be told.
 */
export function composeMail(
  mail: OutboxMail,
  { id: subscriberId, language, address, status, consentWording }: Subscriber,
  site: { tokens: Tokens; publicOrigin: string; siteName: string; now: number },
) {
  const { tokens, publicOrigin: origin, siteName, now } = site;
  const unsubscribe = { token: tokens.signUnsubscribe(subscriberId), language };
  const expiresAt = now + NEWSLETTER_DAYS.confirmationLink * DAY_MS;
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
    /** Holds no address; starts with the subscriber's id. */
    fileName: `${subscriberId}.${mail.kind}.${mail.id}.eml`,
  };
}

/** The headers of one-click unsubscription (RFC 8058, RFC 2369). */
function unsubscribeHeaders(origin: string, link: { token: string; language: Language }) {
  return {
    // Prepared, because folding would break the link in two.
    'List-Unsubscribe': { prepared: true, value: `<${mailLink(origin, 'oneClick', link)}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/**
 * Writes a newsletter to one subscriber. The Message-ID follows from both, so it is the same at
 * every attempt and a duplicate can be told.
 */
export function composeIssue(
  { id: issueId, texts }: Issue,
  { id: subscriberId, language, address }: Pick<Subscriber, 'id' | 'language' | 'address'>,
  site: { tokens: Tokens; publicOrigin: string; siteName: string; now: number },
) {
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
