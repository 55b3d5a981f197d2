/**
 * The first number from `low` on for which a condition holds, and `high` if it holds for none
 * before it. The condition must hold for every number after the first one: the search is binary.
 */
export function firstIndexWhere(
  low: number,
  high: number,
  holds: (index: number) => boolean,
): number {
  let [first, end] = [low, high];
  while (first < end) {
    const middle = (first + end) >> 1;
    if (holds(middle)) end = middle;
    else first = middle + 1;
  }
  return first;
}
