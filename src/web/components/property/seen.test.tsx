// The mark of homes that were looked at: from the device before sign-in, from the account after it, and of nobody else.
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newSession, renderPage, sessionOf } from '../../../../tests/support/web/render-page.tsx';
import { allowDeviceHistory, denyDeviceHistory } from '../../lib/device-history.ts';
import { DEVICE_VIEWS_KEY } from '../../lib/device-views.ts';
import { ReadSeen, SeenMark } from './seen.tsx';

const list = vi.hoisted(() => vi.fn());
vi.mock('../../lib/lazy-api.ts', () => {
  const load = async () => ({ recentViews: { list } });
  return { useLazyApi: () => load };
});
beforeEach(() => {
  localStorage.clear();
  allowDeviceHistory();
  localStorage.setItem(
    DEVICE_VIEWS_KEY,
    JSON.stringify([{ property_id: 'one', viewed_at: '2026-11-20T10:00:00Z' }]),
  );
  list.mockReset();
});
afterEach(cleanup);

let session = newSession();

function open() {
  session = newSession();
  renderPage(
    <>
      <ReadSeen />
      {['one', 'two'].map((id) => (
        <p key={id}>
          {id} <SeenMark homeId={id} className="" />
        </p>
      ))}
    </>,
    '/',
    session,
  );
}
const marked = () => screen.queryAllByText('Seen').map((mark) => mark.parentElement?.textContent);

test('a home seen on this device is marked before sign-in', async () => {
  open();
  await act(async () => session.start());
  await waitFor(() => expect(marked()).toEqual(['one Seen']));
  expect(list).not.toHaveBeenCalled();
});

test('nothing is marked on a device that may not remember', async () => {
  denyDeviceHistory();
  open();
  await act(async () => session.start());
  await waitFor(() => expect(session.getState().status).toBe('signed-out'));
  expect(marked()).toEqual([]);
});

test('an account marks its own homes, and the next person sees none of them', async () => {
  list
    .mockResolvedValueOnce({ items: [{ home: { id: 'two' } }] })
    .mockRejectedValueOnce(new Error('offline'));
  open();
  await act(async () => session.signedIn(sessionOf('asha')));
  await waitFor(() => expect(marked()).toEqual(['two Seen']));
  await act(async () => session.signedIn(sessionOf('ravi')));
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  expect(marked()).toEqual([]);
});
