import bookingSheet from '#app/booking/booking.css?url';
import { Booking } from '#app/booking/booking.tsx';
import { bookingData } from '#app/booking/booking-data.server.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { everyLanguage, PATHS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { railwayTrip } from '#app/journeys/onward-ways.ts';
import { otherTime } from '#app/journeys/reach-data.ts';
import { DescriptionList } from '#app/ui/description-list/description-list.tsx';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';
import { OnwardWays } from '#app/ui/onward-ways/onward-ways.tsx';
import { type PropsOf, redirectTo } from '#app/ui/page/page-module.ts';
import { RoutePicture } from '#app/ui/picture/route-picture.tsx';
import { DayTrains } from '#app/ui/trains/day-trains.tsx';
import journeysSheet from './journeys.css?url';
import { tripOfFreeSearch, withFreeSearch } from './search/free-search-fields.server.ts';
import { readSearch } from './search/read-search.ts';
import { shownJourney } from './search/shown-journey.server.ts';

export const styles = [journeysSheet, bookingSheet];

/**
 * The page that the form is sent to without JavaScript: the same errors beside the fields, or the
 * journey and its link.
 */
export async function load(request: SiteRequest) {
  const { language, planner } = request;
  const trip = tripOfFreeSearch(request.fields, language);
  if (trip) return redirectTo(trip);
  const fields = withFreeSearch(request.fields, language);
  const { checked, shown, form } = readSearch(fields, request);
  const booking = bookingData(request, fields);
  const t = textsFor(language, 'search');
  const title = checked.kind === 'ready' ? t('meta.title') : t('correct');
  const page = {
    addresses: everyLanguage(PATHS.search),
    meta: { title, description: t('meta.description') },
    props: {
      booking: { ...booking, data: { ...booking.data, ...form, isAnswered: true } },
      journey: undefined,
    },
  };
  if (checked.kind !== 'ready') return page;

  const ends = [{ stationId: checked.from.id }, { stationId: checked.to.id }] as const;
  const { fromId, toId } = railwayTrip(request, ...ends);
  const faster = await otherTime(planner, fromId, toId);
  const journey = shownJourney(checked, shown, request, faster);
  return {
    ...page,
    meta: { ...page.meta, title: journey.pair.join(' ') },
    props: { ...page.props, journey },
  };
}

export function Page({ booking, journey }: PropsOf<typeof load>) {
  const { t } = useTexts('search');
  return (
    <section className="wide search-page">
      {journey ? (
        <div className="journey-summary">
          <div className="journey-words">
            <p className="journey-title">{t('title')}</p>
            <h1 className="journey-pair">
              {/* A line too short for both names ends between them. */}
              <span>{journey.pair[0]}</span> <span>{journey.pair[1]}</span>
            </h1>
            <ul className="facts">
              {journey.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
            {journey.trains && <p className="note">{journey.trains.basis}</p>}
            <DescriptionList className="figures" rows={journey.rows} />
            <p className="journey-ways">
              <ExternalLink className="button button-primary" href={journey.address}>
                {t('open')}
              </ExternalLink>
              {journey.route && <a href={journey.route}>{t('route')}</a>}
            </p>
            <div className="journey-notes">
              {journey.notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </div>
          </div>
          {journey.posters[0] && journey.posters[1] && (
            <RoutePicture posters={journey.posters} isFirst />
          )}
        </div>
      ) : (
        <div className="search-title">
          <h1>{t('correct')}</h1>
          <p role="alert" className="lead">
            {t('correctHint')}
          </p>
        </div>
      )}
      {journey && <OnwardWays ways={journey.ways} />}
      <DayTrains trains={journey?.trains} isBasisHidden line={journey?.line} />
      {journey && <h2 className="search-change">{t('change')}</h2>}
      <Booking {...booking} />
    </section>
  );
}
