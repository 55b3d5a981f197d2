import type { ReactNode } from 'react';
import { useTexts } from '#app/i18n/translator.ts';
import type { SearchTrains as SearchTrainsData } from '#app/journeys/search-trains.ts';
import type { TrainDetailsData } from '#app/journeys/train-details.ts';
import type { TrainTableData } from '#app/journeys/train-rows.ts';
import { TicketSellers } from './ticket-sellers.tsx';
import { TrainTable } from './train-table.tsx';

interface SearchTrainsProps {
  /** The id of the title. */
  readonly id: string;
  /** The visible title; without it, the page's own title says what the trains are. */
  readonly title?: string | undefined;
  readonly trains: SearchTrainsData;
  readonly opened: TrainDetailsData | undefined;
  /** The address names a train that is not among the trains. */
  readonly isGone: boolean;
  /** Stands below the title. */
  readonly children?: ReactNode;
}

/** The trains of a search: those of the chosen times, with earlier and later ones folded away. */
export function SearchTrains(props: SearchTrainsProps) {
  const { id, title, trains, opened, isGone, children } = props;
  const { t } = useTexts('trains');
  const { earlier, shown, later, none, sellers } = trains;
  return (
    <section className="search-trains" aria-labelledby={id}>
      <h2 id={id} className={title ? undefined : 'visually-hidden'}>
        {title ?? t('title')}
      </h2>
      {children}
      {/* Which timetable these trains are of, before the first of them is taken for certain. */}
      <p className="note">{trains.basis}</p>
      {isGone && (
        <p role="alert" className="trains-gone">
          {t('list.gone')}
        </p>
      )}
      <FoldedTrains table={earlier} opened={opened} />
      {none ? <p className="day-trains-none">{none}</p> : <TrainTable {...shown} opened={opened} />}
      <FoldedTrains table={later} opened={opened} />
      <TicketSellers sellers={sellers} />
    </section>
  );
}

interface FoldedTrainsProps {
  readonly table: TrainTableData;
  readonly opened: TrainDetailsData | undefined;
}

function FoldedTrains({ table, opened }: FoldedTrainsProps) {
  if (table.rows.length === 0) return null;
  const hasOpened = table.rows.some(({ address }) => address === opened?.address);
  return (
    <details open={hasOpened}>
      <summary>{table.title}</summary>
      <TrainTable {...table} isTitleHidden opened={opened} />
    </details>
  );
}
