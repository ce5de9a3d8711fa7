// What is not read of a file is named, and can be said to hold something.
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { UnreadColumns } from './unread-columns.tsx';

afterEach(cleanup);

const preview = {
  headers: ['Rent', 'Kaution', 'Notes'],
  rows: [{ Rent: '20000', Kaution: '2 months', Notes: '' }],
};

test('names each column with an example, and takes what it holds', async () => {
  const onMapping = vi.fn();
  const mapping = { columns: { rent: 'Rent' }, defaults: {} };
  renderPage(<UnreadColumns preview={preview} mapping={mapping} onMapping={onMapping} />);
  expect(screen.getByText('Such as “2 months”')).toBeDefined();
  expect(screen.getByText('Empty in the first rows')).toBeDefined();
  const kaution = screen.getByRole('combobox', { name: 'Kaution' });
  fireEvent.click(kaution);
  expect(screen.queryByRole('option', { name: 'Rent' })).toBeNull();
  const list = document.getElementById(kaution.getAttribute('aria-controls') ?? '');
  fireEvent.click(await within(list as HTMLElement).findByRole('option', { name: 'Deposit' }));
  expect(onMapping).toHaveBeenCalledWith({ columns: { rent: 'Rent', deposit: 'Kaution' }, defaults: {} });
});

test('says nothing where all of it is read', () => {
  const mapping = { columns: { rent: 'Rent', deposit: 'Kaution', description: 'Notes' }, defaults: {} };
  renderPage(<UnreadColumns preview={preview} mapping={mapping} onMapping={vi.fn()} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
