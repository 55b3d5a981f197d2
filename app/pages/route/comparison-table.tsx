import './comparison-table.css';
import { useTexts } from '#app/i18n/translator.ts';
import type { RouteData } from './route-data.server.ts';

/**
 * The train beside the plane, where one flies, and the car; with very large letters the table
 * scrolls inside its own region.
 */
export function ComparisonTable({ names, comparison }: Pick<RouteData, 'names' | 'comparison'>) {
  const { t } = useTexts('route');
  const { rows, hasFlight, margins, factors } = comparison;
  return (
    <section className="wide section" aria-labelledby="comparison">
      <h2 id="comparison">{t(hasFlight ? 'comparison.titlePlane' : 'comparison.title')}</h2>
      <div className="table-region">
        <table>
          <caption>
            {/* The link is also where the keyboard reaches a table that scrolls. */}
            {t('comparison.caption', names)}{' '}
            <a className="comparison-sources" href="#sources">
              {t('sources.title')}
            </a>
          </caption>
          <thead>
            <tr>
              <td />
              {rows.map(({ mode }) => (
                <th key={mode} scope="col">
                  {t(`comparison.modes.${mode}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(['moving', 'margin', 'total', 'co2'] as const).map((figure) => (
              <tr key={figure}>
                <th scope="row">{t(`comparison.${figure}`)}</th>
                {rows.map((row) => {
                  const word =
                    (figure === 'total' && row.isFastest && t('comparison.fastest')) ||
                    (figure === 'co2' && row.isLeastCo2 && t('comparison.least'));
                  return (
                    <td key={row.mode} className={word ? 'comparison-best' : undefined}>
                      {row[figure]} {word && <span className="comparison-word">{word}</span>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="comparison-notes text-soft">
        <p>{t('comparison.margins', margins)}</p>
        {hasFlight && <p>{t('comparison.planeMargin', margins)}</p>}
        <p>{t(hasFlight ? 'comparison.factorsPlane' : 'comparison.factors', factors)}</p>
      </div>
    </section>
  );
}
