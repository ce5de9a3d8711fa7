// A page that cannot be opened without a connection is led to once the router has loaded the one that was open again.
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { useWantedPage } from './use-wanted-page.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const lead = vi.fn();
function Frame() {
  return (
    <>
      {useWantedPage(lead) && <p>Not on this device</p>}
      <Outlet />
    </>
  );
}

function open() {
  const never = () => new Promise<never>(() => {});
  const router = createMemoryRouter([
    {
      Component: Frame,
      children: [
        { path: '/', element: <p>Open</p> },
        { path: '/saved', lazy: never },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const keptPages = (kept: readonly string[]) =>
  vi.stubGlobal('caches', { match: async (address: string) => (kept.includes(address) ? {} : undefined) });

it('without a connection, after the page was loaded again, where the device kept it', async () => {
  offline();
  keptPages(['/saved?q=1']);
  const router = open();
  await act(async () => void router.navigate('/saved?q=1'));
  expect(lead).not.toHaveBeenCalled();
  await screen.findByText('Not on this device');
  cleanup();
  open();
  await vi.waitFor(() => expect(lead).toHaveBeenCalledExactlyOnceWith('/saved?q=1'));
  cleanup();
  lead.mockClear();
  open();
  await act(async () => {});
  expect(lead).not.toHaveBeenCalled();
});

it('else the page that is open says so, and leads there once the connection is back', async () => {
  lead.mockClear();
  offline();
  keptPages([]);
  open();
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '/saved?q=2';
  // The router loads the page anew at once: nothing but the press is heard of.
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  cleanup();
  link.remove();
  open();
  await screen.findByText('Not on this device');
  expect(lead).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(lead).toHaveBeenCalledExactlyOnceWith('/saved?q=2');
});

it('not with one', async () => {
  lead.mockClear();
  const router = open();
  await act(async () => void router.navigate('/saved'));
  cleanup();
  open();
  expect(lead).not.toHaveBeenCalled();
});
