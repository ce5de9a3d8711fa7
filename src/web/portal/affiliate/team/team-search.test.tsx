// A search that finds no one says so in place of the tree, which stands there again once the search is cleared.
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failingClient } from '../../../../../tests/support/web/failing-client.ts';
import { open } from '../../../../../tests/support/web/failing-screens.tsx';
import { TeamSearch } from './team-search.tsx';

vi.mock('../../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const searched = (
  <TeamSearch onShow={() => {}}>
    <p>The tree</p>
  </TeamSearch>
);

it('takes the place of the tree where nobody matches', async () => {
  open(() => searched, '/portal/affiliate/team', { 'team.search': { items: [], more: false } });
  screen.getByText('The tree');
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'Zzzz' } });
  await screen.findByText('No one in your team matches.');
  expect(screen.queryByText('The tree')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  await screen.findByText('The tree');
});
