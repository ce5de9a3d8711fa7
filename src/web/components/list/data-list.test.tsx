// A list says what it is doing, draws what its columns describe, and hands over what it shows.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { failures } from '../../lib/messages.ts';
import { DataList } from './data-list.tsx';

const { downloadCsv } = vi.hoisted(() => ({ downloadCsv: vi.fn() }));
vi.mock('../../lib/csv.ts', () => ({ downloadCsv }));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

type Row = { id: string; city: string; rent: number };
type Query = ComponentProps<typeof DataList<Row>>['query'];

const asked = { isError: false, error: null, isFetching: false, refetch: vi.fn() };
const rows: Row[] = [
  { id: 'a', city: 'Pune', rent: 2_500_000 },
  { id: 'b', city: 'Mysuru', rent: 1_800_000 },
];

const open = (query: Query, path = '/') =>
  renderPage(
    <DataList<Row>
      name="homes"
      label="Homes"
      query={query}
      failure={failures.loadUsers}
      empty="No homes"
      columns={[
        { key: 'city', label: 'City', cell: ({ city }) => city, csv: ({ city }) => city },
        { key: 'rent', label: 'Rent', cell: ({ rent }) => `₹${rent / 100}`, csv: ({ rent }) => rent / 100 },
        {
          key: 'actions',
          label: 'Actions',
          isActions: true,
          cell: ({ city }) => `See ${city}`,
        },
      ]}
      rowKey={({ id }) => id}
      minWidth={300}
    />,
    path,
  );

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('keeps what was read and says its age once it cannot be read again', () => {
  const dataUpdatedAt = Date.parse('2026-11-04T16:40:00Z');
  open({ ...asked, isError: true, error: new Error('offline'), data: { items: rows }, dataUpdatedAt });
  expect(screen.getByText(/^As of 4 Nov 2026, 10:10.pm$/)).toBeTruthy();
  screen.getByText('Mysuru');
  cleanup();

  open({ ...asked, data: { items: rows }, dataUpdatedAt });
  expect(screen.queryByText(/^As of/)).toBeNull();
});

test('waits, fails with another try, and says when somebody may not read it', () => {
  open({ ...asked, data: undefined });
  expect(screen.getByRole('status').textContent).toBe('Loading');
  cleanup();

  const refetch = vi.fn();
  open({ ...asked, data: undefined, isError: true, error: new Error('no'), refetch });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
  cleanup();

  open({
    ...asked,
    data: undefined,
    isError: true,
    error: Object.assign(new Error(), { code: 'FORBIDDEN' }),
  });
  screen.getByText('You cannot open this page');
});

test('without rows it says so, and offers neither a table nor tools', () => {
  open({ ...asked, data: { items: [], total: 0, next_cursor: null } });
  screen.getByText('No homes');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
});

test('rows stay when loading them again fails', () => {
  open({ ...asked, data: { items: rows }, isError: true, error: new Error('no') });
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

test('a page is counted and leads to the next one', () => {
  open({ ...asked, data: { items: rows, total: 1000, next_cursor: 'abc' } }, '/?show=all');
  screen.getByText('1,000 entries or more');
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/?show=all&cursor=abc');
});

test('a growing list fetches more', () => {
  const fetchNextPage = vi.fn();
  const data = { pages: [{ items: rows.slice(0, 1) }, { items: rows.slice(1) }] };
  open({ ...asked, data, hasNextPage: true, isFetchingNextPage: false, fetchNextPage });
  expect(screen.getAllByRole('row')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(fetchNextPage).toHaveBeenCalledOnce();
});

test('a column that is left out stands in the address, and is not in the file', async () => {
  const { router } = open({ ...asked, data: { items: rows } });
  fireEvent.click(await screen.findByRole('button', { name: 'Columns' }));
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Rent' }));
  await waitFor(() => expect(heads()).toEqual(['City', 'Actions']));
  expect(router.state.location.search).toBe('?homes-without=rent');
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(downloadCsv).toHaveBeenCalledWith('homes', [{ City: 'Pune' }, { City: 'Mysuru' }]);
});

test('what names the row and what acts on it cannot be left out', () => {
  open({ ...asked, data: { items: rows } }, '/?homes-without=city,actions');
  expect(heads()).toEqual(['City', 'Rent', 'Actions']);
});

test('while another answer is awaited the rows are those of before, and seen to be so', () => {
  const before = { ...asked, data: { items: rows, total: 265, next_cursor: null } };
  open({ ...before, isFetching: true, isPlaceholderData: true });
  expect(screen.getByText('Searching…').getAttribute('role')).toBe('status');
  expect(screen.queryByText('265 entries')).toBeNull();
  expect(screen.getByRole('table').closest('[data-old]')).not.toBeNull();
  cleanup();
  // Read again, with nothing asked anew, it stays as it is.
  open({ ...before, isFetching: true });
  screen.getByText('265 entries');
  expect(screen.getByRole('table').closest('[data-old]')).toBeNull();
});
