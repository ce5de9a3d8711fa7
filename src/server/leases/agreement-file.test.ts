import { expect, it } from 'vitest';
import { pdfLines } from '../../../tests/support/pdf-text.ts';
import type { Lease } from '../../contract/leases.ts';
import { noOperator } from '../../domain/gst.ts';
import { agreementOf } from './agreement-file.ts';

const operator = {
  ...noOperator,
  legal_name: 'Acme Homes Private Limited',
  address: '12 Baner Road, Pune 411045',
  gstin: '27AAPFU0939F1ZV',
};
const at = '2026-12-01T06:00:00.000Z';
const signature = { name: 'Lal Singh', at, sentTo: 'l…@example.com' };
const lease = {
  id: '0199a5a2-1111-7000-8000-000000000001',
  state: 'draft',
  agreed_at: null,
  is_signed_on_paper: false,
  collector: null,
  landlord: { name: 'Lal Singh', phone: null, email: null },
  tenant: { name: 'Asha Rao', phone: null, email: null },
  parties: [],
  home_name: '2 BHK Baner, Pune',
  home_address: '4 Rose Lane',
  landlord_address: null,
  tenant_address: null,
  place: 'Pune',
  start_date: '2027-01-15',
  end_date: '2027-12-14',
  rent: 30_000_00,
  deposit: 60_000_00,
  deposit_held_by: 'landlord',
  deposit_due_on: null,
  due_day: 5,
  notice_days: 30,
  landlord_notice_days: null,
  lock_in_months: 0,
  escalation_bp: 0,
  charges: [],
  late_fee: null,
  inventory: [],
  payee_name: 'Lal Singh',
  payee_upi: 'lal@okbank',
  terms: null,
} as unknown as Lease;
const printed = async (own: Partial<Lease>, facts: { signature?: typeof signature } = {}) =>
  (await pdfLines(await agreementOf({ ...lease, ...own }, { at, state: null, operator, ...facts }))).join(
    '\n',
  );
const marks = (text: string) => text.split('\n').filter((line) => line.startsWith('Draft ·')).length;

it('has "Draft" across every page until the landlord signed it, and when it was withdrawn', async () => {
  const [draft, signed] = [await printed({}), await printed({}, { signature })];
  expect(marks(draft)).toBe(draft.match(/Rental agreement · .* · \d \/ \d/g)?.length);
  expect(marks(signed)).toBe(0);
  expect(marks(await printed({ agreed_at: at, state: 'active' }))).toBe(0);
  expect(marks(await printed({ agreed_at: at, state: 'cancelled' }))).toBeGreaterThan(0);
});

it('names the operator’s firm where it holds the deposit or collects the rent, and nowhere else', async () => {
  expect(await printed({})).not.toContain('Acme');
  const held = await printed({ deposit_held_by: 'company' });
  expect(held).toContain('Holds the deposit');
  expect(held).toContain('GSTIN 27AAPFU0939F1ZV');
  expect(held).not.toContain('Collects the rent');
  const collected = await printed({ collector: { name: 'Acme Homes', upi: 'acme@bank' } });
  expect(collected).toContain('Collects the rent');
  expect(collected).toContain('acme@bank');
  expect(collected).not.toContain('lal@okbank');
});
