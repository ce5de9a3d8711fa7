/** What the service worker keeps on a device of the API's answers: a person's own screens, nothing of the office, no signed link. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { contract } from '../src/contract/contract.ts';
import { audienceOf } from '../src/domain/permissions.ts';

type Read = { name: string; path: string; isOfOffice: boolean };

/** Every read of the API, by its name. */
function readsOf(node: object, name = ''): Read[] {
  if (!('~orpc' in node)) {
    return Object.entries(node).flatMap(([key, inner]) => readsOf(inner, name ? `${name}.${key}` : key));
  }
  const { route, meta } = node['~orpc'] as {
    route: { method?: string; path?: string };
    meta: { permission: Parameters<typeof audienceOf>[0] };
  };
  if (route.method !== 'GET' || !route.path) return [];
  const audience = audienceOf(meta.permission);
  const isOfOffice = Array.isArray(audience) && audience.every((role) => role === 'admin');
  return [{ name, path: route.path.replaceAll(/\{(\w+)\}/g, '$1'), isOfOffice }];
}
const reads = readsOf(contract);

const origin = 'https://kiraya.example';
const handlers = new Map<string, (event: object) => void>();
runInNewContext(readFileSync(new URL('../public/sw.js', import.meta.url), 'utf8'), {
  self: {
    addEventListener: (name: string, handle: (event: object) => void) => handlers.set(name, handle),
    location: { origin },
  },
  // No answer ever comes: what is asked here is who takes the request up.
  fetch: () => new Promise(() => {}),
  URL,
  atob,
});
const person = Buffer.from(JSON.stringify({ sub: '01900000-0000-7000-8000-000000000001' })).toString(
  'base64url',
);

function isKept(path: string): boolean {
  let isTaken = false;
  const headers = new Headers({ authorization: `Bearer head.${person}.signature` });
  const request = { method: 'GET', url: `${origin}/api${path}`, headers };
  handlers.get('fetch')?.({ request, respondWith: () => (isTaken = true) });
  return isTaken;
}

// security abuse: Nothing of the office, and no link to a document, is kept on a device
it('keeps nothing that only administrators may read', () => {
  const ofOffice = reads.filter(({ isOfOffice }) => isOfOffice);
  expect(ofOffice.length).toBeGreaterThan(30);
  expect(ofOffice.filter(({ path }) => isKept(path)).map(({ name }) => name)).toEqual([]);
});

it('keeps no signed link to a document', () => {
  const links = reads.filter(({ name }) => /link$/i.test(name));
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter(({ path }) => isKept(path)).map(({ name }) => name)).toEqual([]);
});

it('keeps one’s own lists', () => {
  const own = ['shortlist.list', 'visits.listMine', 'rents.listDues', 'affiliates.mine', 'claims.mine'];
  expect(own.filter((name) => !isKept(reads.find((read) => read.name === name)?.path ?? ''))).toEqual([]);
});
