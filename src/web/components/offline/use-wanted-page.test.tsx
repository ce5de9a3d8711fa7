// @vitest-environment happy-dom
// A page that cannot be opened without a connection is led to once the router has loaded the one that was open again.
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { useWantedPage } from './use-wanted-page.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const lead = vi.fn();
function Frame() {
  return (
    <>
      {useWantedPage(lead) && <p>Not loaded yet</p>}
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

it('without a connection, after the page was loaded again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const router = open();
  await act(async () => void router.navigate('/saved?q=1'));
  expect(lead).not.toHaveBeenCalled();
  await screen.findByText('Not loaded yet');
  cleanup();
  open();
  expect(lead).toHaveBeenCalledExactlyOnceWith('/saved?q=1');
  cleanup();
  lead.mockClear();
  open();
  expect(lead).not.toHaveBeenCalled();
});

it('not with one', async () => {
  lead.mockClear();
  const router = open();
  await act(async () => void router.navigate('/saved'));
  cleanup();
  open();
  expect(lead).not.toHaveBeenCalled();
});
