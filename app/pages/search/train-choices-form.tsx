import { STATION_TEXT_LENGTH } from '#app/domain/search/journey-search.ts';
import { STAY_HOURS, type TrainChoices, writeTime } from '#app/domain/search/train-choices.ts';
import { LEAST_CHANGES } from '#app/domain/timetable/search-settings.ts';
import { PATHS, type QueryFields } from '#app/i18n/addresses.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { TrainFilter } from '#app/journeys/search-trains.ts';
import { LinkList } from '#app/ui/link-list/link-list.tsx';
import type { ReadVia } from './read-via.server.ts';

/** The fragment of what sent choices lead to: the trains, or the field that has to be corrected. */
export const CHOSEN_ID = 'chosen';

interface TrainChoicesFormProps {
  readonly choices: TrainChoices;
  readonly via: ReadVia;
  /** The filters that are worth offering. */
  readonly filters: readonly TrainFilter[];
  /** The fields of the search that the choices belong to. */
  readonly fields: QueryFields;
  /** The names of the stations that are suggested on the way. */
  readonly stations: readonly string[];
  /** Something is chosen. */
  readonly isOpen: boolean;
  /** The address of the search without any choice. */
  readonly reset: string;
}

/** A visitor's choices among the trains of a search, as a form that needs no code. */
export function TrainChoicesForm(props: TrainChoicesFormProps) {
  const { choices, via, stations, filters, fields, isOpen, reset } = props;
  const { t, language } = useTexts('search');
  const inWords = (minutes: number) => formatDuration(minutes, language);
  return (
    <details className="train-choices" open={isOpen}>
      <summary>{t('choices.title')}</summary>
      <form method="get" action={`${PATHS.search}#${CHOSEN_ID}`}>
        {Object.entries(fields).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <TimeField name="leave" chosen={choices.leave} />
        <TimeField name="arrive" chosen={choices.arrive} />
        <ChoiceList
          name="sort"
          chosen={choices.sort}
          options={[
            ['departure', t('choices.departure')],
            ['duration', t('choices.duration')],
          ]}
        />
        {filters.length > 0 && (
          <ChoiceList
            name="only"
            chosen={choices.only}
            options={[
              ['', t('choices.all')],
              ...filters.map((filter) => [filter, t(`choices.${filter}`)] as const),
            ]}
          />
        )}
        <ChoiceList
          name="change"
          chosen={choices.settings.leastChange}
          options={[
            ['', t('choices.asPlanned')],
            ...LEAST_CHANGES.map(
              (minutes) => [minutes, t('choices.atLeast', { minutes: inWords(minutes) })] as const,
            ),
          ]}
        />
        <ViaField via={via} stations={stations} />
        <ChoiceList
          name="stay"
          chosen={choices.stay}
          options={STAY_HOURS.map((hours) => [
            hours,
            hours === 0 ? t('choices.noStay') : inWords(60 * hours),
          ])}
        />
        <label className="train-choice-box">
          <input
            type="checkbox"
            name="kinds"
            value="regional"
            defaultChecked={choices.settings.kinds === 'regional'}
          />
          {t('choices.kinds')}
        </label>
        <p className="note train-choices-kept">{t('choices.kept')}</p>
        <p className="train-choices-ways">
          <button type="submit" className="button button-quiet">
            {t('choices.submit')}
          </button>
          {isOpen && (
            <a href={reset} data-reset>
              {t('choices.reset')}
            </a>
          )}
        </p>
      </form>
    </details>
  );
}

interface TimeFieldProps {
  /** The name of the field and of its label's text. */
  readonly name: 'leave' | 'arrive';
  /** In minutes of the day. */
  readonly chosen: TrainChoices['leave'];
}

function TimeField({ name, chosen }: TimeFieldProps) {
  const { t } = useTexts('search');
  return (
    <label className="field">
      <span className="label">{t(`choices.${name}`)}</span>
      <input type="time" className="input" name={name} defaultValue={writeTime(chosen)} />
    </label>
  );
}

interface ChoiceListProps {
  /** The name of the field and of its label's text. */
  readonly name: 'sort' | 'only' | 'change' | 'stay';
  readonly chosen: string | number | undefined;
  readonly options: readonly (readonly [value: string | number, text: string])[];
}

function ChoiceList({ name, chosen, options }: ChoiceListProps) {
  const { t } = useTexts('search');
  return (
    <label className="field">
      <span className="label">{t(`choices.${name}`)}</span>
      <select className="input" name={name} defaultValue={chosen}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The station on the way, with the stations that an ambiguous text may mean. */
function ViaField({ via, stations }: Pick<TrainChoicesFormProps, 'via' | 'stations'>) {
  const { t } = useTexts('search');
  return (
    <div className="field" id={via.problem && CHOSEN_ID}>
      <label htmlFor="via">{t('choices.via')}</label>
      <input
        id="via"
        name="via"
        type="text"
        className="input"
        list="via-stations"
        maxLength={STATION_TEXT_LENGTH}
        defaultValue={via.text}
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={via.problem ? true : undefined}
        aria-describedby={via.problem && 'via-error'}
      />
      {via.problem && (
        <p id="via-error" className="field-error">
          {via.problem}
        </p>
      )}
      {via.choices.length > 0 && (
        <LinkList className="station-choices" aria-labelledby="via-error" links={via.choices} />
      )}
      <datalist id="via-stations">
        {stations.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
}
