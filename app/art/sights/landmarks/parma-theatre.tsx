import type { DrawingProps } from '../../kit/drawing.tsx';
import { type Point, path, polygon, rectangle } from '../../kit/geometry.ts';
import { Shape, Sight } from '../sight.tsx';
import { horse, rider } from './gattamelata.tsx';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const eyeM = 6.4;
const middleM = 22;
const scale = 500;

/**
 * A point of the horseshoe as seen from the stage, in whole units: 0° is its far end, its arms are
 * straight beyond 90° to either side.
 */
function seat(angle: number, radiusM: number, heightM: number): Point {
  const turn = (Math.max(-90, Math.min(90, angle)) * Math.PI) / 180;
  const aheadM = middleM - Math.max(0, Math.abs(angle) - 90) * 0.25;
  const k = scale / (aheadM + radiusM * Math.cos(turn));
  return [Math.round(352 + k * radiusM * Math.sin(turn)), Math.round(216 - k * (heightM - eyeM))];
}

type Rim = readonly [radiusM: number, heightM: number];

/** The surface between two rims, flat from one bay to the next. */
function belt(from: number, to: number, low: Rim, high: Rim): string {
  const count = Math.max(1, Math.round((to - from) / 15));
  const angles = range(count + 1).map((i) => from + ((to - from) * i) / count);
  return polygon([
    ...angles.map((angle) => seat(angle, ...high)),
    ...[...angles].reverse().map((angle) => seat(angle, ...low)),
  ]);
}

const bays = range(11).map((i) => -79 + i * 15);

/** The arch of a loggia's bay with a narrow opening to either side (a serliana). */
function serliana(angle: number, floorM: number): string {
  const radius = 17.6;
  const slot = (middle: number, half: number, top: number) =>
    belt(middle - half, middle + half, [radius, floorM + 0.8], [radius, floorM + top]);
  const [a, b] = [seat(angle - 3, radius, floorM + 2.7), seat(angle + 3, radius, floorM + 2.7)];
  const [c, d] = [seat(angle + 3, radius, floorM + 0.8), seat(angle - 3, radius, floorM + 0.8)];
  const r = Math.max(2, (b[0] - a[0]) / 2);
  return (
    path`M${d[0]} ${d[1]}L${a[0]} ${a[1]}A${r} 14 0 0 1 ${b[0]} ${b[1]}L${c[0]} ${c[1]}Z` +
    slot(angle - 5.2, 1.1, 2.6) +
    slot(angle + 5.2, 1.1, 2.6)
  );
}

/** Two loggias of wood, one above the other, the sun on the right half. */
function Loggias() {
  return (
    <>
      {[6.6, 11.6].map((floor) => (
        <g key={floor}>
          <Shape color="ochre-shade" d={belt(-90, -18, [17.6, floor], [17.6, floor + 5])} />
          <Shape color="ochre" d={belt(-18, 90, [17.6, floor], [17.6, floor + 5])} />
          <Shape color="glow-window" d={bays.map((angle) => serliana(angle, floor)).join('')} />
          <Shape color="terracotta" d={belt(-90, 90, [17.2, floor + 4.3], [17.2, floor + 5])} />
          <Shape color="stone" d={belt(-18, 90, [17.2, floor + 4.8], [17.2, floor + 5])} />
        </g>
      ))}
      <Shape
        color="stone"
        d={bays
          .filter((angle) => angle > -20)
          .map((angle) =>
            [6.6, 11.6]
              .map((floor) => belt(angle - 8.1, angle - 6.9, [17.4, floor], [17.4, floor + 4.3]))
              .join(''),
          )
          .join('')}
      />
    </>
  );
}

