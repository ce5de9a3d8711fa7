// Toasts of a page that lost the connection before it had fetched how they look.
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../tests/support/web/render-page.tsx';
import { ToastRegion } from './toast-region.tsx';
import { TOAST_MS, toast } from './toast-store.ts';

const line = vi.hoisted(() => ({ isDown: true }));
vi.mock('./toast-card.tsx', async (load) => {
  if (line.isDown) throw new Error('Failed to fetch dynamically imported module');
  return load();
});

beforeEach(() => {
  line.isDown = true;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  act(() => toast.close());
  cleanup();
  vi.useRealTimers();
});

test('what is said plainly stands in two lines and goes by itself, an error stays', async () => {
  renderPage(<ToastRegion />);
  act(() => toast.success('Visit requested', 'We’ll notify you when the owner or agent answers.'));
  await screen.findByText('Visit requested');
  screen.getByText('We’ll notify you when the owner or agent answers.');
  // Its time begins a moment after it is drawn.
  await vi.waitFor(() => {
    act(() => void vi.advanceTimersByTime(TOAST_MS));
    expect(screen.queryByText('Visit requested')).toBeNull();
  });

  act(() => toast.destructive('It could not be sent', 'Check the connection and try again.'));
  await screen.findByText('It could not be sent');
  act(() => void vi.advanceTimersByTime(2 * TOAST_MS));
  screen.getByText('It could not be sent');
});

test('once the connection is back the next toast looks like all others', async () => {
  renderPage(<ToastRegion />);
  act(() => toast.destructive('It could not be sent'));
  await screen.findByText('It could not be sent');
  line.isDown = false;
  act(() => toast.success('Visit requested'));
  await screen.findByRole('button', { name: 'Close message' });
});
