import { type TrainChoices, writeTime } from '#app/domain/search/train-choices.ts';
import { LEAST_CHANGES } from '#app/domain/timetable/search-settings.ts';
import { PATHS, type QueryFields } from '#app/i18n/addresses.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { TrainFilter } from '#app/journeys/search-trains.ts';

interface TrainChoicesFormProps {
  readonly choices: TrainChoices;
  /** The filters that are worth offering. */
  readonly filters: readonly TrainFilter[];
  /** The fields of the search that the choices belong to. */
  readonly fields: QueryFields;
  /** Something is chosen. */
  readonly isOpen: boolean;
  /** The address of the search without any choice. */
  readonly reset: string;
}

/** What a visitor chooses among the trains of a search, as a form that needs no code. */
export function TrainChoicesForm(props: TrainChoicesFormProps) {
  const { choices, filters, fields, isOpen, reset } = props;
  const { t, language } = useTexts('search');
  return (
    <details className="train-choices" open={isOpen}>
      <summary>{t('choices.title')}</summary>
      <form method="get" action={PATHS.search}>
        {Object.entries(fields).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <label>
          {t('choices.leave')}
          <input type="time" name="leave" defaultValue={writeTime(choices.leave)} />
        </label>
        <label>
          {t('choices.arrive')}
          <input type="time" name="arrive" defaultValue={writeTime(choices.arrive)} />
        </label>
        <label>
          {t('choices.sort')}
          <select name="sort" defaultValue={choices.sort}>
            <option value="departure">{t('choices.departure')}</option>
            <option value="duration">{t('choices.duration')}</option>
          </select>
        </label>
        {filters.length > 0 && (
          <label>
            {t('choices.only')}
            <select name="only" defaultValue={choices.only}>
              <option value="">{t('choices.all')}</option>
              {filters.map((filter) => (
                <option key={filter} value={filter}>
                  {t(`choices.${filter}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          {t('choices.change')}
          <select name="change" defaultValue={choices.settings.leastChange}>
            <option value="">{t('choices.asPlanned')}</option>
            {LEAST_CHANGES.map((minutes) => (
              <option key={minutes} value={minutes}>
                {t('choices.atLeast', { minutes: formatDuration(minutes, language) })}
              </option>
            ))}
          </select>
        </label>
        <label className="train-choice-box">
          <input
            type="checkbox"
            name="kinds"
            value="regional"
            defaultChecked={choices.settings.kinds === 'regional'}
          />
          {t('choices.kinds')}
        </label>
        <p className="train-choices-ways">
          <button type="submit" className="button button-quiet">
            {t('choices.submit')}
          </button>
          {isOpen && <a href={reset}>{t('choices.reset')}</a>}
        </p>
      </form>
    </details>
  );
}
