import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { path, rectangle } from '../../kit/geometry.ts';
import { tone } from '../../palette.ts';
import { Shape, Sight } from '../sight.tsx';
import { GoldRings, RingOfStones } from './ravenna-stones.tsx';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const face = { x: 250, y: 190 };

/** Strings of pearls from the crown to the shoulders, a green stone at the end of each. */
function Pendants() {
  const strings = [-1, 1].flatMap((side) =>
    range(3).map((i) => ({
      x: face.x + side * (74 + i * 17),
      top: 128 - i * 6,
      end: 312 - i * 16,
    })),
  );
  return (
    <>
      <Shape
        color="paper"
        d={strings
          .map(({ x, top, end }) =>
            range(Math.floor((end - top) / 15))
              .map((i) => disc(x, top + i * 15, 6))
              .join(''),
          )
          .join('')}
      />
      <Shape
        color="near-hill"
        d={strings.map(({ x, end }) => path`M${x} ${end - 12}l8 14l-8 16l-8 -16Z`).join('')}
      />
    </>
  );
}

function Crown() {
  const { x } = face;
  return (
    <>
      <Shape
        color="window"
        d={path`M${x - 84} 150Q${x - 92} 96 ${x - 66} 84H${x + 66}Q${x + 92} 96 ${x + 84} 150Q${x} 80 ${x - 84} 150Z`}
      />
      <Shape
        color="ochre-shade"
        d={path`M${x - 76} 128Q${x} 86 ${x + 76} 128L${x + 104} 44Q${x} -2 ${x - 104} 44Z`}
      />
      <Shape
        color="train"
        d={[-58, 0, 58]
          .map((dx) => path`M${x + dx} ${44 + Math.abs(dx) * 0.22}l14 19l-14 19l-14 -19Z`)
          .join('')}
      />
      <Shape
        color="near-hill"
        d={[-29, 29].map((dx) => rectangle(x + dx - 9, 48, 18, 26)).join('')}
      />
      <Shape
        color="paper"
        d={
          range(12)
            .map((i) => {
              const share = -1 + (i * 2) / 11;
              return disc(x + share * 72, 124 - (1 - share * share) * 21, 5.4);
            })
            .join('') +
          range(13)
            .map((i) => {
              const share = -1 + (i * 2) / 12;
              return disc(x + share * 100, 36 - (1 - share * share) * 22, 6);
            })
            .join('')
        }
      />
    </>
  );
}

/** A long pale oval, great dark eyes under joined brows, a small mouth. */
function Face() {
  const { x } = face;
  return (
    <>
      <Shape color="rose-shade" d={rectangle(x - 26, 250, 52, 60)} />
      <Shape
        color="paper"
        d={path`M${x - 58} 150Q${x} 74 ${x + 58} 150Q${x + 62} 222 ${x + 34} 256Q${x} 288 ${x - 34} 256Q${x - 62} 222 ${x - 58} 150Z`}
      />
      <Shape
        color="moon-shade"
        d={path`M${x + 6} 110Q${x + 42} 116 ${x + 58} 150Q${x + 62} 222 ${x + 34} 256Q${x + 16} 272 ${x} 272L${x + 2} 246L${x + 14} 226L${x + 6} 216V178L${x + 12} 164Z`}
      />
      <Shape
        color="window"
        d={
          path`M${x - 50} 156Q${x - 28} 138 ${x - 6} 152V158Q${x - 28} 146 ${x - 50} 163Z` +
          path`M${x + 50} 156Q${x + 28} 138 ${x + 6} 152V158Q${x + 28} 146 ${x + 50} 163Z` +
          path`M${x - 12} 246Q${x} 240 ${x + 12} 246L${x} 249Z`
        }
      />
      <Shape
        color="paper"
        d={[-28, 28]
          .map(
            (dx) =>
              path`M${x + dx - 20} 178Q${x + dx} 160 ${x + dx + 20} 178Q${x + dx} 190 ${x + dx - 20} 178Z`,
          )
          .join('')}
      />
      <Shape
        color="window"
        d={
          disc(x - 28, 176, 9) +
          disc(x + 28, 176, 9) +
          [-28, 28]
            .map(
              (dx) =>
                path`M${x + dx - 22} 179Q${x + dx} 156 ${x + dx + 22} 179Q${x + dx} 165 ${x + dx - 22} 179Z`,
            )
            .join('')
        }
      />
      <Shape
        color="train"
        d={path`M${x - 12} 247Q${x} 244 ${x + 12} 247Q${x} 258 ${x - 12} 247Z`}
      />
    </>
  );
}

/** The mantle, purple as only the emperor's, under a collar of gold and stones. */
function Mantle() {
  const { x } = face;
  return (
    <>
      <Shape
        color="train-shade"
        d={path`M${x - 250} 404Q${x - 220} 318 ${x - 70} 286H${x + 70}Q${x + 220} 318 ${x + 250} 404Z`}
      />
      <Shape
        color="window"
        d={path`M${x + 70} 286Q${x + 220} 318 ${x + 250} 404H${x + 170}Q${x + 150} 330 ${x + 60} 300ZM${x - 150} 404Q${x - 150} 350 ${x - 120} 330L${x - 128} 404Z`}
      />
      <Shape
        color="ochre"
        d={path`M${x - 112} 296Q${x} 262 ${x + 112} 296Q${x + 124} 370 ${x} 396Q${x - 124} 370 ${x - 112} 296Z`}
      />
      <Shape color="rose" d={path`M${x - 34} 286Q${x} 276 ${x + 34} 286Q${x} 322 ${x - 34} 286Z`} />
      <Shape
        color="near-hill"
        d={range(5)
          .map((i) => {
            const turn = ((30 + i * 30) * Math.PI) / 180;
            const [px, py] = [x + Math.cos(turn) * 62, 296 + Math.sin(turn) * 48];
            return path`M${px} ${py - 13}l11 13l-11 13l-11 -13Z`;
          })
          .join('')}
      />
      <Shape
        color="paper"
        d={range(13)
          .map((i) => {
            const turn = ((8 + i * 13.7) * Math.PI) / 180;
            return disc(x + Math.cos(turn) * 104, 304 + Math.sin(turn) * 80, 6.4);
          })
          .join('')}
      />
    </>
  );
}

/** Theodora in San Vitale: crown, pearls and nimbus in gold stones. */
export function Theodora({ title }: DrawingProps) {
  const { x, y } = face;
  return (
    <Sight title={title} sky="ochre-shade">
      <GoldRings
        x={x}
        y={y}
        radii={range(10).map((i) => 416 - i * 23)}
        size={17}
        ground="ochre-shade"
        color="ochre"
      />
      <circle cx={x} cy={y} r={184} fill={tone('train')} />
      <RingOfStones x={x} y={y} r={174} size={9} ground="sea-deep" color="paper" />
      <GoldRings
        x={x}
        y={y}
        radii={range(4).map((i) => 155 - i * 17)}
        size={13}
        ground="ochre"
        color="halo"
      />
      <Mantle />
      <Face />
      <Crown />
      <Pendants />
    </Sight>
  );
}
