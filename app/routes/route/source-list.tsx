import { useTranslation } from 'react-i18next';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';
import type { RouteData } from './route-data.server.ts';

/** Where each figure of the page comes from, and the year that it holds for. */
export function SourceList({ sources }: { sources: RouteData['sources'] }) {
  const { t } = useTranslation('route');
  return (
    <section className="wide source-list" aria-labelledby="sources">
      <h2 id="sources">{t('sources.title')}</h2>
      <dl>
        {sources.map(({ figure, name, url, year }) => (
          <div key={figure}>
            <dt>{t(`sources.${figure}`)}</dt>
            <dd>
              <ExternalLink href={url}>{name}</ExternalLink> ({year})
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
