import type { OutboxMail, Subscriber } from '../store.ts';
import { CONFIRMATION_LIFETIME_MS, type Tokens } from '../tokens.ts';
import { mailLink } from './links.ts';
import type { OutgoingMail } from './mailer.ts';
import { renderMail } from './render.ts';

/** What every mail of one site shares. */
export interface Letterhead {
  readonly tokens: Tokens;
  /** Public origin of the site, for example `https://www.example.com`. */
  readonly origin: string;
  readonly siteName: string;
}

/** Writes a mail from the outbox to its subscriber; links are signed now, so none is kept and each lasts from its sending. */
export function composeMail(
  mail: OutboxMail,
  subscriber: Subscriber,
  { tokens, origin, siteName, now }: Letterhead & { now: number },
): OutgoingMail {
  const { id: subscriberId, language } = subscriber;
  const unsubscribe = { token: tokens.signUnsubscribe(subscriberId), language };
  const confirm = {
    token: tokens.signConfirmation({
      subscriberId,
      mailId: mail.id,
      expiresAt: now + CONFIRMATION_LIFETIME_MS,
    }),
    language,
  };
  const rendered = renderMail({
    kind: mail.kind,
    language,
    siteName,
    siteLink: new URL(origin).href,
    ...(mail.kind === 'confirm' ? { actionLink: mailLink(origin, 'confirm', confirm) } : {}),
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
