import { Drawing, type DrawingProps } from '../kit/drawing.tsx';
import { path, rectangle } from '../kit/geometry.ts';
import { HillRange, Slope } from '../kit/land.tsx';
import { TrainSide } from '../kit/train.tsx';
import { CypressRow } from '../kit/trees.tsx';
import { tone } from '../palette.ts';

const width = 1200;
const height = 300;
/** The top of the rail. */
const rail = 176;

/** The arches of the viaduct, from edge to edge. */
const arches = Array.from({ length: 13 }, (_, at) => {
  const x = 18 + at * 92;
  return path`M${x} ${height}V${rail + 76}a32 32 0 0 1 64 0V${height}Z`;
}).join('');

/**
 * The foot of a picture, with nothing above it: the red train on its viaduct between two rows of
 * cypresses. It stands before the map of a journey without posters.
 */
export function ForegroundScene({ title }: DrawingProps) {
  return (
    <Drawing title={title} width={width} height={height}>
      <HillRange
        width={width}
        y={126}
        amplitude={30}
        waves={2}
        seed={11}
        bottom={height}
        color="near-hill"
      />
      <CypressRow from={[700, 172]} to={[800, 174]} heights={[96, 78, 58]} />
      <path fill={tone('viaduct')} d={rectangle(0, rail, width, height - rail)} />
      <path fill={tone('viaduct-shade')} d={arches} />
      <path fill={tone('stone')} d={rectangle(0, rail, width, 10)} />
      <TrainSide x={1010} y={rail} length={1040} height={78} />
      <Slope
        points={[
          [-10, 236],
          [260, 252],
          [560, 286],
          [900, 310],
        ]}
        bottom={height + 10}
        color="cypress"
      />
      <CypressRow from={[60, 268]} to={[210, 276]} heights={[220, 176, 128]} />
    </Drawing>
  );
}
