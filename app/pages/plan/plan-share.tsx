import { useTexts } from '#app/i18n/translator.ts';

interface PlanShareProps {
  /** With the site's origin. */
  readonly address: string;
  /** The address of the calendar file; undefined where no leg has a train. */
  readonly calendar: string | undefined;
}

/** What one can take along of a whole plan: its link and its calendar file. */
export function PlanShare({ address, calendar }: PlanShareProps) {
  const { t } = useTexts('plan');
  const trains = useTexts('trains').t;
  return (
    <div className="plan-acts plan-share" data-failed={trains('details.failed')}>
      <div className="field">
        <label htmlFor="plan-link">{t('share.title')}</label>
        <input id="plan-link" className="input" readOnly value={address} />
      </div>
      <button
        type="button"
        className="button button-quiet"
        hidden
        data-copy={address}
        data-said={t('share.copied')}
      >
        {t('share.copy')}
      </button>
      {calendar && (
        <a className="button button-quiet" href={calendar} rel="nofollow" download>
          {t('calendar')}
        </a>
      )}
      <p role="status" className="train-said note" />
    </div>
  );
}
