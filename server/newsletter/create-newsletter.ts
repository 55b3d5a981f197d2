import type { Log } from '../log.ts';
import { createFolderMailer, createSmtpMailer } from './mail/mailer.ts';
import { openServerStore } from './open-server-store.ts';
import { createReopeningStore } from './open-store.ts';
import { createOutboxWorker, type WorkerTiming } from './outbox-worker.ts';
import { createNewsletterRoutes } from './routes.ts';
import { createNewsletterService } from './service.ts';
import type { NewsletterSettings } from './store.ts';

/** The newsletter of a running server. */
export type Newsletter = ReturnType<typeof createNewsletter>;

/**
 * Wires the newsletter up; tests set clock and timing. Its store is opened when it starts or is
 * first asked, and again until it opens: a site without its store is a site whose newsletter says
 * "not now".
 */
export function createNewsletter(
  settings: NewsletterSettings,
  { log, clock = Date.now, timing }: { log: Log; clock?: () => number; timing?: WorkerTiming },
) {
  const { databaseUrl, dataFolder, mailFrom, smtpUrl, siteName, publicOrigin, mailsPerHour } =
    settings;
  const store = createReopeningStore(() => openServerStore(settings, log), log);
  const mailer = smtpUrl
    ? createSmtpMailer(smtpUrl, mailFrom)
    : createFolderMailer(dataFolder, mailFrom);
  const parts = { store, clock, log, siteName, publicOrigin };
  const worker = createOutboxWorker({ ...parts, mailer, timing });
  const service = createNewsletterService({ ...parts, mailsPerHour, onMailQueued: worker.wake });
  return {
    service,
    /**
     * To be mounted at the root of the site, before anything that asks for a cookie or an origin
     * header.
     */
    routes: createNewsletterRoutes(service),
    /** How many mails wait to be sent; NaN while the store is away. */
    waitingMails: () =>
      store.transaction((rows) => rows.countQueuedMails()).catch(() => Number.NaN),
    /**
     * Begins to send what is in the outbox, and logs `newsletter.started` with the store's engine
     * and where mails go.
     */
    start() {
      log('newsletter.started', {
        store: databaseUrl ? 'postgres' : 'sqlite',
        mail: smtpUrl ? 'smtp' : `${dataFolder}/mail`,
      });
      worker.start();
    },
    /**
     * Lets mails on their way finish and closes the store; the service answers `unavailable` from
     * then on.
     */
    async stop() {
      await worker.stop();
      await store.close();
      log('newsletter.stopped', {});
    },
  };
}
