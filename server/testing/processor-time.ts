import { readFileSync } from 'node:fs';
import type { ServerProcess } from './server-process.ts';

/**
 * Processor time that a server has used so far, in milliseconds. Unlike elapsed time it does not
 * depend on how busy the machine is.
 */
export function processorMilliseconds({ pid }: Pick<ServerProcess, 'pid'>): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
