import { checkKeys } from './check-keys.ts';
import { checkMachine } from './check-machine.ts';
import { checkMailLogin, checkNames } from './check-network.ts';
import { checkSettings } from './check-settings.ts';
import { checkStore } from './check-store.ts';
import { type Command, type CommandContext, CommandRefusal } from './command.ts';
import type { Finding } from './finding.ts';

/** Checks everything that must be right before visitors come. */
export const CHECK: Command = {
  name: 'check',
  options: { offline: { type: 'boolean', description: 'leaves out DNS names and the mail login' } },
  summary: 'Checks settings, names, mail, store, folder and timetable: ok, or what to do',
  details: 'The exit status is 1 when something must be done.',
  async run(context, { values }) {
    const findings = await collectFindings(context, { isOffline: values.offline === true });
    for (const { name, result, text } of findings) {
      context.out(`${result.padEnd(9)} ${name}: ${text}\n`);
    }
    const open = findings.filter(({ result }) => result === 'to do').length;
    if (open > 0) throw new CommandRefusal(`${open} of ${findings.length} need attention.`);
  },
};

async function collectFindings(
  context: CommandContext,
  { isOffline }: { readonly isOffline: boolean },
): Promise<readonly Finding[]> {
  const { settings, storeState } = context;
  const network: readonly Finding[] = isOffline
    ? ['DNS names', 'mail login'].map((name) => ({ name, result: 'left out', text: '--offline' }))
    : [await checkNames(settings), await checkMailLogin(settings)];
  return [
    ...checkSettings(settings),
    ...network,
    checkStore(storeState, settings.site.publicOrigin),
    checkKeys(settings),
    ...(await checkMachine(context)),
  ];
}
