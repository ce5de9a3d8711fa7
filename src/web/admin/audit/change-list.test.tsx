import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { ChangeList } from './change-list.tsx';

afterEach(cleanup);

it('names fields in words, and says yes and no', () => {
  renderPage(
    <ChangeList
      action="managedRentals.update"
      before={{ monthly_rent: 100_000, is_paid: false, odd_field: 'a' }}
      after={{ monthly_rent: 200_000, is_paid: true, odd_field: 'b' }}
    />,
  );
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s+/g, ' '));
  expect(lines).toEqual(['Monthly rent: ₹1,000.00 ₹2,000.00', 'Paid: No Yes', 'Odd field: a b']);
});
