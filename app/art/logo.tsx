import { polygon, rectangle } from './kit/geometry.ts';
import { tone } from './palette.ts';

/** The side of the square that the logo is drawn in. */
export const LOGO_SIZE = 512;

const horizon = 292;
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

/** The logo without its frame: two rails that run into a low sun. A picture's safe area holds all that matters. */
export function LogoMark() {
  return (
    <>
      <path fill={tone('train')} d={rectangle(0, 0, LOGO_SIZE, LOGO_SIZE)} />
      <path fill={tone('glow')} d={`M96 ${horizon}a160 160 0 0 1 320 0Z`} />
      <path fill={tone('sun')} d={`M152 ${horizon}a104 104 0 0 1 208 0Z`} />
      <path fill={tone('train-shade')} d={rectangle(0, horizon, LOGO_SIZE, LOGO_SIZE - horizon)} />
      <path
        fill={tone('ochre')}
        d={wedge(10, 502, 326, 342) + wedge(10, 502, 372, 396) + wedge(10, 502, 436, 472)}
      />
      <path
        fill={tone('paper')}
        d={wedge(66, 150, horizon, LOGO_SIZE) + wedge(362, 446, horizon, LOGO_SIZE)}
      />
    </>
  );
}
