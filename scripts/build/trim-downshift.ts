import type { Plugin } from 'vite';

interface UnusedPart {
  readonly code: RegExp;
  /** How often it stands in downshift. */
  readonly count: number;
  readonly replacement: string;
}

/** Parts of downshift that bundlers cannot prove to be unused. */
const UNUSED: readonly UnusedPart[] = [
  // The constants of its hooks keep the hooks. The site calls `useCombobox` alone.
  {
    code: /^(?:useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .*;$/gm,
    count: 3,
    replacement: '',
  },
  // Its default scrolling keeps a package. The site has a `scrollIntoView` of its own.
  { code: /^ {2}scrollIntoView: scrollIntoView,$/gm, count: 1, replacement: '' },
  // Its tables of properties, and two packages, serve its checks for developers, which are not
  // built in.
  {
    code: /^var (\w*[pP]ropTypes(?:\$\d)?) = (?:_extends\(.*)?\{\n(?: .*\n)*\}\)?;$/gm,
    count: 6,
    replacement: 'var $1;',
  },
  {
    code: /^import (?:PropTypes|\{ isForwardRef \}) from '(?:prop-types|react-is)';$/gm,
    count: 2,
    replacement: '',
  },
];

/** Leaves out the parts of downshift that the site does not use: 5 kB after Brotli. */
export function trimDownshift(): Plugin {
  return {
    name: 'trim-downshift',
    // Its checks for developers need what is left out.
    apply: 'build',
    transform: {
      filter: { id: /\/downshift\.esm\.mjs$/ },
      handler(code) {
        let trimmed = code;
        for (const { code: unused, count, replacement } of UNUSED) {
          if (code.match(unused)?.length !== count)
            throw new Error(`downshift has changed: see trim-downshift.ts and ${unused}`);
          trimmed = trimmed.replace(unused, replacement);
        }
        return { code: trimmed, map: null };
      },
    },
  };
}
