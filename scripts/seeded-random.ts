/**
 * A repeatable stream of numbers from 0 (included) to 1 (excluded): the linear congruential
 * generator of Numerical Recipes. The same seed gives the same numbers.
 */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
