import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { isConnectionFailure } from '#app/domain/connection-failure.ts';
import type { Texts } from '#app/i18n/resources/texts.ts';

/**
 * Writes the title of the page that stands in place of one that failed: not found, not reached, or broken on our
 * side. It asks not
 * to be indexed.
 *
 * @param texts the shell's texts in the page's language
 */
export function errorMeta(error: unknown, texts: Texts['shell'], siteName: string): MetaDescriptor[] {
  const { title, description } = errorTexts(error, texts);
  return [
    { title: `${title} | ${siteName}` },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ];
}

function errorTexts(error: unknown, { notFound, offline, failure }: Texts['shell']) {
  if (isConnectionFailure(error)) return { title: offline.title, description: offline.advice };
  const isMissing = isRouteErrorResponse(error) && error.status < 500;
  const { title, subtitle } = isMissing ? notFound : failure;
  return { title, description: subtitle };
}
