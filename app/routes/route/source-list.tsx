import { useTranslation } from 'react-i18next';
import { SourceLink } from '#app/ui/sources/source-link.tsx';
import type { RouteData } from './route-data.server.ts';

/** Where each figure of the page comes from, and the year that it holds for. */
export function SourceList({ sources }: { sources: RouteData['sources'] }) {
  const { t } = useTranslation('route');
  return (
    <section className="wide source-list route-sources" aria-labelledby="sources">
      <h2 id="sources">{t('sources.title')}</h2>
      <dl>
        {sources.map(({ figure, ...source }) => (
          <div key={figure}>
            <dt>{t(`sources.${figure}`)}</dt>
            <dd>
              <SourceLink source={source} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
