import './information/information.css';
import { data } from 'react-router';
import { everyLanguage, PATHS } from '#app/i18n/addresses.ts';
import { pageHead } from '#app/seo/page-head.server.ts';
import { siteRequest } from '#app/site-context.server.ts';
import { SourceLinks } from '#app/ui/sources/source-links.tsx';
import type { Route } from './+types/information';
import { informationPage } from './information/information-page.server.ts';
import { INFORMATION_PAGES } from './information/information-pages.ts';
import { Line, Prose } from './information/prose.tsx';

/** One module for all information pages: they differ in nothing but their texts. */
export function loader({ context, pattern }: Route.LoaderArgs) {
  const site = siteRequest(context);
  const name = INFORMATION_PAGES.find((each) => PATHS[each] === pattern);
  if (!name) throw data(null, 404);
  const page = informationPage(name, site);
  const picture = { kind: 'page', name: PATHS[name].slice(1) } as const;
  return {
    page,
    ...pageHead(site, everyLanguage(PATHS[name]), { ...page.meta, picture, name: page.title }),
  };
}

export default function Information({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <article className="text-page">
      <h1>{page.title}</h1>
      {page.lead && (
        <p className="lead">
          <Line text={page.lead} {...page.fill} />
        </p>
      )}
      {page.sections.map(({ title, text, sources }) => (
        <section key={title}>
          <h2>{title}</h2>
          <Prose text={text} {...page.fill} />
          {sources && <SourceLinks sources={sources} />}
        </section>
      ))}
    </article>
  );
}
