// Public pages say when the connection goes and comes back, and that a page is a copy; portals have their own badge.

import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageI18n } from '../../lib/i18n.ts';
import { ConnectionNotice } from './connection-notice.tsx';

let isOnline = true;

beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete document.documentElement.dataset.kept;
});

function open(handle?: object) {
  const page = (
    <>
      <ConnectionNotice />
      <Outlet />
    </>
  );
  const link = <Link to="/next">Next</Link>;
  const children = [
    { index: true, handle, element: link },
    { path: 'next', handle, element: link },
  ];
  const router = createMemoryRouter([{ path: '/', element: page, children }]);
  render(
    <I18nProvider i18n={pageI18n()}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
}
const publicPage = { isPublic: true };
const said = () => screen.getByRole('status').textContent;
const goes = (online: boolean) =>
  act(() => {
    isOnline = online;
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

it('says nothing while all is well, then that the line went, and for 3 seconds that it is back', () => {
  vi.useFakeTimers();
  open(publicPage);
  expect(said()).toBe('');
  goes(false);
  expect(said()).toBe('Offline');
  goes(true);
  expect(said()).toBe('Back online');
  act(() => void vi.advanceTimersByTime(3_000));
  expect(said()).toBe('');
});

it('says at once of when the copy of a page is, until another page came', () => {
  document.documentElement.dataset.kept = '2026-12-01T16:40:00.000Z';
  open(publicPage);
  expect(said()).toBe('OfflineAs of 1 Dec 2026, 10:10 pm');
  fireEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(said()).toBe('');
});

it('says at once that one is offline when the page opens without a line', () => {
  isOnline = false;
  open(publicPage);
  expect(said()).toBe('Offline');
});

it('says of a copy in a portal of when it is, beside the badge of the header', () => {
  document.documentElement.dataset.kept = '2026-12-01T16:40:00.000Z';
  open();
  expect(said()).toBe('As of 1 Dec 2026, 10:10 pm');
});

it('says no more than that one is offline where the age of the copy is not known', () => {
  document.documentElement.dataset.kept = 'true';
  open(publicPage);
  expect(said()).toBe('Offline');
});

it('leaves portals to the badge of their header', () => {
  open();
  goes(false);
  expect(screen.getByRole('link', { name: 'Next' })).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
});
