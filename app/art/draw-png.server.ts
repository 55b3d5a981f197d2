import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';

// The only way to collect garbage on request without an option of Node's command line.
setFlagsFromString('--expose-gc');
const collectGarbage: NodeJS.GCFunction = runInNewContext('gc');

/**
 * Draws an SVG as a PNG, off the main thread, and gives its memory back at once: the renderer frees
 * the pixels, 12 MB of a wallpaper, with a JavaScript object of a few bytes, which V8 has no reason
 * to collect soon.
 */
export async function drawPng(
  svg: string,
  options: Pick<ResvgRenderOptions, 'background'> = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const png = await render(svg, options);
  // The object is still young; such a collection takes a millisecond or two.
  await setImmediate();
  collectGarbage({ type: 'minor' });
  return png;
}

async function render(
  svg: string,
  options: Pick<ResvgRenderOptions, 'background'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await renderAsync(svg, { ...options, font: { loadSystemFonts: false } });
  return new Uint8Array(picture.asPng());
}
