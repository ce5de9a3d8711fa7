// The board of leads begins at its left edge; "Follow-ups due" leads to the stage that holds them.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failingClient } from '../../../../../tests/support/web/failing-client.ts';
import { dialog, open, page } from '../../../../../tests/support/web/failing-screens.tsx';
import type { LeadCard } from '../../../../contract/pipeline.ts';
import { leadColumns } from '../../../../domain/lead-pipeline.ts';
import { clock } from '../../../lib/clock.ts';
import { Pipeline } from './pipeline.tsx';

vi.mock('../../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('@mantine/hooks', async (original) => ({
  ...(await original<typeof import('@mantine/hooks')>()),
  useMediaQuery: () => true,
}));
vi.mock('../../leads/use-member-filter.ts', () => ({ useMemberFilter: () => [] }));
vi.mock('./broker-lead-card.tsx', () => ({
  LeadCardView: ({ card }: { card: { id: string } }) => <p>Lead {card.id}</p>,
}));

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

it('has what waits for the broker first in each stage, who waits longest at the top', async () => {
  const cards = [
    { id: 'theirs', column: 'talked', reminder_on: null },
    { id: 'mine', column: 'asked', reminder_on: null, created_at: '2026-11-25T05:00:00Z' },
    { id: 'oldest', column: 'asked', reminder_on: null, created_at: '2026-11-18T05:00:00Z' },
  ];
  open(Pipeline, '/portal/broker/leads', { 'pipeline.list': page(...cards) });
  await screen.findAllByText('Lead mine');
  const column = document.querySelector('[data-column="asked"]');
  expect([...(column?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Lead oldest',
    'Lead mine',
    'Lead theirs',
  ]);
});

it('opens the notes of a lead over the board; Escape closes them and gives the focus back', async () => {
  const { LeadCardView } =
    await vi.importActual<typeof import('./broker-lead-card.tsx')>('./broker-lead-card.tsx');
  const home = {
    id: 'h',
    title: 'Champa 3',
    place: 'Baner, Pune',
    rent: null,
    availability: 'available',
    by_bed: false,
  };
  const card = {
    id: 'l',
    column: 'asked',
    seeker_name: 'Garima Rathore',
    notes: 0,
    home,
    created_at: '2026-11-18T05:00:00Z',
    reminder_on: null,
  };
  vi.spyOn(clock, 'today').mockReturnValue('2026-12-02');
  const shown = <LeadCardView card={card as unknown as LeadCard} isOnBoard />;
  open(() => shown, '/portal/broker/leads', { 'pipeline.notes': page() });
  const button = await screen.findByRole('button', { name: 'Notes (0): Garima Rathore' });
  screen.getByText('Waiting 14 days');
  screen.getByText('Baner, Pune');
  button.focus();
  // A button of the browser's own takes Enter by itself.
  expect(button.tagName).toBe('BUTTON');
  fireEvent.click(button);
  const notes = await screen.findByRole('dialog', { name: 'Notes: Garima Rathore, Champa 3' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Note')));
  fireEvent.keyDown(notes, { key: 'Escape' });
  await waitFor(() => expect(dialog()).toBeNull());
  expect(document.activeElement).toBe(button);
});
