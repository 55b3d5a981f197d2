import { cpus, totalmem } from 'node:os';

/** The machine on which figures were measured, in one line. */
export function machineName(): string {
  const processors = cpus();
  const memoryGigabytes = Math.round(totalmem() / 1024 ** 3);
  const model = processors[0]?.model ?? 'unknown processor';
  return `${model} × ${processors.length}, ${memoryGigabytes} GB, Node ${process.versions.node}`;
}

/** Bytes as kilobytes of 1,000 bytes, to one decimal. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** The given quantile (0 to 1) of the values. Sorts the values in place. */
export function percentile(values: number[], share: number): number {
  values.sort((one, other) => one - other);
  return values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
}
