import { memo } from 'react';
import type { MapStation } from '#app/data/network/map-schema.ts';
import { ANCHORS } from '#app/domain/labels/label-boxes.ts';
import type { Language } from '#app/domain/language.ts';
import type { Band } from '#app/domain/travel-times/bands.ts';
import { BandNumber } from './band-number.tsx';
import { useChoiceLink } from './choice-link.tsx';
import { labelPlace, type StationSize, stationSize } from './station-layout.ts';
import { StationSymbol } from './station-symbol.tsx';

/** A target of 24 pixels, as WCAG 2.2 asks for (2.5.8). */
const TARGET_RADIUS = 12;
const BAND_RADIUS = 7.5;

interface StationMarkProps {
  readonly station: MapStation;
  readonly language: Language;
  /** The anchor of the name; `-` without a name; `narrow,wide` before the first measurement. */
  readonly place: string;
  readonly state: 'plain' | 'chosen' | 'stop' | 'beyond';
  readonly band: Band | undefined;
  /** The band in words. */
  readonly bandText: string | undefined;
  readonly isTabStop: boolean;
  /** The map shows travel times, and a station begins them anew. */
  readonly isBanded: boolean;
  readonly onFocus: (key: string) => void;
}

/** A station: its symbol, its name where there is room, and a target large enough for a finger. */
export const StationMark = memo(function StationMark({
  station,
  language,
  place,
  state,
  band,
  bandText,
  isTabStop,
  isBanded,
  onFocus,
}: StationMarkProps) {
  const { key, kind, rank, beyond, localName } = station;
  const name = station.name[language];
  const [narrow = '', wide] = place.split(',');
  const isBoth = wide === undefined || wide === narrow;
  const inBoth = isBoth || (narrow !== '' && wide !== '');
  const hidden = inBoth ? '' : narrow === '' ? ' map-wide' : ' map-narrow';
  const { href, onClick } = useChoiceLink()({ kind: isBanded ? 'reach' : 'station', station: key }, 'map');
  const named = { name, size: stationSize(station, isBanded) };
  return (
    <g transform={`translate(${station.x} ${station.y})`}>
      <a
        href={href}
        onClick={onClick}
        className={`map-station map-station-${kind} map-is-${state}${hidden}`}
        data-station={key}
        tabIndex={isTabStop ? undefined : -1}
        aria-label={[localName === name ? name : `${name} (${localName})`, bandText]
          .filter(Boolean)
          .join(', ')}
        aria-current={state === 'chosen' ? 'true' : undefined}
        onFocus={() => onFocus(key)}
      >
        <g className={`map-px${rank === 0 ? ' map-chief' : ''}`}>
          {localName !== name && <title>{localName}</title>}
          <circle className="map-target" r={TARGET_RADIUS} />
          {band ? (
            <BandNumber band={band} radius={BAND_RADIUS} />
          ) : (
            <StationSymbol kind={kind} isChief={rank === 0} beyond={beyond} />
          )}
          {isBoth ? (
            <StationName {...named} anchor={narrow} />
          ) : (
            <>
              <StationName {...named} anchor={narrow} className="map-narrow" />
              <StationName {...named} anchor={wide} className="map-wide" />
            </>
          )}
        </g>
      </a>
    </g>
  );
});

interface StationNameProps {
  readonly name: string;
  readonly size: StationSize;
  readonly anchor: string;
  readonly className?: string;
}

function StationName({ name, size, anchor, className }: StationNameProps) {
  const known = ANCHORS.find((one) => one === anchor);
  if (!known) return null;
  const { x, y, textAnchor } = labelPlace(known, size);
  return (
    <text className={className} x={x} y={y} textAnchor={textAnchor}>
      {name}
    </text>
  );
}
