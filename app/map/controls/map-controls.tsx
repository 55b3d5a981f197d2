import { memo, useState } from 'react';
import { localeOf } from '#app/i18n/intl.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { MAXIMUM_ZOOM } from '../model/viewport.ts';
import { type ViewportControl, ZOOM_STEP } from './use-viewport.ts';

interface MapControlsProps {
  readonly control: ViewportControl;
  readonly zoom: number;
  /** The map does not show what it began with any more. */
  readonly isMoved: boolean;
  readonly moving: boolean;
  readonly onMoving: (moving: boolean) => void;
}

/** The buttons that enlarge and move the map; there for those who use code only. */
export const MapControls = memo(function MapControls(props: MapControlsProps) {
  const { control, zoom, isMoved, moving, onMoving } = props;
  const { t, language } = useTexts('map');
  const [wasMoved, setWasMoved] = useState(isMoved);
  if (isMoved && !wasMoved) setWasMoved(true);
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent' }).format(zoom);
  return (
    <fieldset className="map-controls">
      <legend className="visually-hidden">{t('controls.label')}</legend>
      <ControlButton
        label={t('controls.zoomIn')}
        icon="M4 12h16M12 4v16"
        isOff={zoom >= MAXIMUM_ZOOM}
        onPress={() => control.zoom(ZOOM_STEP)}
      />
      <ControlButton
        label={t('controls.zoomOut')}
        icon="M4 12h16"
        isOff={zoom <= 1}
        onPress={() => control.zoom(1 / ZOOM_STEP)}
      />
      <ControlButton
        label={t('controls.all')}
        icon="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"
        isOff={zoom <= 1}
        onPress={control.showAll}
      />
      <ControlButton
        className="map-control-move"
        label={t('controls.move')}
        icon="M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3"
        isPressed={moving}
        onPress={() => onMoving(!moving)}
      />
      <p role="status" className="visually-hidden">
        {wasMoved && t('announce.zoom', { percent })}
      </p>
    </fieldset>
  );
});

interface ControlButtonProps {
  readonly className?: string;
  readonly label: string;
  /** The strokes of its picture, 24 units wide and high. */
  readonly icon: string;
  readonly isOff?: boolean;
  /** Of a button that stays pressed. */
  readonly isPressed?: boolean;
  readonly onPress: () => void;
}

/** A button with a picture. Never `disabled`, which would take the focus away from whoever presses to the end. */
export function ControlButton({
  className = '',
  label,
  icon,
  isOff,
  isPressed,
  onPress,
}: ControlButtonProps) {
  return (
    <button
      type="button"
      className={`map-control ${className}`.trim()}
      aria-label={label}
      aria-disabled={isOff || undefined}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  );
}
