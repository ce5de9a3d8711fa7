// A workbook is sent as it is; why a file is not taken stands below the field.
import { ORPCError } from '@orpc/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { ChooseFile } from './choose-file.tsx';

const preview = vi.fn();
vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => ({ api: { imports: { preview } } }) }));

beforeEach(() => {
  preview.mockReset();
});
afterEach(cleanup);

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function choose(name: string, type: string, onPreview = vi.fn()) {
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ChooseFile onPreview={onPreview} />
    </QueryClientProvider>,
  );
  const field = document.querySelector('input[type=file]');
  if (!field) throw new Error('There is no field for a file');
  fireEvent.change(field, { target: { files: [new File(['x'], name, { type })] } });
}

test.each([
  ['homes.xlsx', XLSX],
  ['homes.csv', 'text/csv'],
])('sends %s', async (name, type) => {
  preview.mockResolvedValue({ file_name: name });
  const onPreview = vi.fn();
  choose(name, type, onPreview);
  await vi.waitFor(() => expect(onPreview).toHaveBeenCalled());
  expect(preview.mock.calls[0]?.[0].file).toMatchObject({ name, type });
});

test('says what the server says of an old workbook', async () => {
  const message = 'This is a workbook of the kind .xls. Save it as .xlsx or CSV and choose that file';
  const errors = [{ field: 'file', message, reason: 'workbook.other-kind', params: { kind: '.xls' } }];
  preview.mockRejectedValue(new ORPCError('BAD_REQUEST', { data: { errors } }));
  choose('homes.xls', 'application/vnd.ms-excel');
  expect(await screen.findByText(message)).toBeDefined();
});

test('does not send what is neither', async () => {
  choose('homes.pdf', 'application/pdf');
  expect(await screen.findByText(/^This is not an Excel workbook or a CSV file/)).toBeDefined();
  expect(preview).not.toHaveBeenCalled();
});
