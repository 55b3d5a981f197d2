import {
  type FormEvent,
  type SyntheticEvent,
  useCallback,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import {
  checkSearch,
  type FieldMeaning,
  type SearchProblems,
  summarise,
} from '#app/domain/search/check-search.ts';
import { romeDate } from '#app/domain/search/iso-date.ts';
import { searchFields } from '#app/domain/search/journey-search.ts';
import { shopLink } from '#app/domain/search/shop-link.ts';
import { meantStation, resolveStation } from '#app/domain/stations/resolve.ts';
import type { StationIndex } from '#app/domain/stations/station-index.ts';
import { placeNamed, wayLabel } from '#app/domain/stations/way-label.ts';
import { localAddress, SEARCH_PATH } from '#app/i18n/addresses.ts';
import { type PageTexts, TextsProvider, useTexts } from '#app/i18n/translator.ts';
import { hasComfort } from '#app/ui/comfort.ts';
import { LanguageField } from '#app/ui/language-field/language-field.tsx';
import type { BookingData, StationSide } from './booking-state.ts';
import { type BookingMessage, BookingToast, ShopLink } from './booking-toast.tsx';
import { DateField } from './date-field.tsx';
import { JourneyAnswer } from './journey-answer.tsx';
import { JourneyChoices } from './journey-choices.tsx';
import { keptChoices } from './kept-choices.ts';
import { StationField } from './station-field.tsx';
import { SwapButton } from './swap-button.tsx';
import { useBookingState } from './use-booking-state.ts';
import { useStationList } from './use-station-list.ts';

/** A second tab, or the same message again, within this time is not wanted. */
const REPEAT_MILLISECONDS = 1_000;

export interface BookingIslandProps {
  readonly island: Pick<PageTexts, 'language' | 'booking'>;
  readonly data: BookingData;
}

/** The booking form with its language and texts, on the server and in the browser. */
export default function BookingIsland({ island, data }: BookingIslandProps) {
  return (
    <TextsProvider value={island}>
      <BookingForm data={data} />
    </TextsProvider>
  );
}

/** The choices kept on the device change on other pages alone. */
const neverChanges = () => () => {};

/**
 * The search for a journey. As HTML it is a form to the search page; with code, submitting it opens
 * the ticket shop.
 */
function BookingForm({ data }: Pick<BookingIslandProps, 'data'>) {
  const { t, language } = useTexts('booking');
  const stations = useStationList(language);
  const { form, state, dispatch, writeAddress } = useBookingState(data, stations.load);
  const { search } = state;
  // Read after hydration, since the server does not know what this device keeps.
  const choices = useSyncExternalStore(neverChanges, keptChoices, () => '');
  const trains = localAddress(SEARCH_PATH, language, {
    ...searchFields(search, state.today),
    date: search.date,
    ...Object.fromEntries(new URLSearchParams(choices)),
  });
  const [message, setMessage] = useState<BookingMessage>();
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  const closeMessage = useCallback(() => {
    // If focus was in the message, return it to the submit button.
    if (document.activeElement?.closest('.toasts'))
      form.current?.querySelector<HTMLElement>('.booking-submit')?.focus({ preventScroll: true });
    setMessage(undefined);
  }, [form]);

  // A message about problems disappears as soon as one of them is corrected.
  const isCurrent = message?.kind === 'redirect' || message?.problems === state.problems;

  function resolve(side: StationSide, list: StationIndex | undefined): FieldMeaning | undefined {
    const station = state.stations[side];
    if (station) return { kind: 'exact', station };
    if (search[side].trim() === '') return { kind: 'empty' };
    if (!list) return undefined;
    const found = resolveStation(list, search[side]);
    if (!('station' in found)) return found;
    const { id, label } = found.station;
    const place = placeNamed(list, search[side], found.station);
    return { ...found, station: { id, label: wayLabel(label, place) } };
  }

  /** The id of a field's station, if its text means exactly one. */
  function knownStation(side: StationSide): string | undefined {
    const { list } = stations;
    return (state.stations[side] ?? (list && meantStation(list, search[side])?.station))?.id;
  }

  /** Checks the search and shows the result; false if that needs the list of stations. */
  function check(list: StationIndex | undefined): boolean {
    const from = resolve('from', list);
    const to = resolve('to', list);
    if (!from || !to) return false;
    // Midnight may have passed since the last event.
    const checked = checkSearch(search, from, to, romeDate(new Date()));
    const { from: departure, to: arrival } = checked;
    if (checked.kind === 'problems') {
      const { problems } = checked;
      const first = (['from', 'to', 'date'] as const).find((name) => problems[name]);
      const field = form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`);
      // Synchronously, so that the field is focused with its error: it then opens no list.
      flushSync(() => {
        dispatch({ type: 'checked', problems, from: departure, to: arrival });
        showProblems(problems, field);
      });
      field?.focus();
      // With its label and error. WebKit's focus() does not scroll to a field below the header.
      field?.closest('.field')?.scrollIntoView({ block: 'nearest' });
      return true;
    }
    const shopAddress = shopLink(data.shop.address, data.shop.form, checked.journey);
    dispatch({ type: 'checked', problems: {}, from: departure, to: arrival, shopAddress });
    openShop(shopAddress);
    return true;
  }

  function openShop(address: string) {
    // Repeated taps, or Enter held down, would open a tab each.
    const now = performance.now();
    if (now - openedAt.current < REPEAT_MILLISECONDS) return;
    openedAt.current = now;
    // A browser may block the tab, so the message and the form link to the shop too.
    if (hasComfort('same-tab')) window.location.assign(address);
    else window.open(address, '_blank', 'noopener');
    setMessage({ kind: 'redirect', address, id: Date.now() });
  }

  /** Shows a message about the problems, the first of which is that of the field. */
  function showProblems(problems: SearchProblems, field: Element | null | undefined) {
    const kind = summarise(problems);
    const id = Date.now();
    // Enter held down says it once.
    if (message?.kind === kind && id - message.id < REPEAT_MILLISECONDS)
      return setMessage({ ...message, problems });
    const isSaidByField = kind === 'sameStation' && field !== document.activeElement;
    setMessage({ kind, problems, id, isSaidByField });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // Without the list, the server checks the search.
    if (!check(stations.list) && !check(await stations.load())) form.current?.submit();
  }

  // Repeated at each letter until it succeeds, since a phone may be back on the network.
  function loadStations({ target }: SyntheticEvent) {
    if (target instanceof HTMLInputElement && !stations.list) void stations.load();
  }

  const partProps = { state, dispatch };
  const stationProps = { ...partProps, data, stations };
  return (
    <>
      <form
        ref={form}
        className="booking"
        action={localAddress(SEARCH_PATH, 'en')}
        method="get"
        noValidate
        aria-label={t('title')}
        onSubmit={(event) => void submit(event)}
        onFocus={loadStations}
        onInput={loadStations}
        onBlur={writeAddress}
      >
        <LanguageField language={language} />
        {data.replaced.map(
          ({ field, value, text }) =>
            search[field] === value && (
              <p key={field} className="note">
                {text}
              </p>
            ),
        )}
        <div className="booking-stations">
          <StationField side="from" {...stationProps} />
          <StationField side="to" {...stationProps} />
          <SwapButton {...partProps} />
        </div>
        <div className="booking-details">
          <DateField day="date" {...partProps} />
          <JourneyChoices {...partProps} />
          <DateField day="returnDate" {...partProps} />
          <button type="submit" className="button button-primary booking-submit">
            {t('submit')}
          </button>
        </div>
        {!(data.isAnswered && search === data.search) && (
          <JourneyAnswer
            from={knownStation('from')}
            to={knownStation('to')}
            date={search.date}
            today={state.today}
            trains={trains}
          />
        )}
        <p className="note booking-hint">
          {t('handOff')} {/* Shown by the style sheet, so that it works without JavaScript. */}
          <span id="booking-return" className="return-hint">
            {t('returnInShop')}
          </span>{' '}
          {state.shopAddress && <ShopLink address={state.shopAddress} />}
        </p>
      </form>
      {message && isCurrent && (
        <BookingToast key={message.id} message={message} trains={trains} onClose={closeMessage} />
      )}
    </>
  );
}