/** Fourteen steps for three thousand guests, lit in front, dark on top. */
function Steps() {
  const rims = range(8).map((i): Rim => [10 + i, 1.6 + i * 0.72]);
  const risers = (from: number, to: number) =>
    rims
      .slice(0, -1)
      .map(([radius, height]) => belt(from, to, [radius, height], [radius, height + 0.46]))
      .join('');
  return (
    <>
      <Shape color="terracotta-shade" d={belt(-130, 130, [10, 1.6], [17.6, 7])} />
      <Shape color="terracotta" d={belt(-10, 130, [10, 1.6], [17.6, 7])} />
      <Shape color="ochre-shade" d={risers(-130, -10)} />
      <Shape color="ochre" d={risers(-10, 130)} />
      <Shape color="ochre-shade" d={belt(-130, 130, [9.8, -0.4], [9.8, 1.9])} />
      <Shape color="ochre" d={belt(-10, 130, [9.8, -0.4], [9.8, 1.9])} />
      <Shape
        color="terracotta-shade"
        d={range(26)
          .map((i) => belt(-82 + i * 7.4, -79 + i * 7.4, [9.7, 0.1], [9.7, 1.3]))
          .join('')}
      />
      <Shape color="stone" d={belt(-10, 130, [9.7, 1.6], [9.7, 1.9])} />
    </>
  );
}

/** The door below the dukes' box, in the middle of the steps. */
function DucalDoor() {
  const [x] = seat(0, 10, 0);
  return (
    <>
      <Shape color="stone" d={rectangle(x - 34, 206, 68, 112)} />
      <Shape color="stone-mid" d={rectangle(x - 40, 202, 80, 8) + rectangle(x - 38, 246, 76, 6)} />
      <Shape
        color="glow-window"
        d={path`M${x - 15} 318V278a15 15 0 0 1 30 0V318Z` + rectangle(x - 26, 218, 52, 22)}
      />
      <Shape
        color="terracotta"
        d={[-30, -20, 16, 26].map((dx) => rectangle(x + dx, 254, 4, 64)).join('')}
      />
    </>
  );
}

/**
 * The duke on horseback over the arch beside the stage, of white plaster, with light behind him.
 */
function DukesArch() {
  return (
    <>
      <Shape
        color="stone"
        d={
          path`M-2 404V146H136V404H104V258a36 42 0 0 0 -72 0V404Z` +
          rectangle(-2, 134, 148, 14) +
          rectangle(14, 116, 106, 20)
        }
      />
      <Shape
        color="stone-shade"
        d={
          path`M-2 404V262H26V404ZM32 404V258a36 42 0 0 1 46 -40a36 42 0 0 0 -30 40V404Z` +
          rectangle(-2, 148, 138, 6) +
          rectangle(-2, 206, 28, 6) +
          path`M14 116H48V136H14ZM126 154H136V404H126Z`
        }
      />
      <Shape
        color="stone-mid"
        d={rectangle(26, 254, 10, 8) + rectangle(100, 254, 36, 8) + rectangle(36, 168, 64, 24)}
      />
      <g transform="translate(64 117) scale(-.5 .5)">
        <Shape color="stone" d={horse + rider} />
        <Shape
          color="stone-shade"
          d={path`M36 -124C60 -130 82 -118 83 -92L75 -12L74 0H55L64 -40L46 -62Q10 -54 -28 -66L-8 -84L24 -92Z`}
        />
      </g>
    </>
  );
}

/** The Teatro Farnese, all of wood, as an actor sees it past the duke on his arch. */
export function TeatroFarnese({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="terracotta-shade">
      <Shape
        color="ink"
        d={
          [0, 22, 40].map((y) => rectangle(-2, y, 604, 5)).join('') +
          range(7)
            .map((i) =>
              polygon([
                [40 + i * 96, 0],
                [48 + i * 96, 0],
                [140 + i * 70, 60],
                [134 + i * 70, 60],
              ]),
            )
            .join('')
        }
      />
      <Loggias />
      <Steps />
      <DucalDoor />
      <Shape color="ground" d="M-2 404V374L150 334Q352 300 604 340V404Z" />
      <Shape color="ground-shade" d="M-2 404V374L150 334Q220 320 300 316L210 404Z" />
      <DukesArch />
    </Sight>
  );
}
