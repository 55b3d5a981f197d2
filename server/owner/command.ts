import type { Readable } from 'node:stream';
import type { ServerSettings } from '../env.ts';
import type { StoreState } from '../newsletter/store-state.ts';

/** A flag of a command, as `parseArgs` of `node:util` takes it and as `--help` shows it. */
export interface CommandOption {
  readonly type: 'boolean' | 'string';
  /** The placeholder of a flag's value in `--help`, such as `N`. */
  readonly value?: string;
  readonly description: string;
}

/** The parsed words after the name of a command. */
export interface CommandArguments {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
}

/** Input and output of a command. Standard output is for the result alone. */
export interface CommandStreams {
  out(text: string): void;
  err(text: string): void;
  readonly stdin: Readable & { readonly isTTY?: boolean };
}

/** The context of a command. */
export interface CommandContext extends CommandStreams {
  /** The settings of the servers. For links use `requirePublicOrigin`, not their `publicOrigin`. */
  readonly settings: ServerSettings;
  /** The state of the store before the command began. */
  readonly storeState: StoreState;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** One command of the owner: `npm run binario -- NAME …`. */
export interface Command {
  /** One or two words, such as `newsletter stats`. */
  readonly name: string;
  /** The parameters as the usage shows them, with their least and greatest number. */
  readonly parameters?: { readonly shown: string; readonly least: number; readonly most: number };
  readonly options?: Readonly<Record<string, CommandOption>>;
  readonly summary: string;
  /** More lines for the command's own `--help`. */
  readonly details?: string;
  /**
   * Does the work.
   *
   * @throws CommandRefusal when it cannot be done; the exit status is then 1
   */
  run(context: CommandContext, args: CommandArguments): Promise<void>;
}

/** Why a command was refused: one line without personal data, shown to the operator. */
export class CommandRefusal extends Error {}

/** An error of the file system about one file or folder. */
export interface FileError extends Error {
  readonly path: string;
  readonly code: string;
}

/** Whether an error is one of the file system about one file. */
export function isFileError(error: unknown): error is FileError {
  return error instanceof Error && 'syscall' in error && 'path' in error;
}
