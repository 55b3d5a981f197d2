import { memo, useMemo } from 'react';
import { BAND_HOURS } from '#app/domain/travel-times/bands.ts';
import type { ReachData } from '#app/journeys/reach-data.ts';
import { cutAt, endedBefore, isStub, type LinePart, reachedLines } from '../model/reach-lines.ts';

interface ReachLinesProps {
  readonly reach: ReachData;
  readonly withinMinutes: number;
}

/** The lines within reach of a station, coloured by the hour in which a journey is on them. */
export default function ReachLines({ reach, withinMinutes }: ReachLinesProps) {
  const parts = useMemo(() => reachedLines(reach), [reach]);
  return (
    <g className="map-reach-lines">
      {/* Nearer hours are painted over farther ones. */}
      {BAND_HOURS.toReversed().map((band) => (
        <BandLines
          key={band}
          parts={parts}
          band={band}
          // A band that is whole stays as it is while the slider moves.
          withinMinutes={Math.min(withinMinutes, band * 60)}
          isLast={withinMinutes <= band * 60}
        />
      ))}
    </g>
  );
}

interface BandLinesProps {
  readonly parts: readonly LinePart[];
  readonly band: (typeof BAND_HOURS)[number];
  readonly withinMinutes: number;
  /** No band beyond it is shown. */
  readonly isLast: boolean;
}

const WEIGHTS = ['high-speed', 'fast', 'main', 'conventional', 'ferry'] as const;

const BandLines = memo(function BandLines(props: BandLinesProps) {
  const { parts, band, withinMinutes, isLast } = props;
  const shown = parts
    .filter((part) => part.band === band && !(isLast && isStub(part, withinMinutes)))
    .flatMap((part) => cutAt(part, withinMinutes) ?? [])
    .flatMap((part) => (isLast ? (endedBefore(part) ?? []) : part));
  const isWhole = ({ shares: [from, to] }: LinePart) => from === 0 && to === 1;
  const wholes = WEIGHTS.map((kind) => ({
    kind,
    path: shown
      .filter((part) => isWhole(part) && part.stretch.kind === kind)
      .map(({ stretch }) => stretch.path)
      .join(''),
  }));
  const draw = (layer: 'casing' | 'colour') => (
    <>
      {wholes.map(
        ({ kind, path }) =>
          path && <path key={kind} className={`map-reach-${layer} map-reach-${kind}`} d={path} />,
      )}
      {shown.map(({ stretch, shares: [from, to] }) =>
        from === 0 && to === 1 ? null : (
          <path
            key={stretch.path}
            className={`map-reach-${layer} map-reach-${stretch.kind}`}
            d={stretch.path}
            pathLength={1}
            strokeLinecap="butt"
            strokeDasharray={`${rounded(to - from)} 2`}
            strokeDashoffset={rounded(-from)}
          />
        ),
      )}
    </>
  );
  return (
    <g className={`map-band-${band}`}>
      {draw('casing')}
      {draw('colour')}
    </g>
  );
});

const rounded = (share: number) => Math.round(share * 1000) / 1000;
