import { memo, type ReactNode } from 'react';
import { localeOf } from '#app/i18n/intl.ts';
import { useLanguage, useTexts } from '#app/i18n/translator.ts';
import { MAXIMUM_ZOOM } from '../model/viewport.ts';
import { type ViewportControl, ZOOM_STEP } from './use-viewport.ts';

interface MapControlsProps {
  readonly control: ViewportControl;
  readonly zoom: number;
  readonly moving: boolean;
  readonly onMoving: (moving: boolean) => void;
}

/** The buttons that enlarge and move the map; there for those who use code only. */
export const MapControls = memo(function MapControls({ control, zoom, moving, onMoving }: MapControlsProps) {
  const t = useTexts('map');
  const percent = new Intl.NumberFormat(localeOf(useLanguage()), { style: 'percent' }).format(zoom);
  return (
    <fieldset className="map-controls">
      <legend className="visually-hidden">{t('controls.label')}</legend>
      <Control
        label={t('controls.zoomIn')}
        isOff={zoom >= MAXIMUM_ZOOM}
        onPress={() => control.zoom(ZOOM_STEP)}
      >
        <path d="M4 12h16M12 4v16" />
      </Control>
      <Control label={t('controls.zoomOut')} isOff={zoom <= 1} onPress={() => control.zoom(1 / ZOOM_STEP)}>
        <path d="M4 12h16" />
      </Control>
      <Control label={t('controls.all')} isOff={zoom <= 1} onPress={control.showAll}>
        <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
      </Control>
      <Control
        className="map-control-move"
        label={t('controls.move')}
        isPressed={moving}
        onPress={() => onMoving(!moving)}
      >
        <path d="M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3" />
      </Control>
      <p role="status" className="visually-hidden">
        {zoom > 1 && t('announce.zoom', { percent })}
      </p>
    </fieldset>
  );
});

interface ControlProps {
  readonly className?: string;
  readonly label: string;
  readonly isOff?: boolean;
  /** Of a button that stays pressed. */
  readonly isPressed?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

// Not `disabled`, which would take the focus away from whoever presses to the end.
function Control({ className = '', label, isOff, isPressed, onPress, children }: ControlProps) {
  return (
    <button
      type="button"
      className={`map-control ${className}`.trim()}
      aria-label={label}
      aria-disabled={isOff || undefined}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}
