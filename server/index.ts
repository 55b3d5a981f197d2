import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createApp } from './app.ts';
import { readSettings, SettingError } from './env.ts';
import { networkReader } from './middleware/network.ts';
import { logToOutput } from './middleware/request-log.ts';
import { createNewsletter } from './newsletter/create-newsletter.ts';
import type { ServerEntry } from './server-entry.ts';

/** How long requests under way may take after the signal to stop. */
const STOP_MILLISECONDS = 10_000;

const buildFolder = new URL('../build/', import.meta.url);

try {
  const settings = readSettings(process.env);
  const build = (await import(new URL('server/index.js', buildFolder).href)) as ServerBuild;
  const entry = build.entry.module as unknown as ServerEntry;
  const newsletter = await createNewsletter(settings.newsletter, { log: logToOutput });
  const app = createApp({
    entry,
    newsletter,
    networkOf: networkReader(settings.clientAddressHeader),
    render: entry.createRequestHandler(build, 'production'),
    settings: settings.site,
    pageCacheBytes: settings.pageCacheBytes,
    clientFolder: fileURLToPath(new URL('client', buildFolder)),
    log: logToOutput,
    now: () => new Date(),
  });
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { maxHeaderSize: 32 * 1024 } });

  server.on('error', (error) => {
    process.stderr.write(`The server cannot listen on ${settings.host}:${settings.port}: ${error.message}\n`);
    process.exit(1);
  });
  newsletter.start();
  server.listen(settings.port, settings.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : settings.port;
    if (!settings.newsletter.smtpUrl) {
      process.stdout.write(
        `SMTP_URL is not set: mails land as files in ${settings.newsletter.dataFolder}/mail\n`,
      );
    }
    process.stdout.write(`${settings.site.siteName} is ready at http://${settings.host}:${port}/\n`);
  });

  const stop = () => {
    const deadline = setTimeout(() => process.exit(1), STOP_MILLISECONDS);
    deadline.unref();
    server.close(() => void newsletter.stop().then(() => process.exit(0)));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
