// A page that did not come without a line says so, links to what is kept, and opens once the line is back.
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../tests/support/web/render-page.tsx';
import { PageProblem } from './page-problem.tsx';
import { ProblemBoundary } from './problem-boundary.tsx';

const reload = vi.fn();

function Missing(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}

function open(isOnline: boolean, path = '/properties?city=Delhi', what = <PageProblem />) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  renderPage(what, path);
}
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  reload.mockReset();
});

it('says offline that the page is not kept, and what is', () => {
  open(false);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not on this device');
  expect(screen.getByRole('link', { name: 'Shortlisted' }).getAttribute('href')).toBe('/shortlisted');
  expect(screen.getByRole('link', { name: 'Recently viewed' }).getAttribute('href')).toBe('/recently-viewed');
  expect(reload).not.toHaveBeenCalled();
});

it('opens again on request, and by itself once the connection is back', () => {
  vi.useFakeTimers();
  open(false);
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/properties?city=Delhi');
  act(() => void vi.advanceTimersByTime(10_000));
  expect(reload).not.toHaveBeenCalled();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(reload).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

it('leads nobody of the office to a seeker’s lists', () => {
  open(false, '/admin?tab=payouts');
  expect(screen.getByRole('alert').textContent).toBe(
    'Not on this deviceIt opens when you are back online.Try again',
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('stands in the place of a part that did not come, and leaves what is around it', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = (
    <>
      <nav>The tabs</nav>
      <ProblemBoundary name="Payouts">
        <Missing />
      </ProblemBoundary>
    </>
  );
  open(false, '/admin', page);
  expect(screen.getByText('The tabs')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Payouts');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Not on this device');
  expect(screen.getByText(/It opens when you are back online/).textContent).toContain(
    'the tabs you have just used',
  );
  // The tabs around it would be gone with a page that is loaded anew.
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Back to the last tab' })).toBeDefined();
});

it('offers to open it again when the line is there', () => {
  open(true);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong');
  expect(screen.getByRole('alert').textContent).toContain('The fault is on our side');
  const again = screen.getByRole('link', { name: 'Try again' });
  expect(again.getAttribute('href')).toBe('/properties?city=Delhi');
});
