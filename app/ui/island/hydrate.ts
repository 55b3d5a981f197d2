import { type ComponentType, createElement, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

interface AwakeProps<Props> {
  readonly island: Element;
  readonly Component: ComponentType<Props>;
  readonly props: Props;
}

/** The island's component; once it answers its visitors, the island says so. */
function Awake<Props extends object>({ island, Component, props }: AwakeProps<Props>) {
  useEffect(() => island.setAttribute('data-awake', ''), [island]);
  return createElement(Component, props);
}

/** Hands an island of the server's HTML over to its component. */
export function hydrate<Props extends object>(
  island: Element,
  Component: ComponentType<Props>,
  props: Props,
): void {
  startTransition(() => {
    hydrateRoot(
      island,
      createElement(StrictMode, null, createElement(Awake<Props>, { island, Component, props })),
    );
  });
}
