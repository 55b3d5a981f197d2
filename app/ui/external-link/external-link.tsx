import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { NewTabLink } from './new-tab-link.tsx';

/** A link that leaves the site, for everything that only the server renders. */
export function ExternalLink(props: Omit<ComponentProps<typeof NewTabLink>, 'newTab'>) {
  const { t } = useTranslation('shell');
  return <NewTabLink {...props} newTab={t('newTab')} />;
}
