import { type ComponentType, createElement, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hands an island of the server's HTML over to its component; once it answers its visitors, the island says so, and makes
 * up for a press that it could not answer before.
 */
export function hydrate(island: Element, Component: ComponentType<object>, props: object): void {
  function Awake() {
    useEffect(() => {
      island.setAttribute('data-awake', '');
      document.getElementById(island.getAttribute('data-pressed') ?? '')?.click();
      island.removeAttribute('data-pressed');
    }, []);
    return createElement(Component, props);
  }
  startTransition(() => {
    hydrateRoot(island, createElement(StrictMode, null, createElement(Awake)));
  });
}
