import type { ReactNode } from 'react';
import type { DrawingProps } from '../kit/drawing.tsx';
import { disc } from '../kit/furnishings.tsx';
import { path, rectangle } from '../kit/geometry.ts';
import { Scene } from '../kit/scene.tsx';
import { Sky, Stars } from '../kit/sky.tsx';
import { TrainSide } from '../kit/train.tsx';
import { Cypress } from '../kit/trees.tsx';
import { Glitter, SailBoat } from '../kit/water.tsx';
import { tone } from '../palette.ts';

const left = 320;
const top = 96;
const width = 260;
const height = 420;

/** The point around which the three tickets are fanned out: where a hand would hold them. */
const fan = { x: 450, y: 760 };

interface TicketProps {
  /** In degrees, to the right; the one in the middle stands a little higher. */
  readonly turn: number;
  /** The picture on it, in the upper part of the ticket. */
  readonly children: ReactNode;
}

/** A ticket with a picture, two rails and a notch at either side, where it is torn. */
function Ticket({ turn, children }: TicketProps) {
  const notch = top + 292;
  const right = left + width;
  return (
    <g transform={turn === 0 ? 'translate(0 -22)' : `rotate(${turn} ${fan.x} ${fan.y})`}>
      <path
        fill={tone('ground-shade')}
        d={path`M${left + 10} ${top + 14}H${right + 10}V${top + height + 10}H${left + 10}Z`}
      />
      <path
        fill={tone('paper')}
        d={path`
          M${left + 12} ${top}H${right - 12}q12 0 12 12V${notch - 16}a16 16 0 0 0 0 32
          V${top + height}H${left}V${notch + 16}a16 16 0 0 0 0 -32V${top + 12}q0 -12 12 -12Z
        `}
      />
      <svg
        x={left + 16}
        y={top + 16}
        width={width - 32}
        height={248}
        viewBox="0 0 228 248"
        aria-hidden="true"
      >
        {children}
      </svg>
      <path
        fill={tone('train')}
        d={rectangle(left + 24, notch + 24, 8, 76) + rectangle(left + 38, notch + 24, 8, 76)}
      />
      <path
        fill={tone('ink')}
        d={
          rectangle(left + 66, notch + 30, 150, 12) +
          rectangle(left + 66, notch + 56, 104, 12) +
          rectangle(left + 66, notch + 82, 132, 12)
        }
      />
    </g>
  );
}

/** A sail in a bay under a low sun. */
function Sea() {
  return (
    <>
      <path fill={tone('sky-low')} d={rectangle(0, 0, 228, 160)} />
      <path fill={tone('glow-near')} d={disc(150, 150, 96)} />
      <path fill={tone('sun')} d={disc(150, 150, 56)} />
      <path fill={tone('far-hill')} d="M0 150Q50 96 110 150V170H0Z" />
      <path fill={tone('sea')} d={rectangle(0, 150, 228, 100)} />
      <path fill={tone('sea-mid')} d="M0 204q28 -8 57 0t57 0t57 0t57 0v50H0Z" />
      <Glitter x={150} y={160} bottom={200} width={90} count={6} seed={4} />
      <SailBoat x={74} y={206} length={62} light="right" />
    </>
  );
}

/** Snow above a valley. */
function Mountains() {
  return (
    <>
      <path fill={tone('sky')} d={rectangle(0, 0, 228, 248)} />
      <path fill={tone('far-hill')} d="M-10 190L64 74L108 132L158 52L240 190Z" />
      <path
        fill={tone('snow')}
        d="M64 74L92 112L76 108L62 122L50 106L40 112Z M158 52L192 108L172 98L156 118L142 96L128 100Z"
      />
      <path fill={tone('near-hill')} d="M0 176Q70 140 130 172T228 160V248H0Z" />
      <path fill={tone('field')} d="M0 214Q110 182 228 212V248H0Z" />
      <Cypress x={36} y={222} height={70} />
      <Cypress x={58} y={216} height={48} />
    </>
  );
}

/** The train before the sun. */
function Ride() {
  return (
    <>
      <path fill={tone('sky')} d={rectangle(0, 0, 228, 248)} />
      <path fill={tone('sky-low')} d={disc(126, 128, 104)} />
      <path fill={tone('glow-near')} d={disc(126, 128, 76)} />
      <path fill={tone('sun')} d={disc(126, 128, 48)} />
      <path fill={tone('near-hill')} d="M0 158Q60 120 130 150T228 132V190H0Z" />
      <path fill={tone('viaduct')} d={rectangle(0, 184, 228, 70)} />
      <path
        fill={tone('viaduct-shade')}
        d="M14 248V226a24 24 0 0 1 48 0V248Z M90 248V226a24 24 0 0 1 48 0V248Z M166 248V226a24 24 0 0 1 48 0V248Z"
      />
      <TrainSide x={206} y={184} length={240} height={34} />
    </>
  );
}

/** Kept trips: three tickets, as in a hand, each with where it leads. */
export function TicketsScene({ title }: DrawingProps) {
  return (
    <Scene title={title}>
      <Sky width={900} height={600} bands={[{ y: 0, color: 'sky-mid' }]} />
      <Stars width={900} height={360} count={50} seed={23} />
      <circle cx={450} cy={330} r={390} fill={tone('sky-low')} />
      <circle cx={450} cy={330} r={290} fill={tone('glow-near')} />
      <path fill={tone('ground')} d={rectangle(0, 520, 900, 80)} />
      <Ticket turn={-19}>
        <Sea />
      </Ticket>
      <Ticket turn={19}>
        <Mountains />
      </Ticket>
      <Ticket turn={0}>
        <Ride />
      </Ticket>
    </Scene>
  );
}
