import { type ComponentType, createElement, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates an island of the server's HTML. Then sets `data-hydrated` and repeats early presses. If
 * the component fails, as code of one release can with data of another, the server's HTML is
 * restored.
 */
export function hydrate(island: Element, Component: ComponentType<object>, props: object): void {
  const plain = [...island.childNodes].map((node) => node.cloneNode(true));
  function Hydrated() {
    useEffect(() => {
      island.setAttribute('data-hydrated', '');
      for (const button of island.querySelectorAll<HTMLElement>('[data-pressed]')) {
        button.removeAttribute('data-pressed');
        button.click();
      }
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
