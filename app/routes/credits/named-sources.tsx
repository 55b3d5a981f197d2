import { useTranslation } from 'react-i18next';
import type { Source } from '#app/data/schema.ts';
import { ExternalLink } from '#app/ui/external-link/external-link.tsx';

/** Sources with the years they hold for. */
export function NamedSources({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation('credits');
  return (
    <ul>
      {sources.map(({ name, url, year }) => (
        <li key={name}>
          <ExternalLink href={url}>{t('source', { name, year })}</ExternalLink>
        </li>
      ))}
    </ul>
  );
}
