import type { Plugin } from 'vite';

/** The hooks of downshift that no code of the site calls; it calls `useCombobox` alone. */
const UNUSED = /^(?:useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .*;$/gm;
const UNUSED_COUNT = 3;

/**
 * Leaves out the hooks of downshift that the site does not call. Downshift attaches constants to
 * each of its hooks, which bundlers take for a reason to keep the whole hook: 3 kB after Brotli.
 */
export function unusedHooks(): Plugin {
  return {
    name: 'unused-hooks',
    transform: {
      filter: { id: /\/downshift\.esm\.mjs$/ },
      handler(code) {
        if (code.match(UNUSED)?.length !== UNUSED_COUNT)
          throw new Error('downshift attaches its constants in another way: see unused-hooks.ts.');
        return { code: code.replace(UNUSED, ''), map: null };
      },
    },
  };
}
