import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The engines that the journeys are made in. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** An engine of this machine: the program to start, or the missing one. */
export type Found =
  | { readonly programs: readonly string[] }
  | { readonly missing: readonly string[] };

/** The common names of the engines. */
export const ENGINES: Readonly<Record<EngineName, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
};

const MINI_BROWSER = '/usr/{lib,lib/*,libexec}/webkit2gtk-4.*/MiniBrowser';

/** Finds an engine: Chromium comes with the packages, the others with the system. */
export function findEngine(name: EngineName): Found {
  switch (name) {
    case 'chromium':
      return { programs: [] };
    case 'firefox': {
      const firefox = process.env.FIREFOX_PATH || onPath('firefox') || onPath('firefox-esr');
      return firefox ? { programs: [firefox] } : { missing: ['Firefox'] };
    }
    case 'webkit': {
      const parts = {
        WebKitWebDriver: onPath('WebKitWebDriver'),
        MiniBrowser: globSync(MINI_BROWSER)[0],
        Xvfb: onPath('Xvfb'),
      };
      const missing = Object.entries(parts).filter(([, path]) => !path);
      if (missing.length > 0) return { missing: missing.map(([part]) => part) };
      return { programs: Object.values(parts) as string[] };
    }
  }
}

function onPath(program: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
}
