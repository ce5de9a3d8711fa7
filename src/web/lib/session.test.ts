// The session outlives pages, renews itself in time and ends everywhere at once.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../../contract/session.ts';
import { createSessionStore, SESSION_KEY } from './session.ts';

const start = Date.UTC(2026, 10, 20, 12);

const sessionUntil = (minutes: number, accessToken = `token-${minutes}`): Session => ({
  user: {
    id: 'person',
    name: 'Asha Rao',
    email: 'asha@example.com',
    emailVerified: true,
    phone: null,
    phoneVerified: false,
    image: null,
  },
  accessToken,
  accessTokenExpiresAt: start / 1000 + minutes * 60,
  session: { id: 'session', createdAt: '2026-11-20T12:00:00Z', expiresAt: '2026-12-20T12:00:00Z' },
});

function memory(stored?: Session) {
  const items = new Map<string, string>(stored ? [[SESSION_KEY, JSON.stringify(stored)]] : []);
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

function setUp(stored?: Session) {
  const storage = memory(stored);
  const tab = new EventTarget() as unknown as Window;
  const renew = vi.fn(async (): Promise<Session | undefined> => sessionUntil(60, 'renewed'));
  const signOut = vi.fn(async () => {});
  const store = createSessionStore({ renew, signOut }, () => storage);
  return { storage, tab, renew, signOut, store };
}

const storageEvent = (newValue: string | null) =>
  Object.assign(new Event('storage'), { key: SESSION_KEY, newValue });

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// spec 7: Get session, get user
test('is loading until it has looked, then signed out without a kept session', () => {
  const { store, tab } = setUp();
  expect(store.getState().status).toBe('loading');
  store.start(tab);
  expect(store.getState().status).toBe('signed-out');
});

// spec 3: Session: user, access token, session object
test('keeps a sign-in for the next page', async () => {
  const { store, storage, tab } = setUp();
  store.start(tab);
  store.signedIn(sessionUntil(10));
  const nextPage = createSessionStore({ renew: vi.fn(), signOut: vi.fn() }, () => storage);
  nextPage.start(tab);
  expect(nextPage.getState().current?.user.name).toBe('Asha Rao');
  expect(await nextPage.accessToken()).toBe('token-10');
});

// spec 7: Session persisted in local storage, renewed by itself
// security identity: The session is persisted and renewed a minute ahead of its end
test('renews a minute before the token ends', async () => {
  const { store, renew, tab } = setUp(sessionUntil(10));
  store.start(tab);
  await vi.advanceTimersByTimeAsync(9 * 60_000 - 1);
  expect(renew).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await store.accessToken()).toBe('renewed');
  expect(renew).toHaveBeenCalledTimes(1);
});

test('a session that ended while away is renewed before anything is shown', async () => {
  const { store, tab } = setUp(sessionUntil(-5));
  store.start(tab);
  expect(store.getState().status).toBe('loading');
  await vi.advanceTimersByTimeAsync(0);
  expect(store.getState().current?.accessToken).toBe('renewed');
});

test('a session the server no longer knows signs out', async () => {
  const { store, renew, storage, tab } = setUp(sessionUntil(-5));
  renew.mockResolvedValue(undefined);
  store.start(tab);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.getState().status).toBe('signed-out');
  expect(storage.items.size).toBe(0);
});

// spec client: "Failed to initialize authentication"
test('says when an ended session could not be renewed at the start, and only then', async () => {
  const storage = memory(sessionUntil(-5));
  const tab = new EventTarget() as unknown as Window;
  const onStartFailed = vi.fn();
  const renew = vi.fn(async () => Promise.reject(new Error('no network')));
  const store = createSessionStore({ renew, signOut: vi.fn() }, () => storage, onStartFailed);
  store.start(tab);
  await vi.waitFor(() => expect(onStartFailed).toHaveBeenCalledOnce());
  expect(store.getState().status).toBe('signed-in');
  await store.accessToken();
  expect(renew).toHaveBeenCalledTimes(2);
  expect(onStartFailed).toHaveBeenCalledOnce();
});

test('no network is no sign-out: the next call tries again', async () => {
  const { store, renew, tab } = setUp(sessionUntil(10));
  store.start(tab);
  renew.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect(store.getState().status).toBe('signed-in');
  expect(await store.accessToken()).toBe('renewed');
});

test('without network a session that ended while away stays known until the network is back', async () => {
  const { store, renew, tab } = setUp(sessionUntil(-5));
  renew.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  store.start(tab);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.getState().current?.user.name).toBe('Asha Rao');
  expect(await store.accessToken()).toBe('renewed');
});

