import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { listenOnFreePort } from '#server/testing/free-port.ts';
import { createSite } from '../browser/server.ts';

/**
 * The production site, which hears of every error that nothing in a page catches, in whatever
 * engine.
 */
export interface WatchedSite {
  readonly origin: string;
  readonly errors: string[];
  close(): Promise<void>;
}

const REPORT_PATH = '/errors-of-the-journey';

/** When every journey begins. Later in a day, trips of that day have no more trains to show. */
const NOW = new Date('2026-12-10T09:00:00+01:00');

/** Sets the clock of a page, which runs on from there. */
const CLOCK = `(() => {
  const SystemDate = Date;
  const ahead = ${NOW.getTime()} - SystemDate.now();
  globalThis.Date = class Date extends SystemDate {
    constructor(...parts) { super(...(parts.length > 0 ? parts : [Date.now()])); }
    static now() { return SystemDate.now() + ahead; }
  };
})();`;

/**
 * Runs before everything else in a page. Requests that a page drops because the visitor leaves it
 * are no error, nor is a transition between pages that Chromium skips: it rejects a promise of its
 * own then, whether or not both pages opt in.
 */
const REPORTER = `${CLOCK}(() => {
  let leaving = false;
  addEventListener('beforeunload', () => { leaving = true; });
  const tell = (text) => leaving || navigator.sendBeacon('${REPORT_PATH}', location.pathname + ': ' + text);
  addEventListener('error', (event) => event.message && tell(event.message));
  addEventListener('unhandledrejection', ({ reason }) =>
    /ViewTransition/.test(reason) || tell(String(reason)));
  addEventListener('securitypolicyviolation', (event) => tell(event.violatedDirective + ' ' + event.blockedURI));
})()`;

const REPORTER_HASH = `'sha256-${createHash('sha256').update(REPORTER).digest('base64')}'`;

/** The address of a page into which somebody has put scripts. */
export const INJECTED_PATH = '/page-with-injected-scripts';

/** Each would mark the document, if it ran. */
const INJECTED = [
  '<script>document.documentElement.dataset.injected = "script"</script>',
  '<script src="data:text/javascript,document.documentElement.dataset.injected=1"></script>',
  '<script type="module">document.documentElement.dataset.injected = "module"</script>',
  '<img alt="" src="/none" onerror="document.documentElement.dataset.injected = this.tagName">',
].join('');

/**
 * Starts the site on a free port of this machine, with the reporter in each page. Its clock stands
 * still.
 */
export async function startWatchedSite(): Promise<WatchedSite> {
  const { site, close } = await createSite(NOW);
  const errors: string[] = [];
  const server = createAdaptorServer({
    async fetch(request, { incoming }) {
      if (new URL(request.url).pathname === REPORT_PATH) {
        errors.push(await request.text());
        return new Response(null, { status: 204 });
      }
      // Compressed pages could not be added to.
      if (request.method === 'GET') request.headers.delete('Accept-Encoding');
      const isInjected = new URL(request.url).pathname === INJECTED_PATH;
      const response = await site.request(
        isInjected ? new Request(new URL('/', request.url), request) : request,
        undefined,
        incoming as IncomingMessage,
      );
      if (isInjected) return withReporter(response, INJECTED);
      return response.headers.get('Content-Type')?.startsWith('text/html')
        ? withReporter(response)
        : response;
    },
  });
  const port = await listenOnFreePort(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    errors,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
      await close();
    },
  };
}

async function withReporter(response: Response, injected = ''): Promise<Response> {
  const headers = new Headers(response.headers);
  const policy = headers.get('Content-Security-Policy');
  if (policy) {
    headers.set(
      'Content-Security-Policy',
      policy.replace(/(script-src(-elem)?) /g, `$1 ${REPORTER_HASH} `),
    );
  }
  headers.delete('Content-Length');
  const page = (await response.text()).replace(
    /<head[^>]*>/,
    (head) => `${head}<script>${REPORTER}</script>${injected}`,
  );
  return new Response(page, { status: response.status, headers });
}
