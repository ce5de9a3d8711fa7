// What is said when the session that a device kept cannot be renewed as the page opens (specification, section 8).
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pageI18n } from './i18n.ts';
import { SESSION_KEY } from './session.ts';
import { SessionProvider } from './session-provider.tsx';

const said = vi.hoisted(() => vi.fn());
vi.mock('../ui/toast-store.ts', () => ({ toast: { destructive: said } }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  said.mockClear();
});

const ended = {
  user: { id: 'asha' },
  accessToken: 'old',
  accessTokenExpiresAt: Date.now() / 1000 - 60,
  session: { id: 'session' },
};

test.each([
  [
    'what the server says',
    async () => Response.json({ code: 'BAD_REQUEST', message: 'The session is damaged' }, { status: 400 }),
    'Session error: The session is damaged',
  ],
  [
    'that nothing came of it',
    () => Promise.reject(new TypeError('gone')),
    'Failed to initialize authentication',
  ],
])('says %s', async (_, answer, sentence) => {
  localStorage.setItem(SESSION_KEY, JSON.stringify(ended));
  vi.stubGlobal('fetch', vi.fn(answer));
  render(<SessionProvider>page</SessionProvider>);
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(pageI18n()._(said.mock.calls[0]?.[0])).toBe(sentence);
});
