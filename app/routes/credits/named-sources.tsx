import { useTranslation } from 'react-i18next';
import type { Source } from '#app/data/schema.ts';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';

/** Sources with their years; their names are facts of the data and stand in English everywhere. */
export function NamedSources({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation('credits');
  return (
    <ul>
      {sources.map(({ name, url, year }) => (
        <li key={name}>
          <ExternalLink href={url}>
            <span lang="en">{t('source', { name, year })}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
