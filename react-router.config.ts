import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // Routes are few: the whole map travels with the page, and no extra request asks for it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
