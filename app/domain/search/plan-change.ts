/**
 * A change of a plan's places: one of them, by its position counted from 0, is removed, or moved by
 * one position or to a given one.
 */
export type PlanChange =
  | { readonly kind: 'earlier' | 'later' | 'remove'; readonly at: number }
  | { readonly kind: 'to'; readonly at: number; readonly to: number };

/** Reads a change from an untrusted address; undefined for anything else. */
export function parseChange(text: string | null): PlanChange | undefined {
  const [, at, kind, to] = /^(\d)-(?:(earlier|later|remove)|to-(\d))$/.exec(text ?? '') ?? [];
  if (at === undefined) return undefined;
  if (to !== undefined) return { kind: 'to', at: Number(at), to: Number(to) };
  return { kind: kind as 'earlier' | 'later' | 'remove', at: Number(at) };
}

/** Writes a change for an address: `2-earlier`, `2-to-0`. */
export function writeChange(change: PlanChange): string {
  const end = change.kind === 'to' ? `-${change.to}` : '';
  return `${change.at}-${change.kind}${end}`;
}

/** The position that a place is moved to; undefined for one that is removed. */
export function targetOf(change: PlanChange): number | undefined {
  if (change.kind === 'to') return change.to;
  if (change.kind === 'remove') return undefined;
  return change.at + (change.kind === 'earlier' ? -1 : 1);
}
