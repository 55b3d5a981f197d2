import type { SiteAssets, SiteRequest, SiteResponse, SiteRoute } from '#app/domain/site.ts';
import { type PageModule, type PageResult, redirectToCanonical } from '#app/ui/page/page-module.ts';
import { renderMessage, renderPage } from './render-page.tsx';

/** Makes a route of a page; other spellings of its path are redirected to the canonical one. */
export function pageRoute<Props extends object>(
  kind: string,
  path: string,
  module: PageModule<Props>,
  assets: SiteAssets,
): SiteRoute {
  const { sheet, hasCode, load, submit, Page } = module;

  async function respond(request: SiteRequest, result: PageResult<Props>): Promise<SiteResponse> {
    if ('redirect' in result)
      return { status: result.status, headers: { location: result.redirect }, body: '' };
    if ('notFound' in result) return await renderMessage('notFound', 404, request, assets);
    const { props, ...page } = result;
    return await renderPage(request, assets, {
      sheet,
      ...page,
      kind,
      hasCode,
      children: <Page {...props} />,
    });
  }

  return {
    kind,
    path,
    get: async (request, params) => {
      // A trip's path is read in any spelling, and its page names the canonical one.
      const redirect = path === '*' ? undefined : redirectToCanonical(request);
      return await respond(request, redirect ?? (await load(request, params)));
    },
    ...(submit && {
      post: async (request, form) => await respond(request, await submit(request, form)),
    }),
  };
}
