import type { ServerResponse } from 'node:http';
import { MISSING_FIELD } from '#app/domain/missing-path.ts';
import { loggedPath } from './logged-path.ts';

/** One line of the server's log: an event and what belongs to it. */
export type Log = (event: string, fields: Readonly<Record<string, unknown>>) => void;

let buffered = '';

/**
 * Writes one JSON object a line to standard output, the lines of one tick of the event loop at
 * once. JSON escapes every control character, so that a visitor's path can never forge a line.
 */
export const logToOutput: Log = (event, fields) => {
  if (buffered === '') setImmediate(flush);
  buffered += `${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`;
};

/** Announces the start: as plain text at a terminal, otherwise as a line of the log. */
export function announce(event: string, message: string): void {
  if (process.stdout.isTTY) process.stdout.write(`${message}\n`);
  else logToOutput(event, { message });
}

process.once('exit', flush);

function flush(): void {
  if (buffered !== '') process.stdout.write(buffered);
  buffered = '';
}

interface LoggedRequest {
  readonly id: string;
  readonly method: string | undefined;
  /** The name of the page or file, from a list that is known beforehand. */
  readonly kind: string;
  /** The path and query as they came. */
  readonly target: string;
  readonly milliseconds: number;
}

const NAMES_MISSING = new RegExp(`[?&]${MISSING_FIELD}=`);

/**
 * The fields of a request's line, written once and after its response: nothing personal, no
 * address, no agent, no query, no cookie. Paths are logged only where no page is, so that the owner
 * can find a broken link; everywhere else the kind is enough. A redirect from an unknown path is
 * logged once, with the path.
 */
export function requestFields(
  { id, method, kind, target, milliseconds }: LoggedRequest,
  outgoing: ServerResponse,
): Readonly<Record<string, unknown>> {
  const { statusCode: status, writableFinished } = outgoing;
  const location = String(outgoing.getHeader('Location'));
  const isRedirectToMissing = status >= 300 && status !== 404 && NAMES_MISSING.test(location);
  const isMissing = isRedirectToMissing || (status === 404 && !NAMES_MISSING.test(target));
  return {
    id,
    method,
    kind,
    status,
    milliseconds: Math.round(milliseconds * 10) / 10,
    ...(isMissing && { path: loggedPath(target) }),
    ...(!writableFinished && { left: true }),
  };
}

/**
 * Names an error for the log by its class and codes alone: messages of databases and mail servers
 * quote values, and an address could be one of them.
 */
export function describeError(error: unknown): Record<string, string | number> {
  const fields: Record<string, string | number> = {
    error: error instanceof Error ? error.name : typeof error,
  };
  const { code, responseCode, command } = Object(error) as Record<string, unknown>;
  if (typeof code === 'string' && /^\w{1,40}$/.test(code)) fields.code = code;
  if (typeof responseCode === 'number') fields.smtpReply = responseCode;
  if (typeof command === 'string' && /^[A-Z]{1,10}/.test(command))
    fields.smtpCommand = command.split(/[^A-Z]/, 1)[0] ?? '';
  return fields;
}

/**
 * Describes an error of the site itself for the log: `describeError` and the places of the stack,
 * whose first lines repeat the message.
 */
export function describeFailure(error: unknown): Record<string, string | number> {
  const { message, stack } = Object(error) as Record<string, unknown>;
  if (typeof message !== 'string' || typeof stack !== 'string') return describeError(error);
  const start = stack.indexOf(message);
  const lines = start < 0 ? [] : stack.slice(start + message.length).split('\n');
  const places = lines.map((line) => line.trim()).filter((line) => line.startsWith('at '));
  return { ...describeError(error), ...(places.length > 0 && { stack: places.join('\n') }) };
}
