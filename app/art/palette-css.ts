import { formatOklch, type PosterRole, palette, posterRoles, type Theme } from './palette.ts';

function declarations(roles: readonly PosterRole[], theme: Theme, separator: string): string {
  return roles.map((role) => `--poster-${role}: ${formatOklch(palette[role][theme])};`).join(separator);
}

/** The text of `palette.css`: every role in both themes, and what exists only by day or by night. */
export function formatPaletteCss(): string {
  return `/* Written by \`scripts/art/palette.ts\` from palette.ts. Change the colours there. */
:root {
  ${declarations(posterRoles, 'light', '\n  ')}
}

.poster .night {
  display: none;
}

@media (prefers-color-scheme: dark) {
  :root {
    ${declarations(posterRoles, 'dark', '\n    ')}
  }

  .poster .day {
    display: none;
  }

  .poster .night {
    display: inline;
  }
}
`;
}

/** The style element's text for a file that stands alone: only the roles it uses, in both themes. */
export function formatDrawingCss(roles: readonly PosterRole[]): string {
  const light = declarations(roles, 'light', '').replaceAll(': ', ':');
  const dark = declarations(roles, 'dark', '').replaceAll(': ', ':');
  return (
    `:root{${light}}.night{display:none}` +
    `@media(prefers-color-scheme:dark){:root{${dark}}.day{display:none}.night{display:inline}}`
  );
}
