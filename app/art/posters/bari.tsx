import { merlons } from '../kit/battlement.ts';
import { archRow } from '../kit/buildings.tsx';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { disc } from '../kit/furnishings.tsx';
import { archPath, path, rectangle } from '../kit/geometry.ts';
import { Sky, Stars } from '../kit/sky.tsx';
import { TrainSide } from '../kit/train.tsx';
import { Glitter, Sea } from '../kit/water.tsx';
import { type PosterRole, tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';

const x = 376;
const foot = 700;

/** One half of a shape of the front and its mirror image: steps from the middle outwards. */
function both(draw: (side: 1 | -1) => string): string {
  return draw(-1) + draw(1);
}

/** Small arches that hang under the slopes of a gable, from the middle outwards. */
function hangingArches(from: number, to: number, y: number, fall: number): string {
  const count = Math.round((to - from) / 17);
  return both((s) =>
    Array.from({ length: count }, (_, i) => {
      const dx = from + ((i + 0.5) * (to - from)) / count;
      return archPath(x + s * dx, y + (dx - from) * fall + 24, 10, 18);
    }).join(''),
  );
}

/**
 * Saint Nicholas: a bare white front in three parts between two cut-off towers, two bulls at the
 * door.
 */
function Basilica() {
  return (
    <>
      <path
        fill={tone('stone-mid')}
        d={
          rectangle(x - 300, 372, 92, 330) +
          rectangle(x + 206, 322, 96, 380) +
          rectangle(x - 312, 548, 40, 160)
        }
      />
      <path
        fill={tone('stone-shade')}
        d={rectangle(x - 232, 372, 24, 330) + rectangle(x + 266, 322, 36, 380)}
      />
      <path
        fill={tone('stone')}
        d={
          rectangle(x - 306, 366, 104, 10) +
          rectangle(x + 200, 316, 108, 10) +
          merlons(x + 204, 316, 100, 5, 12) +
          path`
            M${x - 212} ${foot}V470L${x - 104} 416V316L${x} 250L${x + 104} 316V416L${x + 212} 470
            V${foot}Z
          `
        }
      />
      <path
        fill={tone('stone-shade')}
        d={
          hangingArches(10, 98, 262, 0.63) +
          hangingArches(112, 204, 428, 0.5) +
          rectangle(x + 104, 420, 20, foot - 420) +
          rectangle(x + 196, 462, 16, foot - 462) +
          archRow(x - 288, 402, 4, 10, 7, 16) +
          archRow(x + 212, 354, 3, 10, 7, 16)
        }
      />
      <path
        fill={tone('stone-mid')}
        d={
          both(
            (s) =>
              rectangle(x + s * 104 - 7, 400, 14, foot - 400) +
              rectangle(x + s * 48 - 4, 300, 8, 230) +
              path`M${x + s * 110} 320L${x} 250V262L${x + s * 110} 332Z` +
              path`M${x + s * 218} 474L${x + s * 104} 416V428L${x + s * 218} 486Z`,
          ) + rectangle(x - 104, 430, 208, 7)
        }
      />
      <path
        fill={tone('glow-window')}
        d={
          disc(x, 330, 17) +
          [-78, 0, 78]
            .map((dx) => archPath(x + dx - 9, 418, 15, 40) + archPath(x + dx + 9, 418, 15, 40))
            .join('') +
          [-158, -76, 76, 158]
            .map((dx) => archPath(x + dx - 9, 560, 15, 42) + archPath(x + dx + 9, 560, 15, 42))
            .join('') +
          archPath(x - 258, 470, 22, 50) +
          archPath(x + 236, 420, 22, 54) +
          archPath(x + 236, 530, 22, 50)
        }
      />
      <path
        fill={tone('stone-shade')}
        d={`${archPath(x, foot, 108, 168)}${both((s) => archPath(x + s * 158, foot, 56, 104))}`}
      />
      <path
        fill={tone('ochre')}
        d={
          path`M${x - 84} 560L${x} 486L${x + 84} 560V574L${x} 502L${x - 84} 574Z` +
          both((s) => rectangle(x + s * 68 - 7, 572, 14, foot - 572))
        }
      />
      <path
        fill={tone('terracotta')}
        d={both(
          (s) => rectangle(x + s * 68 - 13, 566, 26, 10) + rectangle(x + s * 68 - 20, 680, 40, 20),
        )}
      />
      <path
        fill={tone('window')}
        d={archPath(x + 3, foot, 72, 142) + both((s) => archPath(x + s * 158 + 2, foot, 38, 86))}
      />
    </>
  );
}

function Theatre() {
  return (
    <>
      <path fill={tone('train-shade')} d={path`M700 560Q700 500 762 494Q824 500 824 560Z`} />
      <path fill={tone('train')} d={rectangle(664, 552, 146, 160)} />
      <path
        fill={tone('stone')}
        d={
          rectangle(656, 546, 160, 10) +
          rectangle(660, 622, 150, 7) +
          [664, 716, 768].map((at) => rectangle(at, 556, 9, 150)).join('')
        }
      />
      <path
        fill={tone('glow-window')}
        d={[694, 746, 796]
          .map((at) => archPath(at, 612, 24, 44) + archPath(at, 700, 26, 56))
          .join('')}
      />
    </>
  );
}

function Lamp({ at }: { at: number }) {
  return (
    <>
      <path
        fill={tone('cypress')}
        d={
          path`M${at - 15} 790l7 -40h16l7 40Z` +
          rectangle(at - 4, 500, 8, 260) +
          path`M${at - 40} 520h80v6q-40 34 -80 0Z` +
          rectangle(at - 39, 506, 5, 16) +
          rectangle(at + 34, 506, 5, 16)
        }
      />
      <path
        fill={tone('lamp')}
        d={disc(at - 36, 494, 15) + disc(at + 36, 494, 15) + disc(at, 482, 18)}
      />
    </>
  );
}

interface BoatProps {
  readonly at: number;
  readonly y: number;
  readonly size: number;
  readonly color: PosterRole;
}

function Boat({ at, y, size, color }: BoatProps) {
  const s = size;
  return (
    <>
      <path
        fill={tone('sea-deep')}
        d={path`M${at - s * 0.86} ${y}h${s * 1.72}l${-s * 0.5} ${s * 0.3}h${-s * 0.7}Z`}
      />
      <path
        fill={tone('window')}
        d={path`
          M${at - s} ${y - s * 0.62}Q${at} ${y - s * 1.06} ${at + s} ${y - s * 0.62}
          L${at} ${y - s * 0.3}Z
        `}
      />
      <path
        fill={tone('ochre')}
        d={path`
          M${at - s * 0.7} ${y - s * 0.7}Q${at} ${y - s * 0.86} ${at + s * 0.7} ${y - s * 0.7}
          v${s * 0.1}Q${at} ${y - s * 0.74} ${at - s * 0.7} ${y - s * 0.6}Z
        `}
      />
      <path
        fill={tone('paper')}
        d={path`
          M${at - s} ${y - s * 0.64}Q${at - s * 0.4} ${y - s * 0.5} ${at} ${y - s * 0.56}
          Q${at + s * 0.4} ${y - s * 0.5} ${at + s} ${y - s * 0.64}
          Q${at + s} ${y - s * 0.1} ${at + s * 0.5} ${y + s * 0.08}H${at - s * 0.5}
          Q${at - s} ${y - s * 0.1} ${at - s} ${y - s * 0.64}Z
        `}
      />
      <path
        fill={tone(color)}
        d={path`
          M${at - s} ${y - s * 0.48}Q${at - s * 0.4} ${y - s * 0.34} ${at} ${y - s * 0.42}
          Q${at + s * 0.4} ${y - s * 0.34} ${at + s} ${y - s * 0.48}
          Q${at + s * 0.94} ${y - s * 0.06} ${at + s * 0.5} ${y + s * 0.08}H${at - s * 0.5}
          Q${at - s * 0.94} ${y - s * 0.06} ${at - s} ${y - s * 0.48}Z
        `}
      />
      <path
        fill={tone('ink')}
        d={path`
          M${at} ${y - s * 0.4}Q${at + s * 0.4} ${y - s * 0.34} ${at + s * 0.98} ${y - s * 0.44}
          Q${at + s * 0.9} ${y - s * 0.06} ${at + s * 0.5} ${y + s * 0.08}H${at}Z
        `}
        fillOpacity={0.28}
      />
    </>
  );
}

/**
 * Bari at noon: the bare front of Saint Nicholas, the red theatre, the lamps of the seafront and
 * the boats.
 */
function Bari({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'sea-mid' }]} />
      <Stars height={360} count={50} seed={36} />
      <Theatre />
      <Basilica />
      <path fill={tone('stone-mid')} d={rectangle(0, 698, 800, 100)} />
      <path fill={tone('stone-shade')} d="M64 698L110 738H800V698Z" />
      <TrainSide x={-40} y={772} length={900} height={50} heading="left" />
      <path fill={tone('stone')} d={rectangle(0, 770, 800, 12)} />
      <path fill={tone('stone-mid')} d={rectangle(0, 782, 800, 40)} />
      <Lamp at={62} />
      <Lamp at={716} />
      <Sea y={820} colors={['sea-mid', 'sea-deep']} />
      <Glitter x={400} y={838} bottom={900} width={640} count={9} seed={3} color="train" />
      <Boat at={150} y={930} size={86} color="sea-mid" />
      <Boat at={640} y={952} size={104} color="near-hill" />
      <Boat at={396} y={906} size={72} color="train" />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Bari, above: 'sea-mid' };
