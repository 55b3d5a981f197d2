import { Fragment } from 'react';
import type { JourneyMapData } from '#app/art/journey-map/journey-map.server.ts';
import { JourneyMap } from '#app/art/journey-map/journey-map.tsx';
import { useTexts } from '#app/i18n/translator.ts';
import { TripPicture } from '#app/ui/picture/trip-picture.tsx';
import { PassedDay } from '#app/ui/trains/passed-day.tsx';
import type { ShownJourney } from './shown-journey.server.ts';

interface JourneyHeadProps {
  readonly journey: ShownJourney;
  /** The journey on the map, where not both cities have a poster. */
  readonly map: JourneyMapData | undefined;
  /** Sentences about values that the page chose in place of the visitor's. */
  readonly chosenForVisitor: readonly string[];
}

/** The searched journey in words, beside its picture. */
export function JourneyHead({ journey, map, chosenForVisitor }: JourneyHeadProps) {
  const { t } = useTexts('search');
  const { pair, day, dayOfReturn, details, posters, returning } = journey;
  const drawnMap = map && <JourneyMap {...map} description={pair.join(' ')} />;
  return (
    <div className="journey-head" data-day={journey.days.day}>
      <TripPicture posters={map ? [undefined, undefined] : posters} map={drawnMap} />
      <div className="wide">
        <div className="journey-words">
          <h1 className="journey-pair">
            {/* A line too short for both names ends between them. */}
            <span>{pair[0]}</span> <span>{pair[1]}</span>
          </h1>
          <ul className="facts">
            {/* The days of both ways are links below. */}
            {!returning && <li>{day}</li>}
            {!returning && dayOfReturn && <li>{dayOfReturn}</li>}
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
            {/* Beside what it changes: a line of its own would push the trains down. */}
            <li>
              <a href="#change">{t('edit')}</a>
            </li>
          </ul>
          {/* Before the link to the shop, which takes this over. */}
          {chosenForVisitor.length > 0 && (
            <p className="note">
              {chosenForVisitor.map((text) => (
                <Fragment key={text}>
                  <span>{text}</span>{' '}
                </Fragment>
              ))}
            </p>
          )}
          <PassedDay
            day={journey.days.day}
            text={t('passed.text')}
            link={t('passed.today')}
            address={journey.ofToday}
          />
        </div>
      </div>
    </div>
  );
}
