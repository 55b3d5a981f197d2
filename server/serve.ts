import { hostname } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { createApp } from './app.ts';
import { compressPopularPages } from './compress-popular-pages.ts';
import { readServerSettings, settingsOrStop } from './env.ts';
import { listen } from './listen.ts';
import { loadBuild } from './load-build.ts';
import { announce, logToOutput } from './log.ts';
import { serveMetrics } from './metrics.ts';
import { createNewsletter } from './newsletter/create-newsletter.ts';
import { placeholdersLeft } from './placeholders.ts';
import { isPublic } from './public-origin.ts';
import { runImportProcess } from './run-import-process.ts';
import { createSiteServer } from './site-server.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { runAutomaticImport } from './timetable/automatic-import.ts';
import { spreadMinutes, startNightlyImports } from './timetable/nightly-imports.ts';
import { openSharedTimetable } from './timetable/shared-timetable.ts';
import { INCLUDED_TIMETABLE, openCurrentTimetable } from './timetable.ts';
import { renderHome } from './warm-up.ts';

// The renderer of pictures, which comes with the pages, returns its memory to the system at once
// instead of keeping it for the next picture, some 15 MB for each of four threads.
process.env.MIMALLOC_PURGE_DELAY ??= '0';

// The reader of the log may exit or its disk may be full; the site then goes on without a log.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

const settings = await settingsOrStop(readServerSettings);
warnOfPlaceholders();
const { databaseUrl, dataFolder, smtpUrl } = settings.newsletter;
const newsletter = createNewsletter(settings.newsletter, { log: logToOutput });
const shared = databaseUrl ? openSharedTimetable(databaseUrl, logToOutput) : undefined;
const timetable = await openCurrentTimetable(
  INCLUDED_TIMETABLE,
  settings.timetableFolder,
  logToOutput,
  shared,
);
const now = () => new Date();
const site = createApp({
  ...(await loadBuild()),
  newsletter,
  timetable,
  settings,
  log: logToOutput,
  now,
});
const onResponse = await settingsOrStop(() => serveMetrics(settings, site, newsletter, timetable));
const siteServer = createSiteServer(site, logToOutput, onResponse);

stopOnSignals(siteServer, newsletter, settings.stopDelayMilliseconds);

await renderHome(site);
// V8 lets its heap grow with the machine's memory, to many times the live objects; this keeps it
// near their size. It is no limit: under attack the heap may still grow, where a limit would end
// the process. Set only here, since it would make the start a quarter longer.
setFlagsFromString('--optimize-for-size');
const address = await settingsOrStop(() => listen(siteServer.server, settings.host, settings.port));
// Only after listening: a second start beside a running server must change nothing.
newsletter.start();
compressPopularPages(site.cache);
timetable.start(forgetPages);
if (settings.timetableFeeds.length > 0) startImports();
if (!smtpUrl)
  announce('start.without-mail', `SMTP_URL is not set: mails land as files in ${dataFolder}/mail`);
announce('start.ready', `${settings.site.siteName} is ready at ${address}`);

/** Warns of a public site whose settings still hold the values of the examples. */
function warnOfPlaceholders(): void {
  if (!isPublic(settings.newsletter.publicOrigin)) return;
  const placeholders = placeholdersLeft(settings);
  if (placeholders.length > 0)
    process.stderr.write(
      `PUBLIC_ORIGIN is public, but placeholders are left; set ${placeholders.join(', ')}\n`,
    );
}

/** Drops the cached pages, which show another timetable. */
function forgetPages(): void {
  site.cache.clear();
}

/** Imports the feeds of the settings now and every night. */
function startImports(): void {
  const run = () =>
    runAutomaticImport({
      sources: settings.timetableFeeds,
      folder: settings.timetableFolder,
      shared,
      includedFile: INCLUDED_TIMETABLE,
      make: runImportProcess,
      timetable,
      log: logToOutput,
      now,
      onChange: forgetPages,
    });
  startNightlyImports(run, spreadMinutes(`${hostname()}:${settings.port}`), now);
}
