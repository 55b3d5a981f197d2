import { Hono } from 'hono';
import type { CurrentTimetable } from './current-timetable.ts';

/** Where a server gives its timetable to other machines, which fetch it with `npm run timetable`. */
export const TIMETABLE_PATH = '/timetable.bin';

/** Answers with the timetable's file; who names the digest of the one it has hears that it is still the newest. */
export function timetableRoutes(timetable: Pick<CurrentTimetable, 'current'>): Hono {
  return new Hono().get(TIMETABLE_PATH, (context) => {
    const { file, digest } = timetable.current();
    const headers = { ETag: `"${digest}"`, 'Cache-Control': 'no-cache' };
    if (context.req.header('If-None-Match') === headers.ETag) return context.body(null, 304, headers);
    return context.body(new Uint8Array(file), 200, {
      ...headers,
      'Content-Type': 'application/octet-stream',
    });
  });
}
