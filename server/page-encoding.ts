/** The content encodings of pages, the best first. */
export type PageEncoding = 'br' | 'gzip' | 'identity';

/** The best encoding that an `Accept-Encoding` header takes; a coding with `q=0` is refused (RFC 9110, section 12.5.3). */
export function chooseEncoding(header: string | undefined): PageEncoding {
  const codings = (header ?? '').toLowerCase().split(',');
  if (codings.some((coding) => accepts(coding, 'br'))) return 'br';
  return codings.some((coding) => accepts(coding, 'gzip')) ? 'gzip' : 'identity';
}

function accepts(coding: string, name: string): boolean {
  const [token = '', ...parameters] = coding.split(';');
  return token.trim() === name && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter));
}
