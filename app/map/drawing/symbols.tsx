import type { MapStation } from '#app/data/network/map-schema.ts';
import type { Band } from '#app/domain/travel-times/bands.ts';
import { symbolRadius } from '../model/symbol-radius.ts';

type StationSymbolProps = Pick<MapStation, 'kind' | 'rank' | 'beyond'>;

/** A ring for a major station, a dot for a regional one, an arrow for one beyond the frame. */
export function StationSymbol({ kind, rank, beyond }: StationSymbolProps) {
  if (beyond !== undefined) {
    return <path className="map-arrow" d="M0-8L6.5 3.5H-6.5z" transform={`rotate(${beyond})`} />;
  }
  const className = kind === 'regional' ? 'map-dot' : 'map-ring';
  return <circle className={className} r={symbolRadius({ kind, rank })} />;
}

// As paths: digits of text would be part of the visible label, which the link's name must contain.
const DIGITS: Readonly<Record<Band, string>> = {
  1: 'M-1.7-2.3L.5-3.8V3.8',
  2: 'M-2.3-1.9A2.3 2.3 0 1 1 1.7-.2L-2.4 3.6H2.6',
  3: 'M-2.3-3.6H2.2L-.5-.8A2.3 2.3 0 1 1-2.5 2.5',
  4: 'M1.2 3.8V-3.8L-2.7 1.7H2.8',
  6: 'M1.6-3.7C-1.2-3.2-2.4-.8-2.4 1.3A2.4 2.4 0 1 0-1.9-.3',
};

interface BandNumberProps {
  readonly band: Band;
  readonly radius: number;
}

/** A band's number in its disc, so that the band is known without its colour. */
export function BandNumber({ band, radius }: BandNumberProps) {
  return (
    <>
      <circle className={`map-band map-band-${band}`} r={radius} />
      <path className={`map-band-number map-band-number-${band}`} d={DIGITS[band]} />
    </>
  );
}

/** A band's number in its disc, for lists and the legend. */
export function BandSwatch({ band }: Pick<BandNumberProps, 'band'>) {
  return (
    <svg className="map-swatch" viewBox="-9 -9 18 18" width="28" height="28" aria-hidden="true">
      <BandNumber band={band} radius={8} />
    </svg>
  );
}

interface AxisLetterProps {
  /** The axis' id. */
  readonly id: string;
  readonly letter: string;
}

/** The letter of a line of the diagram, which tells it apart without its colour. */
export function AxisLetter({ id, letter }: AxisLetterProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can have the focus.
    <g className={`map-axis-letter axis-${id}`} aria-hidden="true">
      <circle r="9" />
      <text y="4.5">{letter}</text>
    </g>
  );
}
