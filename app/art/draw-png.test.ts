import { expect, it } from 'vitest';
import { drawPng } from './draw-png.server.ts';

const WIDTH = 2000;
const HEIGHT = 2000;
const PIXELS_BYTES = WIDTH * HEIGHT * 4;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"/>`;

it('keeps no pixels of the pictures that it has drawn', async () => {
  // The allocators of the renderer's threads keep some memory.
  for (let drawn = 0; drawn < 4; drawn += 1) await drawPng(SVG);
  const before = process.memoryUsage.rss();
  for (let drawn = 0; drawn < 12; drawn += 1) await drawPng(SVG);
  expect(process.memoryUsage.rss() - before).toBeLessThan(6 * PIXELS_BYTES);
});
