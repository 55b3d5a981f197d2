import type { MadeTimetable } from './make-timetable.ts';

/** A message of the process that reads feeds; the last one is no line and no progress. */
export type ImportMessage =
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'progress'; readonly step: string; readonly done: number }
  | { readonly kind: 'refused'; readonly reason: string }
  | MadeTimetable;
