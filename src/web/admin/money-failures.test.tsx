// What administrators read when something about payouts, commission months or settings fails; nothing typed is lost.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Answers, failingClient, failWith } from '../../../tests/support/web/failing-client.ts';
import {
  adjustment,
  batch,
  candidate,
  confirmable,
  hold,
  months,
  payee,
  payout,
  plans,
  preview,
  settings,
} from '../../../tests/support/web/failing-money-examples.ts';
import {
  CHECK_CONNECTION,
  click,
  type Deed,
  expectFailures,
  expectToast,
  open,
  page,
  REASON,
  refused,
  signedOut,
} from '../../../tests/support/web/failing-screens.tsx';
import { formatMonth } from '../../domain/dates.ts';
import MonthsTab from './months/months-tab.tsx';
import PayoutsTab from './payouts/payouts-tab.tsx';
import SettingsTab from './settings/settings-tab.tsx';

vi.mock('./shell/use-may.ts', () => ({ useMay: () => () => true }));
vi.mock('../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const [september, october] = months.map(({ month }) => formatMonth(month)) as [string, string];
const nobody = signedOut.message;

const payouts = {
  on: PayoutsTab,
  at: '/admin?tab=payouts',
  answers: {
    'payouts.candidates': page(candidate),
    'payouts.totals': { to_pay: { people: 1, amount: candidate.amount }, carried: [], to_remind: 0 },
    'payouts.listBatches': page(),
    'ledger.lastProof': { proof: null },
    'payees.get': payee,
  },
  title: 'It could not be done',
  unreached: CHECK_CONNECTION,
  nobody,
};
const ofBatch = (state: (typeof batch)['state']) => ({
  ...payouts,
  at: `/admin?tab=payouts&batch=${batch.id}`,
  answers: { 'payouts.getBatch': { ...batch, state }, 'payouts.listTransfers': page(payout) },
});

const ofMonths = (own: Answers = {}) => ({
  on: MonthsTab,
  at: '/admin?tab=months',
  answers: {
    'months.list': { items: months },
    'months.preview': preview,
    'commissions.listHolds': { items: [], has_more: false },
    'adjustments.list': page(),
    'corrections.list': { items: [], total: 0 },
    'affiliates.list': page(),
    ...own,
  },
  nobody,
});
const adjusting = {
  ...ofMonths({ 'adjustments.list': page(adjustment) }),
  title: 'The adjustment could not be saved',
  unreached: CHECK_CONNECTION,
};

const saving = {
  on: SettingsTab,
  at: '/admin?tab=settings',
  answers: { 'settings.get': settings, 'commissionPlans.list': plans },
  calls: 'settings.update',
  title: 'The settings could not be saved',
  unreached: CHECK_CONNECTION,
  nobody,
};

const ofPayouts: readonly Deed[] = [
  {
    ...payouts,
    deed: 'drafting a batch',
    opens: () => click('Draft a batch'),
    closes: true,
    button: 'Draft a batch',
    calls: 'payouts.createBatch',
  },
  { ...payouts, deed: 'having the books proved', button: 'Check the books', calls: 'ledger.prove' },
  {
    ...payouts,
    deed: 'looking at a whole PAN',
    opens: async () => {
      await click('Bank details of Asha Rao');
      await click('Show the whole PAN');
    },
    types: [REASON],
    button: 'Show',
    calls: 'payees.reveal',
  },
  {
    ...payouts,
    answers: { ...payouts.answers, 'payouts.candidates': page({ ...candidate, block: 'returned' }) },
    deed: 'clearing an account',
    opens: () => click('Clear the account of Asha Rao'),
    types: [REASON],
    button: 'Clear account',
    calls: 'payouts.clearReturn',
  },
  {
    ...payouts,
    answers: {
      ...payouts.answers,
      'payouts.candidates': page({ ...candidate, block: 'account-unconfirmed' }),
      'payees.get': confirmable,
    },
    deed: 'confirming an account',
    opens: () => click('Confirm the account of Asha Rao'),
    types: [
      ['Reference (UTR)', 'HDFCN52026112500000001'],
      ['Name that the bank shows', 'RAO ASHA'],
    ],
    button: 'Confirm account',
    calls: 'payees.confirmAccount',
  },
  {
    ...payouts,
    answers: {
      ...payouts.answers,
      'payouts.candidates': page({ ...candidate, block: 'account-unconfirmed' }),
      'payees.get': confirmable,
    },
    deed: 'checking an account with the bank',
    opens: () => click('Confirm the account of Asha Rao'),
    button: 'Check with the bank',
    calls: 'payees.checkName',
  },
  {
    ...ofBatch('draft'),
    deed: 'approving a batch',
    opens: () => click('Approve'),
    button: 'Approve',
    calls: 'payouts.approve',
  },
  {
    ...ofBatch('draft'),
    deed: 'cancelling a batch',
    opens: () => click('Cancel batch'),
    types: [REASON],
    button: 'Cancel batch',
    calls: 'payouts.cancel',
  },
  {
    ...ofBatch('approved'),
    deed: 'the file for the bank',
    opens: () => click('File for the bank'),
    button: 'Save the file',
    calls: 'payouts.export',
  },
  {
    ...ofBatch('exported'),
    deed: 'marking a transfer paid',
    opens: () => click('Mark KP000042 paid'),
    types: [['Reference (UTR)', 'UTR612345']],
    button: 'Mark Paid',
    calls: 'payouts.markPaid',
  },
  {
    ...ofBatch('exported'),
    deed: 'a transfer that came back',
    opens: () => click('Return KP000042'),
    types: [REASON],
    button: 'Returned',
    calls: 'payouts.markFailed',
  },
];

const ofCommission: readonly Deed[] = [
  {
    ...ofMonths(),
    deed: 'closing a month',
    opens: () => click(`Close ${october}`),
    closes: true,
    button: 'Close the month',
    calls: 'months.close',
    title: 'The month could not be closed',
    unreached: 'The month could not be closed',
  },
  {
    ...ofMonths(),
    deed: 'verifying a month',
    button: `Verify ${september}`,
    calls: 'months.verify',
    title: 'The month could not be verified',
    unreached: 'The month could not be verified',
  },
  {
    ...ofMonths({ 'commissions.listHolds': { items: [hold], has_more: false } }),
    deed: 'releasing what is held',
    opens: () => click(`Release ${september} of Asha Rao`),
    types: [REASON],
    button: 'Release',
    calls: 'commissions.decideHold',
    title: 'The decision could not be saved',
    unreached: CHECK_CONNECTION,
  },
  {
    ...adjusting,
    deed: 'approving an adjustment',
    opens: () => click(`Approve: Asha Rao, ${september}`),
    button: 'Approve',
    calls: 'adjustments.approve',
  },
  {
    ...adjusting,
    deed: 'withdrawing an adjustment',
    opens: () => click(`Withdraw: Asha Rao, ${september}`),
    types: [REASON],
    button: 'Withdraw',
    calls: 'adjustments.withdraw',
  },
  {
    ...adjusting,
    deed: 'proposing to take an adjustment back',
    answers: { ...adjusting.answers, 'adjustments.list': page({ ...adjustment, state: 'posted' }) },
    opens: () => click(`Take back: Asha Rao, ${september}`),
    types: [['Amount', '400', '₹400'], REASON],
    button: 'Propose',
    calls: 'adjustments.propose',
  },
];

const ofSettings: readonly Deed[] = [
  {
    ...saving,
    deed: 'changing the registration fee',
    types: [['Registration fee', '5999', '₹5,999']],
    button: 'Save Broker registration',
  },
  {
    ...saving,
    deed: 'changing the office’s contacts',
    types: [
      ['Email', 'office@example.com'],
      ['Address', 'Baner, Pune'],
    ],
    button: 'Save Office contacts',
  },
  {
    ...saving,
    deed: 'changing the marketing figures',
    types: [['Clients', '6K+']],
    button: 'Save Marketing figures',
  },
  { ...saving, deed: 'changing a switch', button: 'Save Feature switches' },
  {
    ...saving,
    deed: 'storing a version of the plan',
    opens: () => click('New version'),
    types: [['Version', '2.2'], REASON],
    button: 'Store the version',
    calls: 'commissionPlans.add',
  },
  {
    ...saving,
    deed: 'asking what a version would cost',
    opens: () => click('New version'),
    types: [['Version', '2.2'], REASON],
    button: 'See what it would cost',
    calls: 'commissionPlans.draft',
    title: 'The settings could not be loaded',
    unreached: 'The settings could not be loaded',
  },
];

// spec beyond-administrators: A payout, a close, an adjustment, a hold or a setting that fails says so, loses nothing and can be tried again
test.each([...ofPayouts, ...ofCommission, ...ofSettings])(
  '$deed: a failure says so, loses nothing and can be tried again',
  expectFailures,
);

// spec beyond-administrators: A payout, a close, an adjustment, a hold or a setting that fails says so, loses nothing and can be tried again … the bank's file of references
test('a file of references that cannot be taken says why, and another can be chosen', async () => {
  const { on, at, answers } = ofBatch('exported');
  open(on, at, answers);
  failWith(refused);
  await screen.findByText('Choose the bank’s CSV file');
  const input = document.querySelector('input[type="file"]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['Code,UTR'], 'bank.csv', { type: 'text/csv' })] } });
  await expectToast('It could not be done', refused.message);
  expect(input.disabled).toBe(false);
});
