// What is known of a lease comes into its form with one sentence that says from where, and takes nothing that was typed.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerOnly, failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { KnownLease } from '../../../contract/leases.ts';
import { pageI18n } from '../../lib/i18n.ts';
import { blankLease, type LeaseValues } from './lease-values.ts';
import { Prefill } from './prefill.tsx';
import { fromKnown, fromLead, refill } from './prefill-values.ts';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
afterEach(cleanup);

const id = '0198a000-0000-7000-8000-000000000001';
const known: KnownLease = {
  sources: ['listing', 'application'],
  start_date: '2026-12-10',
  end_date: '2027-11-09',
  rent: 3_000_000,
  deposit: 9_000_000,
  deposit_held_by: null,
  mandate_holder: null,
  notice_days: null,
  landlord_notice_days: null,
  escalation_bp: null,
  due_day: null,
  lock_in_months: null,
  charges: [{ kind: 'maintenance', paid_by: 'tenant', how: 'fixed', amount: 200_000 }],
  late_fee: null,
  inventory: [],
  terms: null,
  home_address: '12 Lake Road',
  landlord_address: null,
  place: 'Pune',
  payee_name: null,
  payee_upi: null,
  payee_shows_bank: false,
  rules: [
    { kind: 'furnishing', furnishing: 'semi_furnished', things: ['geyser'] },
    { kind: 'pets', allowed: false },
  ],
  tenant: { name: 'Asha Rao', email: 'asha@example.in', phone: '+919845012345' },
  household: 'family',
  occupants: 3,
  is_for_owner: false,
  owner: null,
};

let shown: LeaseValues = blankLease;

function Form({ begins }: { begins: Partial<LeaseValues> }) {
  const [fields, setFields] = useState({ ...blankLease, home: `application:${id}`, ...begins });
  shown = fields;
  const set = (own: Partial<LeaseValues>) => setFields((now) => ({ ...now, ...own }));
  return <Prefill fields={fields} set={set} home={`application:${id}`} isNamed />;
}

const openForm = (begins: Partial<LeaseValues> = {}) =>
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <Form begins={begins} />
    </QueryClientProvider>,
  );

describe('a form that a home was chosen for', () => {
  it('is filled in, and says from what and who else would live there', async () => {
    answerOnly({ 'leases.known': known });
    openForm();
    const sentence = await screen.findByText(/^Filled in from/);
    expect(sentence.textContent).toBe(
      'Filled in from the listing and the application of Asha Rao. Check it, and change whatever you agreed otherwise.',
    );
    expect(screen.getByText(/^3 people would live there/)).toBeTruthy();
    expect(inputsOf('leases.known')).toEqual([{ kind: 'application', id }]);
    expect(shown).toMatchObject({
      start_date: '2026-12-10',
      end_date: '2027-11-09',
      rent: 30_000,
      deposit: 90_000,
      charges: [{ kind: 'maintenance', amount: 2_000 }],
      home_address: '12 Lake Road',
      place: 'Pune',
      tenant_name: 'Asha Rao',
      tenant_email: 'asha@example.in',
      terms: 'Furnishing: Semi Furnished, with Geyser.\nPets are not allowed.',
      notice_days: 30,
    });
  });

  it('keeps what was typed before', async () => {
    answerOnly({ 'leases.known': known });
    openForm({ rent: 28_000, terms: 'Bring your own curtains.' });
    await waitFor(() => expect(shown.deposit).toBe(90_000));
    expect(shown).toMatchObject({ rent: 28_000, terms: 'Bring your own curtains.' });
  });
});

it('warns where the mandate of the home names another holder of the deposit than the lease', async () => {
  answerOnly({ 'leases.known': { ...known, deposit_held_by: 'company', mandate_holder: 'company' } });
  openForm({ deposit_held_by: 'manager' });
  const warning = await screen.findByText(/^Mandate of this home/);
  expect(warning.textContent).toContain('Held by Kiraya. This lease: Held by the property manager.');
  cleanup();
  openForm();
  await screen.findByText(/^Filled in from/);
  await waitFor(() => expect(shown.deposit_held_by).toBe('company'));
  expect(screen.queryByText(/^Mandate of this home/)).toBeNull();
});

describe('another home', () => {
  const values = fromKnown(known, pageI18n());
  const filled: LeaseValues = { ...blankLease, ...values };

  it('takes the place of what was filled in, blank where it says nothing', () => {
    const next = refill(filled, { rent: 20_000 }, values);
    expect(next).toMatchObject({
      rent: 20_000,
      deposit: '',
      tenant_phone: '',
      start_date: null,
      charges: [],
    });
  });

  it('takes nothing of what was changed since', () => {
    const typed = { ...filled, rent: 31_000, tenant_phone: '+91 98450 00000', charges: [] };
    const next = refill(typed, { rent: 20_000, deposit: 50_000 }, values);
    expect(next).not.toHaveProperty('rent');
    expect(next).not.toHaveProperty('tenant_phone');
    expect(next).toMatchObject({ deposit: 50_000 });
  });
});

it('a lead brings its seeker, and their wished day while it has not passed', () => {
  const lead = { tenant: { name: 'Asha', email: null, phone: '+919845012345' }, move_in_date: '2026-12-20' };
  expect(fromLead(lead, '2026-12-01')).toEqual({
    tenant_name: 'Asha',
    tenant_phone: '+91 98450 12345',
    start_date: '2026-12-20',
    end_date: '2027-11-19',
  });
  expect(fromLead(lead, '2026-12-21')).not.toHaveProperty('start_date');
  expect(fromLead(null, '2026-12-01')).toEqual({});
});
