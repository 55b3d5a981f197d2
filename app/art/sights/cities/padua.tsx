import { archRow, RoofRow } from '../../kit/buildings.tsx';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { archPath, type Point, path, polygon, rectangle } from '../../kit/geometry.ts';
import { RoundDome } from '../../kit/landmarks.tsx';
import { Birds, Stars } from '../../kit/sky.tsx';
import { Glitter } from '../../kit/water.tsx';
import { Gattamelata } from '../landmarks/gattamelata.tsx';
import { Basilica } from '../landmarks/santo.tsx';
import { AltarWall, Heaven, Walls } from '../landmarks/scrovegni.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';
import { projectTilted, type TiltedCamera } from '../tilted-camera.ts';

/** The Scrovegni Chapel, with one's head in Giotto's sky. */
function Scrovegni({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sea-deep">
      <Heaven />
      <Walls />
      <AltarWall />
    </Sight>
  );
}

/** The Santo behind the hooves of Gattamelata's horse. */
function Santo({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky-low">
      <Stars width={600} height={200} count={18} seed={66} />
      <Shape color="halo" d={disc(446, 150, 172)} />
      <Basilica />
      <Gattamelata x={452} y={248} />
      <Birds x={240} y={84} span={20} count={3} seed={4} />
    </Sight>
  );
}

const air: TiltedCamera = { x: 262, y: 246, scale: 540, pitchDegrees: -34 };
const [centreM, heightM] = [94, 60];

function onLawn(rightM: number, aheadM: number, upM = 0): Point {
  return projectTilted(air, [rightM, upM - heightM, centreM + aheadM]);
}

/** A place of an oval around the fountain; 1 is the outer bank of the canal. */
function oval(share: number, degrees: number, upM = 0): Point {
  const angle = (degrees * Math.PI) / 180;
  return onLawn(66 * share * Math.sin(angle), -46 * share * Math.cos(angle), upM);
}

/** An oval seen from above, which perspective leaves an ellipse. */
function isle(share: number, upM = 0): string {
  const [far, near] = [oval(share, 180, upM)[1], oval(share, 0, upM)[1]];
  const half = Math.max(
    ...Array.from({ length: 30 }, (_, index) => oval(share, 60 + index * 2, upM)[0] - air.x),
  );
  const [middle, rise] = [(far + near) / 2, (near - far) / 2];
  return path`M${air.x - half} ${middle}a${half} ${rise} 0 1 0 ${half * 2} 0a${half} ${rise} 0 1 0 ${-half * 2} 0Z`;
}

/** A way or a bridge across the canal, from one share of the oval to another. */
function way(degrees: number, from: number, to: number, halfM: number): string {
  const angle = (degrees * Math.PI) / 180;
  const [alongX, alongY] = [Math.sin(angle), -Math.cos(angle)];
  const at = (share: number, side: number) =>
    onLawn(
      66 * share * alongX - alongY * side * halfM,
      46 * share * alongY + alongX * side * halfM,
      0,
    );
  return polygon([at(from, -1), at(to, -1), at(to, 1), at(from, 1)]);
}

/** The statues of both banks, seventy-eight but for the bridges, and their shadows. */
function Statues() {
  const places = [
    ...Array.from({ length: 38 }, (_, index) => oval(1.02, 4.7 + index * 9.47)),
    ...Array.from({ length: 40 }, (_, index) => oval(0.8, 4.5 + index * 9)),
  ].sort((a, b) => a[1] - b[1]);
  const place = ([x, y]: Point) => {
    const size = Math.round((y - 20) / 90) + 1;
    return [Math.round(x), Math.round(y), size] as const;
  };
  const all = places.map(place);
  return (
    <>
      <Shape
        color="shadow"
        d={all.map(([x, y, s]) => `M${x} ${y - 2}h4l${s * 4} ${s * 2}h-${s * 2}Z`).join('')}
      />
      <Shape
        color="stone"
        d={all
          .map(
            ([x, y, s]) =>
              `M${x - 2} ${y}v-${s * 2}l-1-${s * 2}l3-${s * 2}l3 ${s * 2}l-1 ${s * 2}v${s * 2}Z`,
          )
          .join('')}
      />
    </>
  );
}

/** The bare brick of Santa Giustina at the end of the square, under its domes. */
function SantaGiustina() {
  const domes = [
    [404, 50, 44, 26],
    [574, 50, 44, 26],
    [442, 40, 50, 32],
    [536, 40, 50, 32],
    [489, 26, 62, 40],
  ] as const;
  return (
    <>
      {domes.map(([x, y, width, height]) => (
        <g key={x}>
          <Shape color="terracotta-shade" d={rectangle(x - width / 2, y - 1, width, 30)} />
          <RoundDome x={x} y={y} width={width} height={height} />
        </g>
      ))}
      <Shape color="terracotta" d="M374 112V62H440V48H540V62H604V112Z" />
      <Shape color="terracotta-shade" d="M540 48V112H548V62H604V54H548V48Z" />
      <Shape
        color="glow-window"
        d={
          [464, 489, 514].map((x) => archPath(x, 99, 13, 26)).join('') +
          disc(489, 62, 6) +
          archRow(384, 90, 4, 7, 7, 16) +
          archRow(554, 90, 3, 7, 7, 16)
        }
      />
    </>
  );
}

/** Prato della Valle from a balloon. */
function Prato({ title }: DrawingProps) {
  const bridges = [0, 90, 180, 270];
  return (
    <Sight title={title} sky="haze">
      <Stars width={600} height={70} count={12} seed={21} />
      <Shape color="far-hill" d="M-2 66Q120 10 260 54T602 40V110H-2Z" />
      <RoofRow x={-20} y={84} width={400} height={40} houses={9} seed={31} bottom={112} />
      <SantaGiustina />
      <Shape color="ground" d={rectangle(-2, 98, 604, 306)} />
      <Shape color="stone" d={isle(1.04)} />
      <Shape color="stone-shade" d={isle(1)} />
      <Shape color="sea" d={isle(0.97, -1.4)} />
      <Glitter x={440} y={250} bottom={372} width={330} count={9} seed={3} color="foam" />
      <Glitter x={100} y={262} bottom={380} width={330} count={9} seed={8} color="foam" />
      <Shape color="stone" d={isle(0.82)} />
      <Shape color="near-hill" d={isle(0.77)} />
      <Shape color="ground" d={bridges.map((at) => way(at, 0, 1.06, 4)).join('') + isle(0.3)} />
      <Shape color="stone" d={isle(0.13)} />
      <Shape color="sea" d={isle(0.1)} />
      <Shape
        color="lamp"
        d={[30, 60, 120, 150, 210, 240, 300, 330]
          .map((at) => disc(...oval(0.26, at, 3), 3))
          .join('')}
      />
      <Statues />
    </Sight>
  );
}

export const sights: CitySights = {
  'scrovegni-chapel': Scrovegni,
  santo: Santo,
  'prato-della-valle': Prato,
};
