import type { WriteStream } from 'node:tty';

const CELLS = 30;

/** Shows the progress of an import. */
export interface Progress {
  show(step: string, done: number): void;
  clear(): void;
}

/** Shows a bar on a terminal; elsewhere one line for each step. */
export function createProgress(stream: Pick<WriteStream, 'write' | 'isTTY' | 'columns'>): Progress {
  let shown = '';
  return {
    show(step, done) {
      const text = stream.isTTY ? barOf(step, done).slice(0, (stream.columns ?? 80) - 1) : step;
      if (text === shown) return;
      shown = text;
      stream.write(stream.isTTY ? `\r\u001B[2K${text}` : `${text}\n`);
    },
    clear() {
      if (!stream.isTTY) return;
      if (shown !== '') stream.write('\r\u001B[2K');
      shown = '';
    },
  };
}

function barOf(step: string, done: number): string {
  const full = Math.round(done * CELLS);
  const percent = String(Math.floor(done * 100)).padStart(3);
  return `[${'#'.repeat(full)}${'.'.repeat(CELLS - full)}] ${percent} % ${step}`;
}
