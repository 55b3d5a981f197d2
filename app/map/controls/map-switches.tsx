import { mapAddress, useMap, useMapLink } from '../map-context.ts';
import {
  DRAWINGS,
  type Drawing,
  type MapChoice,
  mapViewFields,
  originOf,
} from '../model/map-view.ts';
import { ChoiceLink } from './choice-link.tsx';

/**
 * The switches between list, map, diagram and the trains of a day, and for the drawings between
 * routes and travel times.
 */
export function MapSwitches() {
  const { choice, withinMinutes, drawing, isStage, language, t } = useMap();
  const link = useMapLink();
  const isReach = choice.kind === 'reach';
  const routes: MapChoice = isReach ? { kind: 'overview' } : choice;
  const reach: MapChoice = isReach ? choice : { kind: 'reach', station: originOf(choice) };
  const hasModes = isReach || drawing === 'map' || drawing === 'diagram';
  const linkTo = (name: Drawing) => {
    // The trains of a day are shown on the stage only.
    if (name === 'now' && !isStage) return { href: mapAddress(true, language, { view: name }) };
    if (name === 'now' && choice.kind !== 'station')
      return link({ drawing: name, choice: { kind: 'overview' } });
    return link({ drawing: name }, { choice, withinMinutes });
  };
  return (
    <div className="map-switches">
      <nav className="map-modes" aria-label={t('view.label')}>
        {DRAWINGS.map((name) => (
          <a key={name} {...linkTo(name)} aria-current={name === drawing ? 'true' : undefined}>
            {t(`view.${name}`)}
          </a>
        ))}
      </nav>
      {hasModes && (
        <nav className="map-modes" aria-label={t('mode.label')}>
          <ChoiceLink choice={routes} current={!isReach}>
            {t('mode.routes')}
          </ChoiceLink>
          <ChoiceLink choice={reach} current={isReach}>
            {t('mode.reach')}
          </ChoiceLink>
        </nav>
      )}
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
