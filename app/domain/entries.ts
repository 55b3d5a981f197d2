// `?? 0` would turn a wrong index into the first entry without a word; these throw.

/**
 * The entry of a list at an index that it must have.
 *
 * @throws RangeError without such an entry, which is a bug
 */
export function entryAt<Entry>(list: ArrayLike<Entry>, index: number): Entry {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(`no entry ${index} in a list of ${list.length}`);
  return entry;
}

/**
 * The value of a key that a map must have.
 *
 * @throws RangeError without such a key, which is a bug
 */
export function valueAt<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`no key ${key} in a map of ${map.size}`);
  return value;
}
