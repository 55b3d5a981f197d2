import type { Readable } from 'node:stream';
import type { ServerSettings } from '../env.ts';
import type { StoreState } from '../newsletter/store-state.ts';

/** A flag of a command, as `parseArgs` of `node:util` takes it and as `--help` shows it. */
export interface CommandOption {
  readonly type: 'boolean' | 'string';
  /** What `--help` calls the value of a flag that has one, such as `N`. */
  readonly value?: string;
  readonly description: string;
}

/** What was typed after the name of a command. */
export interface CommandArguments {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
}

/** Where a command reads and writes. Standard output is for the result alone. */
export interface CommandStreams {
  out(text: string): void;
  err(text: string): void;
  readonly stdin: Readable & { readonly isTTY?: boolean };
}

/** What a command works with. */
export interface CommandContext extends CommandStreams {
  /**
   * The settings of the servers. For links take `requirePublicOrigin` instead of their
   * `publicOrigin`.
   */
  readonly settings: ServerSettings;
  /** The newsletter's store as it was before the command began. */
  readonly storeState: StoreState;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** One command of the owner: `npm run binario -- NAME …`. */
export interface Command {
  /** One word or two, as they are typed: `newsletter stats`. */
  readonly name: string;
  /**
   * The parameters as the usage shows them, and how many there may be. Without it there are none.
   */
  readonly parameters?: { readonly shown: string; readonly least: number; readonly most: number };
  readonly options?: Readonly<Record<string, CommandOption>>;
  readonly summary: string;
  /** More lines for the command's own `--help`. */
  readonly details?: string;
  /**
   * Does the work.
   *
   * @throws CommandRefusal when it cannot be done as asked; the exit status is 1 then
   */
  run(context: CommandContext, args: CommandArguments): Promise<void>;
}

/**
 * Why a command was not carried out: one line without anything personal, shown to the owner as it
 * is.
 */
export class CommandRefusal extends Error {}
