import { type FormEvent, type SyntheticEvent, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DEFAULT_LANGUAGE } from '#app/domain/language.ts';
import { LANGUAGE_QUERY } from '#app/domain/language-tag.ts';
import { checkSearch, type SearchProblems, summarise } from '#app/domain/search/check-search.ts';
import { romeDate } from '#app/domain/search/iso-date.ts';
import { shopLink } from '#app/domain/search/shop-link.ts';
import { resolveStation, type StationResolution } from '#app/domain/stations/resolve.ts';
import type { StationIndex } from '#app/domain/stations/station-index.ts';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import { type PageTexts, TextsProvider, useTexts } from '#app/i18n/translator.ts';
import type { BookingData, StationSide } from './booking-state.ts';
import { type BookingMessage, BookingToast } from './booking-toast.tsx';
import { DateField } from './date-field.tsx';
import { JourneyChoices } from './journey-choices.tsx';
import { StationField } from './station-field.tsx';
import { SwapButton } from './swap-button.tsx';
import { useBookingState } from './use-booking-state.ts';
import { useStationList } from './use-station-list.ts';

/** How soon after another a press on the button repeats it. */
const REPEAT_MILLISECONDS = 1_000;

/** Everything that the form needs of the page around it. */
export interface BookingIslandProps {
  readonly island: Pick<PageTexts, 'language' | 'booking'>;
  readonly data: BookingData;
}

/** The booking form with its language and texts, on the server as in the browser. */
export default function BookingIsland({ island, data }: BookingIslandProps) {
  return (
    <TextsProvider value={island}>
      <BookingForm data={data} />
    </TextsProvider>
  );
}

/**
 * The search for a journey: an ordinary form to the search page, and where code runs a hand-over in
 * the same click.
 */
function BookingForm({ data }: { data: BookingData }) {
  const { t, language } = useTexts('booking');
  const stations = useStationList(language);
  const { form, state, dispatch, writeAddress } = useBookingState(data, stations.request);
  const { search } = state;
  const [message, setMessage] = useState<BookingMessage & { readonly problems: SearchProblems }>();
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const closeMessage = useCallback(() => {
    // Who closes it from the inside goes on where the message came from.
    if (document.activeElement?.closest('.toasts'))
      form.current?.querySelector<HTMLElement>('.booking-submit')?.focus({ preventScroll: true });
    setMessage(undefined);
  }, [form]);

  // What is wrong is told until the visitor begins to mend it.
  const isShown = message && (message.kind === 'redirect' || message.problems === state.problems);

  function resolve(
    side: StationSide,
    list: StationIndex | undefined,
  ): StationResolution | undefined {
    const station = state.stations[side];
    if (station) return { kind: 'exact', station } as StationResolution;
    return search[side].trim() === ''
      ? { kind: 'empty' }
      : list && resolveStation(list, search[side]);
  }

  /**
   * Judges the search as far as it can be judged here; false where the list of stations is needed
   * and missing.
   */
  function judge(list: StationIndex | undefined): boolean {
    const from = resolve('from', list);
    const to = resolve('to', list);
    if (!from || !to) return false;
    // The clock is asked anew: midnight may have passed while nobody moved.
    const checked = checkSearch(search, from, to, romeDate(new Date()));
    const problems = checked.kind === 'ready' ? {} : checked.problems;
    // At once: a field that has its message by then is focused without its list.
    flushSync(() => dispatch({ type: 'checked', problems, from: checked.from, to: checked.to }));
    if (checked.kind === 'ready') {
      const address = shopLink(data.shop.address, data.shop.form, checked.journey);
      // A tab opened long after the click is taken for an unwanted one and blocked: the message
      // links to it as well.
      window.open(address, '_blank', 'noopener');
      setMessage({ kind: 'redirect', address, problems, id: Date.now() });
      return true;
    }
    setMessage({ kind: summarise(problems), problems, id: Date.now() });
    const first = (['from', 'to', 'date'] as const).find((field) => problems[field]);
    const faulty = form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`);
    faulty?.focus();
    // With its label and message; WebKit's focus takes even a field below the header for one in
    // sight.
    faulty?.closest('.field')?.scrollIntoView({ block: 'nearest' });
    return true;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // Impatient taps, or Enter held down, would open a tab each.
    const isRepeated = event.timeStamp - pressedAt.current < REPEAT_MILLISECONDS;
    pressedAt.current = event.timeStamp;
    if (isRepeated) return;
    // Without a list the text goes to the server, which has every station.
    if (!judge(stations.list) && !judge(await stations.request())) form.current?.submit();
  }

  // At each letter anew, as long as they have not come: a train leaves its tunnel at some point.
  function askForStations({ target }: SyntheticEvent) {
    if (target instanceof HTMLInputElement && !stations.list) void stations.request();
  }

  const partProps = { state, dispatch };
  const stationProps = { ...partProps, data, stations };
  return (
    <>
      <form
        ref={form}
        className="booking"
        action={localAddress(PATHS.search, 'en')}
        method="get"
        noValidate
        aria-label={t('title')}
        onSubmit={(event) => void submit(event)}
        onFocus={askForStations}
        onInput={askForStations}
        onBlur={writeAddress}
      >
        {language !== DEFAULT_LANGUAGE && (
          <input type="hidden" name={LANGUAGE_QUERY} value={language} />
        )}
        <div className="booking-stations">
          <StationField side="from" {...stationProps} />
          <StationField side="to" {...stationProps} />
          <SwapButton {...partProps} />
        </div>
        <div className="booking-details">
          <DateField {...partProps} />
          <JourneyChoices {...partProps} />
          <button type="submit" className="button button-primary booking-submit">
            {t('submit')}
          </button>
        </div>
        <p className="note booking-hint">
          {t('handOff')} {/* Shown by the style sheet, so that it needs no JavaScript. */}
          <span id="booking-return" className="return-hint">
            {t('returnInShop')}
          </span>
        </p>
      </form>
      {isShown && <BookingToast key={message.id} message={message} onClose={closeMessage} />}
    </>
  );
}
