import { memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapShared } from './map-context.ts';
import { MapControls } from './map-controls.tsx';
import { MapDrawing } from './map-drawing.tsx';
import { useGestures } from './use-gestures.ts';
import { useMapKeys } from './use-map-keys.ts';
import { useViewport } from './use-viewport.ts';

/** The map itself: the drawing, and the ways to move and enlarge it. */
export const MapCanvas = memo(function MapCanvas() {
  const { t } = useTranslation('map');
  const { model } = useMapShared();
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [moving, setMoving] = useState(false);
  const [hint, setHint] = useState<'wheel' | 'fingers'>();
  const { control, settled } = useViewport(layer, model.geography);
  useGestures({ frame, control, size: model.geography, moving, onHint: setHint });
  const onKeyDown = useMapKeys(control, model.geography);
  const zoom = settled?.zoom ?? 1;

  return (
    <div className="map-canvas">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={frame}
        className="map-frame"
        role="group"
        aria-label={t('label')}
        aria-describedby="map-keys"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map takes keys of its own, which its description names
        tabIndex={0}
        data-moving={moving || undefined}
        data-zoomed={zoom > 1 || undefined}
        onKeyDown={onKeyDown}
      >
        <div ref={layer} className="map-layer">
          <MapDrawing scale={settled?.scale} />
        </div>
      </div>
      <p id="map-keys" className="visually-hidden">
        {t('keys')}
      </p>
      {hint && (
        <p className="map-hint" aria-hidden="true">
          {t(`controls.${hint}`)}
        </p>
      )}
      <MapControls control={control} zoom={zoom} moving={moving} onMoving={setMoving} />
    </div>
  );
});
