import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../../tests/support/web/render-page.tsx';
import type { TeamMonth } from '../../../../contract/commissions.ts';
import type { Changes } from '../model.ts';
import { NewLegForm } from './new-leg-form.tsx';

afterEach(cleanup);

const people = Array.from({ length: 250 }, (_, n) => ({
  affiliate_id: `KRY-${n}`,
  full_name: `Person ${n}`,
  sponsor_id: n === 0 ? null : 'KRY-0',
}));

test('anybody of a large team is found as a sponsor by typing', async () => {
  const onChange = vi.fn<(changes: Changes) => void>();
  const team = { people } as unknown as TeamMonth;
  renderPage(<NewLegForm team={team} changes={{ legs: [] } as unknown as Changes} onChange={onChange} />);
  const field = screen.getByRole('combobox', { name: 'Sponsor' });
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'Person 249' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Person 249 (KRY-249)' }));
  fireEvent.change(screen.getByLabelText('Rent in a month'), { target: { value: '20000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(onChange.mock.calls[0]?.[0].legs).toMatchObject([{ sponsorId: 'KRY-249', rvl: 2_000_000 }]);
});
