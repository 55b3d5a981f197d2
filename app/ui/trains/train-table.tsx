import { useTranslation } from 'react-i18next';
import type { TrainRow } from './day-trains.server.ts';

interface TrainTableProps {
  readonly title: string;
  readonly rows: readonly TrainRow[];
  /** False where the words above the table say the same. */
  readonly isTitleShown?: boolean;
}

/** Trains in the order of their departures. */
export function TrainTable({ title, rows, isTitleShown = true }: TrainTableProps) {
  const { t } = useTranslation('trains');
  return (
    <table className="train-table">
      <caption className={isTitleShown ? undefined : 'visually-hidden'}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.departure')}</th>
          <th scope="col">{t('columns.arrival')}</th>
          <th scope="col">{t('columns.duration')}</th>
          <th scope="col">{t('columns.trains')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ departure, arrival, duration, trains, marks }) => {
          const mark = (name: (typeof marks)[number]) => marks.includes(name) && <b> {t(`marks.${name}`)}</b>;
          return (
            <tr key={`${departure} ${trains}`}>
              <td>
                {departure}
                {mark('dayBefore')}
                {mark('first')}
                {mark('last')}
              </td>
              <td>
                {arrival}
                {mark('nextDay')}
              </td>
              <td>
                {duration}
                {mark('fastest')}
              </td>
              <td>{trains}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
