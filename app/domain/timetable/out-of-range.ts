/**
 * Reports an invalid index of a timetable, which is a bug.
 *
 * @throws RangeError always
 */
export function outOfRange(what: string, number: number): never {
  throw new RangeError(`the timetable has no ${what} ${number}`);
}
