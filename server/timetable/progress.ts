import type { WriteStream } from 'node:tty';

const CELLS = 30;

/** Shows the progress of an import. */
export interface Progress {
  show(step: string, done: number): void;
  clear(): void;
}

/** Shows a bar on a terminal; elsewhere one line for each tenth of a step. */
export function createProgress(stream: Pick<WriteStream, 'write' | 'isTTY' | 'columns'>): Progress {
  let shown = '';
  return {
    show(step, done) {
      const share = stream.isTTY ? Math.floor(done * 100) : Math.floor(done * 10) * 10;
      const full = Math.round((share / 100) * CELLS);
      const bar = `[${'#'.repeat(full)}${'.'.repeat(CELLS - full)}] ${String(share).padStart(3)} %`;
      const text = stream.isTTY
        ? `${bar} ${step}`.slice(0, (stream.columns ?? 80) - 1)
        : `${step} ${share} %`;
      if (text === shown) return;
      shown = text;
      stream.write(stream.isTTY ? `\r\u001B[2K${text}` : `${text}\n`);
    },
    clear() {
      if (stream.isTTY && shown !== '') stream.write('\r\u001B[2K');
      shown = '';
    },
  };
}
