import type { DrawingProps } from '../../kit/drawing.tsx';
import { archPath, path, polygon, rectangle } from '../../kit/geometry.ts';
import { Birds, Cloud, Stars } from '../../kit/sky.tsx';
import { SanLuca } from '../landmarks/san-luca.tsx';
import { Asinelli, Garisenda } from '../landmarks/two-towers.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';

const square = 338;

/** Half of the front's width at a height: the gable's, that of its sides, the shoulders'. */
function halfWidthAt(y: number): number {
  if (y < 72) return 50;
  return y < 140 ? 74 : (y - 100) * 1.9;
}

/** Rough brick above, its toothed courses waiting for a marble that never came. */
function Brick() {
  const teeth = [62, 92, 122, 152, 182, 212].flatMap((y) =>
    Array.from({ length: 15 }, (_, index) => {
      const x = 132 + index * 24;
      return Math.abs(x - 300) > halfWidthAt(y) ? '' : rectangle(x - 3, y, 6, 6);
    }),
  );
  const strip = (x: number, width: number) => {
    const top = Math.abs(x - 300) > 120 ? 192 : 78;
    return rectangle(x, top, width, 240 - top);
  };
  return (
    <>
      <Shape
        color="terracotta"
        d={polygon([
          [122, 240],
          [122, 190],
          [206, 142],
          [206, 74],
          [300, 32],
          [394, 74],
          [394, 142],
          [478, 190],
          [478, 240],
        ])}
      />
      <Shape color="terracotta-shade" d="M478 190L394 142V148L478 197ZM394 74L300 32V39L394 82Z" />
      <Shape
        color="roof-shade"
        d={
          teeth.join('') +
          [134, 218, 394].map((x) => strip(x, 9)).join('') +
          path`M288 104a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z`
        }
      />
      <Shape color="roof" d={[122, 206, 382, 466].map((x) => strip(x, 12)).join('')} />
    </>
  );
}

/** The marble that reached a third of the height, and its three doors. */
function Marble() {
  const doors = [168, 300, 432];
  const size = (x: number) => (x === 300 ? 1.3 : 1);
  const doorway = (width: number, height: number) =>
    doors.map((x) => archPath(x, square, width * size(x), height * size(x))).join('');
  return (
    <>
      <Shape color="stone" d={rectangle(118, 230, 364, 110) + path`M252 232L300 196L348 232Z`} />
      <Shape
        color="rose"
        d={
          [246, 270, 294, 318].map((y) => rectangle(118, y, 364, 11)).join('') +
          path`M268 232L300 208L332 232Z`
        }
      />
      <Shape
        color="stone-shade"
        d={[206, 216, 376, 474].map((x) => rectangle(x, 230, 8, 108)).join('')}
      />
      <Shape
        color="stone"
        d={doorway(58, 84) + [118, 208, 366, 464].map((x) => rectangle(x, 226, 14, 112)).join('')}
      />
      <Shape color="stone-shade" d={doorway(42, 74)} />
      <Shape
        color="glow-window"
        d={doors
          .map((x) =>
            rectangle(x - 14 * size(x), square - 50 * size(x), 28 * size(x), 50 * size(x)),
          )
          .join('')}
      />
      <Shape
        color="stone-mid"
        d={[0, 1, 2].map((i) => rectangle(108 - i * 8, square + i * 6, 384 + i * 16, 4)).join('')}
      />
    </>
  );
}

/** San Petronio from under the arch across the square. */
function Petronio({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky">
      <Stars width={600} height={170} count={26} seed={5} />
      <Cloud x={380} y={96} width={230} />
      <Shape color="ground" d={rectangle(0, square, 600, 64)} />
      <Brick />
      <Marble />
      <Shape color="ground-shade" d="M120 358H500L600 392V402H150Z" />
      <Shape
        color="ink"
        d="M244 356l3-14h4l3 14v12h-10ZM262 360l3-14h4l3 14v10h-10ZM392 366l3-16h4l3 16v12h-10Z"
      />
      <path
        fill="var(--poster-window)"
        fillRule="evenodd"
        d={
          rectangle(-2, -2, 604, 404) + path`M62 402V246C62 100 160 14 306 14S550 100 550 246V402Z`
        }
      />
      <Shape
        color="ochre-shade"
        d="M550 402V246C550 100 452 14 306 14C440 26 530 110 530 250V402Z"
      />
    </Sight>
  );
}

/** The street between its eaves: what frames the sky for those who look up. */
function Eaves() {
  return (
    <>
      <Shape color="rose-shade" d="M-2 402V40L120 250V402Z" />
      <Shape color="roof-shade" d="M-2 40L120 250L136 240L-2 -4Z" />
      <Shape color="cypress" d="M16 150l26 40v60l-26-44ZM66 240l18 26v54l-18-30Z" />
      <Shape color="window" d="M602 402V64L476 262V402Z" />
      <Shape color="roof-shade" d="M602 64L476 262L462 252L602 20Z" />
      <Shape color="glow-window" d="M566 190l22-34v58l-22 34ZM514 268l16-24v50l-16 24Z" />
    </>
  );
}

/** The two towers from the foot of Strada Maggiore, head in the neck. */
function Towers({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky-deep">
      <Stars width={600} height={300} count={34} seed={17} />
      <Cloud x={30} y={110} width={210} />
      <Asinelli />
      <Garisenda />
      <Eaves />
      <Birds x={400} y={70} span={20} count={3} seed={9} />
    </Sight>
  );
}

export const sights: CitySights = {
  'san-petronio': Petronio,
  'two-towers': Towers,
  'san-luca': SanLuca,
};
