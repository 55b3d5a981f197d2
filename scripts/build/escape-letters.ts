import type { Plugin } from 'vite';

/**
 * Writes letters beyond ASCII as escapes in the server's program. Node keeps the text of a program
 * as long as it runs, with two bytes a letter if a single one is beyond ASCII: 4 MB more.
 */
export function escapeLetters(): Plugin {
  return {
    name: 'escape-letters',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // The last hook: those before it write the letters themselves again.
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = inAscii(file.code);
    },
  };
}

/** A program with escapes for the letters of its strings, templates and patterns. */
export function inAscii(code: string): string {
  return code.replaceAll(/[^\0-\x7f]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
