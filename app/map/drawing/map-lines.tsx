import { memo } from 'react';
import { GEOGRAPHY, routeNames } from '#app/data/network/railways.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { useMapLink } from '../map-context.ts';
import { type ShownStations, shownFrom, widthClass } from '../model/shown-stations.ts';

const LINKING = GEOGRAPHY.routes.filter(({ segments }) => segments.length > 0);
const LINKED = new Set(LINKING.flatMap(({ segments }) => segments));
const OTHERS = [...GEOGRAPHY.segments.keys()].filter((segment) => !LINKED.has(segment));
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
            {segments.map(draw)}
            <path className="map-line-target" d={segments.map(pathOf).join('')} />
          </a>
        );
      })}
    </>
  );
});
