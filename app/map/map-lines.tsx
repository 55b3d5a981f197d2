import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChoiceLink } from './choice-link.tsx';
import { useMapShared, useView } from './map-context.ts';
import { cityName, type MapModel, popularPairs } from './map-model.ts';
import { routeId } from './map-view.ts';
import { reachFrom } from './reach.ts';
import { emphasisedStations, leftOutSegments } from './shown-stations.ts';

/** Every line: those of a popular route are links to it. */
export function MapLines({ scale }: { readonly scale: number | undefined }) {
  const { model, language } = useMapShared();
  const { choice } = useView();
  const bands = choice.kind === 'reach' ? reachFrom(model, choice.station).segmentBands : undefined;
  const isBanded = choice.kind === 'reach';
  // As with the names: which lines end in nothing is found out after the frame in which the choice shows.
  const named = useDeferredValue(
    useMemo(
      () => ({ isBanded, ends: emphasisedStations(model, choice).slice(0, 2) }),
      [model, choice, isBanded],
    ),
  );
  const leftOut = useMemo(
    () => leftOutSegments({ model, language, isBanded: named.isBanded }, scale, named.ends),
    [model, language, scale, named],
  );
  return (
    <g className="map-lines">
      <g className={choice.kind === 'route' || bands ? 'map-all-lines map-is-behind' : 'map-all-lines'}>
        <LinkedLines leftOut={leftOut} />
      </g>
      {bands && (
        <g className="map-band-lines">
          {[...bands].map(([segment, band]) => (
            <path key={segment} className={`map-band-line-${band}`} d={pathOf(model, segment)} />
          ))}
        </g>
      )}
    </g>
  );
}

const LinkedLines = memo(function LinkedLines({ leftOut }: { readonly leftOut: string }) {
  const { t } = useTranslation('map');
  const { model, language } = useMapShared();
  const link = useChoiceLink();
  const [narrow = new Set(), wide = narrow] = leftOut.split('|').map((list) => new Set(list.split(' ')));
  const draw = (segment: number) => {
    const place = String(segment);
    if (narrow.has(place) && wide.has(place)) return null;
    const width = narrow.has(place) ? ' map-wide' : wide.has(place) ? ' map-narrow' : '';
    return <Segment key={segment} model={model} segment={segment} width={width} />;
  };
  return (
    <>
      {model.segmentsByRoute.get('')?.map(draw)}
      {popularPairs(model).map((route) => {
        const { departure, arrival } = route;
        const segments = model.segmentsByRoute.get(routeId(route));
        if (!segments) return null;
        const names = { from: cityName(model, departure, language), to: cityName(model, arrival, language) };
        const { href, onClick } = link({ kind: 'route', departure, arrival }, 'map');
        return (
          // Out of the order of the Tab key, in which the list beside the map already has it.
          <a key={routeId(route)} href={href} onClick={onClick} tabIndex={-1} aria-label={t('pair', names)}>
            {segments.map(draw)}
            <path
              className="map-line-target"
              d={segments.map((segment) => pathOf(model, segment)).join('')}
            />
          </a>
        );
      })}
    </>
  );
});

interface SegmentProps {
  readonly model: MapModel;
  readonly segment: number;
  /** The class of the one width of the server's that it is drawn at; empty for both. */
  readonly width: string;
}

function Segment({ model, segment, width }: SegmentProps) {
  const kind = model.geography.segments[segment]?.kind ?? 'conventional';
  const path = pathOf(model, segment);
  return <path className={`map-line map-line-${kind}${width}`} d={path} />;
}

function pathOf({ geography }: MapModel, segment: number): string {
  return geography.segments[segment]?.path ?? '';
}
