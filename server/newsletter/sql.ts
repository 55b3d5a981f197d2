/** A value of a column. */
export type SqlValue = string | number | null;

/** Runs one statement with `$1`, `$2` … as parameters, which both engines understand, and answers its rows. */
export type SqlQuery = <Row = unknown>(text: string, values?: readonly SqlValue[]) => Promise<Row[]>;

/** The few places where the engines differ. */
export interface SqlDialect {
  /** Ends the inner query of a claim: keeps two servers off the same row where several may write at once. */
  readonly skipLocked: '' | 'FOR UPDATE SKIP LOCKED';
  lockAddress(query: SqlQuery, key: string): Promise<void>;
}
