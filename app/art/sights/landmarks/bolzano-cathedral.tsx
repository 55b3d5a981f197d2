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

/** Walther von der Vogelweide in white marble on his column, his eyes on the spire. */
function Walther() {
  return (
    <>
      <Shape
        color="paper"
        d="M390 372H530V386H390ZM404 386H516L524 404H396ZM448 166Q410 176 406 212Q404 242 418 262L408 372H520L508 258Q522 236 516 206Q508 178 480 166Z"
      />
      <Shape
        color="stone-shade"
        d="M480 166Q508 178 516 206Q522 236 508 258L520 372H484Q496 320 486 268Q478 246 494 224Q494 190 480 166ZM474 386H516L524 404H478ZM432 260Q444 320 436 372H428Q432 320 424 264ZM460 256Q470 320 464 372H454Q460 320 452 258Z"
      />
      <Shape
        color="stone-mid"
        d="M408 222Q432 246 464 236L484 220L492 230L468 250Q432 264 410 240ZM460 112Q500 106 498 146Q502 168 484 176Q466 178 462 160Q454 136 460 112Z"
      />
      <Shape
        color="paper"
        d="M434 116L472 112L470 164L456 176L446 166L438 164L441 155L435 152L439 147L429 141L436 130Z"
      />
      <Shape
        color="stone-mid"
        d="M458 112L476 110L472 164L458 176L450 170Q464 164 462 146ZM437 126l12 -2v4l-11 2ZM436 153l12 1l-10 3Z"
      />
      <Shape
        color="paper"
        d="M424 114Q424 84 464 82Q504 86 500 116Q462 100 424 114ZM458 232l20 -14l8 11l-20 16Z"
      />
      <Shape color="stone-shade" d="M424 114Q462 100 500 116L498 122Q462 108 428 120Z" />
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
