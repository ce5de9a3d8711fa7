/** The service worker as it is built, in surroundings of the test's own: what it listens for can be fired. */
import { runInNewContext } from 'node:vm';
import { bundleServiceWorker } from '../../bin/lib/service-worker.ts';

export const origin = 'https://kiraya.example';

type Asked = { path: string; mode?: string; headers?: Headers; clientId?: string };

/** @param surroundings `self` of the worker beside what every test needs, such as `caches` and `fetch`. */
export async function startServiceWorker(surroundings: object) {
  const handlers = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (name: string, handle: (event: object) => void) => handlers.set(name, handle),
    location: new URL(origin),
    FetchEvent: class {},
    Headers,
    Request,
    Response,
    URL,
    URLSearchParams,
    atob,
    setTimeout,
    ...surroundings,
  };
  runInNewContext(await bundleServiceWorker(), Object.assign(self, { self }));

  const working: Promise<unknown>[] = [];
  const fire = (name: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    return waits;
  };
  return {
    /** Fires the event and waits for all that the worker does because of it. */
    fire: async (name: string, event: object) => void (await Promise.all(fire(name, event))),
    /** The worker's answer to a request; undefined when it leaves the request to the browser. */
    ask({
      path,
      mode = 'cors',
      headers = new Headers(),
      clientId = '',
    }: Asked): Promise<Response> | undefined {
      let answer: Promise<Response> | undefined;
      const request = { method: 'GET', url: `${origin}${path}`, mode, headers, clone: () => request };
      const respondWith = (given: Promise<Response>) => {
        answer = given;
      };
      working.push(...fire('fetch', { request, respondWith, clientId }));
      return answer;
    },
    /** Once all that was begun behind the answers is done. */
    rest: async () => void (await Promise.all(working)),
  };
}
