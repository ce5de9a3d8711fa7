/** The service worker fetches ahead what a page of the portal opens later: its dialogs are there without a connection. */
import { beforeEach, expect, it } from 'vitest';
import { origin, startServiceWorker } from './support/service-worker.ts';

const files: Record<string, string> = {
  '/assets/payments.js':
    'const d=["assets/pay-dialog.js","assets/pay-dialog.css","assets/gone.js"];import(`./pay-dialog.js`)',
  '/assets/pay-dialog.js': 'const d=["assets/deeper.js"];',
  '/assets/pay-dialog.css': '',
  '/assets/deeper.js': '',
};
const pages: Record<string, string> = {
  tenant: '/hi/portal/tenant/payments',
  visitor: '/properties',
  office: '/admin?tab=users',
};

const asked: string[] = [];
const connection = { saveData: false, effectiveType: '4g' };
let kept = new Map<string, Response>();

async function start() {
  return startServiceWorker({
    navigator: { connection },
    clients: { get: async (id: string) => pages[id] && { url: `${origin}${pages[id]}` } },
    fetch: async (address: string | { url: string }) => {
      const { pathname } = new URL(typeof address === 'string' ? address : address.url);
      asked.push(pathname);
      return new Response(files[pathname], { status: pathname in files ? 200 : 404 });
    },
    caches: {
      open: async () => ({
        match: async (key: string | { url: string }) =>
          kept.get(typeof key === 'string' ? key : key.url)?.clone(),
        put: async (key: string | { url: string }, response: Response) =>
          void kept.set(typeof key === 'string' ? key : key.url, response),
        keys: async () => [...kept.keys()].map((url) => ({ url })),
        delete: async (key: string | { url: string }) => kept.delete(typeof key === 'string' ? key : key.url),
      }),
      match: async (key: string | { url: string }) =>
        kept.get(typeof key === 'string' ? key : key.url)?.clone(),
    },
  });
}

beforeEach(() => {
  asked.length = 0;
  kept = new Map();
  Object.assign(connection, { saveData: false, effectiveType: '4g' });
});

it('fetches what a script of a portal page opens later, and no further; what one page opened leads on from there', async () => {
  const { ask, rest } = await start();
  expect(await (await ask({ path: '/assets/payments.js', clientId: 'tenant' }))?.text()).toContain(
    'pay-dialog',
  );
  const ahead = ['/assets/payments.js', '/assets/pay-dialog.js', '/assets/pay-dialog.css', '/assets/gone.js'];
  await rest();
  expect(asked).toEqual(ahead);
  expect([...kept.keys()]).toEqual(ahead.slice(0, 3).map((path) => `${origin}${path}`));

  await ask({ path: '/assets/pay-dialog.js', clientId: 'tenant' });
  await rest();
  expect(asked).toEqual([...ahead, '/assets/deeper.js']);
});

it.each([
  ['a visitor', 'visitor', {}],
  ['staff, whose pages are not kept', 'office', {}],
  ['whoever saves data', 'tenant', { saveData: true }],
  ['a slow line', 'tenant', { effectiveType: '2g' }],
])('of %s nothing is fetched ahead', async (_, clientId, line) => {
  Object.assign(connection, line);
  const { ask, rest } = await start();
  await ask({ path: '/assets/payments.js', clientId });
  await rest();
  expect(asked).toEqual(['/assets/payments.js']);
});
