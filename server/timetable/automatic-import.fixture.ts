import { onTestFinished } from 'vitest';
import { openCurrentTimetable } from '../timetable.ts';
import { runAutomaticImport } from './automatic-import.ts';
import { createFeedNetwork } from './feed-network.ts';
import { pathOf, startFeedServer } from './import.fixture.ts';
import { createTimetableMaker } from './make-timetable.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A feed at its address. */
export interface PublishedFeed {
  readonly body: Buffer;
  /** The response to a request with it is 304. */
  readonly etag: string;
}

/** A server with feeds, one server of the site, and a fixed clock. */
export async function prepareSite(feeds: Record<string, PublishedFeed>) {
  const requests: string[] = [];
  const { origin, close } = await startFeedServer(({ url = '', headers }, response) => {
    const feed = feeds[url.slice(1)];
    const isKnown = feed !== undefined && headers['if-none-match'] === feed.etag;
    const found = isKnown ? 304 : 200;
    const status = feed ? found : 503;
    requests.push(`${url.slice(1)} ${status}`);
    response.writeHead(status, feed && { etag: feed.etag });
    response.end(status === 200 ? feed?.body : undefined);
  });
  onTestFinished(close);
  const clock = { now: new Date('2026-11-22T02:30:00Z') };
  const lines: Record<string, unknown>[] = [];
  const log = (event: string, fields: object) => void lines.push({ event, ...fields });
  const folder = pathOf('data');
  const timetable = await openCurrentTimetable(pathOf('included.bin'), folder, log);
  let changes = 0;
  return {
    feeds,
    lines,
    timetable,
    changes: () => changes,
    folder,
    addressOf: (name: string) => `${origin}/${name}`,
    now: () => clock.now,
    /** Imports feeds by their names; the lines of the log and the requests of this import. */
    async import(names: readonly string[]) {
      lines.length = 0;
      requests.length = 0;
      await runAutomaticImport({
        sources: names.map((name) => `${origin}/${name}`),
        folder,
        includedFile: pathOf('included.bin'),
        make: createTimetableMaker(createFeedNetwork({ allowsLoopback: true })),
        timetable,
        log,
        now: () => clock.now,
        onChange: () => {
          changes += 1;
        },
      });
      return { lines: [...lines], requests: [...requests] };
    },
    /** Lets days go by. */
    wait(days: number) {
      clock.now = new Date(clock.now.getTime() + days * DAY_MS);
    },
  };
}
