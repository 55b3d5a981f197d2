import { merlons } from '../../kit/battlement.ts';
import { archRow } from '../../kit/buildings.tsx';
import { archPath, polygon, rectangle } from '../../kit/geometry.ts';
import { tone } from '../../palette.ts';

/**
 * A tower that tapers and leans: its face between two heights, from share 0 (lit edge) to 1 of its
 * width.
 */
function shaft(x: number, lean: number, half: number) {
  const foot = 700;
  const middle = (y: number) => x + (foot - y) * lean;
  const reach = (y: number) => half - (foot - y) * 0.016;
  const at = (y: number, share: number) => middle(y) - reach(y) + reach(y) * 2 * share;
  return (top: number, bottom: number, from: number, to: number) =>
    polygon([
      [at(top, from), top],
      [at(top, to), top],
      [at(bottom, to), bottom],
      [at(bottom, from), bottom],
    ]);
}

/** Where the beams of the scaffolding were, up both faces. */
const holes = (face: ReturnType<typeof shaft>, tops: readonly number[]) =>
  tops.map((y) => face(y, y + 6, 0.18, 0.26) + face(y + 22, y + 28, 0.4, 0.48)).join('');

/** The high tower, a hundred metres of brick as slender as a chimney, on its arcaded base. */
export function Asinelli() {
  const face = shaft(286, -0.014, 33);
  return (
    <>
      <path fill={tone('terracotta')} d={face(226, 700, 0, 1)} />
      <path fill={tone('terracotta-shade')} d={face(226, 700, 0.58, 1)} />
      <path
        fill={tone('glow-window')}
        d={[300, 374, 448, 522].map((y) => archPath(274 + y * 0.008, y, 8, 24)).join('')}
      />
      <path fill={tone('terracotta-shade')} d={holes(face, [246, 320, 394, 468, 540])} />
      <path
        fill={tone('terracotta')}
        d={rectangle(246, 208, 68, 26) + merlons(246, 209, 68, 6, 12) + rectangle(264, 164, 32, 36)}
      />
      <path
        fill={tone('terracotta-shade')}
        d={`${rectangle(284, 196, 30, 38)}${rectangle(281, 164, 15, 36)}`}
      />
      <path fill={tone('ochre')} d={rectangle(246, 228, 38, 6)} />
      <path fill={tone('glow-window')} d={archPath(273, 194, 8, 20)} />
      <path fill={tone('roof-shade')} d="M260 165q4 -20 20 -24q16 4 20 24Z" />
      <path fill={tone('rose')} d={rectangle(230, 606, 118, 100) + merlons(230, 607, 118, 7, 12)} />
      <path fill={tone('rose-shade')} d={rectangle(298, 598, 50, 108)} />
      <path fill={tone('glow-window')} d={archRow(240, 690, 2, 28, 20, 60)} />
    </>
  );
}

/** The short tower, cut down when it began to lean, on its foot of white stone. */
export function Garisenda() {
  const face = shaft(412, 0.1, 44);
  return (
    <>
      <path fill={tone('terracotta')} d={face(426, 700, 0, 1)} />
      <path fill={tone('terracotta-shade')} d={face(426, 700, 0.54, 1)} />
      <path fill={tone('ochre')} d={face(436, 446, -0.05, 0.54)} />
      <path fill={tone('ochre-shade')} d={face(436, 446, 0.54, 1.05)} />
      <path fill={tone('roof-shade')} d={face(416, 427, 0.06, 0.94)} />
      <path fill={tone('stone')} d={face(644, 700, -0.06, 0.54)} />
      <path fill={tone('stone-shade')} d={face(644, 700, 0.54, 1.06)} />
      <path fill={tone('terracotta-shade')} d={holes(face, [462, 524, 586])} />
      <path
        fill={tone('glow-window')}
        d={archPath(430, 504, 9, 24) + archPath(423, 568, 9, 24) + archPath(410, 700, 20, 42)}
      />
    </>
  );
}
