// After npm install: takes away what packages bring along and nothing here reads, 120 MB of it.
import { rmSync } from 'node:fs';

const unread = [
  // The archive of Node with headers for compilers; its program has been linked into the package by then.
  'node/node_modules',
  // The drawings of which @tabler/icons-react is made, which has them all.
  '@tabler/icons',
];
for (const folder of unread) {
  rmSync(new URL(`../../node_modules/${folder}`, import.meta.url), { recursive: true, force: true });
}
