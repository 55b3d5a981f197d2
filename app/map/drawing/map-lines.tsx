import { memo } from 'react';
import { GEOGRAPHY, stationName } from '#app/data/network/railways.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { useMapLink } from '../map-context.ts';
import { type ShownStations, shownFrom, widthClass } from '../model/shown-stations.ts';

const LINKING = GEOGRAPHY.routes.filter(({ segments }) => segments.length > 0);
const LINKED = new Set(LINKING.flatMap(({ segments }) => segments));
const OTHERS = [...GEOGRAPHY.segments.keys()].filter((segment) => !LINKED.has(segment));
const pathOf = (segment: number) => GEOGRAPHY.segments[segment]?.path ?? '';

// `shown` is seldom another one for another choice: the lines are then not drawn anew.
/**
 * Every line: those of a popular route are links to it. What leads to stations without room alone
 * is left out.
 */
export const MapLines = memo(function MapLines({ shown }: { readonly shown: ShownStations }) {
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
        const { href, onClick } = link({
          choice: { kind: 'route', departure, arrival },
          chosenIn: 'map',
        });
        const names = {
          from: stationName(departure, language),
          to: stationName(arrival, language),
        };
        return (
          // Out of the order of the Tab key, in which the list beside the map already has it.
          <a key={href} href={href} onClick={onClick} tabIndex={-1} aria-label={t('pair', names)}>
            {segments.map(draw)}
            <path className="map-line-target" d={segments.map(pathOf).join('')} />
          </a>
        );
      })}
    </>
  );
});
