import { type PosterRole, tone } from '../palette.ts';
import { archRow } from './buildings.tsx';
import { rectangle, type Side } from './geometry.ts';

interface RailViaductProps {
  /** The top of the parapet, where the train runs, and the foot of the piers. */
  readonly y: number;
  readonly bottom: number;
  readonly span: number;
  readonly pier: number;
  readonly width?: number;
  /** The height of an opening from the foot to its crown. */
  readonly opening: number;
  readonly colors?: readonly [face: PosterRole, reveal: PosterRole, opening: PosterRole];
  /** The side on which the thickness of the wall shows. */
  readonly reveal?: Side;
}

/**
 * A viaduct across the whole picture, seen from the side; plant its piers in the plane in front of
 * it.
 */
export function RailViaduct({
  y,
  bottom,
  span,
  pier,
  width = 800,
  opening,
  colors = ['stone-mid', 'stone-shade', 'window'],
  reveal = 'right',
}: RailViaductProps) {
  const start = -pier;
  const count = Math.ceil((width - start) / (span + pier));
  const depth = span * 0.11;
  const inner = reveal === 'right' ? start : start + depth;
  return (
    <>
      <path fill={tone(colors[0])} d={rectangle(0, y + 4, width, bottom - y - 4)} />
      <path fill={tone('stone')} d={rectangle(0, y, width, 9)} />
      <path fill={tone(colors[1])} d={archRow(start, bottom, count, span, pier, opening)} />
      <path
        fill={tone(colors[2])}
        d={archRow(inner, bottom, count, span - depth, pier + depth, opening - depth * 0.75)}
      />
    </>
  );
}
