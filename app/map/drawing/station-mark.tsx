import { type MouseEvent, memo } from 'react';
import type { MapStation, NamePlace } from '#app/data/network/map-schema.ts';
import type { Band } from '#app/domain/travel-times/bands.ts';
import { useLanguage } from '#app/i18n/translator.ts';
import { useChoiceLink } from '../controls/choice-link.tsx';
import { nameBox, nameSizePx, type Side } from '../model/name-boxes.ts';
import { BandNumber } from './band-number.tsx';
import { pressedStation } from './pressed-station.ts';
import { StationSymbol } from './station-symbol.tsx';
import { widthClass } from './width-class.ts';

/** A target of 24 pixels, as WCAG 2.2 asks for (2.5.8); the style sheet makes it larger for fingers. */
const TARGET_RADIUS = 12;
const BAND_RADIUS = 7;

interface StationMarkProps {
  readonly station: MapStation;
  /** The class of the widths at which it is shown, before the map is measured. */
  readonly width: string | undefined;
  /** Where its name stands by the width of the map, before that is measured. */
  readonly places: readonly NamePlace[] | undefined;
  /** Where its name stands on the map as measured; undefined without a name. */
  readonly side: Side | undefined;
  readonly state: 'plain' | 'chosen' | 'stop' | 'beyond';
  readonly band: Band | undefined;
  /** Its name and how far it is, in words. */
  readonly label: string;
  readonly isTabStop: boolean;
  /** The map shows travel times, and a station begins them anew. */
  readonly isBanded: boolean;
  readonly onFocus: (key: string) => void;
}

/** A station: its symbol, its name where there is room, and a target large enough for a finger. */
export const StationMark = memo(function StationMark(props: StationMarkProps) {
  const { station, width, places, side, state, band, label, isTabStop, isBanded, onFocus } = props;
  const { key, kind, rank, beyond } = station;
  const link = useChoiceLink();
  const linkTo = (pressed: string) => link({ kind: isBanded ? 'reach' : 'station', station: pressed }, 'map');
  return (
    <g transform={`translate(${station.x} ${station.y})`}>
      <a
        href={linkTo(key).href}
        onClick={(event: MouseEvent) => linkTo(pressedStation(event) ?? key).onClick(event)}
        className={['map-station', `map-station-${kind}`, `map-is-${state}`, width].filter(Boolean).join(' ')}
        data-station={key}
        tabIndex={isTabStop ? undefined : -1}
        aria-label={label}
        aria-current={state === 'chosen' ? 'true' : undefined}
        onFocus={() => onFocus(key)}
      >
        <g className={`map-px${rank === 0 ? ' map-chief' : ''}`}>
          <circle className="map-target" r={TARGET_RADIUS} />
          {band ? (
            <BandNumber band={band} radius={BAND_RADIUS} />
          ) : (
            <StationSymbol kind={kind} isChief={rank === 0} beyond={beyond} />
          )}
          {places?.map(([fromPx, at], i) => {
            const shown = widthClass(fromPx, places[i + 1]?.[0]);
            return shown !== undefined && <Name key={fromPx} station={station} side={at} className={shown} />;
          })}
          {side && <Name station={station} side={side} />}
        </g>
      </a>
    </g>
  );
});

interface NameProps {
  readonly station: MapStation;
  readonly side: Side;
  readonly className?: string;
}

// From the top of a line to the baseline, in shares of its size.
const BASELINE = 0.88;

function Name({ station, side, className }: NameProps) {
  const name = station.name[useLanguage()];
  const { left, right, top } = nameBox(name, station, side);
  const [x, textAnchor] = side.includes('w')
    ? ([right, 'end'] as const)
    : side.includes('e')
      ? ([left, 'start'] as const)
      : ([0, 'middle'] as const);
  const y = top + nameSizePx(station) * BASELINE;
  return (
    <text className={className || undefined} x={rounded(x)} y={rounded(y)} textAnchor={textAnchor}>
      {name}
    </text>
  );
}

function rounded(length: number): number {
  return Math.round(length * 10) / 10;
}
