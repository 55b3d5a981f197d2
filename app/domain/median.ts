/** The median of some numbers, of two in the middle the greater one; undefined without any. */
export function upperMedian(numbers: readonly number[]): number | undefined {
  return sorted(numbers)[Math.floor(numbers.length / 2)];
}

/** The median of some numbers, of two in the middle the lesser one; undefined without any. */
export function lowerMedian(numbers: readonly number[]): number | undefined {
  return sorted(numbers)[Math.ceil(numbers.length / 2) - 1];
}

function sorted(numbers: readonly number[]): readonly number[] {
  return numbers.toSorted((one, other) => one - other);
}
