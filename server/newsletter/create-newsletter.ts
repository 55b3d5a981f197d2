import type { Hono } from 'hono';
import { CONSENT_TEXTS } from '#app/data/newsletter/consent.ts';
import type { NewsletterService } from '#app/domain/newsletter.ts';
import type { SignUpLimits } from './limits.ts';
import type { Clock, Log } from './log.ts';
import { composeMail } from './mail/compose.ts';
import { createFolderMailer } from './mail/folder-mailer.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { mailFolder, openStore, type StoreSettings } from './open-store.ts';
import { createOutboxWorker } from './outbox-worker.ts';
import { createNewsletterRoutes } from './routes.ts';
import { createNewsletterService } from './service.ts';
import { createId } from './sign-up.ts';
import { createTokens } from './tokens.ts';
import type { WorkerTiming } from './worker-parts.ts';

/** The facts of one site. */
export interface NewsletterSettings extends StoreSettings {
  /** For example `smtps://user:password@mail.example:465`; without it mails land in `mail/` below the data folder. */
  readonly smtpUrl?: string;
  /** Sender, for example `Binario <news@example.com>`. */
  readonly mailFrom: string;
  /** For example `https://www.example.com`; the links in mails begin with it. */
  readonly publicOrigin: string;
  readonly siteName: string;
}

/** What surrounds the newsletter; tests set clock, limits and timing. */
export interface NewsletterSurroundings {
  readonly log: Log;
  readonly clock?: Clock;
  readonly limits?: SignUpLimits;
  readonly timing?: WorkerTiming;
}

/** The newsletter of a running server. */
export interface Newsletter {
  readonly service: NewsletterService;
  /** To be mounted at the root of the site, before anything that asks for a cookie or an origin header. */
  readonly routes: Hono;
  /** Begins to send what is in the outbox, and logs `newsletter.started` with the store's engine and where mails go. */
  start(): void;
  /** Lets mails on their way finish and closes the store; the service answers `unavailable` from then on. */
  stop(): Promise<void>;
}

/** Opens the store, brings its tables up to date and wires the newsletter up. Throws when the store cannot be opened. */
export async function createNewsletter(
  settings: NewsletterSettings,
  { log, clock = Date.now, limits, timing }: NewsletterSurroundings,
): Promise<Newsletter> {
  const { siteName, publicOrigin: origin, mailFrom, smtpUrl } = settings;
  const { store, secret, engine } = await openStore(settings);
  const tokens = createTokens(secret);
  const mailer =
    smtpUrl === undefined
      ? createFolderMailer(mailFolder(settings.dataFolder), mailFrom)
      : createSmtpMailer(smtpUrl, mailFrom);
  const worker = createOutboxWorker({
    store,
    mailer,
    clock,
    log,
    owner: createId(),
    compose: (mail, subscriber, now) => composeMail(mail, subscriber, { tokens, origin, siteName, now }),
    ...(timing === undefined ? {} : { timing }),
  });
  const service = createNewsletterService({
    store,
    clock,
    secret,
    tokens,
    siteName,
    consentTexts: CONSENT_TEXTS,
    log,
    onMailQueued: () => worker.wake(),
    ...(limits === undefined ? {} : { limits }),
  });
  return {
    service,
    routes: createNewsletterRoutes(service),
    start() {
      log('newsletter.started', { store: engine, mail: mailer.destination });
      worker.start();
    },
    async stop() {
      await worker.stop();
      await store.close();
      log('newsletter.stopped', {});
    },
  };
}
