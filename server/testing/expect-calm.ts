import { type HostileRequest, MARK } from './hostile-requests.ts';

interface Answering {
  readonly request: (request: Request) => Response | Promise<Response>;
}

/** The site under test, as its own addresses name it. */
export const HOST = 'http://localhost';

/** Makes a Request; undefined for what no client can write as one. */
export function toRequest({ method, address, headers, body }: HostileRequest): Request | undefined {
  if (!URL.canParse(`${HOST}${address}`)) return undefined;
  const bodyless = method === 'GET' || method === 'HEAD';
  return new Request(`${HOST}${address}`, {
    method,
    headers,
    ...(!bodyless && body !== undefined && { body: Buffer.from(body) }),
  });
}

/**
 * Sends a hostile request and says what was wrong with the answer: a failure of ours, a text that came back unescaped, a
 * way off the site, a header that is missing. Undefined when all was well.
 */
export async function whatWentWrong(site: Answering, hostile: HostileRequest): Promise<string | undefined> {
  const request = toRequest(hostile);
  if (!request) return undefined;
  const answer = await site.request(request);
  const html = await answer.text();
  if (answer.status >= 500) return `status ${answer.status}`;
  if (html.includes(MARK)) return 'an unescaped echo';
  if ([...answer.headers].some(([, value]) => value.includes(MARK))) return 'an unescaped echo in a header';
  const location = answer.headers.get('Location');
  if (location !== null && new URL(location, HOST).origin !== HOST) return `a redirect to ${location}`;
  if (!answer.headers.get('Content-Security-Policy')?.startsWith("default-src 'none'")) return 'no policy';
  return undefined;
}
