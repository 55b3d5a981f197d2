import { constants } from 'node:os';

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/**
 * Runs work that writes temporary files and removes them afterwards, also when Ctrl-C or another
 * signal ends the command: they hold addresses, and nobody would delete them.
 */
export async function withTemporary<Result>(
  remove: () => void,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const end = (signal: NodeJS.Signals) => {
    remove();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.once(signal, end);
  try {
    return await work();
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
    remove();
  }
}
