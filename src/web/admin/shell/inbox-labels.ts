// What each kind of waiting work is called, and where it is done.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InboxKind } from '../../../domain/inbox.ts';
import { tabAddress } from './tab-address.ts';

type Work = {
  label: MessageDescriptor;
  /** What one does about it: the text of its button. */
  act: MessageDescriptor;
  tab: string;
  /** What the tab shows then. */
  view?: Record<string, string>;
  /** The id of the tab's part where it is done, which comes into view. */
  part?: string;
};

const pay = { tab: 'payouts', view: { show: 'carried' }, act: msg`See who` } as const;

export const inboxLabels: Readonly<Record<InboxKind, Work>> = {
  'lost-numbers': { label: msg`People who lost their number`, act: msg`Check`, tab: 'users' },
  'staff-roles': { label: msg`Staff roles to approve`, act: msg`Decide`, tab: 'roles' },
  'returned-transfers': { ...pay, label: msg`Returned transfers` },
  'batches-to-approve': { label: msg`Payout batches to approve`, act: msg`Approve`, tab: 'payouts' },
  'batches-to-send': { label: msg`Payout batches to send`, act: msg`Send`, tab: 'payouts' },
  'remittances-to-approve': {
    label: msg`Remittance batches to approve`,
    act: msg`Approve`,
    tab: 'remittances',
  },
  'remittances-to-send': {
    label: msg`Remittance batches to send`,
    act: msg`Send`,
    tab: 'remittances',
  },
  'months-to-close': { label: msg`Commission months to close`, act: msg`Close`, tab: 'months' },
  'tds-to-deposit': {
    label: msg`Tax to deposit`,
    act: msg`Record challan`,
    tab: 'tds',
  },
  'challans-to-withdraw': {
    label: msg`Challan withdrawals to approve`,
    act: msg`Decide`,
    tab: 'tds',
  },
  'gst-to-pay': {
    label: msg`Months with GST to pay`,
    act: msg`Record the payment`,
    tab: 'invoices',
    part: 'gst-to-pay',
  },
  'adjustments-to-approve': { label: msg`Adjustments to approve`, act: msg`Decide`, tab: 'months' },
  'credits-to-approve': {
    label: msg`Affiliate corrections to approve`,
    act: msg`Decide`,
    tab: 'months',
  },
  'rents-to-mark': {
    label: msg`Rent received, not marked paid`,
    act: msg`Mark paid`,
    tab: 'managed-rentals',
    view: { view: 'rvl', show: 'offered' },
  },
  'owners-to-pay': { label: msg`Owners to pay soon`, act: msg`Pay`, tab: 'remittances' },
  'owners-without-account': {
    label: msg`Owners and tenants we cannot pay yet`,
    act: msg`See who`,
    tab: 'remittances',
  },
  'homes-without-state': {
    label: msg`Homes that need a state for GST`,
    act: msg`Choose the state`,
    tab: 'managed-rentals',
    view: { view: 'active', show: 'no-state' },
  },
  'rents-to-confirm': {
    label: msg`Rent payments reported by tenants`,
    act: msg`Match`,
    tab: 'bank-statements',
    view: { view: 'rent', show: 'reported' },
  },
  'deposit-disputes': {
    label: msg`Disputed deductions from deposits`,
    act: msg`Decide`,
    tab: 'settlements',
    view: { show: 'disputed' },
  },
  'deposit-refunds': {
    label: msg`Deposits to pay back`,
    act: msg`Pay back`,
    tab: 'settlements',
    view: { show: 'to-refund' },
  },
  'opening-figures': {
    label: msg`Opening figures disputed by tenants`,
    act: msg`Decide`,
    tab: 'switch-over',
    part: 'contested-figures',
  },
  'bank-lines': {
    label: msg`Bank payments to match with rent`,
    act: msg`Match`,
    tab: 'bank-statements',
  },
  'no-account': { ...pay, label: msg`Affiliates without a bank account` },
  'no-pan': { ...pay, label: msg`Affiliates without a PAN` },
  'account-unconfirmed': { ...pay, label: msg`Bank accounts to confirm` },
  applications: {
    label: msg`Managed rental applications to decide`,
    act: msg`Review`,
    tab: 'managed-rentals',
  },
  'applications-to-configure': {
    label: msg`Approved homes to configure`,
    act: msg`Configure`,
    tab: 'managed-rentals',
    view: { show: 'to-configure' },
  },
  'registrations-paid': {
    label: msg`Paid brokers to activate`,
    act: msg`Activate`,
    tab: 'brokers',
    view: { show: 'to_activate' },
  },
  'registrations-cash': {
    label: msg`Broker fees in cash`,
    act: msg`Confirm`,
    tab: 'brokers',
    view: { show: 'to_confirm' },
  },
  'registrations-unpaid': {
    label: msg`Broker registrations, fee not paid`,
    act: msg`See who`,
    tab: 'brokers',
  },
  enquiries: { label: msg`Open enquiries`, act: msg`Answer`, tab: 'enquiries', view: { sort: 'oldest' } },
  complaints: {
    label: msg`Complaints to answer`,
    act: msg`Answer`,
    tab: 'complaints',
    view: { show: 'unanswered' },
  },
  'complaints-escalated': {
    label: msg`Complaints for the grievance officer`,
    act: msg`Decide`,
    tab: 'complaints',
    view: { show: 'escalated' },
  },
  reports: { label: msg`Reported listings`, act: msg`Review`, tab: 'reports' },
  'guaranteed-leases': {
    label: msg`Guaranteed leases to inspect and offer`,
    act: msg`Review`,
    tab: 'guaranteed-leases',
  },
  'tenant-checks': { label: msg`Tenant checks to work on`, act: msg`Check`, tab: 'tenant-checks' },
  'tenant-check-payments': {
    label: msg`Reported payments for tenant checks`,
    act: msg`Confirm`,
    tab: 'tenant-checks',
  },
  'tenant-check-refunds': {
    label: msg`Refunds due for tenant checks`,
    act: msg`Refund`,
    tab: 'tenant-checks',
    view: { show: 'refund_due' },
  },
  claims: { label: msg`Verification requests`, act: msg`Verify`, tab: 'verification' },
  flags: { label: msg`Flagged listings`, act: msg`Review`, tab: 'flags' },
  imports: { label: msg`Imports of new accounts`, act: msg`Decide`, tab: 'imports' },
  localities: { label: msg`New localities`, act: msg`Decide`, tab: 'places' },
};

export function inboxAddress(kind: InboxKind): string {
  const { tab, view, part } = inboxLabels[kind];
  return tabAddress(tab, view) + (part ? `#${part}` : '');
}
