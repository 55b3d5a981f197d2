import { polygon, rectangle } from './kit/geometry.ts';
import { tone } from './palette.ts';

/** The side of the square that the logo is drawn in. */
export const LOGO_SIZE = 512;

const horizon = 300;
const vanishing = 256;

function railEdge(footX: number, y: number): number {
  const share = (y - horizon) / (LOGO_SIZE - horizon);
  return vanishing + (footX - vanishing) * share;
}

function wedge(left: number, right: number, from: number, to: number): string {
  return polygon([
    [railEdge(left, from), from],
    [railEdge(right, from), from],
    [railEdge(right, to), to],
    [railEdge(left, to), to],
  ]);
}

/**
 * The logo without its frame: two rails that run into a low sun. A picture's safe area holds all
 * that matters.
 */
export function LogoMark() {
  return (
    <>
      <path fill={tone('train')} d={rectangle(0, 0, LOGO_SIZE, LOGO_SIZE)} />
      <path fill={tone('glow')} d={`M64 ${horizon}a192 192 0 0 1 384 0Z`} />
      <path fill={tone('sun')} d={`M130 ${horizon}a126 126 0 0 1 252 0Z`} />
      <path fill={tone('train-shade')} d={rectangle(0, horizon, LOGO_SIZE, LOGO_SIZE - horizon)} />
      <path
        fill={tone('ochre')}
        d={wedge(10, 502, 332, 348) + wedge(10, 502, 376, 400) + wedge(10, 502, 436, 472)}
      />
      <path
        fill={tone('paper')}
        d={wedge(66, 150, horizon, LOGO_SIZE) + wedge(362, 446, horizon, LOGO_SIZE)}
      />
    </>
  );
}

/** How an icon's corners are cut: not at all, where the system cuts them, or round. */
export type LogoShape = 'square' | 'rounded';

/** The logo as a separate picture. */
export function Logo({ shape }: { shape: LogoShape }) {
  const radius = shape === 'rounded' ? LOGO_SIZE * 0.2 : 0;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${LOGO_SIZE} ${LOGO_SIZE}`}
      aria-hidden="true"
    >
      <clipPath id="corners">
        <rect width={LOGO_SIZE} height={LOGO_SIZE} rx={radius} />
      </clipPath>
      <g clipPath="url(#corners)">
        <LogoMark />
      </g>
    </svg>
  );
}
