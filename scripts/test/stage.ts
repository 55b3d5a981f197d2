import { spawn } from 'node:child_process';

/** What came of one part of the check. */
export interface StageResult {
  readonly passed: number;
  readonly failed: number;
  /** All that its commands wrote. */
  readonly output: string;
  /** What the machine lacks, so that nothing of it ran. */
  readonly missing?: string;
}

/** One part of the check of the whole project. */
export interface Stage {
  readonly name: string;
  readonly run: () => Promise<StageResult>;
}

/** What a command left behind. */
export interface CommandResult {
  readonly status: number;
  readonly output: string;
}

/** Runs a file with this Node and keeps what it writes. */
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

/** A stage that passes or fails as one, and stops at its first command that fails. */
export function commandStage(
  name: string,
  ...commands: readonly (readonly [file: string, ...parameters: string[]])[]
): Stage {
  return {
    name,
    async run() {
      let output = '';
      for (const command of commands) {
        const result = await runFile(command);
        output += result.output;
        if (result.status !== 0) return { passed: 0, failed: 1, output };
      }
      return { passed: 1, failed: 0, output };
    },
  };
}
