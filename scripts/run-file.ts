import { spawn } from 'node:child_process';

/** The exit status of a command and its output, both streams together. */
export interface CommandResult {
  readonly status: number;
  readonly output: string;
}

/** Runs a file with this Node and collects its output. */
export function runFile(
  command: readonly [file: string, ...parameters: string[]],
  environment: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(process.execPath, command, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    const keep = (text: string) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => resolve({ status: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ status: code ?? 1, output }));
  });
}
