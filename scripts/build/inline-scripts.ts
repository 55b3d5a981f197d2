import { build, type Plugin } from 'vite';

const QUERY = '?inline-script';

interface InlineScript {
  readonly code: string;
  /** Every file that the code comes from, by its path. */
  readonly files: readonly string[];
}

/**
 * Bundles a module with its imports into one small script for an HTML page.
 *
 * @param options `isProduction`: the value of `import.meta.env.PROD` in the script
 * @throws Error if the code would end the script element around it
 */
async function bundleInlineScript(
  entry: string,
  { isProduction }: { readonly isProduction: boolean },
): Promise<InlineScript> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'import.meta.env.PROD': JSON.stringify(isProduction) },
    build: {
      write: false,
      // A browser that cannot parse one line of it would run none; the pages themselves work in
      // any.
      target: 'es2020',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        output: { format: 'iife' },
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
      },
    },
  });
  if (Array.isArray(result) || !('output' in result))
    throw new Error(`${entry} is not one script.`);
  const [chunk] = result.output;
  const code = chunk.code.trim();
  if (/<!--|<\/?script/i.test(code))
    throw new Error(`${entry} would end the script element around it.`);
  return { code, files: chunk.moduleIds };
}

/**
 * Makes `import code from './shell-script.ts?inline-script'` return the module as an inline script,
 * in development too.
 */
export function inlineScripts(): Plugin {
  let isProduction = false;
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    configResolved(config) {
      isProduction = config.isProduction;
    },
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const { code, files } = await bundleInlineScript(id.slice(0, -QUERY.length), {
          isProduction,
        });
        for (const file of files) this.addWatchFile(file);
        return { code: `export default ${JSON.stringify(code)};`, moduleType: 'js' };
      },
    },
  };
}
