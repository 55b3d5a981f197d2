import { addDays } from '#app/domain/search/iso-date.ts';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import { formatWeekdayAndDate } from '#app/i18n/format-date.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { DayStripData } from '#app/journeys/day-strip.ts';
import type { SearchTrains as SearchTrainsData } from '#app/journeys/search-trains.ts';
import { DescriptionList } from '#app/ui/description-list/description-list.tsx';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';
import { OnwardConnections } from '#app/ui/onward-connections/onward-connections.tsx';
import { DayStrip } from '#app/ui/trains/day-strip.tsx';
import { SearchTrains } from '#app/ui/trains/search-trains.tsx';
import type { ShownJourney } from './shown-journey.server.ts';
import { CHOSEN_ID, TrainChoicesForm } from './train-choices-form.tsx';

interface SearchedTrainsProps {
  readonly journey: ShownJourney;
  /** The address of a plan through both stations. */
  readonly plan: string | undefined;
}

/** The list of the trains of each way, and beside it its day in figures. */
export function SearchedTrains({ journey, plan }: SearchedTrainsProps) {
  const { trains, returning } = journey;
  return (
    <>
      {trains ? (
        <OutwardTrains journey={journey} plan={plan} trains={trains} />
      ) : (
        <NoTrains journey={journey} plan={plan} />
      )}
      {returning && <ReturnTrains journey={journey} returning={returning} />}
    </>
  );
}

interface OutwardTrainsProps extends SearchedTrainsProps {
  readonly trains: SearchTrainsData;
}

function OutwardTrains({ journey, plan, trains }: OutwardTrainsProps) {
  const { t } = useTexts('search');
  const { days, choosing, isRoundTrip } = journey;
  return (
    <div className="search-parts" data-day={days.day}>
      {/* Before the long list, as one card that stays in sight beside it. */}
      <div className="search-side">
        <ShopLink journey={journey} glance={journey.glance} />
        <div className="search-figures">
          <DescriptionList className="figures" rows={journey.rows} />
          {journey.hint && (
            <div className="journey-notes">
              <p>{journey.hint}</p>
            </div>
          )}
          <FurtherLinks journey={journey} plan={plan} />
        </div>
      </div>
      <div className="search-list">
        <DayLinks days={days} name={t('days.name')} />
        <TrainChoicesForm {...choosing} filters={trains.filters} />
        {!choosing.via.problem && <span id={CHOSEN_ID} />}
        <SearchTrains
          id="trains"
          title={journey.titleOut}
          trains={trains}
          opened={journey.opened}
          isGone={journey.isGone}
        />
        <ReturnDayHint journey={journey} />
        <OnwardConnections connections={journey.onwardConnections} />
      </div>
      <Day title={t(isRoundTrip ? 'figuresOut' : 'figures')} strip={trains.strip} />
    </div>
  );
}

/** A journey that the timetable does not have: all that is known of it on one card. */
function NoTrains({ journey, plan }: SearchedTrainsProps) {
  const { t } = useTexts('search');
  const { days } = journey;
  return (
    <div className="search-none" data-day={days.day}>
      <DayLinks days={days} name={t('days.name')} />
      <div className="search-none-card">
        <div>
          <h2 id="trains">{t('none')}</h2>
          {journey.hint && <p>{journey.hint}</p>}
          <ShopLink journey={journey} glance={undefined} />
        </div>
        <div className="search-figures">
          <DescriptionList className="figures" rows={journey.rows} />
          <FurtherLinks journey={journey} plan={plan} />
        </div>
      </div>
      <ReturnDayHint journey={journey} />
      <OnwardConnections connections={journey.onwardConnections} />
    </div>
  );
}

function FurtherLinks({ journey, plan }: SearchedTrainsProps) {
  const { t, language } = useTexts('search');
  const planTexts = useTexts('plan').t;
  return (
    <>
      {journey.route && <a href={journey.route}>{t('route')}</a>}
      <a href={plan} rel="nofollow">
        {planTexts('addStop')}
      </a>
      <a href={localAddress(PATHS.trips, language)}>{t('myTrips')}</a>
    </>
  );
}

