// @vitest-environment happy-dom
// Changes of many homes at once: a second try after an answer that never came is the same request, or rents would change twice.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { BulkBar } from './bulk-bar.tsx';

const bulk = vi.fn();
vi.mock('../../lib/api-provider.tsx', () => ({
  useApi: () => ({ api: { properties: { bulk } }, queries: { properties: { key: () => ['properties'] } } }),
}));

afterEach(cleanup);

async function lowerRents(times: number) {
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change rent' }).disabled).toBe(false),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Change rent' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Percent'), { target: { value: '-5' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Change rent' }));
  await waitFor(() => expect(bulk).toHaveBeenCalledTimes(times));
}

test('the rents of the chosen homes change once, however often it is tried', async () => {
  bulk
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ done: ['a'], refused: [] });
  const onDone = vi.fn();
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <BulkBar chosen={['a']} onDone={onDone} />
    </QueryClientProvider>,
  );
  await lowerRents(1);
  await lowerRents(2);
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  await lowerRents(3);
  const keys = bulk.mock.calls.map(([, options]) => options.context.idempotencyKey);
  expect(bulk.mock.calls.map(([input]) => input)).toEqual(
    Array(3).fill({ ids: ['a'], action: 'rent', rent_change_bp: -500 }),
  );
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
