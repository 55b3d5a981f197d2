import * as v from 'valibot';
import { isLoopback, isPublic } from '../public-origin.ts';
import { type ReadSetting, SettingError } from './read-setting.ts';

/**
 * How far browsers insist on HTTPS: nowhere, on this host, on all hosts below it, or by their own
 * list too.
 */
const HSTS_REACHES = ['off', 'host', 'subdomains', 'preload'] as const;
export type HstsReach = (typeof HSTS_REACHES)[number];

const Reach = v.picklist(HSTS_REACHES, HSTS_REACHES.join(', '));

/**
 * Decides for which hosts browsers require HTTPS. By default it is this host alone, and only for a
 * public https origin: browsers cache the setting, so a mistake locks visitors out for two years.
 *
 * @throws SettingError where browsers would ignore it or where it would bind this machine's other
 * services
 */
export function readHsts(setting: ReadSetting, publicOrigin: string): HstsReach {
  const chosen = setting('HSTS', Reach);
  const isHttps = publicOrigin.startsWith('https:') && !isLoopback(publicOrigin);
  if (chosen && chosen !== 'off' && !isHttps)
    throw new SettingError(
      "HSTS should be off unless PUBLIC_ORIGIN is an https address other than this machine's own, " +
        `but is "${chosen}" beside ${publicOrigin}`,
    );
  return chosen ?? (isHttps && isPublic(publicOrigin) ? 'host' : 'off');
}
