import { expect, it, onTestFinished } from 'vitest';
import { LANGUAGES } from '#app/domain/language.ts';
import { freePort } from './testing/free-port.ts';
import { startServerProcess } from './testing/server-process.ts';

it('the figures of a server are served on a separate port only', async () => {
  const port = await freePort();
  const server = await startServerProcess({ environment: { METRICS_PORT: String(port) } });
  onTestFinished(async () => void (await server.stop()));
  const figures = () => fetch(`http://127.0.0.1:${port}/metrics`);
  const madePages = (text: string) => Number(/^binario_made_pages (\d+)$/m.exec(text)?.[1]);
  const madeAtStart = madePages(await (await figures()).text());
  await (await fetch(`${server.origin}/help`)).text();
  await (await fetch(`${server.origin}/no/such/page`)).text();
  const response = await figures();
  const text = await response.text();
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
  expect(text).toMatch(/^binario_response_seconds_count\{kind="help",status="200"\} 1$/m);
  expect(text).toMatch(/^binario_response_seconds_count\{kind="trip",status="404"\} 1$/m);
  expect(text).toMatch(/^binario_cache_bytes [1-9]\d+$/m);
  expect(text).toMatch(/^binario_waiting_pages 0$/m);
  // Before the first visitor the server has rendered the home pages.
  expect(madeAtStart).toBe(LANGUAGES.length);
  expect(madePages(text)).toBe(madeAtStart + 2);
  expect(text).toMatch(/^binario_outbox_mails 0$/m);
  expect(text).toMatch(/^binario_timetable_feed_end_seconds\{feed="Trenitalia"\} 1781308800$/m);
  expect(text).toMatch(/^binario_timetable_feed_alarm\{feed="Trenitalia"\} [01]$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(text).toMatch(/^process_resident_memory_bytes /m);
  expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
});
