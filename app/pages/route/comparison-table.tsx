import { useTexts } from '#app/i18n/translator.ts';
import { ComparisonBars } from './comparison-bars.tsx';
import type { RouteData } from './route-data.server.ts';

type ComparisonTableProps = Pick<RouteData, 'names' | 'comparison'>;

/** Compares the train with the car, and with the plane if there are flights. */
export function ComparisonTable({ names, comparison }: ComparisonTableProps) {
  const { t } = useTexts('route');
  const { rows, hasFlight, margins, factors } = comparison;
  return (
    <section className="wide section ruled comparison" aria-labelledby="comparison">
      <h2 id="comparison">{t(hasFlight ? 'comparison.titlePlane' : 'comparison.title')}</h2>
      <div className="comparison-parts">
        <ComparisonBars comparison={comparison} />
        <div className="table-region">
          <table aria-labelledby="comparison-caption">
            <caption>
              {/* With enlarged text the table scrolls; the link lets the keyboard scroll it. */}
              <span id="comparison-caption">{t('comparison.caption', names)}</span>{' '}
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
                    let word: string | undefined;
                    if (figure === 'total' && row.isFastest) word = t('comparison.fastest');
                    if (figure === 'co2' && row.isLeastCo2) word = t('comparison.least');
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
      </div>
      <div className="comparison-notes text-soft">
        <p>{t('comparison.margins', margins)}</p>
        {hasFlight && <p>{t('comparison.planeMargin', margins)}</p>}
        <p>{t(hasFlight ? 'comparison.factorsPlane' : 'comparison.factors', factors)}</p>
      </div>
    </section>
  );
}
