import { merlons } from '../../kit/battlement.ts';
import { archPath, type Point, path, polygon, rectangle, smoothCurve } from '../../kit/geometry.ts';
import type { PosterRole } from '../../palette.ts';
import { Shape } from '../sight.tsx';
import { projectTilted, type TiltedCamera } from '../tilted-camera.ts';

const camera: TiltedCamera = { x: 290, y: 204, scale: 410, pitchDegrees: -29 };
const eyeM = 74;
/** Where the ribs meet, before the middle of the town hall. */
const drainM = 50;

/** Whole pixels: the drawing has many points, and none shows the difference. */
function place(rightM: number, aheadM: number, upM = 0): Point {
  const [x, y] = projectTilted(camera, [rightM, upM - eyeM, aheadM]);
  return [Math.round(x), Math.round(y)];
}

/** A place around the drain; 1 is the edge of the brick shell, 0° on the right. */
function around(share: number, degrees: number, upM = 0): Point {
  const angle = (degrees * Math.PI) / 180;
  return place(76 * share * Math.cos(angle), drainM + 88 * share * Math.sin(angle), upM);
}

const arc = (share: number, upM = 0) =>
  Array.from({ length: 11 }, (_, index) => around(share, 190 - index * 20, upM));

/** Brick in nine fields, between ribs of white stone. */
export function Shell() {
  const ribs = Array.from({ length: 8 }, (_, index) => 20 + index * 20);
  const rib = (degrees: number) =>
    polygon([around(0.05, degrees), around(1, degrees - 0.8), around(1, degrees + 0.8)]);
  return (
    <>
      <Shape color="ground" d={`M${smoothCurve(arc(1.2))}Z`} />
      <Shape color="stone" d={`M${smoothCurve(arc(1.015))}Z`} />
      <Shape color="terracotta" d={`M${smoothCurve(arc(0.985))}Z`} />
      <Shape color="stone" d={ribs.map(rib).join('')} />
      <Shape
        color="stone"
        d={polygon([place(-12, 126), place(12, 126), place(12, 139), place(-12, 139)])}
      />
      <Shape
        color="sea"
        d={polygon([place(-9, 128), place(9, 128), place(9, 135), place(-9, 135)])}
      />
    </>
  );
}

/** From the left to the right: where each palace begins, how high it is, in sun and in shade. */
const palaces: readonly (readonly [degrees: number, upM: number, PosterRole, PosterRole])[] = [
  [192, 22, 'terracotta', 'terracotta-shade'],
  [170, 27, 'rose', 'rose-shade'],
  [157, 22, 'ochre', 'terracotta-shade'],
  [145, 29, 'rose', 'rose-shade'],
  [132, 24, 'terracotta', 'terracotta-shade'],
  [117, 27, 'ochre', 'ochre-shade'],
  [101, 23, 'stone', 'stone-mid'],
  [86, 28, 'rose', 'rose'],
  [72, 24, 'ochre', 'ochre'],
  [58, 30, 'terracotta', 'terracotta'],
  [44, 25, 'stone', 'stone'],
  [30, 29, 'ochre', 'ochre'],
  [14, 24, 'rose', 'rose'],
  [-12, 24, 'rose', 'rose'],
];
const wallAt = 1.2;
const shadeUntil = 108;

/** The palaces around: fronts that face the sun are light, the others dark. */
export function Palaces() {
  const fronts = new Map<PosterRole, string>();
  let [roofs, windows] = ['', ''];
  for (const [index, [from, upM, sunny, shaded]] of palaces.slice(0, -1).entries()) {
    const to = palaces[index + 1]?.[0] ?? from;
    const color = from > shadeUntil ? shaded : sunny;
    const at = (share: number, up: number, out = wallAt) =>
      around(out, from + (to - from) * share, up);
    const front = polygon([at(0, 0), at(1, 0), at(1, upM), at(0, upM)]);
    fronts.set(color, (fronts.get(color) ?? '') + front);
    roofs += polygon([at(-0.03, upM), at(1.03, upM), at(1, upM + 6, 1.33), at(0, upM + 6, 1.33)]);
    for (const floor of [0.26, 0.62]) {
      for (const share of [0.16, 0.42, 0.68]) {
        const [low, high] = [upM * floor, upM * (floor + 0.19)];
        const right = share + 0.14;
        windows += polygon([at(share, low), at(right, low), at(right, high), at(share, high)]);
      }
    }
  }
  return (
    <>
      <Shape color="roof" d={roofs} />
      {[...fronts].map(([color, d]) => (
        <Shape key={color} color={color} d={d} />
      ))}
      <Shape color="glow-window" d={windows} />
    </>
  );
}

/** The shadow of the Torre del Mangia: its shaft, the wider crown, the frame of the bell. */
export function TowerShadow() {
  const [alongX, alongY] = [0.5, 0.866];
  const at = (alongM: number, sideM: number): Point =>
    place(-12 + alongX * alongM + alongY * sideM, 36 + alongY * alongM - alongX * sideM);
  const half: readonly Point[] = [
    [0, 4],
    [62, 4],
    [66, 7],
    [78, 7],
    [78, 4],
    [88, 4],
  ];
  const left = half.map(([alongM, sideM]) => at(alongM, -sideM));
  const right = half.map(([alongM, sideM]) => at(alongM, sideM));
  return <Shape color="roof-shade" d={polygon([...left, ...right.reverse()])} />;
}

/** People who stroll on the brick. */
export function People() {
  const spots = Array.from({ length: 13 }, (_, index) => {
    const degrees = 24 + ((index * 47) % 132);
    return around(0.34 + ((index * 29) % 58) / 100, degrees);
  });
  return <Shape color="ink" d={spots.map(([x, y]) => path`M${x - 2} ${y}l2 -9l2 9Z`).join('')} />;
}

/** The cathedral on its hill to the left: striped bell tower, dome and nave. */
export function CathedralAfar() {
  const stripes = Array.from({ length: 5 }, (_, index) => rectangle(56, 34 + index * 9, 22, 4));
  return (
    <>
      <Shape color="stone" d="M56 96V28L67 10L78 28V96ZM78 62L86 56H168V96H78Z" />
      <Shape color="stone-shade" d="M112 58V42H148V58ZM72 96V19L78 28V96Z" />
      <Shape color="stone-mid" d="M108 43C109 27 118 19 130 16C142 19 151 27 152 43Z" />
      <Shape color="stone" d={rectangle(128, 5, 4, 12)} />
      <Shape
        color="cypress"
        d={stripes.join('') + [92, 110, 128, 146].map((x) => archPath(x, 80, 6, 13)).join('')}
      />
    </>
  );
}

/** The battlements of the town hall under our eyes. */
export function Parapet() {
  return (
    <Shape
      color="terracotta-shade"
      d={rectangle(-2, 394, 604, 8) + merlons(-14, 395, 640, 17, 24)}
    />
  );
}
