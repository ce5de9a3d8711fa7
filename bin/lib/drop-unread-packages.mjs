// After npm install: takes away what packages bring along and nothing here reads, 180 MB of it.
import { existsSync, readdirSync, rmSync } from 'node:fs';

const modules = new URL('../../node_modules/', import.meta.url);
const drop = (path) => rmSync(new URL(path, modules), { recursive: true, force: true });

const unread = [
  // The archive of Node with headers for compilers; its program has been linked into the package by then.
  'node/node_modules',
  // The drawings of which @tabler/icons-react is made, which has them all.
  '@tabler/icons',
  // Sources beside what was made of them, and builds for others.
  '@cantoo/pdf-lib/src',
  '@cantoo/pdf-lib/ts3.4',
  'maplibre-gl/src',
  'pmtiles/src',
  'libheif-js/libheif',
  'libheif-js/libheif-wasm/libheif-bundle.js',
  'libheif-js/libheif-wasm/libheif-bundle.mjs',
  'swagger-ui-dist/swagger-ui-es-bundle.js',
  'swagger-ui-dist/swagger-ui-es-bundle-core.js',
];
unread.forEach(drop);

/** Maps for debugging inside these packages are larger than the packages. */
const mapped = [
  '@cantoo/pdf-lib',
  '@maplibre',
  '@opentelemetry',
  'maplibre-gl',
  'pmtiles',
  'swagger-ui-dist',
];
for (const folder of mapped.filter((name) => existsSync(new URL(name, modules)))) {
  for (const file of readdirSync(new URL(folder, modules), { recursive: true })) {
    if (file.endsWith('.map')) drop(`${folder}/${file}`);
  }
}
