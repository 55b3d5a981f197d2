import { expect, it } from 'vitest';
import { icoFile } from './ico-file.ts';

it('lists the size, length and offset of each picture, and has its bytes at the offset', () => {
  const pictures = [16, 32].map((size) => ({
    size,
    png: Buffer.from(`picture of ${size} pixels`),
  }));
  const file = icoFile(pictures);
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = file.subarray(6 + 16 * index, 22 + 16 * index);
    expect([entry[0], entry[1], entry.readUInt16LE(6)]).toEqual([size, size, 32]);
    const [length, start] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    expect(file.subarray(start, start + length)).toEqual(png);
  }
  expect(file).toHaveLength(6 + 2 * 16 + 2 * 'picture of 16 pixels'.length);
});
