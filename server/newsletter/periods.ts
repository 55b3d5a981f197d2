import { NEWSLETTER_DAYS } from '#app/domain/newsletter.ts';
import { DAY_MS } from './store.ts';

/**
 * How long an unconfirmed address is kept: a day less than promised, for a server that was down.
 * All periods are in milliseconds.
 */
export const PENDING_LIFETIME_MS = (NEWSLETTER_DAYS.unconfirmedAddress - 1) * DAY_MS;

/** How long the link of a confirmation mail works, from the moment of sending. */
export const LINK_LIFETIME_MS = NEWSLETTER_DAYS.confirmationLink * DAY_MS;

/** How long a mail's record is kept, and the least pause between mails to a mailbox that left. */
export const ASK_AGAIN_MS = NEWSLETTER_DAYS.askAgain * DAY_MS;

/**
 * The pause after each failed attempt. A mail is given up after eleven attempts in almost four
 * days, since later mail would surprise its reader. A new sign-up starts over.
 */
export const RETRY_PAUSES_MS: readonly number[] = [
  1, 5, 15, 60, 180, 360, 720, 1440, 1440, 1440,
].map((minutes) => minutes * 60_000);

/** A mail may wait as long as this before its first attempt, where many have signed up. */
const QUEUE_MS = DAY_MS;

/**
 * How long after its first sign-up an unconfirmed address gets further confirmation mails. The
 * links of later mails would outlive the address, whose deletion the first mail has promised.
 */
export const ASKABLE_MS =
  PENDING_LIFETIME_MS -
  LINK_LIFETIME_MS -
  QUEUE_MS -
  RETRY_PAUSES_MS.reduce((sum, each) => sum + each, 0);
