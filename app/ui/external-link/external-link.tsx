import type { ComponentProps } from 'react';
import { useTexts } from '#app/i18n/translator.ts';
import { NewTabLink } from './new-tab-link.tsx';

/** A link to another site, outside islands. */
export function ExternalLink(props: Omit<ComponentProps<typeof NewTabLink>, 'newTab'>) {
  const { t } = useTexts('shell');
  return <NewTabLink {...props} newTab={t('newTab')} />;
}
