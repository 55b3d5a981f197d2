import { useTexts } from '#app/i18n/translator.ts';
import { JourneyShops } from '#app/ui/trains/journey-shops.tsx';
import { TrainTable } from '#app/ui/trains/train-table.tsx';
import type { ShownLeg } from './shown-leg.server.ts';

interface PlanLegProps {
  readonly leg: ShownLeg;
}

/** A leg of a plan: its train, the others of the day, and the ways to search and shop. */
export function PlanLeg({ leg }: PlanLegProps) {
  const {
    id,
    title,
    date,
    day,
    price,
    best,
    trainTitle,
    others,
    none,
    search,
    basis,
    onwardConnections,
    suggested,
    impossible,
    shops,
  } = leg;
  const { t } = useTexts('plan');
  const trains = useTexts('trains').t;
  return (
    <section className="plan-leg" aria-labelledby={id} data-day={date}>
      <div className="plan-leg-head">
        <h3 id={id}>{title}</h3>
        <p className="plan-day">
          {day}
          {price && <b>{` ${price}`}</b>}
        </p>
      </div>
      {basis && <p className="note">{basis}</p>}
      {onwardConnections.before.map((connection) => (
        <p key={connection}>{connection}</p>
      ))}
      {impossible && (
        <p role="alert" className="plan-impossible">
          {impossible}
        </p>
      )}
      {best && <TrainTable title={trainTitle} rows={[best]} />}
      {suggested && (
        <p>
          <a href={suggested} rel="nofollow">
            {t('suggested')}
            <span className="visually-hidden">, {title}</span>
          </a>
        </p>
      )}
      {none.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {onwardConnections.after.map((connection) => (
        <p key={connection}>{connection}</p>
      ))}
      <div className="plan-actions" data-failed={trains('details.failed')}>
        <JourneyShops shops={shops} of={title} />
        <p role="status" className="train-said note" />
        <p className="plan-search">
          <a href={search} rel="nofollow">
            {t('search')}
            <span className="visually-hidden">, {title}</span>
          </a>
        </p>
      </div>
      {others.length > 0 && (
        <details>
          <summary>{t('others')}</summary>
          <TrainTable title={t('others')} rows={others} isTitleHidden />
        </details>
      )}
    </section>
  );
}
