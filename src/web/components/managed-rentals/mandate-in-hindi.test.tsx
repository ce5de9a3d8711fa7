// The Hindi of a mandate translates what binds: each of its sentences, but for the names in the first, and in its order.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { Mandate } from '../../../contract/mandates.ts';
import { depositHolders } from '../../../domain/leases.ts';
import { mandateText, rentCollectors } from '../../../domain/mandates.ts';
import { MandateInHindi } from './mandate-in-hindi.tsx';

afterEach(cleanup);

const ways = rentCollectors.flatMap((collects) =>
  depositHolders.map((holder) => [collects, holder] as const),
);

it.each(ways)('says the same where %s collects and %s holds the deposit', (collects, holder) => {
  const paid = { payeeName: 'Kiraya Homes', payeeUpi: 'rent@okbank', remittanceDay: 10 };
  const terms = { collects, feeBp: 850, depositHolder: holder, ...paid };
  const text = mandateText({ ownerName: 'Lal Singh', homeName: 'Rose 4, Baner' }, terms);
  const mandate = {
    collects,
    fee_bp: 850,
    deposit_holder: holder,
    payee_name: paid.payeeName,
    payee_upi: paid.payeeUpi,
    remittance_day: paid.remittanceDay,
  } as Mandate;
  renderPage(<MandateInHindi of={mandate} />);
  const [first, ...rest] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(first).toBe('The owner puts this home under Kiraya’s management.');
  expect(rest).toEqual(text.split('\n').slice(1));
});
