// What the screen says by itself: toasts, the connection, and the question before a deed.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../tests/support/web/render-page.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { ConnectionBadge } from './connection-badge.tsx';
import { PwaBadge } from './pwa-badge.tsx';
import { loadToastCard, ToastRegion } from './toast-region.tsx';
import { TOAST_MS, toast } from './toast-store.ts';

beforeAll(() => loadToastCard());
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => toast.close());
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The card is loaded with the first toast; the test waits for it as a page does. */
const show = (deed: () => void) => act(async () => deed());
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

// spec 9: One toast at a time
test('only one toast shows: the newest', async () => {
  renderPage(<ToastRegion />);
  await show(() => toast.success('Role assigned'));
  await show(() => toast.success('Role removed', 'Broker'));
  expect(screen.queryByText('Role assigned')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Role removed');
});

// spec 7: Success shows a toast and reloads; an error shows a destructive toast and reloads nothing
test('a good message leaves by itself, a destructive one stays until closed', async () => {
  renderPage(<ToastRegion />);
  await show(() => toast.success('Role assigned'));
  pass(TOAST_MS);
  expect(screen.queryByText('Role assigned')).toBeNull();

  await show(() => toast.destructive('Failed to assign role', 'Try later'));
  pass(10 * TOAST_MS);
  expect(screen.getByRole('alert').textContent).toContain('Failed to assign role');
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.queryByText('Failed to assign role')).toBeNull();
});

test('a toast being read stays', async () => {
  renderPage(<ToastRegion />);
  await show(() => toast.success('Role assigned'));
  fireEvent.mouseEnter(screen.getByRole('group'));
  pass(10 * TOAST_MS);
  expect(screen.getByText('Role assigned')).toBeTruthy();
  fireEvent.mouseLeave(screen.getByRole('group'));
  pass(TOAST_MS);
  expect(screen.queryByText('Role assigned')).toBeNull();
});

// spec 2.4: A PWA badge when the product runs installed
test.each([
  [true, 'PWA'],
  [false, ''],
])('a badge says that the product runs installed: %s', (installed, said) => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), { matches: installed && query.includes('standalone') }) as never,
  );
  const { container } = renderPage(<PwaBadge />);
  expect(container.querySelector('[title="Running as an installed app"]')?.textContent ?? '').toBe(said);
});

// spec 2.4: Online badge on a change, gone 3 seconds after coming back
// spec 9: Back-online badge hides after 3000 ms
test('the connection badge appears on a change and hides 3 seconds after coming back', () => {
  renderPage(<ConnectionBadge />);
  const said = () => screen.getByRole('status').textContent;
  expect(said()).toBe('');
  act(() => void window.dispatchEvent(new Event('offline')));
  pass(60_000);
  expect(said()).toBe('Offline');
  act(() => void window.dispatchEvent(new Event('online')));
  pass(2_999);
  expect(said()).toBe('Back online');
  pass(1);
  expect(said()).toBe('');
});

test('a page that opens without a connection says so too', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderPage(<ConnectionBadge />);
  expect(screen.getByRole('status').textContent).toBe('Offline');
});

test('a deed waits for the confirmation', async () => {
  const onConfirm = vi.fn(async () => {});
  renderPage(
    <ConfirmButton
      question="Delete this home?"
      explanation="It cannot be undone."
      confirmLabel="Delete"
      onConfirm={onConfirm}
    >
      Remove
    </ConfirmButton>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByRole('dialog').textContent).toContain('It cannot be undone.');
  expect(onConfirm).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete' })));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
