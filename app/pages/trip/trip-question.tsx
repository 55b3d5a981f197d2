import { JourneyMap } from '#app/art/journey-map/journey-map.tsx';
import { useTexts } from '#app/i18n/translator.ts';
import type { TripQuestion } from './trip-question.server.ts';

/** The stations that a name of the address may mean, each a link to its trip. */
export function StationQuestion({ sides, map }: TripQuestion) {
  const { t } = useTexts('trip');
  return (
    <div className={`trip-question${map ? ' trip-question-map' : ''}`}>
      <h1>{t('question.title')}</h1>
      {sides.map(({ text, links }) => (
        <section key={text}>
          <h2>{text}</h2>
          <ul className="link-row">
            {links.map(({ name, address, distance }, at) => (
              <li key={address}>
                <a href={address}>
                  {map && (
                    <span className="trip-number" aria-hidden="true">
                      {at + 1}
                    </span>
                  )}
                  {name}
                </a>
                {distance && <p className="note">{distance}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {map && (
        <div className="trip-map">
          <JourneyMap {...map} description={t('question.map')} />
        </div>
      )}
    </div>
  );
}
