import { posterAtStation } from '#app/art/drawing-addresses.server.ts';
import { type JourneyMapData, SIDE_SHAPE } from '#app/art/journey-map/journey-map.server.ts';
import { JourneyMap } from '#app/art/journey-map/journey-map.tsx';
import { tripMap } from '#app/art/journey-map/trip-map.server.ts';
import bookingSheet from '#app/booking/booking.css?url';
import { Booking } from '#app/booking/booking.tsx';
import { bookingData } from '#app/booking/booking-data.server.ts';
import { parseTrainChoices } from '#app/domain/search/train-choices.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { everyLanguage, localAddress, PATHS } from '#app/i18n/addresses.ts';
import { formatWeekdayAndDate } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { railwayTrip } from '#app/journeys/onward-ways.ts';
import { planThrough } from '#app/journeys/plan-addresses.ts';
import { otherTime } from '#app/journeys/reach-data.ts';
import { endOfSearch } from '#app/journeys/searched-end.ts';
import { DescriptionList } from '#app/ui/description-list/description-list.tsx';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';
import { OnwardWays } from '#app/ui/onward-ways/onward-ways.tsx';
import { type PropsOf, redirectTo } from '#app/ui/page/page-module.ts';
import { usePage } from '#app/ui/page/use-page.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { RoutePicture } from '#app/ui/picture/route-picture.tsx';
import { DayStrip } from '#app/ui/trains/day-strip.tsx';
import { SearchTrains } from '#app/ui/trains/search-trains.tsx';
import { tripOfFreeSearch, withFreeSearch } from './search/free-search-fields.server.ts';
import { readSearch } from './search/read-search.ts';
import sheet from './search/search-page.css?url';
import { type ShownJourney, shownJourney } from './search/shown-journey.server.ts';
import { TrainChoicesForm } from './search/train-choices-form.tsx';

export const styles = [sheet, bookingSheet];

/**
 * The page that the form is sent to without JavaScript: the same errors beside the fields, or the
 * journey and its link.
 */
export async function load(request: SiteRequest) {
  const { language, planner } = request;
  const trip = tripOfFreeSearch(request.fields, language);
  if (trip) return redirectTo(trip);
  const fields = withFreeSearch(request.fields, language);
  const { checked, shown, known, form } = readSearch(fields, request);
  const booking = bookingData(request, fields);
  const t = textsFor(language, 'search');
  const isReady = checked.kind === 'ready';
  const title = isReady ? t('meta.title') : t('correct');
  // A date that is past or does not exist is refused here, not replaced.
  const replaced = booking.data.replaced.filter(({ field }) => field !== 'date');
  const page = {
    addresses: everyLanguage(PATHS.search),
    meta: { title, description: isReady ? t('meta.description') : t('correctHint') },
    props: {
      booking: { ...booking, data: { ...booking.data, ...form, replaced, isAnswered: true } },
      journey: undefined,
      posters: [...new Set(known.flatMap(({ id }) => posterAtStation(id) ?? []))],
      map: undefined,
      chosenForVisitor: [] as readonly string[],
      plan: undefined,
    },
  };
  if (checked.kind !== 'ready') return page;

  const ends = [endOfSearch(checked.from), endOfSearch(checked.to)] as const;
  const { fromId, toId } = railwayTrip(request, ...ends);
  const faster = await otherTime(planner, fromId, toId);
  const choices = parseTrainChoices(fields);
  const journey = shownJourney({ search: checked, typed: shown, choices, faster }, request);
  const plan = planThrough(ends, language, checked.journey.date);
  return {
    ...page,
    meta: { ...page.meta, title: journey.pair.join(' ') },
    props: {
      ...page.props,
      booking: { ...booking, data: { ...page.props.booking.data, replaced: [] } },
      journey,
      map: journey.posters.every(Boolean)
        ? undefined
        : tripMap(planner, { fromId, toId, language, shape: SIDE_SHAPE }),
      plan,
      chosenForVisitor: [...journey.taken, ...replaced.map(({ text }) => text)],
    },
  };
}

