/**
 * Reports a number that stands for nothing in a timetable, which is a mistake in the program.
 *
 * @throws RangeError always
 */
export function outOfRange(what: string, number: number): never {
  throw new RangeError(`the timetable has no ${what} ${number}`);
}
