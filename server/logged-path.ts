import { decoded } from '#app/domain/decoded.ts';

/** Longest path that is logged, in characters. */
const PATH_LENGTH = 200;
/** The part that is searched for personal data: an address may end after the logged part. */
const READ_LENGTH = 1_000;
const ENCODED_LENGTH = 4_000;
/** No mail program or editor encodes text more often than this. */
const MOST_DECODINGS = 5;
const ENCODED_SIGN = /%(2[0-9a-f]|[3-6][0-9a-f]|7[0-9a-e])/gi;

/**
 * Patterns of personal data: an e-mail address, a field, a mail's token or its name, an id, a long
 * word of letters and digits, a telephone number (longer than a date or a station's id). Fields
 * include signs that HTML (`&#64;`) or a mail (`=40`) encodes.
 */
const PERSONAL = [
  /@/,
  /[\s([{<+]at[\s)\]}>+]/i,
  /[=&;]/,
  /token/i,
  /^[cu]\.\w/,
  // The token without its purpose: the name of its key comes first.
  /^[\da-f]{8}\.[\w-]/,
  /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}/i,
  /(?=\w*\d)(?=\w*[a-z])\w{16,}/i,
  /(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20,}/,
  /\d(?:[\s.()-]?\d){8,}/,
];

/**
 * The path of a request as it may be logged: without its query, also where its "?" is encoded, and
 * with "…" in place of each part that looks personal or that cannot be decoded.
 *
 * @param target the path and query as they came
 * @example loggedPath('/newsletter/confirm%3Ftoken=c.1') // '/newsletter/confirm'
 */
export function loggedPath(target: string): string {
  const readable = decodedSigns(target.slice(0, ENCODED_LENGTH)).slice(0, READ_LENGTH);
  const [path = ''] = readable.split(/[?#]/, 1);
  const parts = path.split('/').map((part) => (mayBePersonal(part) ? '…' : part));
  return parts.join('/').slice(0, PATH_LENGTH);
}

/** Decodes the signs of ASCII alone, which divide a path and its fields. */
function decodedSigns(text: string): string {
  let readable = text;
  for (let step = 0; step < MOST_DECODINGS && readable.includes('%'); step += 1)
    readable = readable.replace(ENCODED_SIGN, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return readable;
}

function mayBePersonal(part: string): boolean {
  // Unencoded bytes, or text that is still encoded.
  if (/[^\x20-\x7e]/.test(part) || part.search(ENCODED_SIGN) >= 0) return true;
  // Undefined for bytes that are no UTF-8, and for another encoding (`%u0040`).
  const text = decoded(part);
  if (text === undefined) return true;
  // Wide and small letters become plain ones, such as "＠".
  const plain = text.normalize('NFKC');
  return PERSONAL.some((sign) => sign.test(plain));
}
