import { memo, useMemo } from 'react';
import { useLanguage, useTexts } from '#app/i18n/translator.ts';
import { useChoiceLink } from '../controls/choice-link.tsx';
import type { MapChoice } from '../model/map-view.ts';
import { cityName, GEOGRAPHY, pathOf } from '../model/railways.ts';
import { chosenStations, shownStations } from '../model/shown-stations.ts';
import { widthClass } from './width-class.ts';

interface MapLinesProps {
  readonly choice: MapChoice;
  /** The width of the whole map in CSS pixels; undefined until measured. */
  readonly widthPx: number | undefined;
}

/** Every line: those of a popular route are links to it. */
export function MapLines({ choice, widthPx }: MapLinesProps) {
  const language = useLanguage();
  const shown = useMemo(() => shownStations(language, chosenStations(choice)), [language, choice]);
  return (
    <g className="map-lines">
      <g
        className={
          choice.kind === 'route' || choice.kind === 'reach' ? 'map-all-lines map-is-behind' : 'map-all-lines'
        }
      >
        <LinkedLines shown={shown} widthPx={widthPx} />
      </g>
    </g>
  );
}

const LINKING = GEOGRAPHY.routes.filter(({ segments }) => segments.length > 0);
const LINKED = new Set(LINKING.flatMap(({ segments }) => segments));
const OTHERS = [...GEOGRAPHY.segments.keys()].filter((segment) => !LINKED.has(segment));

interface LinkedLinesProps {
  readonly shown: ReturnType<typeof shownStations>;
  readonly widthPx: number | undefined;
}

// Seldom does a choice change which stations have room: the lines are then not drawn anew.
const LinkedLines = memo(function LinkedLines({ shown, widthPx }: LinkedLinesProps) {
  const t = useTexts('map');
  const language = useLanguage();
  const link = useChoiceLink();
  const draw = (segment: number) => {
    const { leadsTo } = GEOGRAPHY.segments[segment] ?? {};
    const fromPx = leadsTo ? Math.min(...leadsTo.map((key) => shown.get(key)?.fromPx ?? 0)) : 0;
    const width = widthPx === undefined ? widthClass(fromPx) : fromPx <= widthPx ? '' : undefined;
    return width !== undefined && <Segment key={segment} segment={segment} width={width} />;
  };
  return (
    <>
      {OTHERS.map(draw)}
      {LINKING.map(({ departure, arrival, segments }) => {
        const { href, onClick } = link({ kind: 'route', departure, arrival }, 'map');
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

interface SegmentProps {
  readonly segment: number;
  /** The class of the widths that it is drawn at. */
  readonly width: string;
}

const Segment = memo(function Segment({ segment, width }: SegmentProps) {
  const kind = GEOGRAPHY.segments[segment]?.kind ?? 'conventional';
  return <path className={`map-line map-line-${kind} ${width}`.trim()} d={pathOf(segment)} />;
});
