import type { Plugin } from 'vite';

/** Lines of downshift that bundlers cannot prove to be unused, and how often each stands there. */
const UNUSED: readonly { readonly line: RegExp; readonly count: number }[] = [
  // The constants of its hooks keep the hooks. The site calls `useCombobox` alone.
  { line: /^(?:useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .*;$/gm, count: 3 },
  // Its default scrolling keeps a package. The site has a `scrollIntoView` of its own.
  { line: /^ {2}scrollIntoView: scrollIntoView,$/gm, count: 1 },
];

/** Leaves out the parts of downshift that the site does not use: 4 kB after Brotli. */
export function trimDownshift(): Plugin {
  return {
    name: 'trim-downshift',
    transform: {
      filter: { id: /\/downshift\.esm\.mjs$/ },
      handler(code) {
        let trimmed = code;
        for (const { line, count } of UNUSED) {
          if (code.match(line)?.length !== count)
            throw new Error(`downshift has changed: see trim-downshift.ts and ${line}`);
          trimmed = trimmed.replace(line, '');
        }
        return { code: trimmed, map: null };
      },
    },
  };
}
