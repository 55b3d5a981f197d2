import { type SyntheticEvent, useSyncExternalStore } from 'react';
import { searchFields } from '#app/domain/search/journey-search.ts';
import { localAddress, SEARCH_PATH } from '#app/i18n/addresses.ts';
import { type PageTexts, TextsProvider, useTexts } from '#app/i18n/translator.ts';
import { LanguageField } from '#app/ui/language-field/language-field.tsx';
import type { BookingData } from './booking-state.ts';
import { BookingToast, ShopLink } from './booking-toast.tsx';
import { DateField } from './date-field.tsx';
import { knownStationId } from './field-meaning.ts';
import { JourneyAnswer, useJourneyAnswer } from './journey-answer.tsx';
import { JourneyChoices } from './journey-choices.tsx';
import { keptChoices } from './kept-choices.ts';
import { StationField } from './station-field.tsx';
import { SwapButton } from './swap-button.tsx';
import { useBookingMessage } from './use-booking-message.ts';
import { useBookingState } from './use-booking-state.ts';
import { useSearchSubmit } from './use-search-submit.ts';
import { useStationList } from './use-station-list.ts';

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

/**
 * Nothing tells that the choices kept on the device changed on another page. They are read again
 * with the day, which is told whenever the visitor comes back (`followDay`).
 */
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
  // The page itself answers the search that it lists.
  const isAnswered = data.isAnswered && search === data.search;
  const answer = useJourneyAnswer({
    from: isAnswered ? undefined : knownStationId(state, 'from', stations.list),
    to: knownStationId(state, 'to', stations.list),
    date: search.date,
    today: state.today,
    trains,
  });
  const messages = useBookingMessage(form);
  const submit = useSearchSubmit({ form, state, dispatch, data, stations, messages });

  // A message about problems disappears as soon as one of them is corrected.
  const { message } = messages;
  const isCurrent = message?.kind === 'redirect' || message?.problems === state.problems;

  // Repeated at each letter until it succeeds, since a phone may be back on the network.
  function loadStations({ target }: SyntheticEvent) {
    // After the focus or the letter is painted, which the request would delay on a slow phone.
    if (target instanceof HTMLInputElement && !stations.list) setTimeout(stations.load);
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
        {!isAnswered && <JourneyAnswer {...answer} />}
        <p className="note booking-hint">
          {t('handOff')} {/* Shown by the style sheet, so that it works without JavaScript. */}
          <span id="booking-return" className="return-hint">
            {t('returnInShop')}
          </span>{' '}
          {state.shopAddress && <ShopLink address={state.shopAddress} />}
        </p>
      </form>
      {message && isCurrent && (
        <BookingToast
          key={message.id}
          message={message}
          link={isAnswered ? undefined : answer.link}
          onClose={messages.close}
        />
      )}
    </>
  );
}
