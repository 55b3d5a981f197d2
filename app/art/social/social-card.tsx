import type { TrainsAt } from '#app/journeys/moving-trains/trains-at.ts';
import { drawingOf } from '../drawings.tsx';
import type { JourneyMapData } from '../journey-map/journey-map.server.ts';
import { InsidePicture } from '../kit/drawing.tsx';
import { polygon } from '../kit/geometry.ts';
import { tone } from '../palette.ts';
import type { PanelTexts } from './panel-layout.ts';
import { pictureWindow } from './picture-window.ts';
import { SocialMap } from './social-map.tsx';
import { SocialPanel } from './social-panel.tsx';
import { SocialTrains } from './social-trains.tsx';

/** The size that social networks recommend, in pixels. */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;

/**
 * The content of a social picture: a title beside one drawing, two for a journey, the journey on
 * the map, or the trains of a minute.
 */
export interface SocialCard extends PanelTexts {
  readonly pictures:
    | readonly [string]
    | readonly [string, string]
    | JourneyMapData
    | { readonly trains: TrainsAt; readonly isNight: boolean };
}

/** The panel's slanted edge: its x at the head and at the foot. */
const edge = { head: 624, foot: 534 } as const;
const split = { head: 948, foot: 858 } as const;
function slanted(
  { head, foot }: { head: number; foot: number },
  shift: number,
  width: number,
): string {
  return polygon([
    [head + shift, 0],
    [head + shift + width, 0],
    [foot + shift + width, SOCIAL_HEIGHT],
    [foot + shift, SOCIAL_HEIGHT],
  ]);
}

function Picture({ name, x, width }: { name: string; x: number; width: number }) {
  const Drawing = drawingOf(name);
  const view = pictureWindow(name, width, SOCIAL_HEIGHT);
  const scale = Math.round((width / view.width) * 1e4) / 1e4;
  return (
    <g transform={`translate(${x} 0) scale(${scale}) translate(${-view.x} ${-view.y})`}>
      <InsidePicture value={true}>
        <Drawing />
      </InsidePicture>
    </g>
  );
}

/** Where the map begins: right of the panel's edge at the head. */
const MAP_LEFT = 630;

function Pictures({ pictures }: Pick<SocialCard, 'pictures'>) {
  if ('trains' in pictures)
    return (
      <SocialTrains
        {...pictures}
        x={MAP_LEFT}
        width={SOCIAL_WIDTH - MAP_LEFT}
        height={SOCIAL_HEIGHT}
      />
    );
  if ('frame' in pictures)
    return <SocialMap map={pictures} x={MAP_LEFT} width={SOCIAL_WIDTH - MAP_LEFT} />;
  const [first, second] = pictures;
  if (!second)
    return <Picture name={first} x={edge.foot - 4} width={SOCIAL_WIDTH - edge.foot + 4} />;
  return (
    <>
      <clipPath id="arrival">
        <path
          d={polygon([
            [split.head, 0],
            [SOCIAL_WIDTH, 0],
            [SOCIAL_WIDTH, SOCIAL_HEIGHT],
            [split.foot, SOCIAL_HEIGHT],
          ])}
        />
      </clipPath>
      <Picture name={first} x={edge.foot - 4} width={split.head - edge.foot + 8} />
      <g clipPath="url(#arrival)">
        <Picture name={second} x={split.foot - 4} width={SOCIAL_WIDTH - split.foot + 4} />
      </g>
      <path fill={tone('paper')} d={slanted(split, -12, 24)} />
      <path fill={tone('train')} d={slanted(split, -12, 8) + slanted(split, 4, 8)} />
    </>
  );
}

/**
 * A social picture: a paper panel with logo, title and facts, a pair of red rails, and the drawing
 * beside it.
 */
export function SocialPicture({ pictures, ...texts }: SocialCard) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${SOCIAL_WIDTH} ${SOCIAL_HEIGHT}`}
      aria-hidden="true"
    >
      <Pictures pictures={pictures} />
      <path
        fill={tone('paper')}
        d={polygon([
          [0, 0],
          [edge.head + 16, 0],
          [edge.foot + 16, SOCIAL_HEIGHT],
          [0, SOCIAL_HEIGHT],
        ])}
      />
      <path fill={tone('train')} d={slanted(edge, -8, 8) + slanted(edge, 8, 8)} />
      <SocialPanel {...texts} />
    </svg>
  );
}
