import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** How a script is called. */
export interface ScriptUsage<Known extends Options> {
  /** One line, such as `npm run facts -- [--on YYYY-MM-DD]`. */
  readonly usage: string;
  /** The flags, as `parseArgs` of `node:util` takes them. */
  readonly options?: Known;
  /** How many parameters there are beside the flags; none by default. */
  readonly parameters?: { readonly least: number; readonly most: number };
}

/**
 * Parses the flags and parameters of a script.
 *
 * @throws TypeError with one line for an unknown flag, or for too few or too many parameters
 */
export function parseScriptArguments<Known extends Options>(
  args: string[],
  { options, parameters: { least, most } = { least: 0, most: 0 } }: ScriptUsage<Known>,
) {
  const parsed = parseArgs<{ args: string[]; options: Known; allowPositionals: true }>({
    args,
    options: options ?? ({} as Known),
    allowPositionals: true,
  });
  const { length } = parsed.positionals;
  if (length < least) throw new TypeError('A parameter is missing.');
  if (length > most) throw new TypeError(`Too many parameters: ${parsed.positionals.join(' ')}`);
  return parsed;
}

/**
 * The arguments of this process. Ends it with status 2, a reason and the usage if they are wrong.
 */
export function scriptArguments<Known extends Options>(script: ScriptUsage<Known>) {
  try {
    return parseScriptArguments(process.argv.slice(2), script);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    process.stderr.write(`${error.message}\nUsage: ${script.usage}\n`);
    process.exit(2);
  }
}
