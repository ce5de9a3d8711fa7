/** What the service worker fetches besides what was asked for: nothing where the device saves data. */
import { expect, it } from 'vitest';
import { origin, startServiceWorker } from './support/service-worker.ts';

/** What is fetched for the page, which grows while the worker fetches ahead. */
async function fetchedFor(path: string, saveData: boolean): Promise<readonly string[]> {
  const fetched: string[] = [];
  const nothing = {
    match: async () => undefined,
    keys: async () => [],
    put: async () => undefined,
    delete: async () => false,
  };
  const { ask } = await startServiceWorker({
    navigator: { connection: { saveData } },
    caches: { open: async () => nothing, match: async () => undefined, keys: async () => [] },
    fetch: async (asked: Request | string) => {
      fetched.push((typeof asked === 'string' ? asked : asked.url).slice(origin.length));
      return new Response('<p>A home</p>', { headers: { 'content-type': 'text/html' } });
    },
  });
  await ask({ path, mode: 'navigate' });
  return fetched;
}

const home = '/property/2-bhk-in-baner-pune-0123456789abcdefghijklmno';

it('a home that is opened is fetched once more for its links, but not by a device that saves data', async () => {
  const saving = await fetchedFor(home, true);
  const others = await fetchedFor(home, false);
  await expect.poll(() => others).toEqual([home, `${home}.data`]);
  // The first worker had longer than the second.
  expect(saving).toEqual([home]);
});
