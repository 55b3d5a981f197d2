import { type ComponentProps, memo } from 'react';
import { numberFormat } from '#app/i18n/intl.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { MAXIMUM_ZOOM, panBy, type Shares, type Viewport } from '../model/viewport.ts';
import { type ViewportControl, ZOOM_STEP } from './use-viewport.ts';

interface MapControlsProps {
  readonly control: ViewportControl;
  readonly view: Viewport;
  readonly isMoved: boolean;
  readonly moving: boolean;
  /** Undefined where one finger always moves the map. */
  readonly onMoving: ((moving: boolean) => void) | undefined;
}

/** The ways of the buttons that move an enlarged map, as shares of the frame, with their icons. */
const MOVES = [
  ['left', [0.3, 0], 'M14 5l-7 7 7 7'],
  ['up', [0, 0.3], 'M5 14l7-7 7 7'],
  ['down', [0, -0.3], 'M5 10l7 7 7-7'],
  ['right', [-0.3, 0], 'M10 5l7 7-7 7'],
] as const satisfies readonly (readonly [string, Shares, string])[];

/** The buttons that zoom and move the map, shown with JavaScript only. */
export const MapControls = memo(function MapControls(props: MapControlsProps) {
  const { control, view, isMoved, moving, onMoving } = props;
  const { zoom } = view;
  const { t, language } = useTexts('map');
  return (
    <fieldset className="map-controls">
      <legend className="visually-hidden">{t('controls.label')}</legend>
      <ControlButton
        aria-label={t('controls.zoomIn')}
        icon="M4 12h16M12 4v16"
        aria-disabled={zoom >= MAXIMUM_ZOOM || undefined}
        onClick={() => control.zoom(ZOOM_STEP)}
      />
      <ControlButton
        aria-label={t('controls.zoomOut')}
        icon="M4 12h16"
        aria-disabled={zoom <= 1 || undefined}
        onClick={() => control.zoom(1 / ZOOM_STEP)}
      />
      <ControlButton
        aria-label={t('controls.all')}
        icon="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"
        aria-disabled={zoom <= 1 || undefined}
        onClick={control.showAll}
      />
      {onMoving && (
        <ControlButton
          className="map-control-move"
          aria-label={t('controls.move')}
          icon="M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3"
          aria-pressed={moving}
          onClick={() => onMoving(!moving)}
        />
      )}
      {/* At first a phone shows Italy: they would lie over its names. */}
      {zoom > 1 && isMoved && (
        <div className="map-moves">
          {MOVES.map(([name, by, icon]) => (
            <ControlButton
              key={name}
              aria-label={t(`controls.${name}`)}
              icon={icon}
              aria-disabled={isAtEdge(view, by) || undefined}
              onClick={() => control.pan(by)}
            />
          ))}
        </div>
      )}
      <p role="status" className="visually-hidden">
        {isMoved &&
          t('announce.zoom', {
            percent: numberFormat(language, { style: 'percent' }).format(zoom),
          })}
      </p>
    </fieldset>
  );
});

/** Whether the map cannot be moved further that way. */
function isAtEdge(view: Viewport, by: Shares): boolean {
  const moved = panBy(view, by);
  return moved.x === view.x && moved.y === view.y;
}

interface ControlButtonProps extends ComponentProps<'button'> {
  /** The path of the icon, in a square of 24 units. */
  readonly icon: string;
}

/** A button with an icon. `aria-disabled` in place of `disabled`, which would drop the focus. */
export function ControlButton({ className = '', icon, ...attributes }: ControlButtonProps) {
  return (
    <button type="button" className={`map-control ${className}`.trim()} {...attributes}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  );
}
