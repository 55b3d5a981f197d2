import type { ServerSettings } from '../env.ts';
import type { Finding } from './finding.ts';

/** Says where the keys of the links in mails are stored. */
export function checkKeys({ newsletter }: ServerSettings): Finding {
  const name = 'keys of links';
  if (newsletter.signingKeys !== undefined) return { name, result: 'ok', text: 'in SIGNING_KEYS' };
  if (newsletter.databaseUrl === undefined) {
    const text = 'in newsletter.keys of the data folder: keep a copy apart from the backups';
    return { name, result: 'ok', text };
  }
  return {
    name,
    result: 'to do',
    text:
      'the database and its dumps hold them: ' +
      'put the line of "newsletter new-key" into the settings of all servers',
  };
}
