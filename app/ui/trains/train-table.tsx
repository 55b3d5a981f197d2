import { useTranslation } from 'react-i18next';
import type { TrainRow } from './day-trains.server.ts';

interface TrainTableProps {
  readonly title: string;
  readonly rows: readonly TrainRow[];
  /** False where the words above the table say the same. */
  readonly isTitleShown?: boolean;
}

/** The table's columns, each with the marks that may stand in it. */
const COLUMNS = [
  { name: 'departure', marks: ['dayBefore', 'first', 'last'] },
  { name: 'arrival', marks: ['nextDay'] },
  { name: 'duration', marks: ['fastest'] },
  { name: 'trains', marks: [] },
] as const;

/** Trains in the order of their departures. */
export function TrainTable({ title, rows, isTitleShown = true }: TrainTableProps) {
  const { t } = useTranslation('trains');
  return (
    <table className="train-table">
      <caption className={isTitleShown ? undefined : 'visually-hidden'}>{title}</caption>
      <thead>
        <tr>
          {COLUMNS.map(({ name }) => (
            <th key={name} scope="col">
              {t(`columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.departure} ${row.trains}`}>
            {COLUMNS.map(({ name, marks }) => (
              <td key={name}>
                {row[name]}
                {marks.map((mark) => row.marks.includes(mark) && <b key={mark}> {t(`marks.${mark}`)}</b>)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