/** How to see the trains of a round trip's way back, where its day is open. */
function ReturnDayHint({ journey }: Pick<SearchedTrainsProps, 'journey'>) {
  const { t } = useTexts('search');
  const isOpen = journey.isRoundTrip && !journey.dayOfReturn && journey.inShop !== 'nothing';
  return isOpen && <p>{t('return.noDay')}</p>;
}

interface ShopLinkProps extends Pick<ShownJourney, 'glance'> {
  readonly journey: ShownJourney;
}

/**
 * The link to the shop: before the trains for the keyboard, and in sight beside or below them for
 * the eye; below them with the shortest time and the price, which are far away there.
 */
function ShopLink({ journey, glance }: ShopLinkProps) {
  const { t } = useTexts('search');
  const { inShop } = journey;
  // Where nothing runs, the action of the page is another search.
  const rank = inShop === 'nothing' ? 'button-quiet' : 'button-primary';
  return (
    <p className="journey-ways">
      {glance && (
        <span className="journey-glance">
          <span>
            {glance.duration[0]} <b>{glance.duration[1]}</b>
          </span>
          {glance.price && (
            <span>
              <b>{glance.price}</b>
            </span>
          )}
        </span>
      )}
      <ExternalLink className={`button ${rank}`} href={journey.address}>
        {t(inShop === 'trains' ? 'open' : 'openShop')}
      </ExternalLink>
    </p>
  );
}

interface DayProps {
  readonly title: string;
  readonly strip: DayStripData | undefined;
}

/** The day as a picture, which heads its figures. */
function Day({ title, strip }: DayProps) {
  return (
    <div className="search-day">
      <h2>{title}</h2>
      {strip && <DayStrip {...strip} />}
    </div>
  );
}

interface DayLinksProps {
  readonly days: ShownJourney['days'];
  readonly name: string;
}

/** The day, between the ways to the same search on those around it. */
function DayLinks({ days, name }: DayLinksProps) {
  const { t, language } = useTexts('search');
  const linkTo = (side: 'before' | 'after') => {
    const day = addDays(days.day, side === 'before' ? -1 : 1);
    return (
      days[side] && (
        // The day before may pass while the page is open.
        <a href={days[side]} rel="nofollow" data-day={day}>
          {t(`days.${side}`)}
          <span className="visually-hidden">, {formatWeekdayAndDate(day, language)}</span>
        </a>
      )
    );
  };
  return (
    <nav className="search-days" aria-label={name}>
      {linkTo('before')}
      <span>{formatWeekdayAndDate(days.day, language)}</span>
      {linkTo('after')}
    </nav>
  );
}

interface ReturnTrainsProps {
  readonly journey: ShownJourney;
  readonly returning: NonNullable<ShownJourney['returning']>;
}

/** The trains of a round trip's way back, beside figures of their own. */
function ReturnTrains({ journey, returning }: ReturnTrainsProps) {
  const { t } = useTexts('search');
  const { title, days, trains, rows, note, opened, isGone } = returning;
  return (
    <div className="search-parts" data-day={days.day}>
      <div className="search-side">
        <ShopLink journey={journey} glance={returning.glance} />
        <div className="search-figures">
          <DescriptionList className="figures" rows={rows} />
        </div>
      </div>
      <div className="search-list">
        <SearchTrains
          id="return-trains"
          title={title}
          trains={trains}
          opened={opened}
          isGone={isGone}
        >
          {journey.inShop === 'trains' && <p>{t('return.inShop')}</p>}
          {note && <p className="note">{note}</p>}
          <DayLinks days={days} name={t('return.days')} />
        </SearchTrains>
      </div>
      <Day title={t('figuresBack')} strip={trains.strip} />
    </div>
  );
}
