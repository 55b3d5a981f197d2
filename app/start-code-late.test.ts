import { describe, expect, it } from 'vitest';
import { startCodeLate } from './start-code-late.server.ts';

const HEAD = '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>';
const STARTER = `<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";

  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.js");</script>`;

describe('the start of a page’s code', () => {
  it('waits for the first frame, with every file that the router names', () => {
    const page = startCodeLate(`<html><head>${HEAD}</head><body><p>$&</p>${STARTER}</body></html>`);
    expect(page).not.toContain('rel="modulepreload"');
    expect(page).not.toContain('type="module"');
    expect(page).toContain('<p>$&</p><script>requestAnimationFrame(');
    expect(page).toContain('["/assets/a.js","/assets/b.js"].forEach');
    expect(page).toContain(
      'Promise.all([import("/assets/root.js"), import("/assets/home.js"), import("/assets/manifest.js")])' +
        '.then(function ([route0, route1]) {\n' +
        'window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};\n' +
        'return import("/assets/entry.js");',
    );
  });

  it('stays as it is where it is written in another way', () => {
    const page = `${HEAD}<script type="module" async="">import "/other.js";</script>`;
    expect(startCodeLate(page)).toBe(page);
    expect(startCodeLate('<p>no code</p>')).toBe('<p>no code</p>');
  });
});
