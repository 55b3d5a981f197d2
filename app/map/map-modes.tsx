import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceLink } from './choice-link.tsx';
import { useView } from './map-context.ts';
import type { MapChoice } from './map-view.ts';

/** Where travel times begin until the visitor says otherwise. */
const USUAL_ORIGIN = 'rome';

/** The two things that the map can show. */
export const MapModes = memo(function MapModes() {
  const { t } = useTranslation('map');
  const { choice } = useView();
  const origin = choice.kind === 'station' ? choice.station : USUAL_ORIGIN;
  const routes: MapChoice = choice.kind === 'reach' ? { kind: 'overview' } : choice;
  const reach: MapChoice = choice.kind === 'reach' ? choice : { kind: 'reach', station: origin };
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
