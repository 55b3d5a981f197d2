import type { WriteStream } from 'node:tty';

const CELLS = 30;

/** Shows how far an import is. */
export interface Progress {
  show(what: string, done: number): void;
  clear(): void;
}

/**
 * A bar on one line of a terminal; elsewhere one line at the beginning of each step and at each
 * tenth of it.
 */
export function createProgress(stream: Pick<WriteStream, 'write' | 'isTTY' | 'columns'>): Progress {
  let shown = '';
  return {
    show(what, done) {
      const share = stream.isTTY ? Math.floor(done * 100) : Math.floor(done * 10) * 10;
      const full = Math.round((share / 100) * CELLS);
      const bar = `[${'#'.repeat(full)}${'.'.repeat(CELLS - full)}] ${String(share).padStart(3)} %`;
      const text = stream.isTTY
        ? `${bar} ${what}`.slice(0, (stream.columns ?? 80) - 1)
        : `${what} ${share} %`;
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
