// @vitest-environment happy-dom
// The board of leads begins at its left edge; "Follow-ups due" leads to the stage that holds them.
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failingClient } from '../../../../../tests/support/web/failing-client.ts';
import { open, page } from '../../../../../tests/support/web/failing-screens.tsx';
import { leadColumns } from '../../../../domain/lead-pipeline.ts';
import { Pipeline } from './pipeline.tsx';

vi.mock('../../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('@mantine/hooks', async (original) => ({
  ...(await original<typeof import('@mantine/hooks')>()),
  useMediaQuery: () => true,
}));
vi.mock('../../leads/use-member-filter.ts', () => ({ useMemberFilter: () => [] }));
vi.mock('./broker-lead-card.tsx', () => ({ LeadCardView: () => <p>A lead</p> }));

const figures = (own: object) => ({ ...Object.fromEntries(leadColumns.map((one) => [one, 0])), ...own });

it('leads to the column of the follow-up, and moves nothing by itself', async () => {
  const counts = { columns: figures({ asked: 1, agreed: 1 }), due: figures({ agreed: 1 }) };
  open(Pipeline, '/portal/broker/leads', {
    'pipeline.list': page({ id: 'one' }),
    'pipeline.counts': counts,
  });
  const chip = await screen.findByRole('button', { name: 'Follow-ups due (1)' });
  const column = document.querySelector<HTMLElement>('[data-column="agreed"]');
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(chip);
  expect(document.activeElement).toBe(column);
});