test('a device whose clock runs ahead does not renew without end', async () => {
  const { store, renew, tab } = setUp(sessionUntil(-5));
  renew.mockImplementation(async () => sessionUntil(-5));
  store.start(tab);
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(renew.mock.calls.length).toBeLessThanOrEqual(5);
});

test('a token another tab has renewed is used instead of renewing again', async () => {
  const { store, renew, storage, tab } = setUp(sessionUntil(10));
  store.start(tab);
  storage.setItem(SESSION_KEY, JSON.stringify(sessionUntil(30, 'from the other tab')));
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect(await store.accessToken()).toBe('from the other tab');
  expect(renew).not.toHaveBeenCalled();
});

test('sign-out is kept and shown from its first moment, as one that was chosen', async () => {
  const { store, storage, signOut, tab } = setUp(sessionUntil(10));
  store.start(tab);
  const leaving = store.signOut();
  expect(signOut).toHaveBeenCalledOnce();
  expect(storage.getItem(SESSION_KEY)).toBeNull();
  expect(store.getState()).toEqual({ status: 'signed-out', current: undefined, byChoice: true });
  await leaving;
});

// spec 7: Sign out
// security identity: Signing out clears this device even if the call fails
test('sign-out clears this device even if the call fails', async () => {
  const { store, signOut, storage, tab } = setUp(sessionUntil(10));
  store.start(tab);
  signOut.mockRejectedValue(new Error('down'));
  await expect(store.signOut()).rejects.toThrow('down');
  expect(store.getState().status).toBe('signed-out');
  expect(storage.items.size).toBe(0);
});

// spec 7: Subscribe to changes of the session
// spec client: Signed out clears person and session, on every tab
// security identity: Signing out clears this device even if the call fails … and every open tab
test('sign-out on one tab reaches the others', () => {
  const { store, storage, tab } = setUp(sessionUntil(10));
  const listener = vi.fn();
  store.subscribe(listener);
  store.start(tab);
  const other = createSessionStore({ renew: vi.fn(), signOut: async () => {} }, () => ({
    ...storage,
    setItem: (key, value) => {
      storage.setItem(key, value);
      tab.dispatchEvent(storageEvent(value));
    },
    removeItem: (key) => {
      storage.removeItem(key);
      tab.dispatchEvent(storageEvent(null));
    },
  }));
  void other.signOut();
  expect(store.getState()).toMatchObject({ status: 'signed-out', byChoice: true });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a session that ended on another tab says whose it was', () => {
  const { store, storage, tab } = setUp(sessionUntil(10));
  store.start(tab);
  storage.items.clear();
  tab.dispatchEvent(storageEvent(null));
  expect(store.getState()).toEqual({ status: 'signed-out', current: undefined, whose: 'person' });
});

test.each(['not json', '{"user":{}}', '[]', 'null'])('kept nonsense (%s) counts as signed out', (text) => {
  const { store, storage, tab } = setUp();
  storage.setItem(SESSION_KEY, text);
  store.start(tab);
  expect(store.getState().status).toBe('signed-out');
});

test('an action that needs somebody says so', () => {
  const { store, tab } = setUp();
  store.start(tab);
  expect(() => store.require()).toThrow('User is not authenticated or session has expired');
});

test('a token that the server refuses is renewed however long the device takes it for good, and the session may be over', async () => {
  const { store, renew, tab } = setUp(sessionUntil(50, 'refused'));
  store.start(tab);
  await store.renewRefused('an earlier one');
  expect(renew).not.toHaveBeenCalled();
  await Promise.all([store.renewRefused('refused'), store.renewRefused('refused')]);
  expect(renew).toHaveBeenCalledOnce();
  expect(await store.accessToken()).toBe('renewed');
  // Refused again at once, it is not asked for over and over.
  await store.renewRefused('renewed');
  expect(renew).toHaveBeenCalledOnce();
  vi.setSystemTime(start + 60_000);
  renew.mockResolvedValueOnce(undefined);
  await store.renewRefused('renewed');
  expect(store.getState().status).toBe('signed-out');
});

test('a session ended elsewhere right after its token was renewed is over with the first refusal', async () => {
  const { store, renew, tab } = setUp(sessionUntil(-5));
  store.start(tab);
  await vi.advanceTimersByTimeAsync(0);
  expect(renew).toHaveBeenCalledOnce();
  renew.mockResolvedValueOnce(undefined);
  await store.renewRefused('renewed');
  expect(store.getState()).toEqual({ status: 'signed-out', current: undefined, whose: 'person' });
});
