import { unbrokenTrains } from '#app/domain/unbroken-trains.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { TrainDetailsData } from '#app/journeys/train-details.ts';
import type { PartOfDay, TrainRow, TrainTableData } from '#app/journeys/train-rows.ts';
import { TrainDetails } from './train-details.tsx';

interface TrainTableProps extends TrainTableData {
  readonly isTitleHidden?: boolean;
  /** The train that is open, if it is one of the rows. */
  readonly opened?: TrainDetailsData | undefined;
}

const COLUMNS = ['departure', 'arrival', 'duration', 'trains'] as const;
/** The last heading is that of the changes and of the trains. */
const COLUMN_COUNT = COLUMNS.length + 1;
/** A table with at least as many rows has headings for the parts of the day. */
const LONG_TABLE = 12;

/** Where each mark of a row stands. */
const MARKS = {
  arrival: ['nextDay'],
  duration: ['fastest'],
  row: ['dayBefore', 'left', 'next', 'first', 'last'],
} as const;

/** Those that a style sheet treats in a way of their own. */
const MARK_CLASSES: Partial<Record<TrainRow['marks'][number], string>> = {
  next: 'train-next',
  dayBefore: 'train-before',
};

/** The space between "+1" and "day". */
const BEHIND_SIGN = /(?<=\d)\s/;

/** The journeys of a day; each departure is a link that opens its train. */
export function TrainTable({ title, rows, isTitleHidden = false, opened }: TrainTableProps) {
  const { t } = useTexts('trains');
  const journeyTexts = useTexts('journey').t;
  return (
    <table className="train-table" data-offline={t('offline')}>
      <caption className={isTitleHidden ? 'visually-hidden' : undefined}>{title}</caption>
      <thead>
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col" colSpan={name === 'trains' ? 2 : undefined}>
              {t(`columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groupsOf(rows).map(({ part, ofPart }) => (
        <tbody key={part ?? ''}>
          {part && (
            <tr>
              <th colSpan={COLUMN_COUNT} scope="rowgroup">
                {journeyTexts(`parts.${part}`)}
              </th>
            </tr>
          )}
          {ofPart.map((row) => (
            <TrainTableRow
              key={row.key}
              row={row}
              details={row.address === opened?.address ? opened : undefined}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface RowGroup {
  /** The part of the day in which all of its trains leave; undefined for all rows as one group. */
  readonly part?: PartOfDay;
  readonly ofPart: readonly TrainRow[];
}

/** The rows of a long table by the part of the day, if they are in the order of departures. */
function groupsOf(rows: readonly TrainRow[]): readonly RowGroup[] {
  const groups = [...Map.groupBy(rows, ({ part }) => part)];
  const inGroups = groups.flatMap(([, ofPart]) => ofPart);
  const isSplit = groups.length > 1 && rows.every((row, at) => row === inGroups[at]);
  if (rows.length < LONG_TABLE || !isSplit) return [{ ofPart: rows }];
  return groups.map(([part, ofPart]) => ({ part, ofPart }));
}

interface TrainTableRowProps {
  readonly row: TrainRow;
  readonly details: TrainDetailsData | undefined;
}

function TrainTableRow({ row, details }: TrainTableRowProps) {
  const { t } = useTexts('trains');
  return (
    <>
      <tr data-left={row.marks.includes('left') || undefined}>
        <th scope="row">
          {/* The attributes behind the address are the same in all rows and compress well. */}
          <a
            className="train-link"
            rel="nofollow"
            href={row.address}
            aria-expanded={details ? true : undefined}
          >
            {row.departure}
            <span className="visually-hidden">{` ${t('open')}`}</span>
          </a>
        </th>
        <td>
          {row.arrival}
          <Marks row={row} of="arrival" />
        </td>
        <td>
          {row.duration}
          <Marks row={row} of="duration" />
        </td>
        <td>{row.changes}</td>
        <td>
          <Marks row={row} of="row" />
          {unbrokenTrains(row.trains)}
          {row.companies && <span className="train-companies"> {row.companies}</span>}
          {row.taking && (
            <a className="train-taking" href={row.taking} rel="nofollow">
              {t('take')}
              <span className="visually-hidden">, {row.departure}</span>
            </a>
          )}
        </td>
      </tr>
      {details && (
        <tr className="train-opened">
          <td colSpan={COLUMN_COUNT}>
            <TrainDetails {...details} departure={row.departure} />
          </td>
        </tr>
      )}
    </>
  );
}

function Marks({ row, of }: { readonly row: TrainRow; readonly of: keyof typeof MARKS }) {
  const { t } = useTexts('trains');
  return MARKS[of].map(
    (mark) =>
      row.marks.includes(mark) && (
        <b key={mark} className={MARK_CLASSES[mark]}>
          {mark === 'nextDay' ? <DayLater text={t('marks.nextDay')} /> : ` ${t(`marks.${mark}`)} `}
        </b>
      ),
  );
}

/** The sign of «+1 day», and its word, for which a phone has no room beside the time. */
function DayLater({ text }: { readonly text: string }) {
  const [sign, word] = text.split(BEHIND_SIGN);
  return (
    <>
      {` ${sign}`}
      {word && <span>{` ${word}`}</span>}
    </>
  );
}
