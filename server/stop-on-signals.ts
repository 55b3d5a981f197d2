import type { Newsletter } from './newsletter/create-newsletter.ts';
import type { SiteServer } from './site-server.ts';

/**
 * The most time that a stop may take. Requests and mails end beside each other: requests within six
 * seconds, mails within six and two and a half to record what became of them. Only then is the
 * store closed, which both may need, within one. So the limit is met even if the mail server and
 * the database are both silent.
 */
const STOP_MILLISECONDS = 10_000;

/**
 * Ends the process after SIGINT or SIGTERM, when the requests in flight have their responses, the
 * mails under way are sent or aborted, and the newsletter's store is closed.
 *
 * @param delayMilliseconds how long the server goes on after SIGTERM, not ready any more, so that
 * balancers notice; a second signal and Ctrl-C at a terminal stop at once
 */
export function stopOnSignals(
  { isRetired, retire, close }: Pick<SiteServer, 'isRetired' | 'retire' | 'close'>,
  newsletter: Pick<Newsletter, 'stopSending' | 'stop'>,
  delayMilliseconds: number,
): void {
  let isStopping = false;

  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_MILLISECONDS).unref();
    // Mails end beside the requests, which may need the store until their responses are sent.
    await Promise.all([close(), newsletter.stopSending()]);
    await newsletter.stop();
    process.exit(0);
  }

  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      const delay = signal === 'SIGINT' || isRetired() ? 0 : delayMilliseconds;
      retire();
      setTimeout(() => void stop(), delay);
    });
  }
}
