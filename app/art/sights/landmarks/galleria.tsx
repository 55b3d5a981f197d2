import { type Camera, plane, project, wallAhead } from '../../kit/camera.ts';
import { disc } from '../../kit/furnishings.tsx';
import { path, smoothCurve } from '../../kit/geometry.ts';
import { archPoints } from '../../kit/outlines.ts';
import { Shape } from '../sight.tsx';

/** From a window high up in one arm, towards the light at the other end. */
const camera: Camera = { x: 330, y: 256, scale: 250 };
const eye = 10.5;
const halfWidth = 7.2;
const springing = 20;
const near = 5;
const far = 84;

const wall = (side: number) => wallAhead(camera, side * halfWidth, eye);

const band = (side: number, low: number, high: number) =>
  wall(side)([
    [near, low],
    [far, low],
    [far, high],
    [near, high],
  ]);

/** An opening with a round head; only near ones are large enough for a true curve. */
function arch(side: number, ahead: number, up: number, width: number, height: number): string {
  const points = archPoints(ahead, up, width, height);
  if (ahead > 24) return wall(side)(points);
  const [start, ...rest] = points.map(([along, high]) =>
    project(camera, [side * halfWidth, high - eye, along]),
  );
  const end = rest.pop();
  if (!start || !end) return '';
  return path`M${smoothCurve(rest)}L${end[0]} ${end[1]}L${start[0]} ${start[1]}Z`;
}

/** A hoop of the vault at a distance, `thickM` metres of iron. */
function hoop(aheadM: number, thickM: number): string {
  const [x, y] = project(camera, [0, springing - eye, aheadM]);
  const m = camera.scale / aheadM;
  const [out, inside] = [halfWidth * m, (halfWidth - thickM) * m];
  return path`
    M${x - out} ${y}a${out} ${out} 0 0 1 ${out * 2} 0h${inside - out}
    a${inside} ${inside} 0 0 0 ${-inside * 2} 0Z
  `;
}

/** Iron along the vault, from the viewer to the far end. */
function purlin(angleDegrees: number): string {
  const at = (degrees: number, ahead: number) => {
    const angle = (degrees * Math.PI) / 180;
    return [
      halfWidth * Math.cos(angle),
      springing - eye + halfWidth * Math.sin(angle),
      ahead,
    ] as const;
  };
  return plane(camera, [
    at(angleDegrees - 0.8, near),
    at(angleDegrees + 0.8, near),
    at(angleDegrees + 1.2, far),
    at(angleDegrees - 1.2, far),
  ]);
}

/** The glass: sky between hoops and purlins, and the great arch at the end. */
function Vault() {
  const hoops = [5.5, 7, 9, 11.5, 15, 19.5, 26, 35, 50];
  return (
    <>
      <Shape color="sky" d={hoop(5, halfWidth) + hoop(84, halfWidth)} />
      <Shape color="stone-mid" d={[18, 36, 54, 72, 90, 108, 126, 144, 162].map(purlin).join('')} />
      <Shape color="stone" d={hoops.map((ahead) => hoop(ahead, 0.3)).join('')} />
    </>
  );
}

/** A front of shops and flats: arches below, windows between pilasters above. */
function Front({ side }: { side: -1 | 1 }) {
  const lit = side === 1;
  const bay = 6;
  const bays = Array.from({ length: 9 }, (_, index) => 6 + index * bay);
  return (
    <>
      <Shape color={lit ? 'ochre' : 'ochre-shade'} d={band(side, 0, springing)} />
      <Shape
        color="glow-window"
        d={bays
          .map(
            (ahead) =>
              arch(side, ahead + bay / 2, 0, 4.2, 6.4) +
              arch(side, ahead + bay / 2, 9.2, 2.6, 4.6) +
              wall(side)([
                [ahead + 2, 15.4],
                [ahead + 4, 15.4],
                [ahead + 4, 18],
                [ahead + 2, 18],
              ]),
          )
          .join('')}
      />
      <Shape
        color={lit ? 'stone' : 'stone-mid'}
        d={
          band(side, 7.2, 8.2) +
          band(side, 14, 14.5) +
          band(side, 18.8, springing) +
          bays
            .map((ahead) =>
              wall(side)([
                [ahead - 0.4, 0],
                [ahead + 0.4, 0],
                [ahead + 0.4, 19],
                [ahead - 0.4, 19],
              ]),
            )
            .join('')
        }
      />
    </>
  );
}

/** The floor of marble with the star of the crossing, and the stripes of light on it. */
function Floor() {
  const floor = (points: readonly (readonly [right: number, ahead: number])[]) =>
    plane(
      camera,
      points.map(([right, ahead]) => [right, -eye, ahead] as const),
    );
  return (
    <>
      <Shape
        color="ground"
        d={floor([
          [-halfWidth, near],
          [halfWidth, near],
          [halfWidth, far],
          [-halfWidth, far],
        ])}
      />
      <Shape
        color="stone"
        d={[20, 24, 29, 36, 46, 60]
          .map((ahead) =>
            floor([
              [-3, ahead],
              [halfWidth, ahead - 2],
              [halfWidth, ahead],
              [-3, ahead + 2],
            ]),
          )
          .join('')}
      />
    </>
  );
}

/** People on the marble, each with a shadow. */
function Walkers() {
  const places = [
    [-2, 23],
    [-1, 24],
    [3.4, 30],
    [-3.6, 36],
    [1.2, 21],
    [4.6, 44],
    [0.4, 40],
  ] as const;
  const at = (right: number, up: number, ahead: number) =>
    project(camera, [right, up - eye, ahead]);
  const person = ([right, ahead]: readonly [number, number]) => {
    const [x, foot] = at(right, 0, ahead);
    const [headX, head] = at(right, 1.6, ahead);
    const m = camera.scale / ahead;
    return (
      path`M${x - 0.3 * m} ${foot}L${x - 0.22 * m} ${head + 0.2 * m}h${0.44 * m}L${x + 0.3 * m} ${foot}Z` +
      disc(headX, head, 0.22 * m)
    );
  };
  const shadow = ([right, ahead]: readonly [number, number]) =>
    plane(camera, [
      [right - 0.3, -eye, ahead],
      [right + 0.3, -eye, ahead],
      [right - 1.9, -eye, ahead - 2],
      [right - 2.4, -eye, ahead - 2],
    ]);
  return (
    <>
      <Shape color="ground-shade" d={places.map(shadow).join('')} />
      <Shape color="ink" d={places.slice(1).map(person).join('')} />
      <Shape color="train" d={places.slice(0, 1).map(person).join('')} />
    </>
  );
}

/** The gallery from above, its people small on the marble. */
export function Galleria() {
  const [x, y] = project(camera, [0, springing - eye, far]);
  const m = camera.scale / far;
  return (
    <>
      <Vault />
      <Shape
        color="sun"
        d={path`
          M${x - halfWidth * m} ${y + springing * m}v${-springing * m}
          a${halfWidth * m} ${halfWidth * m} 0 0 1 ${halfWidth * m * 2} 0v${springing * m}Z
        `}
      />
      <Floor />
      <Front side={-1} />
      <Front side={1} />
      <Walkers />
    </>
  );
}
