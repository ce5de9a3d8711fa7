// Changes of many homes at once: a second try after an answer that never came is the same request, or rents would change twice.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { toast } from '../../ui/toast-store.ts';
import { BulkBar } from './bulk-bar.tsx';

const bulkMatching = vi.fn();
vi.mock('../../lib/api-provider.tsx', () => ({
  useApi: () => ({
    api: { properties: { bulkMatching } },
    queries: { properties: { key: () => ['properties'] } },
  }),
}));

afterEach(() => {
  cleanup();
  bulkMatching.mockReset();
});

async function lowerRents(times: number) {
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change rent' }).disabled).toBe(false),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Change rent' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Percent'), { target: { value: '-5' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Change rent' }));
  await waitFor(() => expect(bulkMatching).toHaveBeenCalledTimes(times));
}

test('the rents of the chosen homes change once, however often it is tried', async () => {
  bulkMatching
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ done: 1, refused: [], next: null });
  const onDone = vi.fn();
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <BulkBar
        chosen={{ ids: ['a'], isAll: false }}
        filter={{ q: undefined, show: 'all' }}
        total={1}
        onDone={onDone}
      />
    </QueryClientProvider>,
  );
  await lowerRents(1);
  await lowerRents(2);
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  await lowerRents(3);
  const keys = bulkMatching.mock.calls.map(([, options]) => options.context.idempotencyKey);
  expect(bulkMatching.mock.calls.map(([input]) => input)).toEqual(
    Array(3).fill({
      ids: ['a'],
      q: undefined,
      show: 'all',
      action: 'rent',
      rent_change_bp: -500,
      after: null,
    }),
  );
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('all that match change batch by batch; a second try goes on where the first stopped', async () => {
  const rules = {
    refused: [{ rule: 'property.transition-not-allowed', count: 2, names: ['Lake view', 'Hill view'] }],
  };
  bulkMatching
    .mockResolvedValueOnce({ done: 500, refused: [], next: 'b' })
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce({ done: 10, ...rules, next: null });
  const onDone = vi.fn();
  const neutral = vi.spyOn(toast, 'neutral');
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <BulkBar
        chosen={{ ids: ['a'], isAll: true }}
        filter={{ q: 'park', show: 'available' }}
        total={512}
        onDone={onDone}
      />
    </QueryClientProvider>,
  );
  const pause = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/This is for 512 homes[.].*There’s no undo/)).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await pause();
  expect(bulkMatching).toHaveBeenCalledTimes(2);
  expect(onDone).not.toHaveBeenCalled();
  await pause();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(neutral).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ values: { count: 510 } }),
    expect.objectContaining({ message: 'Their status doesn’t allow it.' }),
  );
  const filter = { q: 'park', show: 'available', action: 'pause', rent_change_bp: null };
  expect(bulkMatching.mock.calls.map(([input]) => input)).toEqual([
    { ...filter, after: null },
    { ...filter, after: 'b' },
    { ...filter, after: 'b' },
  ]);
  const keys = bulkMatching.mock.calls.map(([, options]) => options.context.idempotencyKey);
  expect(keys[1]).toBe(keys[2]);
  expect(keys[0]).not.toBe(keys[1]);
  expect(screen.getByText('2 were left as they are:')).toBeDefined();
  expect(screen.getByText('Lake view, Hill view')).toBeDefined();
});
