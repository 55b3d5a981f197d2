/**
 * Keeps the latest results of a function, by its arguments. A promise that is rejected is
 * forgotten, so that the next call tries again.
 *
 * @param most the number of kept results; the least recently used is dropped first
 */
export function memoize<Parameters extends readonly (string | number)[], Result>(
  most: number,
  find: (...parameters: Parameters) => Result,
): typeof find {
  const results = new Map<string, Result>();
  return (...parameters) => {
    const key = parameters.join(' ');
    const isKnown = results.has(key);
    const result = isKnown ? (results.get(key) as Result) : find(...parameters);
    results.delete(key);
    results.set(key, result);
    const [oldest] = results.keys();
    if (results.size > most && oldest !== undefined) results.delete(oldest);
    if (!isKnown && result instanceof Promise)
      result.catch(() => results.get(key) === result && results.delete(key));
    return result;
  };
}

/**
 * Memoizes a function of an object for as long as that object is in use: results of a planner or a
 * timetable that need cities, the map or languages, of which these two know nothing.
 */
export function memoizeByObject<Key extends object, Result>(
  make: (key: Key) => Result,
): typeof make {
  const results = new WeakMap<Key, { readonly result: Result }>();
  return (key) => {
    const known = results.get(key) ?? { result: make(key) };
    results.set(key, known);
    return known.result;
  };
}
