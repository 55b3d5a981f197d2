import bookingSheet from '#app/booking/booking.css?url';
import { Booking } from '#app/booking/booking.tsx';
import { bookingData } from '#app/booking/booking-data.server.ts';
import { stationDetails } from '#app/booking/station-suggestions.tsx';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { checkSearch } from '#app/domain/search/check-search.ts';
import { parseSearch, searchFields } from '#app/domain/search/journey-search.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { resolveStation, type StationResolution } from '#app/domain/stations/resolve.ts';
import { everyLanguage, localAddress, PATHS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { otherTime } from '#app/journeys/reach-data.ts';
import { DescriptionList } from '#app/ui/description-list/description-list.tsx';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';
import { type PropsOf, redirectTo } from '#app/ui/page/page-module.ts';
import { RoutePicture } from '#app/ui/picture/route-picture.tsx';
import { DayTrains } from '#app/ui/trains/day-trains.tsx';
import journeysSheet from './journeys.css?url';
import { tripOfFreeSearch, withFreeSearch } from './search/free-search-fields.server.ts';
import { shownJourney } from './search/shown-journey.server.ts';

export const styles = [journeysSheet, bookingSheet];

/**
 * The form's own page, where it leads without JavaScript: the same errors beside the fields, or the
 * journey and its link.
 */
export async function load(request: SiteRequest) {
  const { language, today, planner } = request;
  const t = textsFor(language, 'search');
  const bookingTexts = textsFor(language, 'booking');
  const trip = tripOfFreeSearch(request.fields, language);
  if (trip) return redirectTo(trip);
  const fields = withFreeSearch(request.fields, language);
  const search = parseSearch(fields, today);
  const index = stationIndexFor(language);
  const from = resolveStation(index, search.from);
  const to = resolveStation(index, search.to);
  const checked = checkSearch(search, from, to, today);
  const booking = bookingData(request, fields);
  // What was typed, with the name of a station in place of its id.
  const shownText = (text: string, resolution: StationResolution) =>
    resolution.kind === 'exact' && resolution.station.id === text ? resolution.station.label : text;
  const shown = { ...search, from: shownText(search.from, from), to: shownText(search.to, to) };
  // The stations that a side's text may mean, each with the address of the same search with that
  // station.
  const choices = (side: 'from' | 'to', resolution: StationResolution) =>
    (resolution.kind === 'choice' ? resolution.stations : []).map(({ label, ...where }) => ({
      name: [label, stationDetails(where, bookingTexts)].filter(Boolean).join(', '),
      address: localAddress(PATHS.search, language, {
        ...searchFields(search, today),
        [side]: label,
      }),
    }));
  const journey =
    checked.kind === 'ready'
      ? shownJourney(
          checked,
          shown,
          request,
          await otherTime(planner, checked.from.id, checked.to.id),
        )
      : undefined;
  const result =
    checked.kind === 'ready'
      ? { search: { ...search, from: checked.from.label, to: checked.to.label } }
      : {
          search: shown,
          problems: checked.problems,
          choices: { from: choices('from', from), to: choices('to', to) },
        };
  return {
    addresses: everyLanguage(PATHS.search),
    props: { booking: { ...booking, data: { ...booking.data, ...result } }, journey },
    meta: { title: journey?.pair.join(' ') ?? t('meta.title'), description: t('meta.description') },
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
      <DayTrains trains={journey?.trains} line={journey?.line} />
      {journey && <h2 className="search-change">{t('change')}</h2>}
      <Booking {...booking} />
    </section>
  );
}
