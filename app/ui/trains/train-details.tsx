import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { TrainDetailsData } from '#app/journeys/train-details.ts';
import { ActionButton } from './action-button.tsx';
import { JourneyShops } from './journey-shops.tsx';
import { StopLine } from './stop-line.tsx';

interface TrainDetailsProps extends TrainDetailsData {
  readonly departure: string;
}

/**
 * An opened train: its stops and changes, the journey in words, and what one can do with it. The
 * buttons need code, which shows them.
 */
export function TrainDetails(props: TrainDetailsProps) {
  const { line, places, when, sentences, shops, calendar, address, field, departure, changes } =
    props;
  const { t, language } = useTexts('trains');
  const words = sentences.join(' ');
  return (
    <section
      id={field}
      className="train-details"
      aria-label={t('details.region', { time: departure })}
      data-failed={t('details.failed')}
      data-trip-places={places}
      data-trip-when={when}
    >
      <StopLine {...line} />
      <div className="train-actions">
        <p className="train-sentences">{words}</p>
        {changes && <p className="note">{changes}</p>}
        <JourneyShops shops={shops} />
        <div className="train-buttons">
          <a className="button button-quiet" href={calendar} rel="nofollow" download>
            {t('details.calendar')}
          </a>
          <ActionButton data-copy-link={address} data-said={t('details.linkCopied')}>
            {t('details.copyLink')}
          </ActionButton>
          <ActionButton data-copy={words} data-said={t('details.copied', { text: words })}>
            {t('details.copyWords')}
          </ActionButton>
          <ActionButton
            data-keep={address}
            data-said={t('details.kept')}
            data-failed={t('details.notKept')}
          >
            {t('details.keep')}
          </ActionButton>
          <ActionButton data-print>{t('details.print')}</ActionButton>
        </div>
        <p role="status" className="train-said note" />
        <p className="note">
          <a href={localAddress(PATHS.trips, language)}>{t('details.trips')}</a>
        </p>
      </div>
    </section>
  );
}
