import type { Newsletter } from './newsletter/create-newsletter.ts';
import type { SiteServer } from './site-server.ts';

/** The most time that a stop may take. */
const STOP_MILLISECONDS = 10_000;

/**
 * Ends the process after SIGINT or SIGTERM, when the requests in flight have their responses and
 * the newsletter has stopped.
 *
 * @param delayMilliseconds how long the server goes on after SIGTERM, not ready any more, so that
 * balancers notice; a second signal and Ctrl-C at a terminal stop at once
 */
export function stopOnSignals(
  { isRetired, retire, close }: SiteServer,
  newsletter: Pick<Newsletter, 'stop'>,
  delayMilliseconds: number,
): void {
  let isStopping = false;

  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_MILLISECONDS).unref();
    await close();
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
