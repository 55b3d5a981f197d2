import type { Viewport } from '../model/viewport.ts';
import type { TrainColours, TrainPicture } from './draw-trains.ts';

/** More pixels would cost time that nobody sees. */
const MOST_DENSITY = 2;
const PAPER_DENSITY = 3;

/** The colours of the trains in the style of an element. */
export function coloursOf(element: Element): TrainColours {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(`--now-${name}`).trim();
  return {
    fast: colour('fast'),
    long: colour('long'),
    regional: colour('regional'),
    edge: colour('edge'),
    behind: colour('behind'),
  };
}

/** The size of the map's frame alone, in CSS pixels. */
export function sizeOfFrame({ whole, zoom }: Viewport, scale: number) {
  const [widthPx, heightPx] = [whole.width, whole.height].map((units) => (units * scale) / zoom);
  return { widthPx: widthPx ?? 0, heightPx: heightPx ?? 0, leftPx: 0, topPx: 0 };
}

/** Clears the canvas and gives it the pixels of its place. */
export function clearCanvas(
  context: CanvasRenderingContext2D,
  { widthPx, heightPx }: TrainPicture,
  isOnPaper: boolean,
): void {
  const { canvas } = context;
  const density = isOnPaper ? PAPER_DENSITY : Math.min(MOST_DENSITY, window.devicePixelRatio);
  const [width, height] = [Math.round(widthPx * density), Math.round(heightPx * density)];
  // A new size clears it too. Printed, what was drawn is repeated, and cleared pixels are white.
  if (isOnPaper || canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  context.setTransform(density, 0, 0, density, 0, 0);
  if (!isOnPaper) context.clearRect(0, 0, widthPx, heightPx);
}
