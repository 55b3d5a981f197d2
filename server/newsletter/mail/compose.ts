import { DEFAULT_LANGUAGE, type Language } from '#app/domain/language.ts';
import { NEWSLETTER_DAYS } from '#app/domain/newsletter.ts';
import type { OutboxMail, Subscriber } from '../store.ts';
import type { Tokens } from '../tokens.ts';
import type { OutgoingMail } from './mailer.ts';
import { renderMail } from './render.ts';

/** The paths that mails lead to, below the site's public origin. */
export const MAIL_PATHS = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
  oneClick: '/newsletter/unsubscribe/one-click',
} as const;

/** Builds a link of a mail; the token stands last, since what follows a link in plain text may be taken for a part of it. */
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

/** Writes a mail from the outbox to its subscriber; links are signed now, so none is kept and each lasts from its sending. */
export function composeMail(
  mail: OutboxMail,
  subscriber: Subscriber,
  site: { tokens: Tokens; origin: string; siteName: string; now: number },
): OutgoingMail {
  const { tokens, origin, siteName, now } = site;
  const { id: subscriberId, language } = subscriber;
  const unsubscribe = { token: tokens.signUnsubscribe(subscriberId), language };
  const expiresAt = now + NEWSLETTER_DAYS.confirmationLink * 24 * 60 * 60 * 1000;
  const confirmation = tokens.signConfirmation({ subscriberId, mailId: mail.id, expiresAt });
  const rendered = renderMail({
    kind: subscriber.status === 'unsubscribed' ? 'return' : mail.kind,
    language,
    siteName,
    siteLink: new URL(origin).href,
    actionLink: mailLink(origin, 'confirm', { token: confirmation, language }),
    unsubscribeLink: mailLink(origin, 'unsubscribe', unsubscribe),
    consentWording: subscriber.consent.wording,
  });
  return {
    ...rendered,
    to: subscriber.address,
    language,
    messageId: `${mail.id}@${new URL(origin).hostname}`,
    date: now,
    oneClickLink: mailLink(origin, 'oneClick', unsubscribe),
    fileName: `${subscriberId}.${mail.kind}.${mail.id}`,
  };
}
