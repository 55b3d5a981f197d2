import { GEOGRAPHY } from '#app/data/network/railways.ts';
import { JourneyLines, mountainTransform } from '../journey-map/journey-lines.tsx';
import type { JourneyMapData } from '../journey-map/journey-map.server.ts';
import { textOutline } from '../lettering/set-text.ts';
import { tone } from '../palette.ts';
import { LAND_SHAPES } from './land-shapes.ts';

interface SocialMapProps {
  readonly map: JourneyMapData;
  /** Where the picture begins, and how large it is, in pixels. */
  readonly x: number;
  readonly width: number;
}

/** A journey on the map, in the colours of the posters; its names are outlines. */
export function SocialMap({ map, x, width }: SocialMapProps) {
  const { frame, names, letters } = map;
  const scale = width / frame.width;
  const pixel = 1 / scale;
  return (
    <g transform={`translate(${x} 0) scale(${scale}) translate(${-frame.left} ${-frame.top})`}>
      <path
        fill={tone('sea')}
        d={`M${frame.left - frame.width} ${frame.top}h${2 * frame.width}v${frame.height}h${-2 * frame.width}z`}
      />
      <path fill={tone('stone-mid')} d={LAND_SHAPES.get('beyond')} />
      <path fill={tone('sea')} d={`M0 0H${GEOGRAPHY.width}V${GEOGRAPHY.height}H0z`} />
      <path fill={tone('stone-mid')} d={LAND_SHAPES.get('neighbours')} />
      <path fill={tone('sky-low')} d={LAND_SHAPES.get('italy')} />
      {map.peaks.map(([kind, peakX, y]) => (
        <g key={`${peakX} ${y}`} transform={mountainTransform(peakX, y, 1.4 * pixel)}>
          <path fill={tone('glow-near')} d={LAND_SHAPES.get(kind)} />
          <path fill={tone('ochre-shade')} d={LAND_SHAPES.get(`${kind}-shade`)} />
        </g>
      ))}
      {/* Social networks show the picture smaller than a page does. */}
      <JourneyLines
        {...map}
        pixel={1.4 * pixel}
        line={tone('train')}
        mark={tone('paper')}
        beyond={tone('ink')}
      />
      {names.map(({ lines, left, y }) => (
        <path
          key={String(lines)}
          transform={`translate(${left} ${y}) scale(${letters / 1000})`}
          d={textOutline(lines.join(' '), { weight: 600, size: letters })}
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
