import type { Hono } from 'hono';
import type { NewsletterService } from '#app/domain/newsletter.ts';
import type { Log } from '../log.ts';
import { createFolderMailer, createSmtpMailer } from './mail/mailer.ts';
import { openServerStore } from './open-server-store.ts';
import { createReopeningStore } from './open-store.ts';
import { createOutboxWorker, type WorkerTiming } from './outbox-worker.ts';
import { createNewsletterRoutes } from './routes.ts';
import { createNewsletterService } from './service.ts';
import type { NewsletterSettings } from './store.ts';

/** The newsletter of a running server. */
export interface Newsletter {
  readonly service: NewsletterService;
  /** Routes for the root of the site, without the check of a form's origin. */
  readonly routes: Hono;
  /** How many mails wait to be sent; NaN while the store is unavailable. */
  queuedMails(): Promise<number>;
  /**
   * Begins to send the mails of the outbox. Logs `newsletter.started` with the store's engine and
   * the destination of mails.
   */
  start(): void;
  /**
   * Begins no further mail, and finishes or aborts those under way. The service works as before.
   */
  stopSending(): Promise<void>;
  /** Stops sending and closes the store. The service is `unavailable` from then on. */
  stop(): Promise<void>;
}

/**
 * Creates the newsletter of a server. The store is opened at the first use, and again until it
 * opens: without it the site works and its newsletter is `unavailable`. Tests set clock and timing.
 */
export function createNewsletter(
  settings: NewsletterSettings,
  { log, clock = Date.now, timing }: { log: Log; clock?: () => number; timing?: WorkerTiming },
): Newsletter {
  const { databaseUrl, dataFolder, mailFrom, smtpUrl, siteName, publicOrigin, mailsPerHour } =
    settings;
  const store = createReopeningStore(() => openServerStore(settings, log), log);
  const mailer = smtpUrl
    ? createSmtpMailer(smtpUrl, mailFrom)
    : createFolderMailer(dataFolder, mailFrom);
  const parts = { store, clock, log, siteName, publicOrigin };
  const worker = createOutboxWorker({ ...parts, mailer, timing });
  const service = createNewsletterService({
    ...parts,
    mailsPerHour,
    onMailQueued: worker.wake,
    forgetMails: mailer.forget,
  });
  return {
    service,
    routes: createNewsletterRoutes(service),
    queuedMails: () => store.transaction((rows) => rows.countQueuedMails()).catch(() => Number.NaN),
    start() {
      log('newsletter.started', {
        store: databaseUrl ? 'postgres' : 'sqlite',
        mail: smtpUrl ? 'smtp' : `${dataFolder}/mail`,
      });
      worker.start();
    },
    stopSending: worker.stop,
    async stop() {
      await worker.stop();
      await store.close();
      log('newsletter.stopped', {});
    },
  };
}
