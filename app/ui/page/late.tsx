import type { ReactNode } from 'react';

/**
 * Content below the first screen. Its files are requested after the first frame, which they would
 * delay on a slow network (`app/shell/late-parts.ts`); without scripts at once. The element around
 * it must keep its room. Not for islands: React would hydrate a part that has moved.
 */
export function Late({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <template data-late>{children}</template>
      <noscript>{children}</noscript>
    </>
  );
}
