import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { archPath, path, rectangle } from '../../kit/geometry.ts';
import { Moon } from '../../kit/sky.tsx';
import { tone } from '../../palette.ts';
import { Shape, Sight } from '../sight.tsx';

interface SteleProps {
  readonly x: number;
  readonly foot: number;
  readonly height: number;
  readonly sign: 'dagger' | 'breasts';
}

/**
 * A stele statue: a slab with the head like a lying half-moon, a face like a U, arms that end in
 * flat fingers, and its sign below them. The light comes from the left.
 */
function Stele({ x, foot, height, sign }: SteleProps) {
  const u = height / 100;
  const top = foot - height;
  const body = (dx: number) =>
    path`
      M${x + dx - u * 21} ${foot}L${x + dx - u * 24} ${top + u * 40}l${u * 3} ${-u * 5}h${u * 13}
      V${top + u * 25}Q${x + dx - u * 20} ${top + u * 21} ${x + dx - u * 35} ${top + u * 27}
      C${x + dx - u * 34} ${top + u * 8} ${x + dx - u * 18} ${top} ${x + dx} ${top}
      S${x + dx + u * 34} ${top + u * 8} ${x + dx + u * 35} ${top + u * 27}
      Q${x + dx + u * 20} ${top + u * 21} ${x + dx + u * 8} ${top + u * 25}V${top + u * 35}
      h${u * 13}l${u * 3} ${u * 5}L${x + dx + u * 21} ${foot}Z
    `;
  const hand = (s: 1 | -1) =>
    path`
      M${x + s * u * 20} ${top + u * 42}v${u * 12}h${-s * u * 9}v${u * 4}h${s * u * 13}v${-u * 16}Z
    ` +
    [0, 1, 2, 3]
      .map(
        (i) =>
          path`M${x + s * u * 11} ${top + u * (53 + i * 1.8)}h${-s * u * 7}v${u * 0.9}h${s * u * 7}Z`,
      )
      .join('');
  return (
    <>
      <Shape color="window" d={body(u * 9)} />
      <Shape color="stone-shade" d={body(u * 4)} />
      <Shape color="stone" d={body(0)} />
      <Shape
        color="stone-shade"
        d={
          path`
            M${x - u * 8} ${top + u * 6}h${u * 3}v${u * 14}q0 ${u * 3} ${u * 5} ${u * 3}t${u * 5} ${-u * 3}
            v${-u * 14}h${u * 3}v${u * 15}q0 ${u * 5} ${-u * 8} ${u * 5}t${-u * 8} ${-u * 5}Z
          ` +
          disc(x - u * 2.4, top + u * 11, u * 1.3) +
          disc(x + u * 2.4, top + u * 11, u * 1.3) +
          hand(-1) +
          hand(1) +
          (sign === 'dagger'
            ? path`
                M${x - u * 15} ${top + u * 62}a${u * 5} ${u * 5} 0 0 0 0 ${u * 8}h${u * 2}v${-u * 3}h${u * 4}v${u * 3}
                l${u * 22} ${-u * 4}l${-u * 22} ${-u * 4}v${u * 3}h${-u * 4}v${-u * 3}Z
              `
            : path`
                M${x - u * 14} ${top + u * 43}a${u * 5} ${u * 5} 0 0 0 ${u * 10} 0Z
                M${x + u * 4} ${top + u * 43}a${u * 5} ${u * 5} 0 0 0 ${u * 10} 0Z
              `)
        }
      />
    </>
  );
}

/** Stele statues of the Lunigiana in a vault of the castle of La Spezia. */
export function Steles({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="terracotta-shade">
      <Shape color="roof-shade" d="M-2 -2H602V60Q300 -60 -2 130Z" />
      <Shape color="glow-near" d={archPath(68, 200, 84, 170)} />
      <Shape color="sea" d={rectangle(26, 150, 84, 50)} />
      <Moon cx={80} cy={88} r={22} />
      <path fill={tone('ochre')} fillOpacity={0.3} d="M110 72L602 250V402H300L110 200Z" />
      <Shape color="ground-shade" d="M-2 352H602V402H-2Z" />
      <Stele x={470} foot={372} height={270} sign="breasts" />
      <Stele x={258} foot={460} height={420} sign="dagger" />
    </Sight>
  );
}
