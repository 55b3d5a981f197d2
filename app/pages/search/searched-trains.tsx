import { addDays } from '#app/domain/search/iso-date.ts';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import { formatWeekdayAndDate } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/translator.ts';
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
  const { t, language } = useTexts('search');
  const planTexts = useTexts('plan').t;
  const { days, trains, opened, choosing, isGone, isRoundTrip, returning } = journey;
  const hint = journey.hint !== '' && <p>{journey.hint}</p>;
  const outward = (
    <div className="search-parts" data-day={days.day}>
      <ShopLink journey={journey} />
      <div className="search-list">
        <DayLinks days={days} name={t('days.name')} isDayNamed={!returning} />
        {trains && <TrainChoicesForm {...choosing} filters={trains.filters} />}
        {!choosing.via.problem && <span id={CHOSEN_ID} />}
        {trains ? (
          <SearchTrains
            id="trains"
            title={journey.titleOut}
            trains={trains}
            opened={opened}
            isGone={isGone}
          />
        ) : (
          <div className="search-none">
            <h2>{t('none')}</h2>
            {hint}
          </div>
        )}
        {isRoundTrip && !returning && <p>{t('return.noDay')}</p>}
        <OnwardConnections connections={journey.onwardConnections} />
      </div>
      <div className="search-figures">
        {trains && <h2>{t(isRoundTrip ? 'figuresOut' : 'figures')}</h2>}
        {trains?.strip && <DayStrip {...trains.strip} />}
        <DescriptionList className="figures" rows={journey.rows} />
        {trains && hint && <div className="journey-notes">{hint}</div>}
        {journey.route && <a href={journey.route}>{t('route')}</a>}
        <a href={plan} rel="nofollow">
          {planTexts('addStop')}
        </a>
        <a href={localAddress(PATHS.trips, language)}>{t('myTrips')}</a>
      </div>
    </div>
  );
  return (
    <>
      {outward}
      {returning && <ReturnTrains journey={journey} returning={returning} />}
    </>
  );
}

/**
 * The link to the shop: before the trains for the keyboard, and in sight beside or below them for
 * the eye.
 */
function ShopLink({ journey }: { readonly journey: ShownJourney }) {
  const { t } = useTexts('search');
  return (
    <p className="journey-ways">
      <ExternalLink className="button button-primary" href={journey.address}>
        {t(journey.isForSale ? 'open' : 'openShop')}
      </ExternalLink>
    </p>
  );
}

interface DayLinksProps {
  readonly days: ShownJourney['days'];
  readonly name: string;
  /** Nothing else nearby says which day it is. */
  readonly isDayNamed?: boolean;
}

/** The day, between the ways to the same search on those around it. */
function DayLinks({ days, name, isDayNamed = false }: DayLinksProps) {
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
      {isDayNamed && <span>{formatWeekdayAndDate(days.day, language)}</span>}
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
      <ShopLink journey={journey} />
      <div className="search-list">
        <SearchTrains
          id="return-trains"
          title={title}
          trains={trains}
          opened={opened}
          isGone={isGone}
        >
          <p>{t('return.inShop')}</p>
          {note && <p className="note">{note}</p>}
          <DayLinks days={days} name={t('return.days')} />
        </SearchTrains>
      </div>
      <div className="search-figures">
        <h2>{t('figuresBack')}</h2>
        {trains.strip && <DayStrip {...trains.strip} />}
        <DescriptionList className="figures" rows={rows} />
      </div>
    </div>
  );
}
