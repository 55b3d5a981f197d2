import type { ReactNode } from 'react';

/** The id of the panel's title, which also names the panel. */
export const PANEL_TITLE_ID = 'map-choice';

/** The panel's title. A choice within the panel moves the focus to it. */
export function PanelTitle({ children }: { readonly children: ReactNode }) {
  return (
    <h3 id={PANEL_TITLE_ID} tabIndex={-1}>
      {children}
    </h3>
  );
}