export function Page({
  booking,
  journey,
  posters,
  map,
  plan,
  chosenForVisitor,
}: PropsOf<typeof load>) {
  const { t } = useTexts('search');
  const { scenes } = usePage();
  return (
    <section
      className="wide search-page"
      data-search-title={journey?.trains && `${journey.pair.join(' ')}, ${journey.details[0]}`}
    >
      {journey ? (
        <div className="journey-bar">
          <div className="journey-words">
            <h1 className="journey-pair">
              {/* A line too short for both names ends between them. */}
              <span>{journey.pair[0]}</span> <span>{journey.pair[1]}</span>
            </h1>
            <ul className="facts">
              {journey.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
            {/* Before the button, which hands this over to the shop. */}
            {chosenForVisitor.map((text) => (
              <p key={text} className="note">
                {text}
              </p>
            ))}
          </div>
          <p className="journey-ways">
            <ExternalLink className="button button-primary" href={journey.address}>
              {t('open')}
            </ExternalLink>
            <a href="#change">{t('edit')}</a>
          </p>
        </div>
      ) : (
        <div className="search-title">
          <div>
            <h1>{t('correct')}</h1>
            <p role="alert" className="lead">
              {t('correctHint')}
            </p>
          </div>
          {posters[0] && posters[1] ? (
            <RoutePicture posters={[posters[0], posters[1]]} />
          ) : (
            <Picture
              address={posters[0] ?? scenes.notFound}
              shape={posters[0] ? 'poster' : 'scene'}
              className={posters[0] ? 'search-poster' : 'search-poster search-scene'}
            />
          )}
        </div>
      )}
      {journey && <SearchedTrains journey={journey} map={map} plan={plan} />}
      {journey && (
        <h2 id="change" className="search-change">
          {t('change')}
        </h2>
      )}
      <Booking {...booking} />
    </section>
  );
}

interface DayLinksProps {
  readonly days: ShownJourney['days'];
  readonly name: string;
}

/** The day, between the ways to the same search on those around it. */
function DayLinks({ days, name }: DayLinksProps) {
  const { t, language } = useTexts('search');
  const linkTo = (side: 'before' | 'after') =>
    days[side] && (
      <a href={days[side]} rel="nofollow">
        {t(`days.${side}`)}
      </a>
    );
  return (
    <nav className="search-days" aria-label={name}>
      {linkTo('before')}
      <span>{formatWeekdayAndDate(days.day, language)}</span>
      {linkTo('after')}
    </nav>
  );
}

/** The trains of a round trip's way back, or what is missing to show them. */
function ReturnTrains({ returning }: Pick<ShownJourney, 'returning'>) {
  const { t } = useTexts('search');
  if (!returning) return <p>{t('return.noDay')}</p>;
  const { title, days, trains, note, opened, isGone } = returning;
  return (
    <SearchTrains id="return-trains" title={title} trains={trains} opened={opened} isGone={isGone}>
      <p>{t('return.inShop')}</p>
      {note && <p className="note">{note}</p>}
      <DayLinks days={days} name={t('return.days')} />
    </SearchTrains>
  );
}

interface SearchedTrainsProps {
  readonly journey: ShownJourney;
  /** The journey on the map, where not both cities have a poster. */
  readonly map: JourneyMapData | undefined;
  /** The address of a plan through both stations. */
  readonly plan: string | undefined;
}

/** The list of the journey's trains, and beside it the day in figures. */
function SearchedTrains({ journey, map, plan }: SearchedTrainsProps) {
  const { t, language } = useTexts('search');
  const planTexts = useTexts('plan').t;
  const { days, trains, opened, choosing, isGone, isRoundTrip, returning } = journey;
  const hint = journey.hint !== '' && <p>{journey.hint}</p>;
  return (
    <div className="search-parts">
      <div className="search-list">
        <DayLinks days={days} name={t('days.name')} />
        {trains && <TrainChoicesForm {...choosing} filters={trains.filters} />}
        {trains ? (
          <SearchTrains
            id="trains"
            title={isRoundTrip ? t('return.outward') : undefined}
            trains={trains}
            opened={opened}
            isGone={isGone}
          >
            {returning && (
              <p>
                <a href="#return-trains">{returning.title}</a>
              </p>
            )}
          </SearchTrains>
        ) : (
          <div className="search-none">
            <h2>{t('none')}</h2>
            {hint}
          </div>
        )}
        {isRoundTrip && <ReturnTrains returning={returning} />}
        <OnwardWays ways={journey.ways} />
      </div>
      <div className="search-figures">
        {trains && <h2>{t('figures')}</h2>}
        {trains?.strip && <DayStrip {...trains.strip} />}
        <DescriptionList className="figures" rows={journey.rows} />
        {trains && hint && <div className="journey-notes">{hint}</div>}
        {journey.route && <a href={journey.route}>{t('route')}</a>}
        <a href={plan} rel="nofollow">
          {planTexts('addStop')}
        </a>
        <a href={localAddress(PATHS.trips, language)}>{t('myTrips')}</a>
        {map ? (
          <JourneyMap {...map} description={journey.pair.join(' ')} />
        ) : (
          journey.posters.every(Boolean) && <RoutePicture posters={journey.posters} />
        )}
      </div>
    </div>
  );
}
