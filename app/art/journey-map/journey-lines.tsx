import { Fragment } from 'react';
import { bentPath } from './bent-line.ts';
import type { JourneyMapData } from './journey-map.server.ts';

interface JourneyLinesProps extends Pick<JourneyMapData, 'legs' | 'stops' | 'ends' | 'onward'> {
  /** Map units of a pixel of a picture that is 560 wide. */
  readonly pixel: number;
  /** The colours of the line, and of the middle of its stops. */
  readonly line: string;
  readonly mark: string;
  /** The colour of onward connections. */
  readonly beyond: string;
}

/**
 * The lines of a drawn journey with their stops as dots, those with a name larger. The connection
 * to a place beyond the last station is dotted.
 */
export function JourneyLines(props: JourneyLinesProps) {
  const { legs, stops, ends, onward, pixel, line, mark, beyond } = props;
  return (
    <g className="journey-lines" fontSize={PIXELS_OF_AN_EM * pixel}>
      <g fill="none" stroke={beyond} strokeWidth=".3em">
        {onward.map(([station, place]) => (
          <Fragment key={String(place)}>
            <path
              d={bentPath(station, place, pixel)}
              strokeLinecap="round"
              strokeDasharray="0 .6em"
            />
            <circle cx={place[0]} cy={place[1]} r=".5em" fill={mark} />
          </Fragment>
        ))}
      </g>
      <g fill="none" stroke={line} strokeWidth=".5em" strokeLinejoin="round">
        {legs.map(({ path, isUnknown }) => (
          <path
            key={path}
            d={path}
            strokeLinecap="round"
            strokeDasharray={isUnknown ? '.8em .8em' : undefined}
          />
        ))}
      </g>
      <g fill={mark} stroke={line} strokeWidth=".15em">
        {stops.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r=".25em" />
        ))}
      </g>
      <g fill={mark} stroke={line} strokeWidth=".3em">
        {ends.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r=".6em" />
        ))}
      </g>
    </g>
  );
}

/**
 * Lines and dots are measured in ems, so that the style sheet sets their weight by the font size of
 * their group. An em of one pixel would be less than the least font size of browsers.
 */
const PIXELS_OF_AN_EM = 10;

/** The place of a mountain: of the same size in every picture. */
export function mountainTransform(x: number, y: number, pixel: number): string {
  return `translate(${x} ${y}) scale(${Math.round(pixel * MOUNTAIN_SCALE * 1e4) / 1e4})`;
}

/** A mountain's width of 120 map units becomes 26 pixels of a picture that is 560 wide. */
const MOUNTAIN_SCALE = 26 / 120;
