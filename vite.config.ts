import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // The server's build carries its own libraries, in their production form, but for the native module that makes PNG of
  // drawings. The development server takes them from their packages: it cannot evaluate CommonJS inside its own modules.
  ...(command === 'build' && { ssr: { noExternal: true as const, external: ['@resvg/resvg-js'] } }),
  build: {
    // Everything is a file of its own: the content security policy allows no data: address in scripts or styles.
    assetsInlineLimit: 0,
    target: 'es2022',
    // The browsers that Tailwind asks for: for older ones each colour would be sent three times.
    cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
  },
}));
