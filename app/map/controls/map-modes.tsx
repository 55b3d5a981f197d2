import { type MouseEvent, memo } from 'react';
import { localAddress, PATHS, SECTIONS } from '#app/i18n/addresses.ts';
import { useLanguage, useTexts } from '#app/i18n/translator.ts';
import { useMapActions } from '../model/map-actions.ts';
import { type MapChoice, mapViewFields, originOf } from '../model/map-view.ts';
import { ChoiceLink, isPlainClick } from './choice-link.tsx';

/** The two things that the map can show. */
export const MapModes = memo(function MapModes({ choice }: { readonly choice: MapChoice }) {
  const t = useTexts('map');
  const routes: MapChoice = choice.kind === 'reach' ? { kind: 'overview' } : choice;
  const reach: MapChoice = choice.kind === 'reach' ? choice : { kind: 'reach', station: originOf(choice) };
  return (
    <nav className="map-modes" aria-label={t('mode.label')}>
      <ChoiceLink choice={routes} current={choice.kind !== 'reach'}>
        {t('mode.routes')}
      </ChoiceLink>
      <ChoiceLink choice={reach} current={choice.kind === 'reach'}>
        {t('mode.reach')}
      </ChoiceLink>
    </nav>
  );
});

interface MapViewsProps {
  readonly choice: MapChoice;
  readonly isDiagram: boolean;
}

/** The two ways to draw the railways: true to the land, or as a diagram. */
export const MapViews = memo(function MapViews({ choice, isDiagram }: MapViewsProps) {
  const t = useTexts('map');
  const language = useLanguage();
  const act = useMapActions();
  return (
    <nav className="map-modes" aria-label={t('view.label')}>
      {[false, true].map((diagram) => (
        <a
          key={String(diagram)}
          href={localAddress(
            PATHS.home,
            language,
            mapViewFields({ choice, isDiagram: diagram }),
            SECTIONS.map,
          )}
          aria-current={diagram === isDiagram ? 'true' : undefined}
          onClick={(event: MouseEvent) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            act({ type: 'view', isDiagram: diagram });
          }}
        >
          {t(diagram ? 'view.diagram' : 'view.map')}
        </a>
      ))}
    </nav>
  );
});
