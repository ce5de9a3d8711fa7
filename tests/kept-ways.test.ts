/** Where the page that says that there is no connection leads: who has a portal of work to its kept pages, others to their lists. */
import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../public/${file}`, import.meta.url), 'utf8');
const origin = 'https://kiraya.example';

/** The links of the page, each with its address, for a device that keeps these pages, the newest last. */
async function waysOf(kept: Readonly<Record<string, string>>, file = 'offline.html', path = '/shortlisted') {
  const { document, DOMParser } = new Window({ url: `${origin}${path}` });
  document.write(read(file).replace(/<script.*<\/script>/, ''));
  const cache = {
    keys: async () => Object.keys(kept).map((one) => ({ url: origin + one })),
    match: async ({ url }: { url: string }) =>
      new Response(`<html><head><title>${kept[url.slice(origin.length)]} · Kiraya</title></head></html>`),
  };
  const caches = { has: async (name: string) => name === 'kiraya-portal', open: async () => cache };
  const given = { document, DOMParser, caches, location: new URL(origin + path), navigator: {} };
  const idle = { addEventListener: () => {}, setInterval: () => {} };
  const all = { ...given, ...idle };
  new Function(...Object.keys(all), read('offline.js'))(...Object.values(all));
  await new Promise((done) => setTimeout(done, 50));
  const links = [...document.querySelectorAll('#ways a')].filter((link) => !link.hasAttribute('hidden'));
  return links.map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}

it('leads a landlord to the kept pages of the portal, its first page before those opened last', async () => {
  const ways = await waysOf({
    '/portal/landlord': 'Landlord portal',
    '/portal/landlord/financials': 'Financials',
    '/hi/portal/landlord/tenants': 'किरायेदार',
    '/portal/landlord/leases/01900000-0000-7000-8000-000000000001': 'Lease',
    '/portal/landlord/tenants.data': 'No page',
    '/messages': 'Messages',
    '/portal/landlord/maintenance?show=open': 'Maintenance',
  });
  expect(ways).toEqual([
    'Landlord portal /portal/landlord',
    'Maintenance /portal/landlord/maintenance',
    'Financials /portal/landlord/financials',
    'किरायेदार /hi/portal/landlord/tenants',
    'Front page /',
  ]);
});

it('names six at most, and each once', async () => {
  const pages = [1, 2, 3, 4, 5, 6, 7, 8].map((one) => [`/portal/broker/page${one}`, `Page ${one}`]);
  const ways = await waysOf({ ...Object.fromEntries(pages), '/hi/portal/broker/page8': 'पेज' });
  expect(ways.map((way) => way.split(' /')[0])).toEqual([
    'Page 8',
    'Page 7',
    'Page 6',
    'Page 5',
    'Page 4',
    'Page 3',
    'Front page',
  ]);
});

it.each(['offline.html', 'offline-mr.html'])('leaves others their lists: %s', async (file) => {
  const nothing = await waysOf({}, file);
  expect(nothing.map((way) => way.split(' ').at(-1))).toEqual(
    expect.arrayContaining(['/recently-viewed', '/shortlisted']),
  );
  const own = await waysOf({ '/portal/user': 'Dashboard' }, file);
  expect(own.map((way) => way.split(' ').at(-1))?.slice(0, 3)).toEqual([
    '/portal/user',
    '/recently-viewed',
    '/shortlisted',
  ]);
});

it('has the page of the reader’s language, where both are kept', async () => {
  const kept = { '/hi/portal/tenant/lease': 'लीज़', '/portal/tenant/lease': 'Lease' };
  expect((await waysOf(kept, 'offline-hi.html', '/hi/shortlisted'))[0]).toBe('लीज़ /hi/portal/tenant/lease');
});
