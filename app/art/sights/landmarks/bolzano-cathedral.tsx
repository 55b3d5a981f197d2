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

/** Walther von der Vogelweide in white marble, hands clasped before him, his eyes on the spire. */
function Walther() {
  return (
    <>
      <Shape
        color="paper"
        d="M384 374H548V388H384ZM400 388H532L540 404H392ZM440 172Q396 178 392 226Q392 300 382 374H432L446 184Z"
      />
      <Shape
        color="stone-mid"
        d="M436 176H490L504 374H426ZM474 112Q508 104 506 142Q510 172 490 178Q472 178 466 156Z"
      />
      <Shape
        color="stone-shade"
        d="M484 172Q528 178 534 226Q536 300 546 374H498L480 190ZM480 388H532L540 404H484ZM446 270Q452 320 446 374H436Q442 320 440 272ZM472 268Q482 320 478 374H466Q472 320 464 270ZM400 258L464 262L528 258L522 276L464 270L404 276Z"
      />
      <Shape
        color="paper"
        d="M412 196Q394 236 400 264Q412 272 456 262Q470 264 478 258Q518 272 530 262Q534 232 516 198L500 204Q508 224 504 240L476 234Q464 226 452 234L426 240Q424 224 430 204Z"
      />
      <Shape
        color="stone-shade"
        d="M516 198Q534 232 530 262Q522 268 506 264L510 250Q512 224 504 203ZM426 240L444 236V240L427 246ZM504 240L484 236V240L503 246ZM462 236L466 236L462 260L458 258Z"
      />
      <Shape
        color="paper"
        d="M434 114H482V160L478 182H446L446 172Q434 173 434 162L436 156L432 153L435 147L425 142L433 128Z"
      />
      <Shape
        color="stone-shade"
        d="M464 128Q476 150 468 164L478 182H446V173Q460 172 462 158ZM437 131H449V136H438ZM434 157H446V160H435Z"
      />
      <Shape
        color="stone-mid"
        d="M422 118Q408 98 434 86Q472 70 508 90Q528 104 510 124L496 118H430Z"
      />
      <Shape
        color="paper"
        d="M426 108Q422 94 446 86Q470 80 490 86Q470 92 462 108ZM424 112H506V123H424Z"
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
