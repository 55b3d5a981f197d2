import { useTranslation } from 'react-i18next';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';
import type { TripData } from './trip-data.server.ts';

/** Where to sleep and what to read, both on other sites and in new tabs (specification section 7). */
export function PlanStay({ trip }: { trip: TripData }) {
  const { t } = useTranslation('trip');
  return (
    <section className="wide section" aria-labelledby="stay">
      <h2 id="stay">{t('stay.title')}</h2>
      <ul className="stay-cards">
        <li className="card stay-card">
          <div className="stay-words">
            <h3>{t('stay.hotels', { place: trip.hotelsPlace })}</h3>
            <p>{t('stay.hotelsText', { place: trip.hotelsPlace })}</p>
          </div>
          <ExternalLink className="button button-quiet" href={trip.hotels}>
            {t('stay.hotelsLink')}
          </ExternalLink>
        </li>
        <li className="card stay-card">
          <div className="stay-words">
            <h3>{t('stay.guide')}</h3>
            <p>{t('stay.guideText')}</p>
          </div>
          <ExternalLink className="button button-quiet" href={trip.travelGuide}>
            {t('stay.guideLink')}
          </ExternalLink>
        </li>
      </ul>
    </section>
  );
}
