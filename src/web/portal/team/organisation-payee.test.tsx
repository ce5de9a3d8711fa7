// How an organisation is paid: its administrators give PAN and account, its accountants read them.
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { click, fill, inDialog, open, press } from '../../../../tests/support/web/failing-screens.tsx';
import type { Organisation } from '../../../contract/organisations.ts';
import type { Payee } from '../../../contract/payees.ts';
import { OrganisationPayee } from './organisation-payee.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const id = '0198a000-0000-7000-8000-0000000000d1';
const organisation: Organisation = {
  id,
  kind: 'owner_company',
  legal_name: 'Singh Estates',
  city: 'Pune',
  gstin: null,
  rera_state: null,
  rera_number: null,
  role: 'administrator',
};
const none: Payee = { pan: null, pan_refused_at: null, account: null };
const given: Payee = {
  pan: { masked: '******383J', holder: 'company', updated_at: '2026-11-01T00:00:00Z' },
  pan_refused_at: null,
  account: {
    masked: '**********5678',
    ifsc: 'HDFC0000001',
    holder_name: 'Singh Estates',
    updated_at: '2026-11-01T00:00:00Z',
    held_until: null,
    confirmed_at: null,
    confirmed_how: null,
    returned: null,
  },
};
const at = '/portal/team';
const Administrators = () => <OrganisationPayee organisation={organisation} />;
const Accountants = () => <OrganisationPayee organisation={{ ...organisation, role: 'accountant' }} />;

test('an administrator gives both, for the organisation', async () => {
  open(Administrators, at, { 'payees.getMine': none, 'payees.setPan': given, 'payees.setAccount': given });
  await click('Add PAN');
  await fill([['PAN', 'AAGCB7383J']]);
  await press('Save PAN', inDialog);
  await waitFor(() =>
    expect(inputsOf('payees.setPan')).toEqual([{ pan: 'AAGCB7383J', organisation_id: id }]),
  );
  await click('Add bank account');
  await fill([
    ['Account number', '50200012345678'],
    ['IFSC of the branch', 'HDFC0000001'],
    ['Name of the account holder', 'Singh Estates'],
  ]);
  await press('Save bank account', inDialog);
  await waitFor(() =>
    expect(inputsOf('payees.setAccount')).toEqual([expect.objectContaining({ organisation_id: id })]),
  );
});

test('an accountant reads them, with the kind of holder, and changes nothing', async () => {
  open(Accountants, at, { 'payees.getMine': given });
  expect(await screen.findByText('******383J · Company')).toBeTruthy();
  expect(screen.getByText('**********5678 · HDFC0000001 · Singh Estates')).toBeTruthy();
  expect(screen.getByText(/Only an administrator/)).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});
