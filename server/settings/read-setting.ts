import * as v from 'valibot';

/** The variables of a process, by their names. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * A setting that cannot be used; its message is one line that names the variable and what it should
 * be.
 */
export class SettingError extends Error {}

/**
 * Reads one setting by a schema. An empty variable counts as one that is not set.
 *
 * @returns undefined where the variable is not set
 * @throws SettingError where its value cannot be used
 */
export type ReadSetting = <Value>(
  name: string,
  schema: v.GenericSchema<string, Value>,
) => Value | undefined;

/** Settings whose values no error message shows. */
const SECRETS: readonly string[] = ['DATABASE_URL', 'SIGNING_KEYS', 'SMTP_URL'];

/** Makes the reader of single settings from an environment. */
export function createReadSetting(environment: Environment): ReadSetting {
  return (name, schema) => {
    const value = environment[name];
    if (!value) return undefined;
    const { success, output, issues } = v.safeParse(schema, value);
    if (success) return output;
    const hidden = 'something else (not shown, since it may hold a password)';
    const shown = SECRETS.includes(name) ? hidden : JSON.stringify(value);
    throw new SettingError(`${name} should be ${issues[0].message}, but is ${shown}`);
  };
}
