import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The server's build carries its own libraries, in their production form.
  // Drawings become PNG by a native module, which cannot be bundled.
  ssr: { noExternal: true, external: ['@resvg/resvg-js'] },
  build: {
    // Everything is a file of its own: the content security policy allows no data: address in scripts or styles.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
});
