// Taking an import back: asked once more, what stays is named, and no button where it cannot be done.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { ImportRun } from '../../../contract/imports.ts';
import { clock } from '../../lib/clock.ts';
import { UndoImport } from './undo-import.tsx';

const undo = vi.fn();
vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => ({ api: { imports: { undo } } }) }));

const run: ImportRun = {
  id: '019a0000-0000-7000-8000-000000000001',
  file_name: 'homes.csv',
  status: 'finished',
  review_note: null,
  total_rows: 2,
  imported_rows: 2,
  repeated_rows: 0,
  same_rows: 0,
  same_as: [],
  updated_rows: 0,
  rejected_rows: 0,
  left_out: [],
  created_at: '2026-11-20T05:00:00Z',
  finished_at: '2026-11-20T05:01:00Z',
  undone_at: null,
  undo_until: '2099-01-01T00:00:00Z',
};

beforeEach(() => undo.mockReset());
afterEach(cleanup);

const show = (own: Partial<ImportRun> = {}) =>
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <UndoImport run={{ ...run, ...own }} />
    </QueryClientProvider>,
  );

test('asks once more, and names the homes that stay', async () => {
  undo.mockResolvedValue({ removed: 1, kept: [{ id: run.id, title: '2 BHK in Baner' }] });
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Undo the import' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo the import' }));
  expect(await screen.findByText('1 home is removed')).toBeDefined();
  expect(screen.getByRole('link', { name: '2 BHK in Baner' })).toBeDefined();
  expect(undo).toHaveBeenCalledWith({ id: run.id });
});

test.each([
  ['runs', { status: 'running' as const }],
  ['added nothing', { imported_rows: 0 }],
  ['is too old', { undo_until: '2026-11-01T00:00:00Z' }],
  ['is undone', { undone_at: clock.now() }],
])('offers nothing for one that %s', (_, own) => {
  show(own);
  expect(screen.queryByRole('button', { name: 'Undo the import' })).toBeNull();
});
