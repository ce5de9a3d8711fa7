import { writeFile } from 'node:fs/promises';
import type { Config } from '@react-router/dev/config';
import { bundleServiceWorker } from './bin/lib/service-worker.ts';
import { translateBuild } from './bin/lib/translate-build.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // The map of all routes weighs 14 KB; a page brings its own and asks for those it links to.
  routeDiscovery: { mode: 'lazy' },
  // Only here is everything written: the map of routes comes last.
  async buildEnd() {
    await writeFile('build/client/sw.js', await bundleServiceWorker());
    await translateBuild('build');
  },
} satisfies Config;
