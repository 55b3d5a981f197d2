import type { SiteSettings } from '#app/domain/site-settings.ts';
import { closeDataFolder, prepareFolder } from './settings/data-folder.ts';
import { type HstsReach, readHsts } from './settings/hsts.ts';
import { type LimitSettings, readLimits } from './settings/limits.ts';
import { type ListeningSettings, readListening } from './settings/listening.ts';
import { type MailSettings, readNewsletter } from './settings/newsletter.ts';
import { createReadSetting, type Environment, SettingError } from './settings/read-setting.ts';
import { readSite } from './settings/site.ts';
import { readTimetable, type TimetableSettings } from './settings/timetable.ts';

/** All settings: those of the server itself, of its parts, and of the pages. */
export interface ServerSettings
  extends ListeningSettings,
    LimitSettings,
    MailSettings,
    TimetableSettings {
  readonly hsts: HstsReach;
  /** The settings that pages show. */
  readonly site: SiteSettings;
  /** The names of the variables that are set. */
  readonly given: ReadonlySet<string>;
}

/**
 * Reads the settings from the environment, each with the default that a fresh clone runs on;
 * README's table says what each is for. An empty variable counts as one that is not set.
 *
 * @throws SettingError for the first value that cannot be used
 */
export function readSettings(environment: Environment): ServerSettings {
  if (environment.HSTS_PRELOAD)
    throw new SettingError('HSTS_PRELOAD should no longer be set: HSTS=preload takes its place');
  const setting = createReadSetting(environment);
  const listening = readListening(setting);
  const site = readSite(setting, listening.port);
  const mail = readNewsletter(setting, site);
  return {
    ...listening,
    ...readLimits(setting),
    ...mail,
    ...readTimetable(setting, mail.newsletter.dataFolder),
    hsts: readHsts(setting, site.publicOrigin),
    site,
    given: new Set(Object.keys(environment).filter((name) => environment[name])),
  };
}

/**
 * Reads the settings of the server from its environment. Creates the data folder, if it is used,
 * and closes it to other users.
 */
export function readServerSettings(): ServerSettings {
  const settings = readSettings(process.env);
  const { dataFolder, databaseUrl, smtpUrl } = settings.newsletter;
  if (!databaseUrl || !smtpUrl) {
    prepareFolder(dataFolder);
    closeDataFolder(dataFolder);
  }
  return settings;
}

/** Reads or uses settings; ends the process with a one-line error if they are invalid. */
export async function settingsOrStop<Result>(use: () => Result): Promise<Awaited<Result>> {
  try {
    return await use();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
