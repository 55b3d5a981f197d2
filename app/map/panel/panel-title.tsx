import type { ReactNode } from 'react';

/** The id of the title of what the panel shows, by which the panel is named. */
export const PANEL_TITLE_ID = 'map-choice';

/** The title of what the panel shows. A choice within the panel moves the focus to it. */
export function PanelTitle({ children }: { readonly children: ReactNode }) {
  return (
    <h3 id={PANEL_TITLE_ID} tabIndex={-1}>
      {children}
    </h3>
  );
}
