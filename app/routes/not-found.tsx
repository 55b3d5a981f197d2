import { data } from 'react-router';
import { everyLanguage, PATHS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { siteRequest } from '#app/site-context.server.ts';
import { NotFoundMessage } from '#app/ui/error-page/not-found-message.tsx';
import type { Route } from './+types/not-found';

export function loader({ context }: Route.LoaderArgs) {
  const { settings, language } = siteRequest(context);
  const t = textsFor(language, 'shell');
  const page = {
    addresses: everyLanguage(PATHS.notFound),
    meta: pageMeta({
      ...settings,
      language,
      title: t('notFound.title'),
      description: t('notFound.subtitle'),
    }),
  };
  return data(page, 404);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function NotFound() {
  return <NotFoundMessage />;
}
