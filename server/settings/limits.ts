import type { ReadSetting } from './read-setting.ts';
import { number } from './values.ts';

/** How much the server keeps in memory, and how long it continues when it is stopped. */
export interface LimitSettings {
  readonly pageCacheBytes: number;
  /** How long the server continues after SIGTERM while its readiness check fails. */
  readonly stopDelayMilliseconds: number;
}

const Megabytes = number(/^[1-9]\d{0,3}$/, 'a number of megabytes from 1 to 9999');
const Seconds = number(/^\d{1,3}$/, 'a number of seconds from 0 to 999');

/** @throws SettingError for the first value that cannot be used */
export function readLimits(setting: ReadSetting): LimitSettings {
  return {
    pageCacheBytes: (setting('PAGE_CACHE_MEGABYTES', Megabytes) ?? 16) * 1024 * 1024,
    stopDelayMilliseconds: (setting('STOP_DELAY_SECONDS', Seconds) ?? 2) * 1000,
  };
}
