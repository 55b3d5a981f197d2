import { mapAddress, useMap, useMapLink } from '../map-context.ts';
import { DRAWINGS, type MapChoice, mapViewFields, originOf } from '../model/map-view.ts';
import { ChoiceLink } from './choice-link.tsx';

/** The switches between routes and travel times, and between list, map and diagram. */
export function MapSwitches() {
  const { choice, withinMinutes, drawing, isStage, language, t } = useMap();
  const link = useMapLink();
  const isReach = choice.kind === 'reach';
  const routes: MapChoice = isReach ? { kind: 'overview' } : choice;
  const reach: MapChoice = isReach ? choice : { kind: 'reach', station: originOf(choice) };
  return (
    <div className="map-switches">
      <nav className="map-modes" aria-label={t('mode.label')}>
        <ChoiceLink choice={routes} current={!isReach}>
          {t('mode.routes')}
        </ChoiceLink>
        <ChoiceLink choice={reach} current={isReach}>
          {t('mode.reach')}
        </ChoiceLink>
      </nav>
      <nav className="map-modes" aria-label={t('view.label')}>
        {DRAWINGS.map((name) => (
          <a
            key={name}
            {...(name === 'now' && choice.kind !== 'station'
              ? link({ drawing: name, choice: { kind: 'overview' } })
              : link({ drawing: name }, { choice, withinMinutes }))}
            aria-current={name === drawing ? 'true' : undefined}
          >
            {t(`view.${name}`)}
          </a>
        ))}
      </nav>
      {!isStage && (
        <a
          className="map-stage-link"
          href={mapAddress(true, language, mapViewFields({ choice, withinMinutes, drawing }))}
        >
          {t('stage.open')}
        </a>
      )}
    </div>
  );
}
