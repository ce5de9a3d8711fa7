/** Which files draw a part of the product: its screens, and whatever they import from the web part. */
import { existsSync, readFileSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import sitemap from '../../../src/web/routes.ts';

const WEB = 'src/web';

/** Of modules, not of types, as written or loaded later. */
const IMPORT = /(?:^import(?! type)[^'"]*?|^export [^'"]*? from |\bimport\()\s*['"](\.{1,2}\/[^'"?]+)['"]/gm;

/** The files themselves and all that they load from `src/web`, in alphabetical order. */
export function withImports(files: readonly string[]): string[] {
  const known = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (known.has(file) || !file.startsWith(`${WEB}/`) || !/\.tsx?$/.test(file)) continue;
    if (!existsSync(file)) continue;
    known.add(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      waiting.push(normalize(join(file, '..', path)));
    }
  }
  return [...known].sort();
}

const filesOf = (routes: readonly RouteConfigEntry[]): string[] =>
  routes.flatMap(({ file, children }) => [join(WEB, file), ...filesOf(children ?? [])]);

/** The files of the sitemap that `isMeant` chooses by their path below `src/web`. */
export async function screenFiles(isMeant: (file: string) => boolean): Promise<string[]> {
  return filesOf(await sitemap).filter((file) => isMeant(relative(WEB, file)));
}
