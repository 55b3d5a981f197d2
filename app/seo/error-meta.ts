import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import type { Texts } from '#app/i18n/resources/texts.ts';

/**
 * Writes the title of the page that stands in place of one that failed: not found, or broken on our side. It asks not
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

function errorTexts(error: unknown, { notFound, failure }: Texts['shell']) {
  const isMissing = isRouteErrorResponse(error) && error.status < 500;
  const { title, subtitle } = isMissing ? notFound : failure;
  return { title, description: subtitle };
}
