import type { IncomingMessage } from 'node:http';

/** The longest body that is kept, in bytes; forms are far shorter. */
export const LARGEST_BODY_BYTES = 16 * 1024;
/** A longer body is read up to here, so that its client can read why it is refused. */
const MOST_BYTES = 64 * 1024;
/** Browsers send a form in a few pieces; each one costs time, however small it is. */
const MOST_PIECES = 64;

/** The body of a request, or why there is none. */
export type Body =
  | { readonly kind: 'whole'; readonly bytes: Buffer }
  /** Longer than a form; `isOver` where it has ended nevertheless. */
  | { readonly kind: 'too-long'; readonly isOver: boolean }
  | { readonly kind: 'broken-off' };

/** Whether a request announces a body. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Reads the body of a request, within the bounds of its bytes and pieces. */
export function readBody(incoming: IncomingMessage): Promise<Body> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    let bytes = 0;
    let count = 0;
    const end = (body: Body) => {
      incoming.off('data', take);
      resolve(body);
    };
    function take(piece: Buffer): void {
      bytes += piece.length;
      count += 1;
      if (bytes <= LARGEST_BODY_BYTES) pieces.push(piece);
      if (bytes > MOST_BYTES) end({ kind: 'too-long', isOver: false });
      // Without a response, since Node would go on to read all other pieces that have come. With
      // its request destroyed, not the socket alone, it passes over them.
      if (count > MOST_PIECES) incoming.destroy();
    }
    incoming.on('data', take);
    incoming.once('end', () => {
      if (bytes > LARGEST_BODY_BYTES) end({ kind: 'too-long', isOver: true });
      else end({ kind: 'whole', bytes: Buffer.concat(pieces) });
    });
    for (const event of ['error', 'close']) incoming.once(event, () => end({ kind: 'broken-off' }));
  });
}
