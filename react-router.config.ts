import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // The map of all routes weighs 14 KB; a page brings its own and asks for those it links to.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
