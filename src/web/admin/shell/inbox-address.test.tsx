// Who comes from what waits is led to the part of the tab where it is done.
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient } from '../../../../tests/support/web/failing-client.ts';
import { open, page } from '../../../../tests/support/web/failing-screens.tsx';
import type { GstOverview } from '../../../contract/gst-payments.ts';
import type { OpeningFigure } from '../../../contract/opening-figures.ts';
import { GstPayments } from '../invoices/gst-payments.tsx';
import { ContestedFigures } from '../switch-over/contested-figures.tsx';
import { inboxAddress } from './inbox-labels.ts';

vi.mock('./use-may.ts', () => ({ useMay: () => () => true }));
vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const focused = () => document.activeElement?.textContent;
const gst: GstOverview = { months: [], payments: [] };
const figure = {
  id: '019aa000-0000-7000-8000-000000000001',
  lease_id: '019aa000-0000-7000-8000-000000000002',
  home_name: 'Lake View',
  tenant_name: 'Asha Rao',
  kind: 'deposit',
  landlord_says: 10_000_00,
  tenant_says: 20_000_00,
  turn: 'team',
  agree_by: '2026-12-01',
} as OpeningFigure;

test('“Record the payment” opens at the GST to pay, below the invoices', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  open(() => <GstPayments isWhole />, `/admin${inboxAddress('gst-to-pay')}`, { 'gstPayments.overview': gst });
  await waitFor(() => expect(focused()).toBe('GST to pay'));
});

test('“Decide” opens at the opening figures, not at the upload', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const figures = { 'openingFigures.list': page(figure) };
  open(ContestedFigures, `/admin${inboxAddress('opening-figures')}`, figures);
  await screen.findByRole('link', { name: 'Lake View, Asha Rao' });
  await waitFor(() => expect(focused()).toBe('Opening figures disputed by tenants'));
});
