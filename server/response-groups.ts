/** Groups of responses with a cache and a queue each, so that none displaces or delays another. */
export type ResponseGroup = 'pages' | 'pictures' | 'trains';

/** Paths of pictures that are drawn for a request, which keeps a second processor busy. */
const PICTURES = /^\/(?:social|posters)\//;
/** Paths of the trains of a day on the map, of which a timetable has two large files a date. */
const TRAINS = /^\/map\/(?:now|trains?)\//;

/** The group of a canonical path. */
export function groupOf(path: string): ResponseGroup {
  if (PICTURES.test(path)) return 'pictures';
  return TRAINS.test(path) ? 'trains' : 'pages';
}
