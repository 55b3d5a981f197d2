import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChoiceLink } from './choice-link.tsx';
import { useMapShared, useView } from './map-context.ts';
import { cityName, type MapModel, popularPairs } from './map-model.ts';
import { routeId } from './map-view.ts';
import { reachFrom } from './reach.ts';

/** Every line: those of a popular route are links to it. */
export function MapLines() {
  const { model } = useMapShared();
  const { choice } = useView();
  const bands = choice.kind === 'reach' ? reachFrom(model, choice.station).segmentBands : undefined;
  return (
    <g className="map-lines">
      <g className={choice.kind === 'route' || bands ? 'map-all-lines map-is-behind' : 'map-all-lines'}>
        <LinkedLines />
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

const LinkedLines = memo(function LinkedLines() {
  const { t } = useTranslation('map');
  const { model, language } = useMapShared();
  const link = useChoiceLink();
  return (
    <>
      {model.segmentsByRoute.get('')?.map((segment) => (
        <Segment key={segment} model={model} segment={segment} />
      ))}
      {popularPairs(model).map((route) => {
        const { departure, arrival } = route;
        const segments = model.segmentsByRoute.get(routeId(route));
        if (!segments) return null;
        const names = { from: cityName(model, departure, language), to: cityName(model, arrival, language) };
        const { href, onClick } = link({ kind: 'route', departure, arrival }, 'map');
        return (
          // Out of the order of the Tab key, in which the list beside the map already has it.
          <a key={routeId(route)} href={href} onClick={onClick} tabIndex={-1} aria-label={t('pair', names)}>
            {segments.map((segment) => (
              <Segment key={segment} model={model} segment={segment} />
            ))}
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

function Segment({ model, segment }: { model: MapModel; segment: number }) {
  const kind = model.geography.segments[segment]?.kind ?? 'conventional';
  const path = pathOf(model, segment);
  return <path className={`map-line map-line-${kind}`} d={path} />;
}

function pathOf({ geography }: MapModel, segment: number): string {
  return geography.segments[segment]?.path ?? '';
}
