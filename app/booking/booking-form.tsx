import {
  type FocusEvent,
  type FormEvent,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { LANGUAGE_QUERY } from '#app/domain/language-tag.ts';
import { checkSearch, type SearchProblems, summarise } from '#app/domain/search/check-search.ts';
import type { RequestedJourney } from '#app/domain/search/requested-journey.ts';
import { shopLink } from '#app/domain/search/shop-link.ts';
import type { StationResolution } from '#app/domain/stations/resolve.ts';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import { isDefaultLanguage } from '#app/i18n/languages.ts';
import { usePage } from '#app/ui/page/use-page.ts';
import type { BookingData } from './booking-data.server.ts';
import type { BookingMessage } from './booking-toast.tsx';
import { DateField } from './date-field.tsx';
import { JourneyChoices } from './journey-choices.tsx';
import { StationField } from './station-field.tsx';
import { SwapButton } from './swap-button.tsx';
import { useBooking } from './use-booking.ts';
import { useRelabelledStations } from './use-relabelled-stations.ts';
import { useRequestedJourney } from './use-requested-journey.ts';
import { useSearchInAddress } from './use-search-in-address.ts';
import { useStationBook } from './use-station-book.ts';
import { useToday } from './use-today.ts';
import { useTypedBeforeCode } from './use-typed-before-code.ts';

const BookingToast = lazy(() => import('./booking-toast.tsx'));

const FIELD_ORDER = ['from', 'to', 'date'] as const satisfies readonly (keyof SearchProblems)[];

interface BookingFormProps {
  readonly data: BookingData;
  /** What the page is about, for a page whose path depends on the language; otherwise the path says it. */
  readonly subject?: string;
  /** A journey that another part of the page asks for; each new one fills the form. */
  readonly requested?: RequestedJourney | undefined;
}

/** The search for a journey: without code an ordinary form to the search page, with it a hand-over in the same click. */
export function BookingForm({ data, subject, requested }: BookingFormProps) {
  const { t } = useTranslation('booking');
  const { language } = usePage();
  const { pathname } = useLocation();
  const pageKey = subject ?? pathname;
  const today = useToday(data.today);
  const [state, dispatch] = useBooking(data, pageKey);
  const shelf = useStationBook(language);
  const [message, setMessage] = useState<BookingMessage>();
  const closeMessage = useCallback(() => setMessage(undefined), []);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  useEffect(() => dispatch({ type: 'dayBegan', today }), [today, dispatch]);
  useRequestedJourney(requested, form, dispatch);
  useRelabelledStations(state.stations, shelf.book, dispatch);
  useSearchInAddress(state.search, today, pageKey);
  useTypedBeforeCode({ form, search: state.search, today, dispatch, onBegun: shelf.request });

  const resolve = useCallback(
    (side: 'from' | 'to') => {
      const station = state.stations[side];
      if (station) return { kind: 'exact', station } as StationResolution;
      if (shelf.book) return shelf.book.resolve(state.search[side]);
      return state.search[side].trim() === '' ? ({ kind: 'empty' } as StationResolution) : undefined;
    },
    [state, shelf.book],
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    const from = resolve('from');
    const to = resolve('to');
    // A text that nothing here can judge yet goes to the server, which has every station.
    if (!from || !to) return;
    event.preventDefault();
    const checked = checkSearch(state.search, from, to, today);
    const problems = checked.kind === 'ready' ? {} : checked.problems;
    dispatch({ type: 'checked', problems, from: checked.from, to: checked.to });
    if (checked.kind === 'ready') {
      const address = shopLink(data.shop.address, data.shop.form, checked.journey);
      // Here, in the click itself: a tab opened any later is taken for an unwanted one and blocked.
      window.open(address, '_blank', 'noopener');
      setMessage({ kind: 'redirect', address, id: Date.now() });
      return;
    }
    setMessage({ kind: summarise(problems), id: Date.now() });
    const first = FIELD_ORDER.find((field) => problems[field]);
    const target = form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`);
    target?.focus();
  }

  function prepare(event: FocusEvent) {
    if (event.target instanceof HTMLInputElement) shelf.request();
  }

  const station = (side: 'from' | 'to') => (
    <StationField
      id={`${id}-${side}`}
      side={side}
      text={state.search[side]}
      isSettled={state.stations[side] !== undefined}
      problem={state.problems[side]}
      shelf={shelf}
      onType={(text) => dispatch({ type: 'typed', side, text })}
      onChoose={(chosen) => dispatch({ type: 'chosen', side, station: chosen })}
    />
  );

  return (
    <>
      <form
        ref={form}
        className="booking"
        action={localAddress(PATHS.search, 'en')}
        method="get"
        noValidate
        aria-label={t('title')}
        onSubmit={submit}
        onFocus={prepare}
      >
        {!isDefaultLanguage(language) && <input type="hidden" name={LANGUAGE_QUERY} value={language} />}
        <div className="booking-stations">
          {station('from')}
          <SwapButton onSwap={() => dispatch({ type: 'swapped' })} />
          {station('to')}
        </div>
        <div className="booking-details">
          <DateField
            id={`${id}-date`}
            date={state.search.date}
            today={today}
            problem={state.problems.date}
            onChange={(date) => dispatch({ type: 'set', values: { date } })}
          />
          <JourneyChoices search={state.search} onChange={(values) => dispatch({ type: 'set', values })} />
          <button type="submit" className="button button-primary booking-submit">
            {t('submit')}
          </button>
        </div>
        <p className="booking-hint">{t('handOff')}</p>
      </form>
      {message && (
        <Suspense>
          <BookingToast message={message} onClose={closeMessage} />
        </Suspense>
      )}
    </>
  );
}
