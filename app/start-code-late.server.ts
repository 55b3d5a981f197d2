const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const STARTER =
  /<script type="module" async="">import ("[^"]+");\s*((?:import \* as \w+ from "[^"]+";\s*)+)(window\.__reactRouterRouteModules = \{[^}]*\};)\s*import\(("[^"]+")\);<\/script>/;
const ROUTE = /import \* as (\w+) from ("[^"]+");/g;

/**
 * Lets a page's code be fetched after the page's first frame. The router asks for it at once, ahead of the picture and
 * the typeface of the first screen, which a slow network then shows half a second later; everything works without it.
 *
 * @param html a finished page; one without code, or with code started in another way, stays as it is
 */
export function startCodeLate(html: string): string {
  const starter = STARTER.exec(html);
  if (!starter) return html;
  const [whole, manifest, imports = '', routeModules, entry] = starter;
  const files = [...html.matchAll(PRELOAD)].map(([, file]) => file);
  const routes = [...imports.matchAll(ROUTE)];
  const late = `requestAnimationFrame(function () { setTimeout(function () {
${JSON.stringify(files)}.forEach(function (file) {
  var link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
});
Promise.all([${[...routes.map(([, , file]) => file), manifest].map((file) => `import(${file})`).join(', ')}]).then(function ([${routes.map(([, name]) => name).join(', ')}]) {
${routeModules}
return import(${entry});
});
}); });`;
  return html.replace(whole, () => `<script>${late}</script>`).replaceAll(PRELOAD, '');
}
