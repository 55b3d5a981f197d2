import { existsSync, readFileSync } from 'node:fs';

/** The resident memory of a process in MiB, from Linux's `/proc`; 0 once it has ended. */
export function residentMegabytes(pid: number): number {
  return megabytesOf(pid, 'VmRSS');
}

/** The most resident memory that a process has had, in MiB; 0 once it has ended. */
export function mostResidentMegabytes(pid: number): number {
  return megabytesOf(pid, 'VmHWM');
}

function megabytesOf(pid: number, field: string): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return 0;
  const line = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(file, 'utf8'));
  return Number(line?.[1] ?? 0) / 1024;
}
