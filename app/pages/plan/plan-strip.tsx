import { useTexts } from '#app/i18n/translator.ts';
import { Late } from '#app/ui/page/late.tsx';
import { LateJourneyMap } from '#app/ui/picture/late-journey-map.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { PictureOfPlace, ShownPlan } from './shown-plan.server.ts';

interface PlanStripProps {
  readonly trip: Pick<ShownPlan, 'durations' | 'stays' | 'pictures'>;
  /** The places, each with its fragment in the list. */
  readonly stops: readonly { readonly id: string; readonly name: string }[];
}

/** The places in a row, with their pictures, the stays and the times between them. */
export function PlanStrip({ trip, stops }: PlanStripProps) {
  const { t } = useTexts('plan');
  return (
    <ol className="plan-strip" aria-label={t('strip')}>
      {stops.map(({ id, name }, at) => (
        <li key={id} data-missing={(at < stops.length - 1 && !trip.durations[at]) || undefined}>
          <PlacePicture picture={trip.pictures[at]} isFirst={at === 0} />
          <span className="plan-words">
            <span className="plan-place">{name}</span>
            {trip.stays[at] && <span className="note">{trip.stays[at]}</span>}
            {trip.durations[at] && (
              <span className="note">
                <span aria-hidden="true">→ </span>
                {trip.durations[at]}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

interface PlacePictureProps {
  readonly picture: PictureOfPlace | undefined;
  readonly isFirst: boolean;
}

/**
 * A place's picture, also where there is none, so that the names stand in one line. Only the first
 * poster is loaded with the style sheet and the fonts, which it delays. The large map of the plan
 * says what the small ones show.
 */
function PlacePicture({ picture = {}, isFirst }: PlacePictureProps) {
  const { poster, cut, map } = picture;
  if (map) {
    return (
      <div className="plan-picture route-picture-map" aria-hidden="true">
        <LateJourneyMap {...map} description="" />
      </div>
    );
  }
  const image = <Picture address={poster} shape="poster" className={cut} isSmall />;
  return <div className="plan-picture">{isFirst ? image : <Late>{image}</Late>}</div>;
}
