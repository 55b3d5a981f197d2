import { useTexts } from '#app/i18n/translator.ts';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';
import { TrainTable } from '#app/ui/trains/train-table.tsx';
import type { ShownLeg } from './shown-plan.server.ts';

/** A leg of a plan: its train, the others of the day, and the ways to search and shop. */
export function PlanLeg(props: ShownLeg) {
  const { id, title, day, best, others, none, search, basis, ways, suggested, impossible } = props;
  const { t } = useTexts('plan');
  return (
    <section className="plan-leg" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className="plan-day">{day}</p>
      {ways.before.map((way) => (
        <p key={way}>{way}</p>
      ))}
      {impossible && (
        <p role="alert" className="plan-impossible">
          {impossible}
        </p>
      )}
      {best && <TrainTable title={t(suggested ? 'chosen' : 'train')} rows={[best]} />}
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
      {ways.behind.map((way) => (
        <p key={way}>{way}</p>
      ))}
      {others.length > 0 && (
        <details>
          <summary>{t('others')}</summary>
          <TrainTable title={t('others')} rows={others} isTitleHidden />
        </details>
      )}
      <LegShops {...props} />
      {basis && <p className="note">{basis}</p>}
      <p>
        <a href={search} rel="nofollow">
          {t('search')}
          <span className="visually-hidden">, {title}</span>
        </a>
      </p>
    </section>
  );
}

/** The way to the shop that sells the leg, and what to look for there. */
function LegShops({ shops, wanted }: Pick<ShownLeg, 'shops' | 'wanted'>) {
  const { t } = useTexts('plan');
  const trains = useTexts('trains').t;
  const copied = trains('details.copied', { text: wanted });
  return (
    <div className="plan-actions" data-failed={trains('details.failed')}>
      {shops.map(({ text, link }) => (
        <p key={text ?? link?.name} className="train-shop" data-copy={wanted} data-said={copied}>
          {text}{' '}
          {link && (
            <ExternalLink className="button button-primary" href={link.address}>
              {text ? link.name : t('shop')}
            </ExternalLink>
          )}
        </p>
      ))}
      {wanted && <p className="note">{trains('details.wanted', { trains: wanted })}</p>}
      <p role="status" className="train-said note" />
    </div>
  );
}
