import { createServer, type ServerResponse } from 'node:http';
import { utcMidnight } from '#app/domain/search/iso-date.ts';
import type { SiteApp } from './app.ts';
import type { ServerSettings } from './env.ts';
import { listen } from './listen.ts';
import type { Newsletter } from './newsletter/create-newsletter.ts';
import type { OnResponse } from './request-handler.ts';
import { type FeedStatus, feedAlarm } from './timetable/feed-status.ts';
import type { CurrentTimetable } from './timetable.ts';

type Prometheus = typeof import('prom-client');

/** Seconds; a page from the cache takes less than the first, a new one about the third. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** A figure of every feed of the timetable. */
interface FeedGauge {
  readonly name: string;
  readonly help: string;
  /** The worse of two values of a company that is in two feeds. */
  readonly worse: (one: number, other: number) => number;
  /** Undefined where the feed has no such figure. */
  readonly read: (feed: FeedStatus) => number | undefined;
}

const FEED_GAUGES: readonly FeedGauge[] = [
  {
    name: 'end_seconds',
    help: 'When the last day of a feed begins, in seconds since 1970',
    worse: Math.min,
    read: ({ lastDay }) =>
      lastDay === undefined ? undefined : utcMidnight(lastDay).getTime() / 1000,
  },
  {
    name: 'fetched_seconds',
    help: 'When the content of a feed came, in seconds since 1970',
    worse: Math.min,
    read: ({ fetchedAt }) => (fetchedAt === undefined ? undefined : fetchedAt / 1000),
  },
  {
    name: 'held_back_seconds',
    help: 'Since when newer content is held back, in seconds since 1970; missing if none is',
    worse: Math.min,
    read: ({ heldBack }) => (heldBack === undefined ? undefined : heldBack.since / 1000),
  },
  {
    name: 'alarm',
    help:
      '1 for a feed that is over, held back, ends within a week, was not updated for three days, ' +
      'or never arrived',
    worse: Math.max,
    read: (feed) => (feedAlarm(feed, new Date()) === undefined ? 0 : 1),
  },
];

/**
 * Serves the metrics of this process as text for Prometheus, on a separate address and port:
 * responses by kind and status with their times, the cache, the queues, the feeds of the timetable,
 * memory and the delay of the event loop.
 *
 * Without a port nothing is served.
 *
 * @returns the callback for every response
 * @throws SettingError when it cannot listen on the port
 */
export async function serveMetrics(
  { metricsHost: host, metricsPort: port }: Pick<ServerSettings, 'metricsHost' | 'metricsPort'>,
  site: SiteApp,
  { queuedMails }: Pick<Newsletter, 'queuedMails'>,
  timetable: Pick<CurrentTimetable, 'feeds'>,
): Promise<OnResponse | undefined> {
  if (port === undefined) return undefined;
  // Loaded only here, since it starts to collect when it is loaded.
  const client = await import('prom-client');
  client.collectDefaultMetrics();
  const onResponse = observeResponses(client);
  registerGauges(client, site, queuedMails);
  for (const gauge of FEED_GAUGES) registerFeedGauge(client, gauge, timetable);
  const server = createServer((_, outgoing) => sendMetrics(client, outgoing));
  await listen(server, host, port, 'METRICS_');
  server.unref();
  return onResponse;
}

/** Registers the histogram of responses, and returns the callback that fills it. */
function observeResponses({ Histogram }: Prometheus): OnResponse {
  const responses = new Histogram({
    name: 'binario_response_seconds',
    help: 'Responses by kind and status, and their time in seconds',
    labelNames: ['kind', 'status'],
    buckets: BUCKETS,
  });
  return (kind, status, milliseconds) => responses.observe({ kind, status }, milliseconds / 1000);
}

/** Registers the figures of the queues, the cache and the outbox. */
function registerGauges(
  { Gauge }: Prometheus,
  { queues, cache }: Pick<SiteApp, 'queues' | 'cache'>,
  queuedMails: Newsletter['queuedMails'],
): void {
  const register = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name: `binario_${name}`,
      help,
      async collect() {
        this.set(await read());
      },
    });
  for (const [name, queue] of Object.entries(queues))
    register(`waiting_${name}`, `Requests waiting in the queue of ${name}`, () => queue.waiting);
  register('made_pages', 'Pages made since the start, not from memory', () => queues.pages.done);
  register('cache_bytes', 'Memory taken by the page cache', cache.bytes);
  register(
    'outbox_mails',
    'Mails that wait to be sent; not a number while the store is away',
    queuedMails,
  );
}

function registerFeedGauge(
  { Gauge }: Prometheus,
  { name, help, worse, read }: FeedGauge,
  timetable: Pick<CurrentTimetable, 'feeds'>,
): void {
  new Gauge({
    name: `binario_timetable_feed_${name}`,
    help,
    labelNames: ['feed'],
    collect() {
      this.reset();
      const values = new Map<string, number>();
      for (const feed of timetable.feeds()) {
        const value = read(feed);
        if (value === undefined) continue;
        values.set(feed.name, worse(value, values.get(feed.name) ?? value));
      }
      for (const [feed, value] of values) this.set({ feed }, value);
    },
  });
}

function sendMetrics({ register }: Prometheus, outgoing: ServerResponse): void {
  register.metrics().then(
    (text) => outgoing.setHeader('Content-Type', register.contentType).end(text),
    (error: unknown) => outgoing.writeHead(500).end(String(error)),
  );
}
