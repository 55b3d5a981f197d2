import { RoofRow } from '../../kit/buildings.tsx';
import { type Camera, project } from '../../kit/camera.ts';
import { disc } from '../../kit/furnishings.tsx';
import { archPath, type Point, path, polygon, rectangle } from '../../kit/geometry.ts';
import { RoundDome } from '../../kit/landmarks.tsx';
import { CloakedStatue } from '../../kit/statue.tsx';
import { Shape } from '../sight.tsx';

const horizon = 162;
const camera: Camera = { x: 330, y: horizon, scale: 420 };
const eyeM = 9;

/** A place round the middle of the isle, in metres: 0° towards us, 90° on the right. */
function bank(radiusM: number, degrees: number, upM = 0): Point {
  const angle = (degrees * Math.PI) / 180;
  return project(camera, [
    radiusM * 1.45 * Math.sin(angle),
    upM - eyeM,
    60 - radiusM * Math.cos(angle),
  ]);
}

const [innerM, outerM] = [27, 34.5];

/** A round place as one sees it: perspective leaves an ellipse. */
function round(radiusM: number, upM = 0): string {
  const [far, near] = [bank(radiusM, 180, upM)[1], bank(radiusM, 0, upM)[1]];
  const sides = Array.from({ length: 60 }, (_, index) => bank(radiusM, index * 3, upM)[0]);
  const half = Math.round(Math.max(...sides) - camera.x);
  const rise = Math.round((near - far) / 2);
  return path`M${camera.x - half} ${near - rise}a${half} ${rise} 0 0 0 ${half * 2} 0a${half} ${rise} 0 0 0 ${-half * 2} 0Z`;
}

const ripples = [-64, -52, -38, -22, 20, 34, 47, 58]
  .map((degrees, index) => {
    const [x, y] = bank(31.2 + (index % 2), degrees, -1.6);
    return path`M${x - 24} ${y}h48l-12 3h-22Z`;
  })
  .join('');

/** A way across the isle and the canal, from the near side to the far one. */
const avenue = polygon([
  project(camera, [-3.4, -eyeM, 22]),
  project(camera, [3.4, -eyeM, 22]),
  project(camera, [3.4, -eyeM, 100]),
  project(camera, [-3.4, -eyeM, 100]),
]);

/** The isle of grass, the canal around it between white banks, and the fountain in the middle. */
export function Canal() {
  const [x, y] = bank(0, 0);
  return (
    <>
      <Shape color="ground" d={rectangle(-2, horizon + 4, 604, 240)} />
      <Shape color="ground-shade" d={round(outerM + 3, -0.6)} />
      <Shape color="stone" d={round(outerM + 2.6)} />
      <Shape color="stone-shade" d={round(outerM)} />
      <Shape color="sea-mid" d={round(outerM - 0.4, -1.6)} />
      <Shape color="foam" d={ripples} />
      <Shape color="stone-shade" d={round(innerM + 0.4, -1.4)} />
      <Shape color="stone" d={round(innerM)} />
      <Shape color="near-hill" d={round(innerM - 2.4)} />
      <Shape color="ground" d={avenue + round(7)} />
      <Shape color="stone" d={round(3.4)} />
      <Shape color="sea" d={round(2.7)} />
      <Shape color="foam" d={path`M${x - 2} ${y}V${y - 34}q2 -8 4 0V${y}Z`} />
    </>
  );
}

/** The bare brick of Santa Giustina, under its domes. */
export function SantaGiustina() {
  const domes = [
    [360, 96, 56, 34],
    [560, 96, 56, 34],
    [406, 82, 64, 42],
    [514, 82, 64, 42],
    [460, 62, 80, 54],
  ] as const;
  return (
    <>
      {domes.map(([x, y, width, height]) => (
        <g key={x}>
          <Shape color="terracotta-shade" d={rectangle(x - width / 2, y - 1, width, 40)} />
          <RoundDome x={x} y={y} width={width} height={height} />
        </g>
      ))}
      <Shape color="terracotta" d="M322 182V114H400V92H520V114H604V182Z" />
      <Shape color="terracotta-shade" d="M520 92V182H532V114H604V106H532V92Z" />
      <Shape
        color="glow-window"
        d={
          [430, 460, 490].map((x) => archPath(x, 166, 16, 34)).join('') +
          disc(460, 112, 8) +
          [340, 362, 384, 550, 572, 594].map((x) => archPath(x, 154, 9, 20)).join('')
        }
      />
      <RoofRow x={-20} y={134} width={350} height={52} houses={7} seed={31} bottom={188} />
    </>
  );
}

/**
 * A man in robe and cloak on his pedestal, 100 high: his right hand points, the left has a book.
 */
function Statue() {
  return (
    <>
      <Shape
        color="stone"
        d="M-17 0V-34H-21V-39H21V-34H17V0ZM-12 -39Q-15 -62 -10 -78Q-9 -85 -3 -86V-89Q-6 -92 -5 -96Q-3 -101 1 -100Q6 -99 6 -93Q6 -89 3 -88V-86Q8 -85 10 -79Q14 -58 12 -39ZM-10 -79L-30 -88L-36 -87L-31 -83L-9 -69Z"
      />
      <Shape
        color="stone-shade"
        d="M4 0V-34H21V-39H17V-34H17V0ZM3 -86Q8 -85 10 -79Q14 -58 12 -39H0Q8 -56 2 -70Q6 -80 3 -86ZM3 -100Q6 -99 6 -93Q6 -89 3 -88L1 -94ZM-9 -39Q-10 -52 -5 -64Q-6 -50 -5 -39ZM-21 -36H21V-34H-21Z"
      />
      <Shape color="stone-mid" d="M-4 -76H8V-64L-4 -66ZM-11 -8V-27H0V-8Z" />
    </>
  );
}

/** Where the statues stand: on both banks, beside the bridges, and one close to us. */
const places = [
  ...[-156, -130, -104, -80, -14, 14, 40, 60, 82, 106, 132, 158].map((degrees) =>
    bank(outerM + 1.3, degrees),
  ),
  ...[-160, -128, -96, -40, -12, 12, 40, 64, 96, 128, 160].map((degrees) =>
    bank(innerM - 1, degrees),
  ),
].sort((a, b) => a[1] - b[1]);

export function Statues() {
  return places.map(([x, y]) => {
    const size = Math.round((y - horizon) * 0.58) / 100;
    return (
      <g
        key={path`${x} ${y}`}
        transform={`${path`translate(${x} ${y})`}scale(${x < 330 ? -size : size} ${size})`}
      >
        <Statue />
      </g>
    );
  });
}

/** One of them close to us, on his pedestal. */
export function NearStatue() {
  return (
    <>
      <CloakedStatue x={118} y={332} size={1} colors={['stone', 'stone-mid', 'stone-shade']} />
      <Shape color="stone" d="M40 330H198V346H40ZM52 346H186V404H52Z" />
      <Shape color="stone-mid" d="M66 358H128V404H66Z" />
      <Shape color="stone-shade" d="M40 341H198V346H40ZM140 346H186V404H140Z" />
    </>
  );
}
