import { type ComponentType, createElement, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hands an island of the server's HTML over to its component; once it answers its visitors, the
 * island says so, and makes up for a press that it could not answer before. Where the component
 * fails, as code of one release can with what another one answers, the HTML comes back as it was
 * sent.
 */
export function hydrate(island: Element, Component: ComponentType<object>, props: object): void {
  const plain = [...island.childNodes].map((node) => node.cloneNode(true));
  function Hydrated() {
    useEffect(() => {
      island.setAttribute('data-hydrated', '');
      document.getElementById(island.getAttribute('data-pressed') ?? '')?.click();
      island.removeAttribute('data-pressed');
    }, []);
    return createElement(Component, props);
  }
  function onUncaughtError(error: unknown) {
    reportError(error);
    island.replaceChildren(...plain);
    island.removeAttribute('data-hydrated');
    island.setAttribute('data-failed', '');
  }
  startTransition(() => {
    hydrateRoot(island, createElement(StrictMode, null, createElement(Hydrated)), {
      onUncaughtError,
    });
  });
}
