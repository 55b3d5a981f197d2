import { memo, useMemo } from 'react';
import { useLanguage, useTexts } from '#app/i18n/translator.ts';
import { useMap, useMapLink } from '../map-context.ts';
import { widthClass } from '../model/measures.ts';
import { cityName, GEOGRAPHY, pathOf } from '../model/railways.ts';
import { chosenStations, shownStations } from '../model/shown-stations.ts';

/** The width of the whole map in CSS pixels; undefined until measured. */
type MapWidth = number | undefined;

/** Every line: those of a popular route are links to it. */
export const MapLines = memo(function MapLines({ widthPx }: { readonly widthPx: MapWidth }) {
  const { choice, language } = useMap();
  const shown = useMemo(() => shownStations(language, chosenStations(choice)), [language, choice]);
  const isBehind = choice.kind === 'route' || choice.kind === 'reach';
  return (
    <g className={isBehind ? 'map-lines map-is-behind' : 'map-lines'}>
      <LinkedLines shown={shown} widthPx={widthPx} />
    </g>
  );
});

const LINKING = GEOGRAPHY.routes.filter(({ segments }) => segments.length > 0);
const LINKED = new Set(LINKING.flatMap(({ segments }) => segments));
const OTHERS = [...GEOGRAPHY.segments.keys()].filter((segment) => !LINKED.has(segment));

interface LinkedLinesProps {
  readonly shown: ReturnType<typeof shownStations>;
  readonly widthPx: MapWidth;
}

// Seldom does a choice change which stations have room: the lines are then not drawn anew.
const LinkedLines = memo(function LinkedLines({ shown, widthPx }: LinkedLinesProps) {
  const t = useTexts('map');
  const language = useLanguage();
  const link = useMapLink();
  const draw = (segment: number) => {
    const { leadsTo, kind, path } = GEOGRAPHY.segments[segment] ?? {};
    const fromPx = leadsTo ? Math.min(...leadsTo.map((key) => shown.get(key)?.fromPx ?? 0)) : 0;
    const width = widthPx === undefined ? widthClass(fromPx) : fromPx <= widthPx ? '' : undefined;
    if (width === undefined) return null;
    return <path key={segment} className={`map-line map-line-${kind} ${width}`.trim()} d={path} />;
  };
  return (
    <>
      {OTHERS.map(draw)}
      {LINKING.map(({ departure, arrival, segments }) => {
        const { href, onClick } = link({ choice: { kind: 'route', departure, arrival }, chosenIn: 'map' });
        const names = { from: cityName(departure, language), to: cityName(arrival, language) };
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
