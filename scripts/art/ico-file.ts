const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
/** The type of an icon, rather than of a cursor. */
const ICON = 1;
const PLANES = 1;
const BITS_PER_PIXEL = 32;

/** A square PNG picture and its side in pixels, below 256. */
export interface IconPicture {
  readonly size: number;
  readonly png: Buffer;
}

/**
 * Puts PNG pictures of several sizes into one ICO file, as every system since Windows Vista reads
 * them.
 */
export function icoFile(pictures: readonly IconPicture[]): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length);
  head.writeUInt16LE(ICON, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(PLANES, entry + 4);
    head.writeUInt16LE(BITS_PER_PIXEL, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
