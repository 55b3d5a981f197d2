import type { ReactNode } from 'react';

interface ActionButtonProps {
  /** A text to copy. */
  readonly 'data-copy'?: string;
  /** An address to copy, from the root of the site. */
  readonly 'data-copy-link'?: string;
  /** The address of a page to keep on the device; the element around the buttons names its trip. */
  readonly 'data-keep'?: string;
  /** The announcement when it is done. */
  readonly 'data-said'?: string;
  /** The announcement when it cannot be done, in place of that for all buttons. */
  readonly 'data-failed'?: string;
  readonly 'data-print'?: boolean;
  readonly children: ReactNode;
}

/**
 * A button for something that one can do with a train or a plan. It needs code, which shows it: the
 * attributes tell `app/shell/open-rows.ts` what to do.
 */
export function ActionButton(props: ActionButtonProps) {
  return <button type="button" className="button button-quiet" hidden {...props} />;
}
