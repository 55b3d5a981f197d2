// A small server around the newsletter for the kill test: node kill-server.ts DATA_FOLDER SMTP_URL
import { writeSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createNewsletter } from '../create-newsletter.ts';

const [dataFolder = '', smtpUrl = ''] = process.argv.slice(2);

// Synchronous, so that a line is written before the process can be killed.
const print = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`);

const newsletter = createNewsletter(
  {
    dataFolder,
    smtpUrl,
    mailFrom: 'news@example.org',
    publicOrigin: 'https://www.example.com',
    siteName: 'Binario',
    mailsPerHour: 1_000_000,
  },
  {
    log: (event, fields) => print({ event, ...fields }),
    timing: { leaseMs: 3_000, attemptMs: 2_500, pollMs: 100, graceMs: 2_000, recordMs: 2_500 },
  },
);
newsletter.start();

const app = new Hono();
app.post('/newsletter', async (context) => {
  const address = await context.req.text();
  const result = await newsletter.service.signUp({
    address,
    language: 'en',
    honeypot: '',
    clientSubnet: `subnet of ${address}`,
  });
  return context.json(result, result.kind === 'accepted' ? 200 : 503);
});
app.route('/', newsletter.routes);

const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  print({ port }),
);
process.once('SIGTERM', () => {
  server.close();
  void newsletter.stop();
});
