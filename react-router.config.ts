import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // Few pages: naming them all at once saves a request before each move inside the site.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
