// The order says what comes first, and a search without a match repeats its word.
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failingClient } from '../../../../tests/support/web/failing-client.ts';
import { open, page } from '../../../../tests/support/web/failing-screens.tsx';
import ShortlistedPage from './shortlisted.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

it('says which word nothing was found for', async () => {
  open(ShortlistedPage, '/shortlisted?q=indiranagar', { 'shortlist.list': page() });
  await screen.findByText('Nothing on your shortlist for “indiranagar”');
});

it('says that homes whose rent fell come before the newest', async () => {
  open(ShortlistedPage, '/shortlisted?q=baner', { 'shortlist.list': page() });
  const sort = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Sort' });
  expect(sort.value).toBe('Price drops first');
});
