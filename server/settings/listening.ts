import { type ReadSetting, SettingError } from './read-setting.ts';
import { HeaderName, Host, number, Port } from './values.ts';

/** The addresses on which the server listens, and the source of a visitor's address. */
export interface ListeningSettings {
  readonly host: string;
  readonly port: number;
  /** Where the figures for Prometheus are served; without a port there are none. */
  readonly metricsHost: string;
  readonly metricsPort: number | undefined;
  /**
   * The header with the visitor's address, in the entry that the first trusted proxy wrote. Without
   * a header the connection's address counts.
   */
  readonly clientAddress: { readonly header: string | undefined; readonly trustedProxies: number };
}

const Proxies = number(/^[1-9]$/, 'a number from 1 to 9');

/** @throws SettingError for the first value that cannot be used */
export function readListening(setting: ReadSetting): ListeningSettings {
  const header = setting('CLIENT_ADDRESS_HEADER', HeaderName);
  const proxies = setting('TRUSTED_PROXIES', Proxies);
  if (proxies && !header)
    throw new SettingError(
      'CLIENT_ADDRESS_HEADER should be set where TRUSTED_PROXIES is: ' +
        'it names the header that they write',
    );
  return {
    host: setting('HOST', Host) ?? '127.0.0.1',
    port: setting('PORT', Port) ?? 3000,
    metricsHost: setting('METRICS_HOST', Host) ?? '127.0.0.1',
    metricsPort: setting('METRICS_PORT', Port),
    clientAddress: { header, trustedProxies: proxies ?? 1 },
  };
}
