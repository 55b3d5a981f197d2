import { RoofRow } from '../../kit/buildings.tsx';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { lancetPath, path, rectangle } from '../../kit/geometry.ts';
import { Birds, Stars, Sun } from '../../kit/sky.tsx';
import { Glitter, SailBoat } from '../../kit/water.tsx';
import { Boat, FarEnd, Headland, Houses } from '../landmarks/boccadasse.tsx';
import { Light, Shaft } from '../landmarks/lanterna.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';

const axis = 300;
const steps = 362;
const doors = [
  { x: axis - 142, scale: 0.84 },
  { x: axis, scale: 1 },
  { x: axis + 142, scale: 0.84 },
];

/** The three doors, one arch inside the other in light and dark marble. */
function Doors() {
  const order = (width: number, height: number) =>
    doors.map(({ x, scale }) => lancetPath(x, steps, width * scale, height * scale)).join('');
  return (
    <>
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Shape
          key={index}
          color={index % 2 === 0 ? 'stone' : 'ink'}
          d={order(138 - index * 14, 204 - index * 13)}
        />
      ))}
      <Shape color="stone-mid" d={order(56, 128)} />
      <Shape
        color="terracotta-shade"
        d={doors
          .map(({ x, scale }) =>
            rectangle(x - 24 * scale, steps - 84 * scale, 48 * scale, 84 * scale),
          )
          .join('')}
      />
      <Shape
        color="roof-shade"
        d={doors
          .map(({ x, scale }) => rectangle(x, steps - 84 * scale, 24 * scale, 84 * scale))
          .join('')}
      />
    </>
  );
}

function StripedFront() {
  const [left, right] = [axis - 230, axis + 230];
  const spokes = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    return disc(axis + 25 * Math.cos(angle), 86 + 25 * Math.sin(angle), 5.5);
  });
  return (
    <>
      <Shape
        color="stone"
        d={
          rectangle(left, 148, right - left, 220) +
          path`M${axis - 110} 160V40L${axis} 4L${axis + 110} 40V160Z` +
          rectangle(axis + 116, -10, 96, 200)
        }
      />
      <Shape
        color="ink"
        d={Array.from({ length: 30 }, (_, index) => {
          const y = -2 + index * 12;
          if (y >= 148) return rectangle(left, y, 460, 6);
          const gable = y < 46 ? '' : rectangle(axis - 110, y, 220, 6);
          return gable + rectangle(axis + 116, y, 96, 6);
        }).join('')}
      />
      <Shape color="stone-shade" d={rectangle(axis + 110, 40, 8, 110)} />
      <Shape color="stone" d={disc(axis, 86, 43) + rectangle(axis - 118, 140, 460, 8)} />
      <Shape color="sea-deep" d={disc(axis, 86, 36)} />
      <Shape color="glow-window" d={spokes.join('') + disc(axis, 86, 11)} />
      <Shape
        color="stone"
        d={path`M${axis - 118} 46L${axis} 6L${axis + 118} 46V36L${axis} -4L${axis - 118} 36Z`}
      />
    </>
  );
}

/** The walls of the alley, and the city's flag, Saint George's cross, on its pole. */
function Alley() {
  return (
    <>
      <Shape color="window" d="M-2 -2H150L128 402H-2Z" />
      <Shape color="ochre" d="M602 -2H470L490 402H602Z" />
      <Shape color="ochre-shade" d="M470 -2L490 402H502L484 -2Z" />
      <Shape
        color="near-hill"
        d="M520 60h26v84h-26ZM574 60h26v84h-26ZM524 210h26v84h-26ZM578 210h26v84h-26Z"
      />
      <Shape color="glow-window" d="M546 60h28v84h-28ZM550 210h28v84h-28ZM40 40h34v90h-34Z" />
      <Shape color="ink" d="M486 96L368 30L370 26L488 90Z" />
      <Shape
        color="paper"
        d="M372 32L470 86Q462 140 474 206Q448 196 428 176Q404 158 378 150Q366 92 372 32Z"
      />
      <Shape
        color="train"
        d="M410 53L430 64Q424 120 434 182L428 176Q420 170 412 166Q404 108 410 53ZM370 82Q420 100 468 138L469 158Q420 122 372 104Z"
      />
      <Shape
        color="snow-shade"
        d="M458 80L470 86Q462 140 474 206Q466 204 458 199Q450 140 458 80Z"
      />
    </>
  );
}

