import { useTranslation } from 'react-i18next';
import { parseIsoDate } from '#app/domain/search/iso-date.ts';
import type { JourneySearch } from '#app/domain/search/journey-search.ts';
import { formatLongDate } from '#app/i18n/format.ts';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';
import { usePage } from '#app/ui/page/use-page.ts';

interface JourneySummaryProps {
  readonly journey: {
    readonly from: string;
    readonly to: string;
    /** The stations as the visitor wrote them. */
    readonly typed: { readonly from: string; readonly to: string };
    readonly address: string;
  };
  readonly search: JourneySearch;
}

/** A checked journey in words, with an ordinary link to the shop. */
export function JourneySummary({ journey, search }: JourneySummaryProps) {
  const { t } = useTranslation(['search', 'booking']);
  const { language } = usePage();
  const day = parseIsoDate(search.date);
  const facts = [
    day && formatLongDate(day, language),
    t('booking:adultCount', { count: search.adults }),
    search.children > 0 && t('booking:childCount', { count: search.children }),
    t(search.roundTrip ? 'booking:roundTrip' : 'booking:oneWay'),
    search.currency,
  ].filter(Boolean);
  const guesses = (['from', 'to'] as const).filter(
    (side) => journey.typed[side].toLowerCase() !== journey[side].toLowerCase(),
  );
  return (
    <div className="journey-summary">
      <p className="lead">{t('summary', { from: journey.from, to: journey.to })}</p>
      <ul className="facts">
        {facts.map((fact) => (
          <li key={String(fact)}>{fact}</li>
        ))}
      </ul>
      {guesses.map((side) => (
        <p key={side}>{t('taken', { typed: journey.typed[side], station: journey[side] })}</p>
      ))}
      <p>
        <ExternalLink className="button button-primary" href={journey.address}>
          {t('open')}
        </ExternalLink>
      </p>
      <p>{t('hint')}</p>
    </div>
  );
}
