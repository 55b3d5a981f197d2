import { build } from 'vite';

/**
 * Bundles the server's own sources into JavaScript; packages stay packages. Node can run the
 * sources as they are, but the part of it that takes the types away then stays in the server's
 * memory, some 30 MB of it.
 */
export async function bundleServer(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'server/index.ts',
      outDir: 'build',
      emptyOutDir: false,
      target: 'node24',
      rolldownOptions: {
        output: { entryFileNames: 'site-server.js', chunkFileNames: 'site-server-[name].js' },
      },
    },
  });
}
