import { type Point, path, polygon, smoothCurve } from '../kit/geometry.ts';

/** A flat wall, floor or roof seen at an angle, drawn in metres along it and up it. */
export interface Wall {
  readonly at: (alongM: number, upM: number) => Point;
  readonly shape: (pointsM: readonly Point[]) => string;
  readonly area: (fromM: number, toM: number, lowM: number, highM: number) => string;
  /** An opening with a round head; its middle and its sill. */
  readonly arch: (alongM: number, upM: number, widthM: number, heightM: number) => string;
  readonly disc: (alongM: number, upM: number, radiusM: number) => string;
}

/** The corners of a wall in the picture, and its size in metres. */
export interface WallFrame {
  readonly widthM: number;
  readonly heightM: number;
  readonly corners: readonly [foot: Point, farFoot: Point, farTop: Point, top: Point];
}

/** Directions around a circle, the first once more at the end. */
const AROUND = Array.from({ length: 9 }, (_, eighth) => (eighth * Math.PI) / 4);

const toText = ([x, y]: Point) => path`${x} ${y}`;

/**
 * The projection of a plane from its four corners (Heckbert, "Fundamentals of texture mapping",
 * 1989).
 */
export function wall({ widthM, heightM, corners }: WallFrame): Wall {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners;
  const [sumX, sumY] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const [farX, farY, topX, topY] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const scale = farX * topY - topX * farY;
  const g = (sumX * topY - topX * sumY) / scale;
  const h = (farX * sumY - sumX * farY) / scale;
  const at = (alongM: number, upM: number): Point => {
    const [u, v] = [alongM / widthM, upM / heightM];
    const depth = g * u + h * v + 1;
    return [
      ((x1 - x0 + g * x1) * u + (x3 - x0 + h * x3) * v + x0) / depth,
      ((y1 - y0 + g * y1) * u + (y3 - y0 + h * y3) * v + y0) / depth,
    ];
  };
  const shape = (pointsM: readonly Point[]) => polygon(pointsM.map(([u, v]) => at(u, v)));
  return {
    at,
    shape,
    area: (from, to, low, high) =>
      shape([
        [from, low],
        [to, low],
        [to, high],
        [from, high],
      ]),
    arch: (along, up, width, height) => {
      const r = width / 2;
      const points: readonly Point[] = [
        [-r, 0],
        [-r, height - r],
        [-r, height + r / 3],
        [r, height + r / 3],
        [r, height - r],
        [r, 0],
      ];
      const [a, b, c, d, e, f] = points.map(([x, y]) => toText(at(along + x, up + y)));
      return `M${a}L${b}C${c} ${d} ${e}L${f}Z`;
    },
    disc: (along, up, radius) =>
      `M${smoothCurve(
        AROUND.map((angle) => at(along + radius * Math.cos(angle), up + radius * Math.sin(angle))),
      )}Z`,
  };
}
