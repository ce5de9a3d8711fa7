// Whoever waits for long reads that the page is still trying.
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../tests/support/web/render-page.tsx';
import { FormSkeleton } from './skeletons.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('after eight seconds, and not before', () => {
  vi.useFakeTimers();
  renderPage(<FormSkeleton />);
  act(() => vi.advanceTimersByTime(7_900));
  expect(screen.getByRole('status').textContent).toBe('Loading');
  act(() => vi.advanceTimersByTime(200));
  expect(screen.getByRole('status').textContent).toContain('longer than usual');
});
