import land from '#app/data/network/generated/land.svg?raw';
import type { JourneyMapData } from '../journey-map/journey-map.server.ts';
import { textOutline } from '../lettering/set-text.ts';
import { tone } from '../palette.ts';

/** The shapes of the land by their ids, as a picture without a page around it needs them. */
const SHAPES = new Map(
  [...land.matchAll(/<path id="([\w-]+)" d="([^"]+)"/g)].map(([, id = '', path = '']) => [
    id,
    path,
  ]),
);

const GROUND = [
  ['neighbours', 'stone-mid'],
  ['italy', 'stone'],
  ['peaks', 'ground'],
  ['peaks-shade', 'ochre-shade'],
] as const;

interface SocialMapProps {
  readonly map: JourneyMapData;
  /** Where the picture begins, and how large it is, in pixels. */
  readonly x: number;
  readonly width: number;
}

/** A journey on the map, in the colours of the posters; its names are outlines. */
export function SocialMap({ map, x, width }: SocialMapProps) {
  const { frame, ways, stops, ends, names, letters } = map;
  const scale = width / frame.width;
  const pixel = 1 / scale;
  return (
    <g transform={`translate(${x} 0) scale(${scale}) translate(${-frame.left} ${-frame.top})`}>
      <path
        fill={tone('sea')}
        d={`M${frame.left - frame.width} ${frame.top}h${2 * frame.width}v${frame.height}h${-2 * frame.width}z`}
      />
      {GROUND.map(([id, role]) => (
        <path key={id} fill={tone(role)} d={SHAPES.get(id)} />
      ))}
      <g fill="none" strokeLinejoin="round" strokeLinecap="round" stroke={tone('train')}>
        {ways.map(({ path, isUnknown }) => (
          <path
            key={path}
            d={path}
            strokeWidth={7 * pixel}
            strokeDasharray={isUnknown ? `${12 * pixel} ${12 * pixel}` : undefined}
          />
        ))}
      </g>
      <g fill={tone('paper')} stroke={tone('train')}>
        {stops.map(([stopX, y]) => (
          <circle key={`${stopX} ${y}`} cx={stopX} cy={y} r={3 * pixel} strokeWidth={2 * pixel} />
        ))}
        {ends.map(([endX, y]) => (
          <circle key={`${endX} ${y}`} cx={endX} cy={y} r={9 * pixel} strokeWidth={4 * pixel} />
        ))}
      </g>
      {names.map(({ text, left, y }) => (
        <path
          key={text}
          transform={`translate(${left} ${y}) scale(${letters / 1000})`}
          d={textOutline(text, { weight: 600, size: letters })}
          fill={tone('ink')}
          stroke={tone('paper')}
          strokeWidth={200}
          strokeLinejoin="round"
          paintOrder="stroke"
        />
      ))}
    </g>
  );
}
