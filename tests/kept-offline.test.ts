/** What the service worker keeps on a device of the API's answers: a person's own screens, nothing of the office, no signed link. */
import { expect, it } from 'vitest';
import { procedures } from '../src/contract/every-procedure.ts';
import { STAFF } from '../src/domain/access/audience.ts';
import { audienceOf, type Permission } from '../src/domain/permissions.ts';
import { screens } from './support/screens.ts';
import { startServiceWorker } from './support/service-worker.ts';

const isOfOffice = (permission: Permission) => {
  const audience = audienceOf(permission);
  return Array.isArray(audience) && audience.every((role) => (STAFF as readonly string[]).includes(role));
};
const reads = procedures
  .filter(({ isRead }) => isRead)
  .map(({ name, path, permission }) => ({
    name,
    path: path.replaceAll(/\{(\w+)\}/g, '$1'),
    isOfOffice: isOfOffice(permission),
  }));

const opened: string[] = [];
// No answer ever comes: what is asked here is who takes the request up, and which cache it opens.
const { ask } = await startServiceWorker({
  fetch: () => Promise.reject(new TypeError('No connection')),
  caches: {
    match: async (asked: Request | string, { cacheName }: { cacheName: string }) =>
      void (typeof asked !== 'string' && opened.push(cacheName)),
    open: async () => ({ keys: async () => [] }),
  },
});
const person = Buffer.from(JSON.stringify({ sub: '01900000-0000-7000-8000-000000000001' })).toString(
  'base64url',
);
const headers = new Headers({ authorization: `Bearer head.${person}.signature` });

function isKept(path: string): boolean {
  const answer = ask({ path: `/api${path}`, headers });
  answer?.catch(() => {});
  return answer !== undefined;
}

/** The cache in which a page is first looked for. */
async function cacheOf(path: string): Promise<string | undefined> {
  opened.length = 0;
  await ask({ path, mode: 'navigate' })?.catch(() => {});
  return opened[0];
}

// security abuse: Nothing of the office, and no link to a document, is kept on a device
it('keeps nothing that only the office may read', () => {
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

it('keeps no answer without knowing whose it is', () => {
  expect(ask({ path: '/api/my/shortlist' })).toBeUndefined();
});

// security abuse: What was opened in a portal is kept apart from public pages, and goes when its person does
it.each([
  ['public', 'kiraya-pages'],
  ['portal', 'kiraya-portal'],
  // Only the page that says that there is no connection.
  ['admin', undefined],
] as const)('keeps the pages of the %s area in %s', async (area, name) => {
  const paths = screens
    .filter((screen) => screen.area === area)
    .map(({ pattern }) => pattern.replaceAll(/:\w+|\*/g, 'part').replace(/\?.*/, ''));
  const elsewhere = [];
  for (const path of paths.flatMap((path) => [path, `/hi${path}`])) {
    if ((await cacheOf(path)) !== name) elsewhere.push(path);
  }
  expect(paths.length).toBeGreaterThan(1);
  expect(elsewhere).toEqual([]);
});
