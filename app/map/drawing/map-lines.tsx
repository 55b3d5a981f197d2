import { memo } from 'react';
import { GEOGRAPHY, routeNames } from '#app/data/network/railways.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { useMapLink } from '../map-context.ts';
import { type ShownStations, shownFrom, widthClass } from '../model/shown-stations.ts';

/** The heavier lines are drawn above the lighter ones. */
const WEIGHTS = { ferry: 0, conventional: 0, main: 1, fast: 2, 'high-speed': 3 } as const;
const weightOf = (segment: number) => WEIGHTS[GEOGRAPHY.segments[segment]?.kind ?? 'ferry'];
const byWeight = (one: number, other: number) => weightOf(one) - weightOf(other);
const heaviest = (segments: readonly number[]) => Math.max(...segments.map(weightOf));

const LINKING = GEOGRAPHY.routes
  .filter(({ segments }) => segments.length > 0)
  .toSorted((one, other) => heaviest(one.segments) - heaviest(other.segments));
const LINKED = new Set(LINKING.flatMap(({ segments }) => segments));
const OTHERS = [...GEOGRAPHY.segments.keys()]
  .filter((segment) => !LINKED.has(segment))
  .sort(byWeight);
const pathOf = (segment: number) => GEOGRAPHY.segments[segment]?.path ?? '';

interface MapLinesProps {
  /** The same object for most choices, so that the lines are not rendered again. */
  readonly shown: ShownStations;
}

/**
 * All lines. Those of popular routes are links. Lines that lead only to hidden stations are left
 * out.
 */
export const MapLines = memo(function MapLines({ shown }: MapLinesProps) {
  const { t, language } = useTexts('map');
  const link = useMapLink();
  const draw = (segment: number) => {
    const { leadsTo, kind, path } = GEOGRAPHY.segments[segment] ?? {};
    const ends = leadsTo?.map((key) => shown.get(key) ?? []);
    if (ends?.every((sides) => sides.at(-1) === undefined)) return null;
    const width = ends ? widthClass(Math.min(...ends.map(shownFrom))) : '';
    return <path key={segment} className={`map-line map-line-${kind} ${width}`.trim()} d={path} />;
  };
  return (
    <>
      {OTHERS.map(draw)}
      {LINKING.map(({ departure, arrival, segments }) => {
        const choice = { kind: 'route', departure, arrival } as const;
        const { href, onClick } = link({ choice, chosenIn: 'map' });
        const names = routeNames(choice, language);
        return (
          // Not in the tab order: the list beside the map has the same link.
          <a key={href} href={href} onClick={onClick} tabIndex={-1} aria-label={t('pair', names)}>
            {segments.toSorted(byWeight).map(draw)}
            <path className="map-line-target" d={segments.map(pathOf).join('')} />
          </a>
        );
      })}
    </>
  );
});
