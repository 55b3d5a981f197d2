import { archRow } from '../kit/buildings.tsx';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { path, rectangle } from '../kit/geometry.ts';
import { Campanile } from '../kit/landmarks.tsx';
import { Birds, Sky, Stars, Sun } from '../kit/sky.tsx';
import { TrainSide } from '../kit/train.tsx';
import { Glitter, SailBoat, Sea } from '../kit/water.tsx';
import { type PosterRole, tone } from '../palette.ts';

type House = readonly [x: number, top: number, width: number, bottom: number, color: number];

const colors: readonly (readonly [lit: PosterRole, shade: PosterRole])[] = [
  ['rose', 'rose-shade'],
  ['ochre', 'ochre-shade'],
  ['terracotta', 'terracotta-shade'],
  ['stone', 'stone-shade'],
];

/** The village from its top to the rock, each row in front of the one above. */
const rows: readonly (readonly House[])[] = [
  [
    [566, 372, 58, 470, 1],
    [624, 352, 52, 470, 0],
    [676, 366, 62, 470, 3],
    [738, 338, 66, 470, 2],
  ],
  [
    [500, 440, 56, 540, 0],
    [556, 420, 60, 540, 3],
    [616, 436, 54, 540, 2],
    [670, 414, 62, 540, 1],
    [732, 430, 72, 540, 0],
  ],
  [
    [428, 520, 58, 640, 1],
    [486, 498, 54, 640, 2],
    [540, 514, 60, 640, 1],
    [600, 490, 56, 640, 0],
    [656, 508, 60, 640, 3],
    [716, 486, 88, 640, 2],
  ],
];

function Houses({ row }: { row: readonly House[] }) {
  const walls = colors.map(() => '');
  const shades = colors.map(() => '');
  let roofs = '';
  let windows = '';
  for (const [x, top, width, bottom, color] of row) {
    const dark = width * 0.3;
    walls[color] += rectangle(x, top, width, bottom - top);
    shades[color] += rectangle(x + width - dark, top, dark, bottom - top);
    roofs += path`M${x - 3} ${top}l8 -12h${width - 10}l8 12Z`;
    for (let y = top + 14; y < bottom - 20; y += 30) {
      windows += [0.14, 0.42].map((share) => rectangle(x + width * share, y, 8, 14)).join('');
    }
  }
  return (
    <>
      {colors.map(([lit, shade], index) => (
        <g key={lit}>
          <path fill={tone(lit)} d={walls[index]} />
          <path fill={tone(shade)} d={shades[index]} />
        </g>
      ))}
      <path fill={tone('roof')} d={roofs} />
      <path fill={tone('glow-window')} d={windows} />
    </>
  );
}

/** The cliff: lit faces to the left, ledges in half light, deep clefts. */
function Rock() {
  return (
    <>
      <path
        fill={tone('far-hill')}
        d="M372 1010L352 930L366 850L344 760L362 690L384 660L380 624L424 604L500 616L810 600V1010Z"
      />
      <path
        fill={tone('hill')}
        d="M450 1010L432 920L456 850L446 780L470 700L440 650L480 612L540 626L524 690L556 640L600 616L640 630L616 700L650 648L700 612L810 600V1010Z"
      />
      <path
        fill={tone('sea-deep')}
        d="M810 1010V640L770 690L750 660L716 742L690 700L660 770L640 716L600 800L584 736L548 790L536 724L504 760L496 800L520 870L488 910L500 1010ZM470 700L486 720L478 780L456 850L446 780ZM690 630L676 690L700 664Z"
      />
      <path
        fill={tone('hill')}
        d="M560 1010L548 900L584 840L600 880L640 820L632 910L690 850L676 1010ZM740 1010L730 880L762 800L810 770V1010Z"
      />
    </>
  );
}

/** The mouth of the tunnel in the cliff's left face; `near` is the jamb that covers the end of the train. */
function Portal({ near }: { near: boolean }) {
  return near ? (
    <path fill={tone('stone')} d="M430 752V706C430 680 424 660 408 652C440 648 452 680 452 706V752Z" />
  ) : (
    <>
      <path fill={tone('stone-mid')} d="M374 752V706C374 678 388 652 410 652S452 680 452 706V752Z" />
      <path fill={tone('window')} d="M386 752V708C386 682 396 666 410 666S434 684 434 708V752Z" />
    </>
  );
}

/** La Spezia: a coloured village on its cliff over the sea, and the train out of the tunnel. */
export function LaSpezia({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'sky-low' }]} />
      <Stars height={400} count={48} seed={14} />
      <Sun
        cx={206}
        cy={520}
        r={92}
        rings={[
          { r: 330, color: 'glow-near' },
          { r: 200, color: 'halo' },
        ]}
      />
      <path
        fill={tone('far-hill')}
        d="M180 620C300 590 330 500 420 440S560 250 680 210S800 180 820 170V620Z"
      />
      <Sea y={604} />
      <Glitter x={206} y={614} bottom={960} width={190} count={22} seed={11} />
      <path
        fill={tone('near-hill')}
        d="M340 640C400 560 440 470 520 410S640 300 700 290S780 250 820 240V640Z"
      />
      <path
        fill={tone('olive')}
        d="M440 500Q560 470 800 330V342Q570 482 436 512ZM486 440Q600 400 800 284V294Q610 410 478 450Z"
      />
      {rows.slice(0, 1).map((row) => (
        <Houses key={row.length} row={row} />
      ))}
      <Campanile x={590} y={440} width={34} height={150} colors={['stone', 'stone-shade']} />
      {rows.slice(1).map((row) => (
        <Houses key={row.length} row={row} />
      ))}
      <Rock />
      <path fill={tone('stone-mid')} d={rectangle(-10, 750, 424, 130)} />
      <path fill={tone('stone-shade')} d={archRow(-30, 880, 5, 70, 22, 104)} />
      <path fill={tone('sea-mid')} d={archRow(-30, 880, 5, 62, 30, 100)} />
      <path fill={tone('stone')} d={rectangle(-10, 746, 446, 10)} />
      <Portal near={false} />
      <TrainSide x={76} y={748} length={356} height={46} heading="left" />
      <Portal near />
      <SailBoat x={256} y={974} length={62} />
      <Birds x={330} y={250} span={24} count={4} seed={41} />
    </Poster>
  );
}
