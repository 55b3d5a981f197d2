import type { DrawingProps } from '../../kit/drawing.tsx';
import { lancetPath, path, polygon, rectangle } from '../../kit/geometry.ts';
import { Stars } from '../../kit/sky.tsx';
import { Shape, Sight } from '../sight.tsx';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const ridge = 118;
const eaves = 282;

/** The steep roof in lozenges of green, yellow and white tiles. */
function TiledRoof() {
  const cells = range(4).flatMap((row) =>
    range(11 + (row % 2)).map(
      (i) => [186 + i * 41 - (row % 2) * 20.5, ridge + 33 + row * 33] as const,
    ),
  );
  const diamonds = (half: number, height: number) =>
    cells
      .map(
        ([x, y]) =>
          path`M${x} ${y - height}l${half} ${height}l${-half} ${height}l${-half} ${-height}Z`,
      )
      .join('');
  return (
    <>
      <Shape color="near-hill" d={rectangle(120, ridge, 484, eaves - ridge)} />
      <Shape color="field" d={diamonds(19, 31)} />
      <Shape color="cypress" d={diamonds(13, 21)} />
      <Shape color="paper" d={diamonds(6, 10)} />
      <Shape color="field" d={rectangle(120, ridge - 5, 484, 7)} />
    </>
  );
}

function NaveWall() {
  const buttresses = [232, 330, 428, 526];
  return (
    <>
      <Shape color="rose" d={rectangle(120, eaves, 484, 122)} />
      <Shape color="stone" d={rectangle(120, eaves - 4, 484, 10)} />
      <Shape
        color="glow-window"
        d={buttresses.map((x) => lancetPath(x + 49, 400, 34, 96)).join('')}
      />
      <Shape
        color="stone-mid"
        d={buttresses.map((x) => path`M${x - 11} 404V292l11 -26l11 26V404Z`).join('')}
      />
      <Shape
        color="rose-shade"
        d={buttresses
          .map((x) => path`M${x} 404V266l11 26V404ZM${x + 11} 304l22 100H${x + 11}Z`)
          .join('')}
      />
    </>
  );
}

/** The tower with its spire of stone lace, through which the sky is seen. */
function Spire() {
  const x = 118;
  const half = (y: number) => 6 + (y + 60) * 0.17;
  const rows = [-30, 4, 40, 78, 118];
  const holes = (dx: number) =>
    rows
      .map((y) => {
        const [w, h] = [half(y) * 0.3, 14];
        const cx = x + dx * half(y);
        return path`M${cx} ${y - h}l${w} ${h}l${-w} ${h}l${-w} ${-h}Z`;
      })
      .join('');
  return (
    <>
      <Shape
        color="stone"
        d={
          polygon([
            [x - half(150), 150],
            [x - half(-60), -60],
            [x + half(-60), -60],
            [x + half(150), 150],
          ]) +
          [-20, 16, 54, 92, 128]
            .flatMap((y) =>
              [-1, 1].map(
                (s) => path`M${x + s * (half(y) - 5)} ${y - 9}l${s * 15} -2l${-s * 8} 19Z`,
              ),
            )
            .join('')
        }
      />
      <Shape
        color="stone-shade"
        d={polygon([
          [x + 8, 150],
          [x + 2, -60],
          [x + half(-60), -60],
          [x + half(150), 150],
        ])}
      />
      <Shape color="sky" d={holes(-0.4) + holes(0.52)} />
      <Shape color="stone" d={rectangle(x - 62, 148, 124, 14) + rectangle(x - 54, 160, 108, 244)} />
      <Shape color="stone-shade" d={rectangle(x + 14, 162, 40, 242)} />
      <Shape
        color="stone-mid"
        d={
          rectangle(x - 58, 256, 116, 9) +
          rectangle(x - 58, 350, 116, 9) +
          [-60, -20, 20, 60].map((dx) => path`M${x + dx - 7} 150l7 -44l7 44Z`).join('')
        }
      />
      <Shape
        color="glow-window"
        d={
          lancetPath(x - 22, 246, 34, 74) +
          lancetPath(x + 34, 246, 20, 74) +
          lancetPath(x - 22, 338, 30, 60) +
          lancetPath(x + 34, 338, 18, 60)
        }
      />
      <Shape color="stone" d={rectangle(x - 24, 176, 4, 72) + rectangle(x - 24, 282, 4, 56)} />
    </>
  );
}

/** Walther von der Vogelweide in white marble, arms folded on his cloak, his eyes on the spire. */
function Walther() {
  return (
    <>
      <Shape
        color="paper"
        d="M384 374H548V388H384ZM400 388H532L540 404H392ZM436 172Q400 180 396 226Q394 300 386 374H540Q536 300 530 226Q524 180 486 172Z"
      />
      <Shape
        color="stone-shade"
        d="M486 172Q524 180 530 226Q536 300 540 374H500Q512 300 500 232Q506 196 478 172ZM480 388H532L540 404H484ZM426 270Q432 320 422 374H412Q420 320 418 268ZM468 268Q482 320 470 374H458Q470 320 458 270Z"
      />
      <Shape
        color="stone-mid"
        d="M436 172Q456 196 486 172L484 184Q458 212 436 186ZM474 112Q506 104 504 142Q508 170 490 176Q472 178 468 156Z"
      />
      <Shape
        color="paper"
        d="M432 114H484V160L480 178H446L444 170Q434 170 434 160L436 154L432 152L434 146L424 142L432 128ZM400 206Q392 250 410 258L486 250L490 232L432 228L430 206ZM494 204Q514 210 516 240L500 262L436 262Q422 258 430 246L480 240Z"
      />
      <Shape
        color="stone-shade"
        d="M408 258L486 250L488 243L430 247Q418 258 436 263L500 262L516 240Q522 270 502 274L430 272ZM466 128Q476 150 470 164L480 178H446V171Q462 170 464 158ZM437 131H449V136H438ZM434 156H446V159H435Z"
      />
      <Shape
        color="stone-mid"
        d="M424 116Q412 98 434 88Q470 74 502 88Q524 98 508 122L496 118H430Z"
      />
      <Shape
        color="paper"
        d="M428 108Q424 94 446 88Q470 82 490 88Q470 92 462 108ZM426 112H504V122H426Z"
      />
    </>
  );
}

/** The cathedral above Walther's square. */
export function Cathedral({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky">
      <Stars width={600} height={110} count={20} seed={7} />
      <TiledRoof />
      <NaveWall />
      <Spire />
      <Walther />
    </Sight>
  );
}
