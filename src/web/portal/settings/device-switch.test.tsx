// The switch for this device: permission is asked after the click, and the address reaches the server.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { DeviceSwitch } from './device-switch.tsx';

const push = { key: vi.fn(), add: vi.fn(), has: vi.fn(), remove: vi.fn() };
vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => ({ api: { push } }) }));

const address = { endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'key', auth: 'secret' } };
let subscribed: { toJSON: () => typeof address; unsubscribe: () => Promise<boolean> } | null;
const subscription = {
  toJSON: () => address,
  unsubscribe: async () => {
    subscribed = null;
    return true;
  },
};
const requestPermission = vi.fn();
const subscribe = vi.fn(async () => {
  subscribed = subscription;
  return subscription;
});

beforeEach(() => {
  subscribed = null;
  const pushManager = { getSubscription: async () => subscribed, subscribe };
  const serviceWorker = {
    getRegistration: async () => ({ pushManager }),
    ready: Promise.resolve({ pushManager }),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  push.key.mockResolvedValue({ public_key: 'server key' });
  push.has.mockImplementation(async () => ({ is_kept: push.add.mock.calls.length > 0 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const call of [...Object.values(push), requestPermission, subscribe]) call.mockClear();
});

const open = () =>
  renderPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <DeviceSwitch />
    </QueryClientProvider>,
  );
const theSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: /^This device/ });

test('asks for permission after the click alone, and gives the address to the server', async () => {
  requestPermission.mockResolvedValue('granted');
  open();
  const device = await theSwitch();
  expect(requestPermission).not.toHaveBeenCalled();
  fireEvent.click(device);
  await waitFor(() => expect(push.add).toHaveBeenCalledWith(address));
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'server key' });
  await waitFor(async () => expect((await theSwitch()).checked).toBe(true));
  fireEvent.click(await theSwitch());
  await waitFor(() => expect(push.remove).toHaveBeenCalledWith({ endpoint: address.endpoint }));
  expect(subscribed).toBeNull();
});

test('whoever says no is asked for nothing more', async () => {
  requestPermission.mockResolvedValue('denied');
  open();
  fireEvent.click(await theSwitch());
  await waitFor(() => expect(requestPermission).toHaveBeenCalledOnce());
  await waitFor(async () => expect((await theSwitch()).checked).toBe(false));
  expect(push.add).not.toHaveBeenCalled();
});

test('a browser that cannot do it says so', async () => {
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(globalThis, 'PushManager');
  open();
  await screen.findByText(/This browser shows no notices/);
});
