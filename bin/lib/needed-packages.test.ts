import { expect, it } from 'vitest';
import { type Manifest, namesIn, neededFolders } from './needed-packages.ts';

it.each([
  ["import pg from 'pg';", ['pg']],
  ['import{x}from"@a/b/deep.js"', ['@a/b']],
  ['await import(`pg`)', ['pg']],
  ["import 'pg-boss'", []],
  ["import './pg'", []],
  ['// pg is a driver', []],
])('%s names %j', (text, names) => {
  expect(namesIn([text], ['pg', '@a/b'])).toEqual(names);
});

it('takes along what the named need, nested versions too, and neither optional peers nor what nobody needs', () => {
  const manifests: Record<string, Manifest> = {
    '/m/server': {
      dependencies: { deep: '1' },
      optionalDependencies: { native: '1', 'other-system': '1' },
      peerDependencies: { peer: '1', tool: '1' },
      peerDependenciesMeta: { tool: { optional: true } },
    },
    '/m/server/m/deep': { dependencies: { server: '1' } },
    '/m/native': {},
    '/m/peer': {},
    '/m/tool': {},
    '/m/deep': {},
  };
  const find = (folder: string, name: string) =>
    [`${folder}/m/${name}`, `/m/${name}`].find((path) => path in manifests);
  const read = (folder: string) => manifests[folder] ?? {};
  expect([...neededFolders('', ['server'], { find, read })].sort()).toEqual([
    '/m/native',
    '/m/peer',
    '/m/server',
    '/m/server/m/deep',
  ]);
});
