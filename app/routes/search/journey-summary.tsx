import '#app/ui/description-list/figures.css';
import './journey-summary.css';
import { useTranslation } from 'react-i18next';
import { parseIsoDate } from '#app/domain/search/iso-date.ts';
import type { JourneySearch } from '#app/domain/search/journey-search.ts';
import { formatLongDate } from '#app/i18n/format.ts';
import { DescriptionList } from '#app/ui/description-list/description-list.tsx';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';
import { usePage } from '#app/ui/page/use-page.ts';
import { RoutePicture } from '#app/ui/picture/route-picture.tsx';
import type { ShownJourney } from './shown-journey.server.ts';

/** A checked journey in words and posters, with an ordinary link to the shop. */
export function JourneySummary({ journey, search }: { journey: ShownJourney; search: JourneySearch }) {
  const { t } = useTranslation(['search', 'booking']);
  const { language } = usePage();
  const day = parseIsoDate(search.date);
  const facts = [
    day && formatLongDate(day, language),
    t('booking:adultCount', { count: search.adults }),
    search.children > 0 && t('booking:childCount', { count: search.children }),
    t(search.roundTrip ? 'booking:roundTrip' : 'booking:oneWay'),
  ].filter(Boolean);
  const guesses = (['from', 'to'] as const).filter(
    (side) => journey.typed[side].toLowerCase() !== journey[side].toLowerCase(),
  );
  const { pair } = journey;
  return (
    <div className="journey-summary">
      <div className="journey-words">
        <p className="journey-title">{t('title')}</p>
        <h1 className="journey-pair">
          {/* A line too short for both names ends between them. */}
          <span>{pair[0]}</span> <span>{pair[1]}</span>
        </h1>
        <ul className="facts">
          {facts.map((fact) => (
            <li key={String(fact)}>{fact}</li>
          ))}
        </ul>
        <DescriptionList className="figures" rows={journey.rows} />
        <p className="journey-ways">
          <ExternalLink className="button button-primary" href={journey.address}>
            {t('open')}
          </ExternalLink>
          {journey.route && <a href={journey.route}>{t('route')}</a>}
        </p>
        <div className="journey-notes">
          <p>{journey.note}</p>
          {guesses.map((side) => (
            <p key={side}>{t('taken', { typed: journey.typed[side], station: journey[side] })}</p>
          ))}
        </div>
      </div>
      {journey.posters[0] && journey.posters[1] && <RoutePicture posters={journey.posters} isFirst />}
    </div>
  );
}
