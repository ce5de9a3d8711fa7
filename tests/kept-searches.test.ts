/** Which kept page the service worker shows without a connection: of a search only the very same one. */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { origin, startServiceWorker } from './support/service-worker.ts';

const root = new URL('../', import.meta.url);

/** As much of a browser's cache as the service worker uses. */
class Kept {
  readonly answers = new Map<string, string>();
  async match(asked: Request | string, { ignoreSearch = false } = {}): Promise<Response | undefined> {
    const wanted = new URL(typeof asked === 'string' ? asked : asked.url, origin);
    const isAsked = (url: string) =>
      ignoreSearch ? new URL(url).pathname === wanted.pathname : url === wanted.href;
    const found = [...this.answers].find(([url]) => isAsked(url));
    return found && new Response(found[1], { headers: { 'content-type': 'text/html' } });
  }
  async keys() {
    return [...this.answers.keys()].map((url) => ({ url }));
  }
}

let kept = new Kept();
const { ask } = await startServiceWorker({
  caches: {
    open: async () => kept,
    match: (asked: Request | string, options: object) => kept.match(asked, options),
  },
  fetch: () => Promise.reject(new TypeError('No connection')),
});

beforeEach(() => {
  kept = new Kept();
  for (const path of ['/offline.html', '/offline-hi.html']) keep(path);
});

const keep = (path: string) => kept.answers.set(`${origin}${path}`, `<html lang="en"><p>${path}</p></html>`);

/** What is shown of that address: the path under which it was kept. */
async function shown(path: string, mode = 'navigate'): Promise<{ path: string; says: boolean }> {
  const text = await (await ask({ path, mode }))?.text();
  return { path: /<p>(.*)<\/p>/.exec(text ?? '')?.[1] ?? '', says: text?.includes('data-kept') ?? false };
}

it('never shows the homes of another search', async () => {
  keep('/properties');
  keep('/properties?city=Pune');
  keep('/hi/properties?city=Pune');
  expect(await shown('/properties?city=Delhi')).toEqual({ path: '/offline.html', says: false });
  expect(await shown('/properties?city=Pune&bedrooms=2')).toEqual({ path: '/offline.html', says: false });
  expect(await shown('/hi/properties?q=villa')).toEqual({ path: '/offline-hi.html', says: false });
  await expect(shown('/properties.data?city=Delhi', 'cors')).rejects.toThrow('no-response');
});

it('shows the very same search, and says that it was kept', async () => {
  keep('/properties?city=Pune&bedrooms=2');
  for (const same of [
    '/properties?city=Pune&bedrooms=2',
    '/properties?bedrooms=2&city=Pune',
    '/properties?q=&city=Pune&bedrooms=2&rent_max=&utm_source=mail',
  ]) {
    expect(await shown(same)).toEqual({ path: '/properties?city=Pune&bedrooms=2', says: true });
  }
  keep('/properties.data?city=Pune&bedrooms=2');
  expect((await shown('/properties.data?bedrooms=2&city=Pune', 'cors')).path).toBe(
    '/properties.data?city=Pune&bedrooms=2',
  );
});

it('shows a home and own screens whatever their address asks to open', async () => {
  keep('/property/01');
  keep('/messages');
  expect(await shown('/property/01?step=visit')).toEqual({ path: '/property/01', says: true });
  expect(await shown('/messages?thread=7')).toEqual({ path: '/messages', says: true });
});

it('takes every page whose loader reads the search of its address for a search', async () => {
  const routes = readFileSync(new URL('src/web/routes.ts', root), 'utf8');
  const files = readdirSync(new URL('src/web/', root), { recursive: true, encoding: 'utf8' });
  const readers = files.filter(
    (file) =>
      file.endsWith('.tsx') &&
      readFileSync(new URL(`src/web/${file}`, root), 'utf8').includes('new URL(request.url).search'),
  );
  const pages = readers.flatMap((file) => {
    const line = routes.split('\n').find((one) => one.includes(`'${file}'`)) ?? '';
    return [...line.matchAll(/'([^']+)'/g)]
      .map(([, path]) => path ?? '')
      .filter((path) => !path.endsWith('.tsx'));
  });
  const paths = pages.map((path) => `/${path.replace('/*', '/saved')}`);
  expect(paths).toEqual(expect.arrayContaining(['/properties', '/compare', '/register/affiliate']));
  for (const path of paths) {
    keep(`${path}?city=Pune`);
    expect(await shown(`${path}?city=Delhi`)).toEqual({ path: '/offline.html', says: false });
  }
});
