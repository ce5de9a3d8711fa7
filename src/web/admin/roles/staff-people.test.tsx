// Who works here, below the form that gives roles: searched and narrowed on the server, page by page.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { open } from '../../../../tests/support/web/failing-screens.tsx';
import { StaffPeople } from './staff-people.tsx';

vi.mock('../shell/use-may.ts', () => ({ useMay: () => () => true }));
vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const id = '019aa000-0000-7000-8000-000000000001';
const member = {
  id,
  person: { user_id: id, full_name: 'Asha Rao' },
  email: 'asha@example.com',
  roles: [],
  last_seen_at: null,
  sessions: 0,
  is_own: false,
};

test('asks for what the address says, and leads to the next page', async () => {
  const chosen = vi.fn();
  const { router } = open(
    () => <StaffPeople chosen="" onChoose={chosen} />,
    '/admin?tab=roles&q=asha&role=support',
    { 'staff.list': { items: [member], total: 30, next_cursor: 'more' } },
  );
  await waitFor(() => expect(inputsOf('staff.list')).toMatchObject([{ q: 'asha', role: 'support' }]));
  fireEvent.click(await screen.findByRole('button', { name: /^Asha Rao/ }));
  // Cut at its end where it is long; the title has the whole of it.
  expect(screen.getByTitle('asha@example.com').textContent).toBe('asha@example.com');
  expect(chosen).toHaveBeenCalledExactlyOnceWith(id);
  fireEvent.click(screen.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(inputsOf('staff.list')[1]).toMatchObject({ q: 'asha', cursor: 'more' }));
  expect(router.state.location.search).toContain('tab=roles');
});
