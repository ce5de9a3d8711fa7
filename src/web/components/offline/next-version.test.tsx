// What a person is told when a newer version waits behind the pages that are open, with a service worker of the test's own.
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import OfflineParts from './offline-parts.tsx';

vi.mock('../../lib/lazy-api.ts', () => {
  const useLazyApi = () => async () => ({});
  return { useLazyApi, useLazyApiOf: useLazyApi };
});

class Worker extends EventTarget {
  readonly told: unknown[] = [];
  postMessage(what: unknown) {
    this.told.push(what);
  }
}
class Registration extends EventTarget {
  waiting: Worker | null = null;
  installing: Worker | null = null;
}
class Container extends EventTarget {
  controller: Worker | null = new Worker();
  readonly registered: string[] = [];
  async register(path: string) {
    this.registered.push(path);
    return registration;
  }
}

let registration: Registration;
let container: Container;
const reload = vi.fn();

beforeEach(() => {
  registration = new Registration();
  container = new Container();
  reload.mockReset();
  vi.stubGlobal('__reactRouterManifest', { version: 'b/2' });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function renderParts() {
  renderPage(<OfflineParts />);
  await waitFor(() => expect(container.registered).toEqual(['/sw.js?v=b%2F2']));
}
const prompt = () => screen.queryByText('A new version of Kiraya is ready.');

/** A newer one is found, is loaded, and waits. */
async function arrive(): Promise<Worker> {
  const next = new Worker();
  await act(async () => {
    registration.installing = next;
    registration.dispatchEvent(new Event('updatefound'));
    registration.installing = null;
    registration.waiting = next;
    next.dispatchEvent(new Event('statechange'));
  });
  return next;
}

it('says nothing of the very first version', async () => {
  container.controller = null;
  await renderParts();
  await arrive();
  expect(prompt()).toBeNull();
});

it('offers the next version, and changes to it only when asked, with one reload', async () => {
  await renderParts();
  expect(prompt()).toBeNull();
  const next = await arrive();
  expect(prompt()).not.toBeNull();
  expect(next.told).toEqual([]);
  act(() => screen.getByRole('button', { name: 'Reload' }).click());
  expect(next.told).toEqual(['take-over']);
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('offers a version that was waiting before the page was opened', async () => {
  registration.waiting = new Worker();
  await renderParts();
  await waitFor(() => expect(prompt()).not.toBeNull());
});

it('lets a browser that forbids service workers work as before', async () => {
  container.register = () => Promise.reject(new Error('forbidden'));
  renderPage(
    <>
      <p>The page</p>
      <OfflineParts />
    </>,
  );
  expect(await screen.findByText('The page')).toBeDefined();
  expect(prompt()).toBeNull();
});
