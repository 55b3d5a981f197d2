import { type Camera, type Place, plane } from '../../kit/camera.ts';
import type { Point } from '../../kit/geometry.ts';
import { pointedPoints } from '../../kit/outlines.ts';
import { Shape } from '../sight.tsx';

/** From the bridge of straw, along the quay to the west; the front runs away on the right. */
const quay: Camera = { x: 40, y: 322, scale: 560 };

const front = 40;
const eye = 3.2;
/** Where the frame cuts the front: 12 of its 17 bays are in sight. */
const near = 40;
const bay = 4.18;
const far = near + 12 * bay;

/** A point of the front: metres from its near end, metres above the quay. */
const at = ([along, up]: Point): Place => [front, up - eye, near + along];
const onFront = (points: readonly Point[]) => plane(quay, points.map(at));
const band = (low: number, high: number) =>
  onFront([
    [-6, low],
    [far - near, low],
    [far - near, high],
    [-6, high],
  ]);

const count = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);
const middles = (step: number) =>
  count(-1, Math.round((far - near) / step)).map((index) => (index + 0.5) * step);

/** An opening of an arcade; far ones have straight edges to their heads. */
function opening(along: number, up: number, width: number, height: number): string {
  const outline = pointedPoints(along, up, width, height);
  return onFront(
    along < 24 ? outline : outline.filter((_, index) => [0, 1, 4, 7, 8].includes(index)),
  );
}

/** Rose and white marble laid as lozenges on the upper wall. */
function Lozenges() {
  const edge = (up: number, tip: number) =>
    middles(bay).flatMap((along): Point[] => [
      [along - bay / 2, up],
      [along, up + tip],
    ]);
  const row = (up: number) => onFront([...edge(up, 2.7), ...edge(up, -2.7).reverse()]);
  return <Shape color="stone-mid" d={row(15.4) + row(20.9)} />;
}

/** The loggia: an arch over each half bay, and a pierced quatrefoil over each column. */
function Loggia() {
  const step = bay / 2;
  return (
    <>
      <Shape color="stone" d={band(6.4, 12.2)} />
      <Shape
        color="glow-window"
        d={
          middles(step)
            .map((along) => opening(along, 7, 1.5, 3))
            .join('') +
          middles(step)
            .map((along) =>
              onFront([
                [along + step / 2, 10],
                [along + step / 2 + 0.62, 10.7],
                [along + step / 2, 11.4],
                [along + step / 2 - 0.62, 10.7],
              ]),
            )
            .join('')
        }
      />
    </>
  );
}

/** The wall of rose marble with its great windows, and the white lace of its merlons. */
function UpperWall() {
  const windows = [0.2, 2, 5.3, 7.3, 9.4, 11.2].map((index) => index * bay);
  const balcony = 3.6 * bay;
  return (
    <>
      <Shape color="rose" d={band(12, 25)} />
      <Lozenges />
      <Shape
        color="stone"
        d={
          band(24.4, 25.4) +
          band(11.9, 12.5) +
          windows.map((along) => onFront(pointedPoints(along, 14, 3.6, 6.6))).join('') +
          onFront([
            [balcony - 2.6, 12.5],
            [balcony + 2.6, 12.5],
            [balcony + 2.6, 25],
            [balcony, 29.5],
            [balcony - 2.6, 25],
          ])
        }
      />
      <Shape
        color="glow-window"
        d={
          windows.map((along) => onFront(pointedPoints(along, 14.4, 2.6, 5.6))).join('') +
          onFront(pointedPoints(balcony, 14.4, 2.8, 8))
        }
      />
      <Shape
        color="stone"
        d={onFront(
          middles(bay / 2).flatMap((along): Point[] => [
            [along - 0.8, 25],
            [along, 27.8],
            [along + 0.8, 25],
          ]),
        )}
      />
    </>
  );
}

/** The arcade on the quay, its columns short and stout. */
function Arcade() {
  return (
    <>
      <Shape color="stone-mid" d={band(0, 6.6)} />
      <Shape
        color="glow-window"
        d={middles(bay)
          .map((along) => opening(along, 0, 3.1, 5.6))
          .join('')}
      />
      <Shape color="stone" d={band(6.2, 6.9)} />
    </>
  );
}

/** The front of the Doge’s Palace, its nearest bays cut by the frame. */
export function DogesPalace() {
  return (
    <>
      <UpperWall />
      <Loggia />
      <Arcade />
    </>
  );
}
