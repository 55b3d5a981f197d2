/** One step of the tables, in statements that both engines understand; a step that was released is never changed. */
export interface Migration {
  /** Counts up from 1 without gaps. */
  readonly version: number;
  /** In order; `BIGINT` holds milliseconds in either engine. */
  readonly statements: readonly string[];
}
