import { formatOklch, type PosterRole, palette, type Theme } from './palette.ts';

function declarations(roles: readonly PosterRole[], theme: Theme, separator: string): string {
  return roles
    .map((role) => `--poster-${role}: ${formatOklch(palette[role][theme])};`)
    .join(separator);
}

/** The roles that the pages' own style sheets name; a drawing is a file that brings its own. */
const PAGE_ROLES = [
  'sky',
  'cypress',
  'viaduct',
  'glow-window',
  'paper',
  'train',
] as const satisfies readonly PosterRole[];

/** The text of `palette.css`: the palette's colours for style sheets, in both themes. */
export function formatPaletteCss(): string {
  return `/* Written by \`scripts/art/palette.ts\` from palette.ts. Change the colours there. */
:root {
  ${declarations(PAGE_ROLES, 'light', '\n  ')}
}

@media (prefers-color-scheme: dark) {
  :root {
    ${declarations(PAGE_ROLES, 'dark', '\n    ')}
  }
}
`;
}

/** The fragment of a drawing's address that shows it by night. */
export const NIGHT_FRAGMENT = '#night';

/**
 * The style element's text of a standalone file: only its roles, in both themes. The page's
 * `<picture>` chooses the theme by the fragment, since WebKit does not pass the reader's theme to a
 * drawing inside an image.
 */
export function formatDrawingCss(roles: readonly PosterRole[]): string {
  const light = declarations(roles, 'light', '').replaceAll(': ', ':');
  const dark = declarations(roles, 'dark', '').replaceAll(': ', ':');
  return (
    `:root{${light}}.night{display:none}` +
    `[id^=night]:target{${dark}}[id^=night]:target .day{display:none}[id^=night]:target .night{display:inline}`
  );
}
