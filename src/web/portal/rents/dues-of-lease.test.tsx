import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useDuesOf, useDuesOfLease } from './dues-of-lease.ts';

const LEASE = '01900000-0000-7000-8000-0000000000a1';
const { listDues } = vi.hoisted(() => ({
  listDues: vi.fn(async ({ cursor }: { cursor?: string }) => ({
    items: [{ id: cursor ?? 'newest' }],
    credit: cursor ? 0 : 500,
    next_cursor: { newest: 'older', older: 'oldest', oldest: null }[cursor ?? 'newest'] ?? null,
  })),
}));
vi.mock('../../lib/api-provider.tsx', () => {
  const api = { rents: { listDues } };
  return { useApi: () => ({ api, queries: createTanstackQueryUtils(api as never) }) };
});
afterEach(cleanup);

it('reads every page of what a lease asks for, once for the screen and its forms', async () => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => ({ page: useDuesOfLease(LEASE), of: useDuesOf() }), { wrapper });
  await waitFor(() => expect(result.current.page.data).toBeDefined());
  const ids = [{ id: 'newest' }, { id: 'older' }, { id: 'oldest' }];
  expect(result.current.page.data).toMatchObject({ items: ids, credit: 500, next_cursor: null });
  expect(await result.current.of(LEASE)).toEqual(ids);
  expect(listDues).toHaveBeenCalledTimes(3);
});
