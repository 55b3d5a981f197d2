/**
 * Makes a function remember its last answers, for each owner (its first argument) for as long as that lives.
 *
 * @param most how many answers are remembered for each owner; the one that was not asked for longest goes first
 */
export function remembering<Owner extends object, Asked extends readonly (string | number)[], Answer>(
  most: number,
  find: (owner: Owner, ...asked: Asked) => Answer,
): typeof find {
  const owners = new WeakMap<Owner, Map<string, Answer>>();
  return (owner, ...asked) => {
    const answers = owners.get(owner) ?? new Map<string, Answer>();
    owners.set(owner, answers);
    const key = asked.join(' ');
    const answer = answers.has(key) ? (answers.get(key) as Answer) : find(owner, ...asked);
    answers.delete(key);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}
