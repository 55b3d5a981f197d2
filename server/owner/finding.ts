/** The result of one check. */
export interface Finding {
  readonly name: string;
  /** `to do` when the operator has to act. */
  readonly result: 'ok' | 'to do' | 'left out';
  /** The finding, or the action that is needed. One line without secrets or personal data. */
  readonly text: string;
}
