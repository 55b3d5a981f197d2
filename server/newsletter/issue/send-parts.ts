import type { OpenStore } from '../open-store.ts';
import type { NewsletterSettings } from '../store.ts';
import type { SmtpSession } from './smtp-session.ts';

/** Durations of a sender in milliseconds, which tests shorten. */
export interface SendTiming {
  /** How long a command that was killed keeps its newsletter. */
  readonly leaseMs: number;
  /** How long a mail server that does not respond is tried again. */
  readonly silenceMs: number;
  readonly silencePauseMs: number;
}

/** The durations outside tests. */
export const SEND_TIMING: SendTiming = {
  leaseMs: 30_000,
  silenceMs: 10 * 60_000,
  silencePauseMs: 10_000,
};

/** The dependencies of a sender. */
export interface SendParts {
  readonly store: OpenStore;
  readonly session: SmtpSession;
  readonly site: Pick<NewsletterSettings, 'publicOrigin' | 'siteName'>;
  readonly mailsPerHour: number;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Aborts after the mail under way. */
  readonly signal: AbortSignal;
  /** Called after each attempt. */
  readonly onProgress?: () => void;
  readonly timing?: SendTiming;
}

/** Why sending stopped, in one line. Nothing is lost, and the same command continues. */
export class SendStopped extends Error {}
