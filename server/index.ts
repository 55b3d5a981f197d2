import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import { readSettings, SettingError } from './env.ts';
import { loadBuild } from './load-build.ts';
import { networkReader } from './middleware/network.ts';
import { logToOutput } from './middleware/request-log.ts';
import { createNewsletter } from './newsletter/create-newsletter.ts';

/** How long requests under way may take after the signal to stop. */
const STOP_MILLISECONDS = 10_000;

try {
  const settings = readSettings(process.env);
  const newsletter = await createNewsletter(settings.newsletter, { log: logToOutput });
  const app = createApp({
    ...(await loadBuild()),
    newsletter,
    networkOf: networkReader(settings.clientAddressHeader),
    settings: settings.site,
    pageCacheBytes: settings.pageCacheBytes,
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
