/** Takes one event of the newsletter; fields never hold an address, a token or an IP address. */
export type Log = (event: string, fields: Record<string, unknown>) => void;

/** Answers the time in milliseconds since 1970. */
export type Clock = () => number;

/**
 * Names an error for the log by its class and codes alone: messages of databases and mail servers quote values, and
 * an address could be one of them.
 */
export function describeError(error: unknown): Record<string, string | number> {
  const fields: Record<string, string | number> = {
    error: error instanceof Error ? error.name : typeof error,
  };
  if (typeof error !== 'object' || error === null) return fields;
  const { code, responseCode, command } = error as Record<string, unknown>;
  if (typeof code === 'string' && /^\w{1,40}$/.test(code)) fields.code = code;
  if (typeof responseCode === 'number') fields.smtpReply = responseCode;
  if (typeof command === 'string' && /^[A-Z]{1,10}/.test(command))
    fields.smtpCommand = command.split(/[^A-Z]/, 1)[0] ?? '';
  return fields;
}
