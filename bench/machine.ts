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

/** The given quantile (0 to 1) of the values; not a number without any. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
