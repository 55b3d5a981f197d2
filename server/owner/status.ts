import { existsSync, readFileSync } from 'node:fs';
import { OWN_VERSION } from '../newsletter/migrations.ts';
import { readCounts } from '../newsletter/read-counts.ts';
import { type Command, CommandRefusal } from './command.ts';
import { describeTimetable } from './describe-timetable.ts';
import { refuseStoreError, requireStore } from './open-owner-store.ts';
import { reasonOf } from './reasons.ts';

const PROJECT = new URL('../../', import.meta.url);
const SHOWN_DIGITS = 12;

/** Shows the state of the site and changes nothing. */
export const STATUS: Command = {
  name: 'status',
  summary: 'Shows release, tables, subscribers, waiting mails and the current timetable',
  details: 'The exit status is 1 when the store cannot be read; the rest is shown even then.',
  async run(context) {
    const { storeState, out } = context;
    const line = (name: string, value: string | number) => out(`${name.padEnd(14)}${value}\n`);
    line('release', describeRelease());
    for (const text of await describeTimetable(context)) line('timetable', text);
    if (storeState.kind === 'missing') return line('newsletter', 'no store yet');
    if (storeState.kind === 'failed') {
      throw new CommandRefusal(
        `The newsletter store cannot be read: ${reasonOf(storeState.code)}.`,
      );
    }
    const { version } = storeState;
    const note = version < OWN_VERSION ? ': the next start of a server brings them up to date' : '';
    line('tables', `version ${version}, this release has ${OWN_VERSION}${note}`);
    requireStore(context);
    const { subscribers, waitingMails } = await readCounts(
      context.settings.newsletter,
      version,
    ).catch((error) => {
      throw refuseStoreError(context, error);
    });
    for (const [name, count] of Object.entries(subscribers)) line(name, count);
    line('waiting mails', waitingMails);
  },
};

/** The version of the project, and the digest of the sources that the build was made from. */
function describeRelease(): string {
  const { version } = JSON.parse(readFileSync(new URL('package.json', PROJECT), 'utf8')) as {
    version: string;
  };
  const digest = new URL('build/sources.sha256', PROJECT);
  if (!existsSync(digest)) return `${version}, not built`;
  return `${version}, build ${readFileSync(digest, 'utf8').slice(0, SHOWN_DIGITS)}`;
}
