import type { Hono } from 'hono';
import { CONSENT_TEXTS } from '#app/data/newsletter/consent.ts';
import type { NewsletterService } from '#app/domain/newsletter.ts';
import type { Clock, Log } from './log.ts';
import { composeMail } from './mail/compose.ts';
import { createFolderMailer } from './mail/folder-mailer.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { mailFolder, openStore, type StoreSettings } from './open-store.ts';
import { createOutboxWorker } from './outbox-worker.ts';
import { createReopeningStore } from './reopening-store.ts';
import { createNewsletterRoutes } from './routes.ts';
import type { WorkerTiming } from './send-mail.ts';
import { createNewsletterService } from './service.ts';
import { createId } from './sign-up.ts';

/** The facts of one site. */
export interface NewsletterSettings extends StoreSettings {
  /** For example `smtps://user:password@mail.example:465`; without it mails land in `mail/` below the data folder. */
  readonly smtpUrl?: string;
  /** Sender, for example `Binario <news@example.com>`. */
  readonly mailFrom: string;
  /** For example `https://www.example.com`; the links in mails begin with it. */
  readonly publicOrigin: string;
  readonly siteName: string;
  /** How many confirmation mails the whole site sends in an hour. */
  readonly mailsPerHour: number;
}

/** What surrounds the newsletter; tests set clock and timing. */
export interface NewsletterSurroundings {
  readonly log: Log;
  readonly clock?: Clock;
  readonly timing?: WorkerTiming;
}

/** The newsletter of a running server. */
export interface Newsletter {
  readonly service: NewsletterService;
  /** To be mounted at the root of the site, before anything that asks for a cookie or an origin header. */
  readonly routes: Hono;
  /** How many mails wait to be sent; NaN while the store is away. */
  readonly waitingMails: () => Promise<number>;
  /** Begins to send what is in the outbox, and logs `newsletter.started` with the store's engine and where mails go. */
  start(): void;
  /** Lets mails on their way finish and closes the store; the service answers `unavailable` from then on. */
  stop(): Promise<void>;
}

/**
 * Wires the newsletter up. Its store is opened when it starts or is first asked, and again until it opens: a site without
 * its store is a site whose newsletter says "not now".
 */
export function createNewsletter(
  settings: NewsletterSettings,
  { log, clock = Date.now, timing }: NewsletterSurroundings,
): Newsletter {
  const { siteName, publicOrigin: origin, mailFrom, smtpUrl, mailsPerHour } = settings;
  const store = createReopeningStore(() => openStore(settings, log), log);
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
    compose: async (mail, subscriber, now) =>
      composeMail(mail, subscriber, { tokens: await store.tokens(), origin, siteName, now }),
    ...(timing === undefined ? {} : { timing }),
  });
  const service = createNewsletterService({
    store,
    clock,
    siteName,
    consentTexts: CONSENT_TEXTS,
    log,
    mailsPerHour,
    onMailQueued: () => worker.wake(),
  });
  return {
    service,
    routes: createNewsletterRoutes(service),
    waitingMails: () => store.transaction((rows) => rows.countWaitingMails()).catch(() => Number.NaN),
    start() {
      const engine = settings.databaseUrl === undefined ? 'sqlite' : 'postgres';
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
