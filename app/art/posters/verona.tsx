import { RoofRow } from '../kit/buildings.tsx';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { type Point, path, polygon, seededRandom } from '../kit/geometry.ts';
import { HillRange, Plane, Slope } from '../kit/land.tsx';
import { Campanile } from '../kit/landmarks.tsx';
import { projectRing, type RingWall, ringArcade, ringBand } from '../kit/ring-wall.ts';
import { Sky, Stars } from '../kit/sky.tsx';
import { TrainSide } from '../kit/train.tsx';
import { CypressRow } from '../kit/trees.tsx';
import { RailViaduct } from '../kit/viaduct.tsx';
import { type PosterRole, tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';

const arena: RingWall = { x: 410, y: 338, scale: 900, radius: 1, distance: 2.9, eye: 0.9 };
const wing: RingWall = { ...arena, radius: 1.13 };
const wingBack: RingWall = { ...arena, radius: 1.06 };
const top = 0.3;
/** As far round as the wall can be seen from outside. */
const limb = 69.8;

/** A level circle inside the arena; seen in perspective it is a true ellipse. */
function level(radius: number, height: number) {
  const ring = { ...arena, radius };
  const far = projectRing(ring, 180, height)[1];
  const near = projectRing(ring, 0, height)[1];
  return {
    cy: (far + near) / 2,
    ry: (near - far) / 2,
    rx: (arena.scale * radius) / Math.sqrt(arena.distance ** 2 - radius ** 2),
  };
}

function ellipse(radius: number, height: number): string {
  const { cy, rx, ry } = level(radius, height);
  return path`M${arena.x - rx} ${cy}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;
}

/** The part of a level circle on the side of the sun, which the wall keeps in shade. */
function shadedPart(radius: number, height: number): string {
  const { cy, rx, ry } = level(radius, height);
  return path`
    M${arena.x - rx * 0.3} ${cy - ry * 0.954}
    A${rx} ${ry} 0 0 0 ${arena.x - rx * 0.62} ${cy + ry * 0.785}Z
  `;
}

const tiers: readonly (readonly [
  radius: number,
  height: number,
  lit: PosterRole,
  shade: PosterRole,
])[] = [
  [0.95, top, 'terracotta', 'terracotta-shade'],
  [0.92, 0.24, 'stone-mid', 'stone-shade'],
  [0.82, 0.19, 'ground', 'ground-shade'],
  [0.73, 0.14, 'stone-mid', 'stone-shade'],
  [0.64, 0.1, 'ground', 'ground-shade'],
  [0.55, 0.06, 'field', 'ochre-shade'],
];

/** The seats, radius by height, on which the audience holds its candles. */
const seats: readonly (readonly [radius: number, height: number])[] = [
  [0.87, 0.25],
  [0.78, 0.2],
  [0.69, 0.15],
  [0.6, 0.11],
];

const candle = ([x, y]: Point) => path`M${x} ${y - 4}l3 4l-3 4l-3 -4Z`;

const candles = (() => {
  const random = seededRandom(40);
  return seats
    .flatMap(([radius, height]) =>
      Array.from({ length: 27 }, (_, index) => {
        const degrees = 142 + index * 4.8 + random() * 3;
        return degrees > 205 && degrees < 240
          ? ''
          : candle(projectRing({ ...arena, radius }, degrees, height));
      }),
    )
    .join('');
})();

function Arena() {
  const storeys = [0.012, 0.146];
  return (
    <>
      {tiers.map(([radius, height, lit, shade]) => (
        <g key={radius}>
          <path fill={tone(lit)} d={ellipse(radius, height)} />
          <path fill={tone(shade)} d={shadedPart(radius, height)} />
        </g>
      ))}
      <Stage />
      <path fill={tone('glitter')} d={candles} />
      <path fill={tone('ochre')} fillRule="evenodd" d={ellipse(1, top) + ellipse(0.95, top)} />
      <path fill={tone('rose')} d={ringBand(arena, -limb, limb, 0, top)} />
      <path
        fill={tone('rose-shade')}
        d={ringBand(arena, 22, limb, 0, top) + ringBand(arena, -limb, -8, 0, top)}
      />
      {storeys.map((low, row) => (
        <path
          key={low}
          fill={tone(row === 0 ? 'sun' : 'window')}
          d={ringArcade(arena, { from: -66, to: 67, step: 7, half: 2.3, low, high: low + 0.096 })}
        />
      ))}
      <path
        fill={tone('stone')}
        d={ringBand(arena, -8, 22, 0.122, 0.136) + ringBand(arena, -8, 22, 0.268, top)}
      />
      <path
        fill={tone('stone-shade')}
        d={
          ringBand(arena, 22, limb, 0.122, 0.136) +
          ringBand(arena, 22, limb, 0.268, top) +
          ringBand(arena, -limb, -8, 0.122, 0.136) +
          ringBand(arena, -limb, -8, 0.268, top)
        }
      />
    </>
  );
}

/**
 * The set of the opera at the far end: an Egyptian gate between two obelisks, in the light of the
 * stage.
 */
function Stage() {
  const obelisk = (x: number) =>
    path`M${x - 9} 590L${x - 6} 468L${x} 456L${x + 6} 468L${x + 9} 590Z`;
  return (
    <>
      <path fill={tone('stone')} d={obelisk(560) + obelisk(690)} />
      <path fill={tone('ochre-shade')} d="M576 600L586 502H664L674 592Q620 604 576 600Z" />
      <path fill={tone('field')} d="M576 600L586 502H620V603ZM580 496H670L668 506H582Z" />
      <path
        fill={tone('train')}
        d={polygon([
          [608, 602],
          [612, 530],
          [638, 530],
          [642, 600],
        ])}
      />
    </>
  );
}

/** The four bays that are left of the outer ring, three storeys high, a wall as thick as a room. */
function Wing() {
  const rows = [0, 1, 2];
  const [from, to, crest] = [-56, -24, 0.5];
  const arches = (ring: RingWall, half: number) =>
    rows
      .map((row) =>
        ringArcade(ring, {
          from: -52,
          to: -27,
          step: 8,
          half,
          low: 0.012 + row * 0.162,
          high: 0.118 + row * 0.162,
        }),
      )
      .join('');
  const corner = (angle: number) =>
    polygon([
      projectRing(wingBack, angle, crest),
      projectRing(wing, angle, crest),
      projectRing(wing, angle, 0),
      projectRing(wingBack, angle, 0),
    ]);
  const ledge = (height: number) => ringBand(wing, from, to, height, height + 0.02);
  return (
    <>
      <path fill={tone('terracotta-shade')} d={ringBand(wingBack, from, to, 0, crest)} />
      <path fill={tone('rose-shade')} d={corner(to)} />
      <path fill={tone('stone-mid')} d={ringBand(wing, from, to, 0, crest)} />
      <path
        fill={tone('stone')}
        d={`M${[
          ...[-56, -48, -40, -32, -24].map((angle) => projectRing(wing, angle, crest)),
          ...[-24, -32, -40, -48, -56].map((angle) => projectRing(wingBack, angle, crest)),
        ]
          .map(([x, y]) => path`${x} ${y}`)
          .join('L')}Z`}
      />
      <path fill={tone('rose-shade')} d={arches(wing, 2.9)} />
      <path fill={tone('window')} d={arches({ ...wing, x: wing.x + 5 }, 2.3)} />
      <path fill={tone('stone')} d={[0.142, 0.304, 0.478].map(ledge).join('')} />
      <path
        fill={tone('rose')}
        d={[-56, -48, -40, -32, -25.6]
          .map((angle) => ringBand(wing, angle, angle + 1.6, 0, 0.478))
          .join('')}
      />
    </>
  );
}

/**
 * Verona on a night of opera: the Arena full of candles under a new moon, and the train's lit
 * windows behind.
 */
function Verona({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky
        bands={[
          { y: 0, color: 'dusk-deep' },
          { y: 330, color: 'dusk' },
        ]}
      />
      <Stars height={380} count={40} seed={61} evening />
      <path fill={tone('moon')} d="M196 132a62 62 0 1 0 54 92a50 50 0 1 1 -54 -92Z" />
      <HillRange y={378} amplitude={26} waves={2} seed={33} bottom={520} color="hill" />
      <Slope
        points={[
          [380, 434],
          [560, 380],
          [700, 344],
          [810, 356],
        ]}
        bottom={520}
        color="near-hill"
      />
      <CypressRow from={[566, 392]} to={[760, 362]} heights={[52, 66, 46, 78, 56]} />
      <RoofRow x={-20} y={450} width={840} height={54} houses={12} seed={27} bottom={466} />
      <Campanile x={490} y={450} width={40} height={204} />
      <RailViaduct
        y={454}
        bottom={534}
        span={48}
        pier={12}
        opening={52}
        colors={['stone-shade', 'ground-shade', 'window']}
      />
      <TrainSide x={744} y={454} length={900} height={34} />
      <Plane
        points={[
          [0, 508],
          [800, 508],
          [800, 1000],
          [0, 1000],
        ]}
        color="ground-shade"
      />
      <Arena />
      <Wing />
      <Slope
        points={[
          [-10, 830],
          [180, 838],
          [420, 850],
          [640, 846],
          [810, 826],
        ]}
        bottom={1000}
        color="shadow"
      />
      <CypressRow from={[668, 910]} to={[768, 890]} heights={[170, 230]} />
      <Slope
        points={[
          [-10, 890],
          [240, 920],
          [520, 910],
          [810, 870],
        ]}
        bottom={1000}
        color="cypress"
      />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Verona, above: 'dusk-deep' };
