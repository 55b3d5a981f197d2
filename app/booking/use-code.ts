import { type ComponentType, useCallback, useState } from 'react';

/**
 * A component whose code is fetched when it is first wanted. A part that cannot be fetched, as without a network or after
 * another release, stays away and takes nothing else with it.
 *
 * @param load always the same function
 * @returns the component once it is there, and the wish for it, which says whether it came
 */
export function useCode<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  const [code, setCode] = useState<ComponentType<Props>>();
  const want = useCallback(async (): Promise<boolean> => {
    try {
      const { default: loaded } = await load();
      setCode(() => loaded);
      return true;
    } catch {
      return false;
    }
  }, [load]);
  return [code, want] as const;
}
