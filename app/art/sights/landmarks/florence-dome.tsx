import { disc } from '../../kit/furnishings.tsx';
import { archPath, type Point, path, polygon, rectangle, smoothCurve } from '../../kit/geometry.ts';
import { Shape } from '../sight.tsx';

/** From the top of Giotto’s tower: the springing line, and the radius out to the corners. */
const centre = { x: 392, y: 322 };
const radius = 206;

/** The eight corners of the octagon that one sees, in degrees from straight ahead. */
const corners = [-79, -34, 11, 56, 101];

/** A point of a rib: `rise` is 0 at the springing and 1 at the lantern. */
function onRib(cornerDegrees: number, rise: number): Point {
  const swing = (rise * 62 * Math.PI) / 180;
  const out = (1.6 * Math.cos(swing) - 0.6) * radius;
  const up = 1.6 * Math.sin(swing) * radius * 0.9;
  const corner = (cornerDegrees * Math.PI) / 180;
  return [centre.x + out * Math.sin(corner), centre.y - up + out * Math.cos(corner) * 0.16];
}

const rises = [0, 0.25, 0.5, 0.75, 1];
const rib = (corner: number) => rises.map((rise) => onRib(corner, rise));

/** One sail of tiles between two ribs. */
const sail = (from: number, to: number) =>
  `M${smoothCurve(rib(from))}L${smoothCurve(rib(to).reverse())}Z`;

function Sails() {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = corners;
  const stripes = corners
    .map(
      (corner) => `M${smoothCurve(rib(corner - 2.6))}L${smoothCurve(rib(corner + 2.6).reverse())}Z`,
    )
    .join('');
  const holes = [0.24, 0.46, 0.66].flatMap((rise) =>
    [-56, -11, 34].map((angle) => {
      const [x, y] = onRib(angle, rise);
      return disc(x, y, 3.6);
    }),
  );
  return (
    <>
      <Shape color="terracotta" d={sail(a, b)} />
      <Shape color="roof" d={sail(b, c)} />
      <Shape color="roof-shade" d={sail(c, d)} />
      <Shape color="terracotta-shade" d={sail(d, e)} />
      <Shape color="window" d={holes.join('')} />
      <Shape color="stone" d={stripes} />
    </>
  );
}

/** The drum under the dome, each side with its round window in green and white marble. */
function Drum() {
  const side = (from: number, to: number, low: number, high: number) => {
    const [left, right] = [onRib(from, 0), onRib(to, 0)];
    return polygon([
      [left[0], left[1] + high],
      [right[0], right[1] + high],
      [right[0], right[1] + low],
      [left[0], left[1] + low],
    ]);
  };
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = corners;
  return (
    <>
      <Shape color="stone" d={side(a, b, 120, 0) + side(b, c, 120, 0)} />
      <Shape color="stone-shade" d={side(c, d, 120, 0) + side(d, e, 120, 0)} />
      <Shape color="near-hill" d={side(a, b, 20, 14) + side(b, c, 20, 14) + side(c, d, 20, 14)} />
      <Shape color="stone-mid" d={side(a, b, 0, -8) + side(b, c, 0, -8) + side(c, d, 0, -8)} />
      <Shape
        color="glow-window"
        d={[-56, -11, 34]
          .map((angle) => {
            const [x, y] = onRib(angle, 0);
            const r = 19 * Math.cos((angle * Math.PI) / 200);
            return path`M${x - r} ${y + 46}a${r} 19 0 1 0 ${r * 2} 0a${r} 19 0 1 0 ${-r * 2} 0Z`;
          })
          .join('')}
      />
    </>
  );
}

/** The marble lantern with its cone and golden ball, and the people at its foot. */
function LanternOnTop() {
  const { x } = centre;
  const y = onRib(0, 1)[1] + 2;
  return (
    <>
      <Shape
        color="stone"
        d={
          rectangle(x - 30, y - 6, 60, 9) +
          polygon([
            [x - 22, y - 6],
            [x - 22, y - 14],
            [x - 14, y - 24],
            [x - 14, y - 48],
            [x - 17, y - 52],
            [x, y - 76],
            [x + 17, y - 52],
            [x + 14, y - 48],
            [x + 14, y - 24],
            [x + 22, y - 14],
            [x + 22, y - 6],
          ])
        }
      />
      <Shape
        color="stone-shade"
        d={polygon([
          [x + 4, y - 6],
          [x + 4, y - 52],
          [x, y - 76],
          [x + 17, y - 52],
          [x + 14, y - 48],
          [x + 14, y - 24],
          [x + 22, y - 14],
          [x + 22, y - 6],
        ])}
      />
      <Shape
        color="glow-window"
        d={archPath(x - 5, y - 10, 7, 32) + archPath(x + 9, y - 10, 5, 32)}
      />
      <Shape color="ochre" d={disc(x, y - 80, 5.5) + rectangle(x - 1, y - 96, 2, 12)} />
      <Shape
        color="ink"
        d={[-27, -22, -9, 2, 21, 26].map((dx) => rectangle(x + dx, y - 13, 2.4, 8)).join('')}
      />
    </>
  );
}

/** Brunelleschi’s dome, its right side out of the frame. */
export function FlorenceDome() {
  return (
    <>
      <Drum />
      <Sails />
      <LanternOnTop />
    </>
  );
}
