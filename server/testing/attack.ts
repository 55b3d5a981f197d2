import type { AttackedServer, AttackedServerOptions } from './attacked-server.ts';
import { type RawResponses, rawRequest, sendRaw } from './raw-request.ts';
import type { ServerProcess } from './server-process.ts';

/** The result of an attack: whether the server held, and the measured figure. */
export interface Outcome {
  readonly held: boolean;
  readonly figure: string;
}

/** One attack, tried on the built server. */
export interface Attack extends AttackedServerOptions {
  readonly name: string;
  /** Whether it stops the server or uses up what later attacks need. */
  readonly needsOwnServer?: true;
  readonly run: (server: AttackedServer) => Promise<Outcome>;
}

/** The header of a form that a browser sends. */
export const FORM = 'Content-Type: application/x-www-form-urlencoded';

/** The status of the first response; 0 without one. */
export async function statusOf(
  server: ServerProcess,
  start: string,
  headers?: readonly string[],
): Promise<number> {
  const { statuses } = await sendRaw(server.port, rawRequest(start, headers));
  return statuses[0] ?? 0;
}

/** An attack of one request, which must have a status. */
export function expectStatus(
  status: number,
  start: string,
  headers?: readonly string[],
): Attack['run'] {
  return async (server) => {
    const found = await statusOf(server, start, headers);
    return { held: found === status, figure: `${found}` };
  };
}

/** Sends a form. */
export function sendForm(
  { port }: ServerProcess,
  path: string,
  body: string,
  headers: readonly string[] = [],
): Promise<RawResponses> {
  const all = ['Host: a', FORM, `Content-Length: ${body.length}`, ...headers];
  return sendRaw(port, rawRequest(`POST ${path}`, all) + body);
}
