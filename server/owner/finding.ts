/** One thing that was looked at. */
export interface Finding {
  readonly name: string;
  /** Whether it is in order, something must be done, or it was left out. */
  readonly result: 'ok' | 'to do' | 'left out';
  /** What was found, or what to do. One line without anything secret or personal. */
  readonly text: string;
}
