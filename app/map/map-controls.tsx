import { useTranslation } from 'react-i18next';
import { localeOf } from '#app/i18n/intl.ts';
import { useMapShared } from './map-context.ts';
import type { ViewportControl } from './use-viewport.ts';
import { MAXIMUM_ZOOM, WHOLE, zoomAt } from './viewport.ts';

/** How much one press of a button or a key enlarges the map. */
export const ZOOM_STEP = 1.6;

const CENTRE = [0.5, 0.5] as const;

interface MapControlsProps {
  readonly control: ViewportControl;
  readonly zoom: number;
  readonly moving: boolean;
  readonly onMoving: (moving: boolean) => void;
}

/** The buttons that enlarge and move the map; there for those who use code only. */
export function MapControls({ control, zoom, moving, onMoving }: MapControlsProps) {
  const { t } = useTranslation('map');
  const { model, language } = useMapShared();
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent' }).format(zoom);
  const step = (factor: number) => control.change((view) => zoomAt(view, factor, CENTRE, model.geography));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="map-controls" role="group" aria-label={t('controls.label')}>
      <Control label={t('controls.zoomIn')} isOff={zoom >= MAXIMUM_ZOOM} onPress={() => step(ZOOM_STEP)}>
        <path d="M4 12h16M12 4v16" />
      </Control>
      <Control label={t('controls.zoomOut')} isOff={zoom <= 1} onPress={() => step(1 / ZOOM_STEP)}>
        <path d="M4 12h16" />
      </Control>
      <Control label={t('controls.all')} isOff={zoom <= 1} onPress={() => control.change(() => WHOLE)}>
        <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
      </Control>
      <button
        type="button"
        className="map-control map-control-move"
        aria-label={t('controls.move')}
        aria-pressed={moving}
        onClick={() => onMoving(!moving)}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3" />
        </svg>
      </button>
      <p role="status" className="visually-hidden">
        {zoom > 1 && t('announce.zoom', { percent })}
      </p>
    </div>
  );
}

interface ControlProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
  readonly children: React.ReactNode;
}

// Not `disabled`, which would take the focus away from whoever presses to the end.
function Control({ label, isOff, onPress, children }: ControlProps) {
  return (
    <button
      type="button"
      className="map-control"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}
