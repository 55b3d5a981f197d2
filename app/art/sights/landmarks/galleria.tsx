import { type Camera, plane, project, wallAhead } from '../../kit/camera.ts';
import { disc } from '../../kit/furnishings.tsx';
import { path, rectangle, smoothCurve } from '../../kit/geometry.ts';
import { archPoints } from '../../kit/outlines.ts';
import { Shape } from '../sight.tsx';

/** From the marble of one arm, towards the light at the other end. */
const camera: Camera = { x: 208, y: 214, scale: 250 };
const eye = 2;
const halfWidth = 7.2;
const springing = 20;
const near = 2.6;
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
  if (ahead > 20) {
    const half = width / 2;
    return wall(side)([
      [ahead - half, up],
      [ahead - half, up + height - half],
      [ahead, up + height],
      [ahead + half, up + height - half],
      [ahead + half, up],
    ]);
  }
  const points = archPoints(ahead, up, width, height);
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
  const hoops = [13, 16, 20, 26, 34, 48];
  return (
    <>
      <Shape color="sky" d={hoop(9, halfWidth) + hoop(84, halfWidth)} />
      <Shape color="stone-mid" d={[22, 45, 67, 90, 113, 135, 158].map(purlin).join('')} />
      <Shape color="stone" d={hoops.map((ahead) => hoop(ahead, 0.3)).join('')} />
    </>
  );
}

/** A front of shops and flats: arches below, windows between pilasters above. */
function Front({ side }: { side: -1 | 1 }) {
  const lit = side === 1;
  const bay = 6;
  const bays = Array.from({ length: 8 }, (_, index) => 3 + index * bay);
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

/** The floor of marble, and the stripes of light on it. */
function Floor() {
  const floor = (points: readonly (readonly [right: number, ahead: number])[]) =>
    plane(
      camera,
      points.map(([right, ahead]) => [right, -eye, ahead] as const),
    );
  return (
    <>
      <Shape color="ground" d={rectangle(-2, camera.y, 604, 190)} />
      <Shape
        color="stone"
        d={[6.4, 8.6, 11.6, 16, 24, 40]
          .map((ahead) =>
            floor([
              [-3.4, ahead],
              [halfWidth, ahead * 0.88],
              [halfWidth, ahead],
              [-3.4, ahead * 1.12],
            ]),
          )
          .join('')}
      />
    </>
  );
}

/** The bull in the mosaic: who turns three times on it with a heel has luck. */
const bull =
  'M-50 -8Q-42 -30 -12 -32Q8 -52 30 -40L52 -14L48 6L36 8L32 -6Q28 6 20 10L44 34L36 40L8 16Q-8 22 -22 14L-18 40H-28L-36 12L-50 40H-60L-46 6ZM28 -38Q20 -60 44 -66Q34 -54 44 -36ZM40 -30Q50 -52 72 -48Q58 -42 54 -18ZM-50 -8Q-72 -18 -60 -50L-54 -47Q-58 -24 -44 -18Z';

function Mosaic() {
  const oval = (rx: number) =>
    path`M${-rx} 0a${rx} ${rx} 0 1 0 ${rx * 2} 0a${rx} ${rx} 0 1 0 ${-rx * 2} 0Z`;
  return (
    <g transform="translate(412 342) scale(1.9 .74)">
      <Shape color="stone" d={oval(84)} />
      <Shape color="terracotta-shade" d={oval(80)} />
      <Shape color="ochre" d={oval(72)} />
      <Shape color="sea-deep" d={oval(66)} />
      <g transform="translate(14 6) scale(.6 1.15)">
        <Shape color="paper" d={bull} />
      </g>
    </g>
  );
}

/** Somebody turns on one heel, coat and arms flying. */
function Spinner() {
  return (
    <g transform="translate(366 346) scale(1.35)">
      <Shape
        color="ink"
        d="M-4 -64L-3 -6L-10 0H5L4 -64ZM2 -66L22 -36L40 -34L42 -28L18 -28L-4 -58Z"
      />
      <Shape color="train" d="M-12 -118Q0 -124 12 -118L14 -88L40 -56Q8 -42 -34 -58L-14 -90Z" />
      <Shape color="train-shade" d="M4 -120L12 -118L14 -88L40 -56Q28 -50 12 -49Q6 -84 4 -120Z" />
      <Shape
        color="train"
        d="M-12 -118L-46 -102L-44 -96L-12 -106ZM12 -118L46 -128L47 -121L14 -106Z"
      />
      <Shape color="rose" d={`${disc(0, -132, 10)}${disc(-47, -98, 4)}${disc(49, -126, 4)}`} />
      <Shape
        color="ink"
        d="M-10 -132Q-12 -146 2 -144Q14 -142 11 -130L22 -122L8 -124Q4 -136 -10 -132Z"
      />
    </g>
  );
}

/** People on the marble, each with a shadow. */
function Walkers() {
  const places = [
    [-3.4, 13],
    [-2.6, 14],
    [3.4, 24],
    [-3.6, 30],
    [0.6, 34],
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
      <Shape color="ink" d={places.map(person).join('')} />
    </>
  );
}

/** The gallery from its marble: the vault of glass, and a turn on the heel on the bull. */
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
      <Mosaic />
      <Spinner />
    </>
  );
}
