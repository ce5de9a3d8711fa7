// What nobody knows in a file is asked about, and what was answered last time says so and can be forgotten.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { ImportPreview } from '../../../contract/imports.ts';
import { Recalled } from './recalled.tsx';
import { SheetNote } from './sheet-note.tsx';
import { UnknownWords } from './unknown-words.tsx';

const forget = vi.fn();
vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => ({ api: { imports: { forget } } }) }));

const preview: ImportPreview = {
  file_id: '019a0000-0000-7000-8000-000000000001',
  file_name: 'homes.csv',
  sheet: null,
  headers: ['Kind'],
  rows: [],
  row_numbers: [],
  total_rows: 3,
  mapping: { columns: { propertyType: 'Kind' }, defaults: {}, values: {} },
  texts: { Kind: [{ text: 'QX', cells: 3 }] },
  recalled: [],
  waits: false,
};
const recalled = { ...preview, mapping: { ...preview.mapping, values: { propertyType: { qx: 'villa' } } } };

beforeEach(() => forget.mockReset());
afterEach(cleanup);

test('asks what a word means, and takes the answer', async () => {
  const onMapping = vi.fn();
  renderPage(<UnknownWords preview={preview} mapping={preview.mapping} onMapping={onMapping} />);
  expect(screen.getByText('in 3 rows')).toBeDefined();
  fireEvent.click(screen.getByRole('combobox', { name: /QX/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Villa' }));
  expect(onMapping).toHaveBeenCalledWith({ ...preview.mapping, values: { propertyType: { qx: 'villa' } } });
});

test('fills in the answer of last time and forgets it', async () => {
  forget.mockResolvedValue({ forgotten: true });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <Recalled preview={recalled} />
      <UnknownWords preview={recalled} mapping={recalled.mapping} onMapping={vi.fn()} />
    </QueryClientProvider>,
  );
  expect(screen.getByText('As last time')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /QX/ }).value).toBe('Villa');
  fireEvent.click(screen.getByRole('button', { name: 'Forget my corrections' }));
  expect(await screen.findByText(/^Forgotten/)).toBeDefined();
  expect(forget).toHaveBeenCalledOnce();
});

test('says nothing where everything is known', () => {
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <Recalled preview={{ ...preview, texts: {} }} />
      <UnknownWords preview={{ ...preview, texts: {} }} mapping={preview.mapping} onMapping={vi.fn()} />
    </QueryClientProvider>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('says which sheet of several is read', () => {
  renderPage(<SheetNote sheet={{ name: 'Flats', others: ['Shops', 'Sold'] }} />);
  expect(screen.getByRole('note').textContent).toMatch(/“Flats”.*“Shops”, “Sold”/);
});

test.each([null, { name: 'Flats', others: [] }])('says nothing of sheets where there is one: %j', (sheet) => {
  renderPage(<SheetNote sheet={sheet} />);
  expect(screen.queryByRole('note')).toBeNull();
});
