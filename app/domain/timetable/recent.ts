/** Remembers for each owner, for as long as it lives, the last few values that were made for a key. */
export class Recent<Owner extends object, Key, Value> {
  readonly #owners = new WeakMap<Owner, Map<Key, Value>>();
  readonly #most: number;

  /** @param most how many values each owner has; the one that was not asked for longest goes first */
  constructor(most: number) {
    this.#most = most;
  }

  /** The value of a key, made when it is not remembered. */
  get(owner: Owner, key: Key, make: () => Value): Value {
    const values = this.#owners.get(owner) ?? new Map<Key, Value>();
    this.#owners.set(owner, values);
    const value = values.has(key) ? (values.get(key) as Value) : make();
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > this.#most && oldest !== undefined) values.delete(oldest);
    return value;
  }
}
