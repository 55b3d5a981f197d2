import { useTranslation } from 'react-i18next';
import { parseIsoDate } from '#app/domain/search/iso-date.ts';
import type { JourneySearch } from '#app/domain/search/journey-search.ts';
import { elide } from '#app/i18n/elide.ts';
import { formatLongDate } from '#app/i18n/format.ts';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';
import { usePage } from '#app/ui/page/use-page.ts';
import { RoutePicture } from '#app/ui/picture/route-picture.tsx';

interface JourneySummaryProps {
  readonly journey: {
    readonly from: string;
    readonly to: string;
    /** The stations as the visitor wrote them. */
    readonly typed: { readonly from: string; readonly to: string };
    readonly address: string;
    /** Of the cities at both ends, where there are posters of them. */
    readonly posters: readonly [string | undefined, string | undefined];
  };
  readonly search: JourneySearch;
}

/** A checked journey in words and posters, with an ordinary link to the shop. */
export function JourneySummary({ journey, search }: JourneySummaryProps) {
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
  const pair = elide(t('summary', { from: journey.from, to: journey.to }), language);
  const turn = pair.indexOf(journey.from) + journey.from.length;
  return (
    <div className="journey-summary">
      <div className="journey-words">
        <h1>{t('title')}</h1>
        <p className="journey-pair">
          {/* A line too short for both names ends between them. */}
          <span>{pair.slice(0, turn)}</span> <span>{pair.slice(turn + 1)}</span>
        </p>
        <ul className="facts">
          {facts.map((fact) => (
            <li key={String(fact)}>{fact}</li>
          ))}
        </ul>
        <p>
          <ExternalLink className="button button-primary" href={journey.address}>
            {t('open')}
          </ExternalLink>
        </p>
        <div className="journey-notes">
          <p>{t('hint')}</p>
          {guesses.map((side) => (
            <p key={side}>{t('taken', { typed: journey.typed[side], station: journey[side] })}</p>
          ))}
        </div>
      </div>
      {journey.posters[0] && journey.posters[1] && <RoutePicture posters={journey.posters} isFirst />}
    </div>
  );
}