/** One of the lions of marble beside the steps, up on its plinth. */
function Lion() {
  const mane = Array.from({ length: 11 }, (_, i) =>
    disc(Math.round(84 + 30 * Math.cos(i * 0.57)), Math.round(256 + 33 * Math.sin(i * 0.57)), 11),
  ).join('');
  return (
    <>
      <Shape color="stone-mid" d="M-2 366H146V404H-2Z" />
      <Shape color="stone" d="M-2 360H154V372H-2Z" />
      <Shape
        color="stone"
        d="M-2 280Q30 250 70 268L118 290Q112 320 116 348L130 352V362H88Q88 330 78 318Q66 350 44 362H-2Z"
      />
      <Shape
        color="stone-mid"
        d="M-2 318Q30 296 52 314Q64 340 40 362H-2ZM88 362Q90 330 78 318L92 312Q104 340 100 362Z"
      />
      <Shape color="stone-mid" d={mane + disc(84, 256, 34)} />
      <Shape
        color="stone"
        d="M84 236Q104 226 114 240L132 258Q136 268 128 272L114 276Q98 280 88 270Z"
      />
      <Shape
        color="ink"
        d="M106 246L116 249L107 253ZM124 257L133 260L130 268ZM112 270L128 267L114 274Z"
      />
    </>
  );
}

/** San Lorenzo from the alley that leads to its square. */
function SanLorenzo({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky">
      <Stars width={600} height={120} count={14} seed={20} />
      <StripedFront />
      <Doors />
      <Shape color="stone-mid" d={rectangle(0, steps, 600, 42)} />
      <Shape
        color="stone-shade"
        d={[0, 1, 2].map((i) => rectangle(0, steps + 8 + i * 12, 600, 4)).join('')}
      />
      <Alley />
      <Lion />
    </Sight>
  );
}

/** A ferry leaving the port, white from stem to stern. */
function Ferry() {
  return (
    <>
      <Shape color="foam" d="M30 372L150 352L270 346L160 366L20 396Z" />
      <Shape color="paper" d="M128 346L140 318H250L292 332L272 350Q200 362 128 346Z" />
      <Shape color="stone-shade" d="M128 346Q200 362 272 350L275 346Q200 354 129 342Z" />
      <Shape color="paper" d="M150 318V302H238L252 318ZM168 302V290H224V302Z" />
      <Shape color="train" d="M180 290L184 270H204L208 290Z" />
      <Shape
        color="glow-window"
        d={[0, 1, 2, 3, 4, 5]
          .map((i) => rectangle(156 + i * 14, 307, 8, 5) + rectangle(148 + i * 18, 325, 8, 6))
          .join('')}
      />
    </>
  );
}

/** The Lanterna at the height of a gull, the port and its amphitheatre of houses far below. */
function Lanterna({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky-low">
      <Stars width={600} height={150} count={14} seed={52} />
      <Sun
        cx={120}
        cy={118}
        r={44}
        rings={[
          { r: 170, color: 'glow-near' },
          { r: 104, color: 'halo' },
        ]}
      />
      <Shape color="sea" d={rectangle(-2, 150, 604, 254)} />
      <Glitter x={120} y={156} bottom={330} width={150} count={14} seed={5} />
      <Shape color="far-hill" d="M230 176Q380 70 602 56V190H230Z" />
      <Shape color="near-hill" d="M300 210Q420 130 602 112V230H300Z" />
      <RoofRow x={330} y={190} width={290} height={40} houses={9} seed={8} bottom={210} />
      <RoofRow x={270} y={226} width={350} height={46} houses={9} seed={14} bottom={250} />
      <Shape color="stone-mid" d="M240 244H602V262H200Z" />
      <Shape color="sea-mid" d="M200 262H602V402H-2V330Q120 330 200 262Z" />
      <Shape color="stone-mid" d="M-2 316L170 268L178 274L-2 328Z" />
      <Ferry />
      <Shaft top={282} bottom={402} half={84} />
      <Shaft top={124} bottom={268} half={56} />
      <Light />
      <Birds x={240} y={110} span={26} count={3} seed={11} />
    </Sight>
  );
}

/** The cove of Boccadasse from among its boats. */
function Boccadasse({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="dusk">
      <Stars width={600} height={120} count={20} seed={7} />
      <Shape color="sea" d={rectangle(400, 246, 210, 160)} />
      <Headland />
      <Shape color="near-hill" d="M300 120Q420 60 480 130T532 240V262H300Z" />
      <FarEnd />
      <Houses />
      <Shape color="stone-mid" d="M-2 342Q170 296 331 262L540 258V276L-2 380Z" />
      <Shape color="ground" d="M-2 364Q180 312 340 280L536 268Q480 320 470 402H-2Z" />
      <Shape color="foam" d="M532 266Q470 320 458 402H488Q500 320 558 262Z" />
      <Boat x={300} y={330} size={52} color="sea-mid" shade="sea-deep" />
      <Boat x={424} y={312} size={36} color="train" shade="train-shade" />
      <Boat x={190} y={430} size={170} color="near-hill" shade="cypress" />
      <SailBoat x={572} y={276} length={36} />
    </Sight>
  );
}

export const sights: CitySights = {
  'san-lorenzo': SanLorenzo,
  lanterna: Lanterna,
  boccadasse: Boccadasse,
};
