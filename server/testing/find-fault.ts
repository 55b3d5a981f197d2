import { type HostileRequest, MARK } from './hostile-requests.ts';

interface Requestable {
  readonly request: (request: Request) => Response | Promise<Response>;
}

/** A response, from a Request or from a socket. */
interface ReceivedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The site under test, as its own addresses name it. */
const HOST = 'http://localhost';

/** Makes a Request; undefined if no client could send it. */
function toRequest({ method, address, headers, body }: HostileRequest): Request | undefined {
  if (!URL.canParse(`${HOST}${address}`)) return undefined;
  const bodyless = method === 'GET' || method === 'HEAD';
  return new Request(`${HOST}${address}`, {
    method,
    headers,
    ...(!bodyless && body !== undefined && { body: Buffer.from(body) }),
  });
}

/**
 * Sends a hostile request to an application and returns the fault of the response, if it has one.
 */
export async function faultOf(
  site: Requestable,
  hostile: HostileRequest,
): Promise<string | undefined> {
  const request = toRequest(hostile);
  if (!request) return undefined;
  const response = await site.request(request);
  return faultIn({
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  });
}

/**
 * The fault of a response to a hostile request, if it has one: a server error other than a 503 that
 * says when to try again, an unescaped echo, a redirect off the site, a missing header.
 */
export function faultIn({ status, headers, text }: ReceivedResponse): string | undefined {
  const isRefusal = status === 503 && headers.has('Retry-After');
  if (status >= 500 && !isRefusal) return `status ${status}`;
  if (text.includes(MARK)) return 'an unescaped echo';
  if ([...headers].some(([, value]) => value.includes(MARK)))
    return 'an unescaped echo in a header';
  const location = headers.get('Location');
  if (location !== null && new URL(location, HOST).origin !== HOST)
    return `a redirect to ${location}`;
  if (!headers.get('Content-Security-Policy')?.startsWith("default-src 'none'")) return 'no policy';
  return undefined;
}
