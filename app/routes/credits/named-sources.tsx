import { useTranslation } from 'react-i18next';
import type { Source } from '#app/data/schema.ts';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';
import { namesYear } from '#app/ui/sources/names-year.ts';

/** Sources with the years they hold for. */
export function NamedSources({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation('credits');
  return (
    <ul>
      {sources.map((source) => (
        <li key={source.name}>
          <ExternalLink href={source.url}>
            {namesYear(source) ? source.name : t('source', source)}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
