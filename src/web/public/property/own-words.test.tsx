// A covered description is asked for again as whoever is signed in; the page itself is the same for everybody.
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newSession, renderPage, sessionOf } from '../../../../tests/support/web/render-page.tsx';
import { OwnWords } from './own-words.tsx';

const get = vi.fn();
vi.mock('../../lib/lazy-api.ts', () => {
  const load = async () => ({ properties: { get } });
  return { useLazyApi: () => load };
});
beforeEach(() => {
  get.mockReset();
});
afterEach(cleanup);

function open(text: string, isSignedIn: boolean) {
  const session = newSession();
  if (isSignedIn) session.signedIn(sessionOf('seeker'));
  renderPage(
    <p>
      <OwnWords homeId="h1" text={text} />
    </p>,
    '/property/h1',
    session,
  );
}

it('opens for who may read the contact, once signed in', async () => {
  get.mockResolvedValue({ description: 'Call 98765 43210' });
  open('Call •••', true);
  expect(screen.getByText('Call •••')).toBeDefined();
  expect(await screen.findByText('Call 98765 43210')).toBeDefined();
  expect(get).toHaveBeenCalledWith({ id: 'h1' });
});

it('stays covered when the answer does not come', async () => {
  get.mockRejectedValue(new Error('No connection'));
  open('Call •••', true);
  await waitFor(() => {
    expect(get).toHaveBeenCalledTimes(1);
  });
  expect(screen.getByText('Call •••')).toBeDefined();
});

it.each([
  ['Call •••', false],
  ['A quiet lane', true],
])('%s, signed in %s: asks for nothing', (text, isSignedIn) => {
  open(text, isSignedIn);
  expect(screen.getByText(text)).toBeDefined();
  expect(get).not.toHaveBeenCalled();
});
