import { MapCanvas } from '../controls/map-canvas.tsx';
import { useMap } from '../map-context.ts';
import { lightAt } from './light.ts';
// By its address, so that it is loaded with the trains only; React waits for it.
import sheet from './now.css?url';
import { copyLightToStage, NowGround } from './now-ground.tsx';
import { TrainLayer } from './train-layer.tsx';
import { useFirstMinute } from './use-now.ts';

/** The map with the trains of a day; the ground has the colour of the hour. */
export default function NowMap() {
  const { choice, train } = useMap();
  const minute = useFirstMinute();
  return (
    <div
      ref={copyLightToStage}
      className="map-now"
      // One mark alone: that of the station waits while a train is chosen.
      data-choice={train === undefined ? choice.kind : undefined}
      data-light={lightAt(minute)}
    >
      <link rel="stylesheet" href={sheet} precedence="map" />
      <MapCanvas Ground={NowGround} Overlay={TrainLayer} />
    </div>
  );
}
