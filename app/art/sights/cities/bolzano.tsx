import type { DrawingProps } from '../../kit/drawing.tsx';
import { bar, disc } from '../../kit/furnishings.tsx';
import { lancetPath, path, polygon, rectangle } from '../../kit/geometry.ts';
import { Furrows } from '../../kit/land.tsx';
import { Cloud, Stars } from '../../kit/sky.tsx';
import { tone } from '../../palette.ts';
import { Otzi } from '../landmarks/bolzano-otzi.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The Rosengarten in its evening pink. */
function Rosengarten() {
  return (
    <>
      <Shape
        color="rose"
        d="M60 250L120 190L150 196L176 140L200 152L222 118L246 128L262 96L282 112L300 66L316 96L334 72L350 110L376 98L400 128L430 104L462 112L486 142L520 132L552 166L604 176V260H60Z"
      />
      <Shape
        color="rose-shade"
        d="M262 96L282 112L276 160L250 214L244 170ZM300 66L316 96L334 72L326 150L340 200L312 232L316 160ZM350 110L376 98L370 150L384 200L360 220L352 160ZM400 128L430 104L424 160L440 220L410 210ZM486 142L520 132L510 180L530 230L494 226ZM176 140L200 152L190 200L160 230L172 180Z"
      />
      <Shape
        color="stone-mid"
        d="M300 66L306 90L296 150L276 190L288 130ZM222 118L246 128L238 170L214 210ZM376 98L388 112L382 150ZM430 104L462 112L450 160L434 150ZM520 132L552 166L536 190Z"
      />
    </>
  );
}

/** Santa Maddalena among its vines. */
function VineyardHill() {
  return (
    <>
      <Shape color="hill" d="M-4 236Q150 196 300 232T604 214V320H-4Z" />
      <Shape color="near-hill" d="M-4 286Q90 250 240 282T604 250V404H-4Z" />
      <Shape color="olive" d="M160 404Q260 292 430 288T604 304V404Z" />
      <Furrows
        vanishing={[440, 214]}
        y={300}
        bottom={404}
        from={170}
        to={900}
        count={17}
        color="field"
      />
      <Shape color="near-hill" d="M-4 330Q120 316 236 346L300 404H-4Z" />
      <Furrows
        vanishing={[60, 236]}
        y={338}
        bottom={404}
        from={-200}
        to={270}
        count={13}
        color="olive"
      />
      <Shape color="stone" d={`${rectangle(418, 254, 64, 44)}${rectangle(396, 226, 26, 72)}`} />
      <Shape
        color="stone-shade"
        d={`${rectangle(412, 226, 10, 72)}${rectangle(464, 258, 18, 40)}`}
      />
      <Shape color="roof" d="M412 258L426 232H476L488 258ZM392 228L409 178L426 228Z" />
      <Shape color="roof-shade" d="M411 228L409 178L426 228Z" />
      <Shape
        color="glow-window"
        d={[440, 456].map((x) => lancetPath(x, 284, 8, 18)).join('') + lancetPath(404, 248, 7, 14)}
      />
    </>
  );
}

const slope = 0.2;
const ropeAt = (x: number) => 46 + (x - 200) * slope;

/** A cabin on its two track ropes; x is its middle, `size` 1 the near one's. */
function Cabin({ x, size }: { x: number; size: number }) {
  const k = size;
  const y = ropeAt(x) + 66 * k;
  const glass = [-80, -25, 30].map((dx) => rectangle(x + dx * k, y + 34 * k, 50 * k, 72 * k));
  return (
    <>
      <Shape
        color="ink"
        d={bar([x - 60 * k, ropeAt(x) - 12 * k], [x + 60 * k, ropeAt(x) + 12 * k], 15 * k)}
      />
      <Shape
        color="ink"
        d={
          rectangle(x - 6.5 * k, ropeAt(x), 13 * k, y + 4 * k - ropeAt(x)) +
          rectangle(x - 62 * k, y + 2 * k, 124 * k, 10 * k)
        }
      />
      <Shape
        color="train"
        d={path`
          M${x - 84 * k} ${y + 10 * k}H${x + 84 * k}Q${x + 98 * k} ${y + 60 * k} ${x + 94 * k} ${y + 118 * k}
          Q${x + 88 * k} ${y + 156 * k} ${x + 66 * k} ${y + 160 * k}H${x - 66 * k}
          Q${x - 88 * k} ${y + 156 * k} ${x - 94 * k} ${y + 118 * k}Q${x - 98 * k} ${y + 60 * k} ${x - 84 * k} ${y + 10 * k}Z
        `}
      />
      <Shape
        color="train-shade"
        d={path`
          M${x + 62 * k} ${y + 10 * k}H${x + 84 * k}Q${x + 98 * k} ${y + 60 * k} ${x + 94 * k} ${y + 118 * k}
          Q${x + 88 * k} ${y + 156 * k} ${x + 66 * k} ${y + 160 * k}H${x - 66 * k}
          Q${x - 80 * k} ${y + 156 * k} ${x - 88 * k} ${y + 140 * k}H${x + 62 * k}Z
        `}
      />
      <Shape color="glow-window" d={glass.join('')} />
      <Shape
        color="ink"
        d={[-60, -6, 12, 54]
          .map(
            (dx) =>
              disc(x + dx * k, y + 74 * k, 8 * k) +
              rectangle(x + (dx - 10) * k, y + 80 * k, 20 * k, 26 * k),
          )
          .join('')}
      />
      <path
        className="day"
        fill={tone('sky')}
        d={[-80, -25, 30]
          .map((dx) =>
            polygon([
              [x + dx * k, y + 34 * k],
              [x + (dx + 34) * k, y + 34 * k],
              [x + dx * k, y + 84 * k],
            ]),
          )
          .join('')}
      />
    </>
  );
}

/** The Renon cable car over the vines, with the pink mountains behind. */
function CableCar({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky-low">
      <Stars width={600} height={140} count={20} seed={44} />
      <Cloud x={420} y={44} width={150} />
      <Rosengarten />
      <VineyardHill />
      <Shape
        color="ink"
        d={[-9, 6].map((dy) => bar([-10, ropeAt(-10) + dy], [620, ropeAt(620) + dy], 3)).join('')}
      />
      <Cabin x={176} size={1.14} />
      <Cabin x={556} size={0.3} />
    </Sight>
  );
}

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
              [-1, 1].map((s) => path`M${x + s * half(y)} ${y - 8}l${s * 11} -3l${-s * 4} 15Z`),
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
function Cathedral({ title }: DrawingProps) {
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

export const sights: CitySights = {
  otzi: Otzi,
  'cable-car': CableCar,
  cathedral: Cathedral,
};
