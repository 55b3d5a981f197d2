import { tone } from '../palette.ts';
import { path, rectangle, type Side, towards } from './geometry.ts';

interface TrainSideProps {
  /** The tip of the nose, and the top of the rail. */
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly height: number;
  readonly heading?: Side;
}

/** The red train from the side, tip first; it runs on behind as far as `length`. */
export function TrainSide({ x, y, length, height, heading = 'right' }: TrainSideProps) {
  const h = height;
  const s = towards(heading);
  const at = (back: number) => x - s * back * h;
  const up = (share: number) => y - share * h;
  const tail = x - s * length;
  const car = h * 6.2;
  const cars = Math.max(0, Math.floor((length - h * 3) / car) + 1);
  const gapAt = (index: number) => x - s * (h * 6.9 + index * car);
  const gaps = Array.from({ length: cars }, (_, index) => gapAt(index)).filter(
    (gap) => Math.abs(gap - x) < length,
  );
  const doors = gaps.flatMap((gap) => [gap + s * h * 0.36, gap - s * h * 0.36 - s * h * 0.3]);
  return (
    <>
      <path
        fill={tone('ink')}
        d={rectangle(Math.min(tail, at(1)), up(0.12), length - h, h * 0.12)}
      />
      <path
        fill={tone('train')}
        d={path`
          M${tail} ${up(1)}H${at(2.7)}
          C${at(1.7)} ${up(1)} ${at(0.75)} ${up(0.72)} ${at(0.2)} ${up(0.4)}
          C${at(0.02)} ${up(0.3)} ${at(-0.06)} ${up(0.14)} ${at(0.24)} ${up(0.09)}H${tail}Z
        `}
      />
      <path
        fill={tone('train-shade')}
        d={path`
          M${tail} ${up(0.26)}H${at(2)}
          C${at(1.2)} ${up(0.26)} ${at(0.6)} ${up(0.24)} ${at(0.07)} ${up(0.22)}
          C${at(0.04)} ${up(0.15)} ${at(0.1)} ${up(0.11)} ${at(0.24)} ${up(0.09)}H${tail}Z
        `}
      />
      <path
        fill={tone('train-light')}
        d={path`
          M${tail} ${up(1)}H${at(2.7)}
          C${at(2.2)} ${up(1)} ${at(1.8)} ${up(0.95)} ${at(1.45)} ${up(0.87)}H${tail}Z
        `}
      />
      <path
        fill={tone('paper')}
        d={path`
          M${tail} ${up(0.38)}H${at(2.4)}
          C${at(1.6)} ${up(0.38)} ${at(0.8)} ${up(0.36)} ${at(0.26)} ${up(0.27)}
          C${at(0.8)} ${up(0.31)} ${at(1.6)} ${up(0.32)} ${at(2.4)} ${up(0.32)}H${tail}Z
        `}
      />
      <path
        fill={tone('window')}
        d={path`
          M${at(2.05)} ${up(0.93)}
          C${at(1.65)} ${up(0.88)} ${at(1.25)} ${up(0.78)} ${at(0.98)} ${up(0.67)}
          C${at(1.3)} ${up(0.63)} ${at(1.65)} ${up(0.63)} ${at(1.82)} ${up(0.66)}Z
        `}
      />
      <path
        fill={tone('glow-window')}
        d={rectangle(Math.min(tail, at(2.9)), up(0.78), length - h * 2.9, h * 0.25)}
      />
      <path
        fill={tone('train')}
        d={doors
          .map((door) => rectangle(Math.min(door, door + s * h * 0.3), up(0.79), h * 0.3, h * 0.27))
          .join('')}
      />
      <path
        fill={tone('train-shade')}
        d={gaps.map((gap) => rectangle(gap - h * 0.03, up(1), h * 0.06, h * 0.9)).join('')}
      />
    </>
  );
}
