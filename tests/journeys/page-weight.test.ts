/** What a browser loads of JavaScript before a page works, as it travels; the budgets are those of docs/performance.md. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { translations } from '../../src/domain/languages.ts';

type Part = { module: string; imports?: string[] };
type Route = Part & { parentId?: string };
type Manifest = { entry: Part; routes: Record<string, Route> };

const KB = 1024;
const client = fileURLToPath(new URL('../../build/client', import.meta.url));
const manifest = readManifest('assets');
/** Of the copies in other languages. */
const translated = translations.map((language) =>
  readManifest(`assets/${readdirSync(`${client}/assets`).find((name) => name.startsWith(`${language}-`))}`),
);

/** What the build tells the browser of its pages: which files each needs. */
function readManifest(folder: string): Manifest {
  const file = readdirSync(`${client}/${folder}`).find((name) => /^manifest-.*\.js$/.test(name));
  const text = readFileSync(`${client}/${folder}/${file}`, 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}

function partsOf(id: string, copy: Manifest): Part[] {
  const route = copy.routes[id];
  return route ? [...partsOf(route.parentId ?? '', copy), route] : [];
}

/** Kilobytes of all scripts of a page, its frame and the entry, as compressed at build. */
function weightOf(id: string, copy = manifest): number {
  const files = new Set(
    [copy.entry, ...partsOf(id, copy)].flatMap((part) => [part.module, ...(part.imports ?? [])]),
  );
  const bytes = [...files].map((file) => statSync(`${client}${file}.br`).size);
  return bytes.reduce((a, b) => a + b) / KB;
}

const signedIn = /^(admin|portal|user|register|create-property|shortlisted|recently-viewed|become-broker)/;

it.each([
  ['public/home/home', 130],
  ['public/properties/properties', 170],
  ['public/property/property', 170],
])('%s: at most %i KB, in other languages too', (id, budget) => {
  expect(weightOf(id)).toBeLessThanOrEqual(budget);
  for (const copy of translated) expect(weightOf(id, copy)).toBeLessThanOrEqual(budget);
});

it('a page of whoever is signed in: at most 260 KB', () => {
  const pages = Object.keys(manifest.routes).filter((id) => signedIn.test(id));
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter((id) => weightOf(id) > 260)).toEqual([]);
});
