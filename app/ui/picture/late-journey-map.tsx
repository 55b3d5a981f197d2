import { JourneyMap, type JourneyMapProps, viewBoxOf } from '#app/art/journey-map/journey-map.tsx';
import { Late } from '../page/late.tsx';

/** A journey's map below the first screen. Until it comes, an empty one keeps its room. */
export function LateJourneyMap(props: JourneyMapProps) {
  return (
    <div className="late-map">
      <svg className="journey-map" viewBox={viewBoxOf(props.frame)} aria-hidden="true" />
      <Late>
        <JourneyMap {...props} />
      </Late>
    </div>
  );
}
