import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerOnly, failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { RentStatement } from '../../../contract/rents.ts';
import MunicipalTax from './municipal-tax.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
afterEach(cleanup);

const home = (n: number, kind: string) => ({
  id: `01900000-0000-7000-8000-00000000000${n}`,
  kind,
  name: `Home ${n}`,
});

it('finds a home by its words beyond those that are shown at once, and keeps the chosen one', async () => {
  answerOnly({
    'portfolio.homes': { items: [home(1, 'listed'), home(2, 'leased')], total: 60, next_cursor: 'x' },
  });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <MunicipalTax statement={{ taxes: [] } as unknown as RentStatement} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Enter municipal tax' }));
  const field = await screen.findByPlaceholderText('Choose one');
  field.focus();
  fireEvent.input(field, { target: { value: 'Baner' }, inputType: 'insertText' });
  await waitFor(() =>
    expect(inputsOf('portfolio.homes')).toContainEqual(expect.objectContaining({ q: 'Baner' })),
  );
  fireEvent.click(await screen.findByText('Home 1'));
  expect(field).toHaveProperty('value', 'Home 1');
  expect(screen.queryByText('Home 2')).toBeNull();
  await waitFor(() => expect(inputsOf('portfolio.homes').at(-1)).not.toHaveProperty('q', 'Home 1'));
});
