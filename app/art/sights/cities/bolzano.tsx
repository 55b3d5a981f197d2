import type { DrawingProps } from '../../kit/drawing.tsx';
import { bar, disc } from '../../kit/furnishings.tsx';
import { lancetPath, path, polygon, rectangle } from '../../kit/geometry.ts';
import { Furrows } from '../../kit/land.tsx';
import { Cloud, Stars } from '../../kit/sky.tsx';
import { tone } from '../../palette.ts';
import { Cathedral } from '../landmarks/bolzano-cathedral.tsx';
import { Otzi } from '../landmarks/bolzano-otzi.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';

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

export const sights: CitySights = {
  otzi: Otzi,
  'cable-car': CableCar,
  cathedral: Cathedral,
};
