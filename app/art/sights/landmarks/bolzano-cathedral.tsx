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

/** Walther von der Vogelweide in white marble, on his column: cap, curls and long mantle. */
function Walther() {
  return (
    <>
      <Shape
        color="paper"
        d="M392 372H532V386H392ZM406 386H518L526 404H398ZM418 372L424 262Q398 236 404 204Q410 178 446 170H478Q514 178 520 204Q526 236 504 262L510 372Z"
      />
      <Shape
        color="stone-shade"
        d="M478 170Q514 178 520 204Q526 236 504 262L510 372H476L480 272L462 250L490 232L484 196ZM470 386H518L526 404H474ZM444 258L450 372H438L436 262ZM462 262L468 372H460Z"
      />
      <Shape
        color="stone-mid"
        d="M404 220Q424 262 462 246L500 226L506 240L468 262Q428 274 406 246ZM436 122Q426 150 440 174L462 180L484 174Q498 150 488 122Z"
      />
      <Shape color="paper" d="M444 120H482Q486 152 474 164L462 170L450 164Q440 152 444 120Z" />
      <Shape color="stone-mid" d="M464 120H482Q486 152 474 164L462 170V150L468 146Z" />
      <Shape color="paper" d="M428 122Q424 90 462 88Q500 90 496 122Q462 104 428 122Z" />
      <Shape
        color="stone-shade"
        d="M428 122Q462 104 496 122L494 128Q462 112 430 128ZM448 134h10v4h-10ZM467 134h9v4h-9ZM454 154h15v3h-15Z"
      />
      <Shape color="paper" d="M440 240L484 222L490 234L446 252Z" />
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
