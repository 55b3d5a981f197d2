/** What a service worker finds around it, as far as ours uses it; the library of types holds pages or workers, not both. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: { readonly navigationPreload?: { readonly enable: () => Promise<void> } };
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly { readonly url: string }[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

/** An event that keeps the worker running until its work is done. */
interface LifeEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A page of this site asks for something. */
export interface RequestEvent extends LifeEvent {
  readonly request: Request;
  /** The answer to a request that the browser sent while the worker was still starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (response: Promise<Response>) => void;
}
