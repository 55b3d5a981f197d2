import { createContext, RouterContextProvider } from 'react-router';
import type { SiteRequest } from '#app/domain/site-request.ts';

const siteContext = createContext<SiteRequest>();

/** Puts a request's facts where the loaders find them. */
export function createLoadContext(request: SiteRequest): RouterContextProvider {
  return new RouterContextProvider(new Map([[siteContext, request]]));
}

/** Reads the request's facts in a loader or action. */
export function siteRequest(context: Readonly<RouterContextProvider>): SiteRequest {
  return context.get(siteContext);
}
