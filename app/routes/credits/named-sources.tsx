import { useTranslation } from 'react-i18next';
import type { FigureSource } from '#app/data/schema.ts';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';
import { namesYear } from '#app/ui/sources/names-year.ts';

/** Sources with the years they hold for. */
export function NamedSources({ sources }: { sources: readonly FigureSource[] }) {
  const { t } = useTranslation('credits');
  return (
    <ul>
      {sources.map((source) => {
        const name = namesYear(source) ? source.name : t('source', source);
        return (
          <li key={source.name}>
            {source.url ? <ExternalLink href={source.url}>{name}</ExternalLink> : name}
          </li>
        );
      })}
    </ul>
  );
}
