import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { ActionButton } from '#app/ui/trains/action-button.tsx';

interface PlanShareProps {
  readonly origin: string;
  /** From the root of the site. */
  readonly address: string;
  /** The plan's places and days, as the page of the device's trips shows them. */
  readonly places: string;
  readonly days: string;
  /** The address of the calendar file; undefined where no leg has a train. */
  readonly calendar: string | undefined;
}

/** The link and the calendar file of a whole plan, for the traveller to keep. */
export function PlanShare({ origin, address, places, days, calendar }: PlanShareProps) {
  const { t, language } = useTexts('plan');
  const trains = useTexts('trains').t;
  return (
    <div
      className="plan-actions plan-share"
      data-failed={trains('details.failed')}
      data-trip-places={places}
      data-trip-when={days}
    >
      <div className="field">
        <label htmlFor="plan-link">{t('share.title')}</label>
        <input id="plan-link" className="input" readOnly value={origin + address} />
      </div>
      <ActionButton data-copy={origin + address} data-said={t('share.copied')}>
        {t('share.copy')}
      </ActionButton>
      <ActionButton
        data-keep={address}
        data-said={trains('details.kept')}
        data-failed={trains('details.notKept')}
      >
        {t('keep')}
      </ActionButton>
      {calendar && (
        <a className="button button-quiet" href={calendar} rel="nofollow" download>
          {t('calendar')}
        </a>
      )}
      <p role="status" className="train-said note" />
      <p className="note">
        <a href={localAddress(PATHS.trips, language)}>{trains('details.trips')}</a>
      </p>
    </div>
  );
}
