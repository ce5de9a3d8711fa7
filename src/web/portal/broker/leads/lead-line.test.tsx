// Leads of a list of several stages are a line each: who, which home, the stage, and what can be done.
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failingClient } from '../../../../../tests/support/web/failing-client.ts';
import { open, page } from '../../../../../tests/support/web/failing-screens.tsx';
import { Pipeline } from './pipeline.tsx';

vi.mock('../../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('@mantine/hooks', async (original) => ({
  ...(await original<typeof import('@mantine/hooks')>()),
  useMediaQuery: () => true,
}));
vi.mock('../../leads/use-member-filter.ts', () => ({ useMemberFilter: () => [] }));

const lead = (id: string, column: string, seeker_name: string, own: object = {}) => ({
  id,
  column,
  seeker_name,
  notes: 0,
  reminder_on: null,
  home: { id: 'h', title: 'Champa 3', place: 'Pune', rent: null, availability: 'available', by_bed: false },
  created_at: '2026-11-20T05:00:00Z',
  ...own,
});

it('says the stage of each, and what is due of one that is open', async () => {
  const due = { reminder_on: '2026-11-25', reminder_note: 'Call about parking' };
  open(Pipeline, '/portal/broker/leads?show=all', {
    'pipeline.list': page(lead('a', 'lost', 'Garima Rathore'), lead('b', 'talked', 'Nikhil Menon', due)),
  });
  const lost = within(await screen.findByRole('article', { name: 'Garima Rathore, Champa 3' }));
  lost.getByText('Lost');
  lost.getByText('Enquired on 20 Nov 2026');
  expect(lost.getByRole('link', { name: 'Champa 3' }).getAttribute('href')).toContain('/property/');
  lost.getByRole('button', { name: 'More: Garima Rathore' });
  const talked = within(screen.getByRole('article', { name: 'Nikhil Menon, Champa 3' }));
  talked.getByText('Follow up since 25 Nov 2026: Call about parking');
});
