import type { DrawingProps } from '../../kit/drawing.tsx';
import { archPath, type Point, path, polygon, rectangle } from '../../kit/geometry.ts';
import { RoundDome } from '../../kit/landmarks.tsx';
import type { PosterRole } from '../../palette.ts';
import { Shape, Sight } from '../sight.tsx';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Where all lines of the portico meet. */
const [eyeX, eyeY] = [316, 196];
/** Half of its width, the floor below and the springing of the vault above the eye, at depth 1. */
const [half, floor, spring] = [324, 236, 36];
const bays = 5;
const pier = 0.17;
const depthOf = (bay: number) => 1 + bay * 0.52;

/** A point at a share of the half width, a height over the eye and a depth, in whole units. */
const at = (share: number, height: number, depth: number): Point => [
  Math.round(eyeX + (share * half) / depth),
  Math.round(eyeY - height / depth),
];

/** All that is seen through the portico's cross-section at a depth. */
function section(depth: number): string {
  const [left, foot] = at(-1, -floor, depth);
  const [right, top] = at(1, spring, depth);
  const radius = Math.round(half / depth);
  return path`M${left} ${foot}V${top}A${radius} ${radius} 0 0 1 ${right} ${top}V${foot}Z`;
}

/** An arch along one side, between two depths, from a height up. */
function arch(side: number, from: number, to: number, foot: number, crown: number): string {
  const points = [
    at(side, foot, from),
    at(side, crown * 0.3, from),
    at(side, crown, from),
    at(side, crown, to),
    at(side, crown * 0.3, to),
    at(side, foot, to),
  ].map((point) => point.join(' '));
  return `M${points[0]}L${points[1]}C${points.slice(2, 5).join(' ')}L${points[5]}Z`;
}

/** The light through the open side of each bay: its ends, and how far it falls aslant. */
const openings = range(bays).map((bay) => [depthOf(bay) + pier, depthOf(bay + 1) - pier] as const);
const slant = 0.34;

/** The ribs of the vault and the bays between them, one within the other. */
function Vault() {
  return range(bays).map((bay) => {
    const depth = depthOf(bay);
    return (
      <g key={bay}>
        <Shape color="terracotta" d={section(depth)} />
        <Shape color="terracotta-shade" d={section(depth + 0.1)} />
        <Shape color={bay % 2 ? 'rose-shade' : 'ochre-shade'} d={section(depth + 0.14)} />
      </g>
    );
  });
}

/** The church at the end: a dome on its drum, a front that curves between two low pavilions. */
function Sanctuary() {
  const x = eyeX;
  return (
    <>
      <Shape color="terracotta" d={rectangle(x - 50, 140, 100, 40)} />
      <Shape color="terracotta-shade" d={rectangle(x + 16, 140, 34, 40)} />
      <RoundDome x={x} y={142} width={112} height={56} />
      <Shape color="stone" d={`${rectangle(x - 7, 74, 14, 16)}${rectangle(x - 56, 138, 112, 5)}`} />
      <Shape color="ochre" d={path`M${x - 92} 262V196Q${x} 150 ${x + 92} 196V262Z`} />
      <Shape color="ochre-shade" d={path`M${x + 26} 262V171Q${x + 60} 178 ${x + 92} 196V262Z`} />
      <Shape
        color="stone"
        d={path`M${x - 92} 200V192Q${x} 146 ${x + 92} 192V200Q${x} 154 ${x - 92} 200Z`}
      />
      <Shape
        color="glow-window"
        d={
          range(5)
            .map((i) => archPath(x - 36 + i * 18, 166, 8, 18))
            .join('') +
          [-56, -28, 0, 28, 56]
            .map((dx) => archPath(x + dx, 262, 20, 66 - Math.abs(dx) * 0.16))
            .join('')
        }
      />
    </>
  );
}

/** The wall of one side between the near end and the far one. */
const side = (share: number, low: number, high: number) =>
  polygon([
    at(share, low, 0.9),
    at(share, high, 0.9),
    at(share, high, depthOf(bays)),
    at(share, low, depthOf(bays)),
  ]);

/** The floor in shade, and the sun that each arch lays over its steps and up the wall. */
function Light() {
  const edge = (depth: number) =>
    polygon([
      at(-1, -floor, depth),
      at(1, -floor, depth),
      at(1, -floor, depth + 0.035),
      at(-1, -floor, depth + 0.035),
    ]);
  return (
    <>
      <Shape
        color="stone-shade"
        d={polygon([
          at(-1.2, -floor, 0.9),
          at(1.2, -floor, 0.9),
          at(1, -floor, depthOf(bays)),
          at(-1, -floor, depthOf(bays)),
        ])}
      />
      <Shape
        color="stone"
        d={openings
          .map(([from, to]) =>
            polygon([
              at(1, -floor, from),
              at(1, -floor, to),
              at(-1, -floor, to + slant),
              at(-1, -floor, from + slant),
            ]),
          )
          .join('')}
      />
      <Shape
        color="far-hill"
        d={range(12)
          .map((step) => edge(1.04 + step * 0.22))
          .join('')}
      />
      <Shape color="roof" d={side(-1, -floor, spring)} />
      <Shape
        color="ochre"
        d={openings.map(([from, to]) => arch(-1, from + slant, to + slant, -floor, 40)).join('')}
      />
    </>
  );
}

/** The open side: hills and evening behind arches in shade. */
function OpenSide() {
  const open = (foot: number, crown: number) =>
    openings.map(([from, to]) => arch(1, from, to, foot, crown)).join('');
  const hills = openings
    .map(([from, to]) =>
      polygon([at(1, -floor, from), at(1, -14, from), at(1, 10, to), at(1, -floor, to)]),
    )
    .join('');
  return (
    <>
      <Shape color="roof-shade" d={side(1, -floor, spring)} />
      <Shape color="sky-low" d={open(-floor, 110)} />
      <Shape color="near-hill" d={hills} />
      <Shape
        color="stone"
        d={openings
          .map(([from, to]) =>
            polygon([at(1, -floor, from), at(1, -214, from), at(1, -214, to), at(1, -floor, to)]),
          )
          .join('')}
      />
    </>
  );
}

/** Somebody who climbs to the church, and the long shadow across the steps. */
function Pilgrim({ coat }: { coat: PosterRole }) {
  return (
    <g transform="translate(-36 12)">
      <Shape color="far-hill" d="M262 336L130 306L98 314L240 344Z" />
      <Shape
        color="ink"
        d="M240 340l10 -48h18l16 44l-10 4l-17 -34l-6 34ZM249 228a9 10 0 1 1 18 0a9 10 0 1 1 -18 0Z"
      />
      <Shape
        color={coat}
        d="M238 308Q242 268 236 278L228 296L220 292L234 254Q240 240 252 239H264Q276 241 281 256L292 290L285 294L277 276Q280 292 283 308Z"
      />
    </g>
  );
}

/** Under the longest portico: its arches lay the evening over the steps that climb to San Luca. */
export function SanLuca({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="terracotta">
      <Vault />
      <Shape color="glow" d={section(depthOf(bays))} />
      <Sanctuary />
      <Light />
      <OpenSide />
      <Pilgrim coat="train" />
    </Sight>
  );
}
