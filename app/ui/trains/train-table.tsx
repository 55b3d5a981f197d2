import { useTexts } from '#app/i18n/translator.ts';
import type { TrainDetailsData } from '#app/journeys/train-details.ts';
import type { TrainRow, TrainTableData } from '#app/journeys/train-rows.ts';
import { TrainDetails } from './train-details.tsx';

interface TrainTableProps extends TrainTableData {
  readonly isTitleHidden?: boolean;
  /** The train that is open, if it is one of the rows. */
  readonly opened?: TrainDetailsData | undefined;
}

const COLUMNS = ['departure', 'arrival', 'duration', 'trains'] as const;

/** Where each mark of a row stands. */
const MARKS = {
  arrival: ['nextDay'],
  row: ['fastest', 'dayBefore', 'left', 'next', 'first', 'last'],
} as const;

/** A train's number never begins a line. */
const SPACE_BEFORE_NUMBER = / (?=\d)/g;
const NO_BREAK_SPACE = '\u00a0';

/** The journeys of a day; each departure is a link that opens its train. */
export function TrainTable({ title, rows, isTitleHidden = false, opened }: TrainTableProps) {
  const { t } = useTexts('trains');
  return (
    <table className="train-table">
      <caption className={isTitleHidden ? 'visually-hidden' : undefined}>{title}</caption>
      <thead>
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col">
              {t(`columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TrainTableRow
            key={row.key}
            row={row}
            details={row.address === opened?.address ? opened : undefined}
          />
        ))}
      </tbody>
    </table>
  );
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
          <a
            className="train-link"
            href={row.address}
            rel="nofollow"
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
        <td>{row.duration}</td>
        <td>
          <Marks row={row} of="row" />
          {row.trains.replace(SPACE_BEFORE_NUMBER, NO_BREAK_SPACE)}
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
          <td colSpan={COLUMNS.length}>
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
        <b key={mark} className={mark === 'next' ? 'train-next' : undefined}>
          {` ${t(`marks.${mark}`)} `}
        </b>
      ),
  );
}
