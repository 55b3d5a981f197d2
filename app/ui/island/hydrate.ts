import { type ComponentType, createElement, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

interface AwakeProps {
  readonly island: Element;
  readonly Component: ComponentType<object>;
  readonly props: object;
}

/** The island's component; once it answers its visitors, the island says so. */
function Awake({ island, Component, props }: AwakeProps) {
  useEffect(() => island.setAttribute('data-awake', ''), [island]);
  return createElement(Component, props);
}

/** Hands an island of the server's HTML over to its component. */
export function hydrate(props: AwakeProps): void {
  startTransition(() => {
    hydrateRoot(props.island, createElement(StrictMode, null, createElement(Awake, props)));
  });
}
