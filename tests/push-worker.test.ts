/** What the service worker makes of a push message, and of a click on it. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { origin, startServiceWorker } from './support/service-worker.ts';

const showNotification = vi.fn(async (_title: string, _options: object) => {});
const openWindow = vi.fn(async (_url: string) => {});
let windows: { url: string; focus: () => Promise<void>; navigate: (url: string) => Promise<void> }[] = [];

const { fire } = await startServiceWorker({
  registration: { showNotification },
  clients: { matchAll: async () => windows, openWindow },
});
const pushed = (text: string) => fire('push', { data: { json: () => JSON.parse(text) } });
const click = (path: unknown) =>
  fire('notificationclick', { notification: { close: () => {}, data: { path } } });

beforeEach(() => {
  windows = [];
  vi.clearAllMocks();
});

describe('a push', () => {
  it('is shown under its own tag, so that the same one twice is one', async () => {
    await pushed('{"id":"7","title":"Price drop","text":"A home","path":"/property/x"}');
    expect(showNotification).toHaveBeenCalledWith(
      'Price drop',
      expect.objectContaining({ body: 'A home', tag: '7', data: { path: '/property/x' } }),
    );
  });

  it('that cannot be read still says that there is something, as the browser asks', async () => {
    await pushed('nonsense').catch(() => {});
    await fire('push', { data: null });
    expect(showNotification).toHaveBeenCalledWith(
      'Kiraya',
      expect.objectContaining({ data: { path: '/notifications' } }),
    );
  });
});

describe('a click on it', () => {
  it('opens its page, in a window of ours if there is one', async () => {
    await click('/property/x');
    expect(openWindow).toHaveBeenCalledWith(`${origin}/property/x`);
    const [focus, navigate] = [vi.fn(), vi.fn()];
    windows = [{ url: `${origin}/`, focus, navigate }];
    await click('/portal');
    expect([focus.mock.calls.length, navigate.mock.calls]).toEqual([1, [[`${origin}/portal`]]]);
  });

  // security attacks: Redirects to elsewhere, from sign-in … from a push message
  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', null, 7])(
    'leads to no other site: %s',
    async (path) => {
      await click(path);
      expect(openWindow).toHaveBeenCalledWith(`${origin}/notifications`);
    },
  );
});
