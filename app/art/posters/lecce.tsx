import type { Camera } from '../kit/camera.ts';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { rectangle } from '../kit/geometry.ts';
import { Birds, Sky, Stars } from '../kit/sky.tsx';
import { TrainOblique } from '../kit/train-oblique.tsx';
import { tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';
import { SantaCroce } from './landmarks/lecce-santa-croce.tsx';

/** Seen in a mirror: the train comes in from the right, and its end stays outside the picture. */
const camera: Camera = { x: -420, y: 800, scale: 1900 };

/**
 * Lecce: the golden front of Santa Croce fills the sheet, all its carving in the light from the
 * left, and the train puts its nose into the picture.
 */
function Lecce({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'sky-deep' }]} />
      <Stars height={400} count={48} seed={33} />
      <SantaCroce />
      <path fill={tone('ground')} d={rectangle(0, 928, 800, 80)} />
      <path fill={tone('stone-mid')} d={rectangle(0, 918, 800, 14)} />
      <g transform="translate(800 0) scale(-1 1)">
        <TrainOblique camera={camera} rightM={9} railM={-3.1} tipM={25} lengthM={60} />
      </g>
      <Birds x={90} y={170} span={26} count={3} seed={12} />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Lecce, above: 'sky-deep', strip: 'high' };
