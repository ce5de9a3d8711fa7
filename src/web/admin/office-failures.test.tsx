// What administrators read when work at the office's desk fails: enquiries, reports, claims, letters, homes, people, the PIN.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  type Answers,
  failingClient,
  failWith,
  timesAsked,
} from '../../../tests/support/web/failing-client.ts';
import { affiliate, home, managedProperty, user } from '../../../tests/support/web/failing-examples.ts';
import { payee } from '../../../tests/support/web/failing-money-examples.ts';
import {
  claim,
  enquiry,
  importReview,
  letter,
  report,
} from '../../../tests/support/web/failing-office-examples.ts';
import {
  CHECK_CONNECTION,
  click,
  type Deed,
  expectFailures,
  expectToast,
  inDialog,
  noConnection,
  open,
  page,
  REASON,
  refusal,
  refused,
  signedOut,
  TRY_AGAIN,
} from '../../../tests/support/web/failing-screens.tsx';
import type { DocumentCard } from '../../contract/documents.ts';
import type { StaffMember } from '../../contract/staff.ts';
import { toast } from '../ui/toast-store.ts';
import AuditTab from './audit/audit-tab.tsx';
import DocumentationTab from './documentation/documentation-tab.tsx';
import EnquiriesTab from './enquiries/enquiries-tab.tsx';
import ImportsTab from './imports/imports-tab.tsx';
import MailLogTab from './mail-log/mail-log-tab.tsx';
import ManagedRentalsTab from './managed-rentals/managed-rentals-tab.tsx';
import ReportsTab from './reports/reports-tab.tsx';
import { PinScreen } from './shell/pin-screen.tsx';
import UsersTab from './users/users-tab.tsx';
import VerificationTab from './verification/verification-tab.tsx';

// Whoever looks is an administrator.
vi.mock('./shell/use-may.ts', () => ({ useMay: () => () => true }));
vi.mock('../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const nobody = signedOut.message;
const manager = { ...user, user_id: '01900000-0000-7000-8000-000000000002', full_name: 'Mohan Manager' };

const colleague: StaffMember = {
  id: user.user_id,
  person: { user_id: user.user_id, full_name: 'Asha Rao' },
  email: null,
  roles: [{ role: 'support', granted_at: '2026-01-05T06:30:00.000Z', given_by: null }],
  last_seen_at: null,
  sessions: 0,
  is_own: false,
};

const ofEnquiry = {
  on: EnquiriesTab,
  at: `/admin?tab=enquiries&enquiry=${enquiry.id}`,
  answers: { 'enquiries.get': enquiry, 'staff.list': page(colleague) },
  types: [['Note', 'Called back, wants two rooms']],
  title: 'Failed to save the enquiry',
  unreached: CHECK_CONNECTION,
  nobody,
} satisfies Partial<Deed>;
const deciding = { title: 'Failed to save the decision', unreached: CHECK_CONNECTION, nobody };
const reports = { ...deciding, on: ReportsTab, at: '/admin?tab=reports' };
const ofReport = (own: Partial<typeof report> = {}) => ({
  ...reports,
  answers: { 'reports.list': page({ ...report, ...own }) },
});
const ofClaim = (own: Partial<typeof claim> = {}) => ({
  ...deciding,
  on: VerificationTab,
  at: '/admin?tab=verification',
  answers: { 'claims.list': page({ ...claim, ...own }) },
});
const ofImport = {
  ...deciding,
  on: ImportsTab,
  at: '/admin?tab=imports',
  answers: { 'importReviews.list': page(importReview) },
};
const managed = {
  on: ManagedRentalsTab,
  at: '/admin?tab=managed-rentals&view=active',
  title: 'Failed to save changes',
  unreached: CHECK_CONNECTION,
  nobody,
};
const ofHome: Answers = { 'managedRentals.listProperties': page(managedProperty) };
const choose = async (label: RegExp, option: string) => {
  fireEvent.click(inDialog().getByRole('combobox', { name: label }));
  await click(option, 'option');
};
const documents: DocumentCard[] = [
  {
    id: 'security',
    title: 'Security',
    version: '1.0',
    first_revision: 'January 2025',
    revised_on: '2026-11-20',
  },
];

const desk: readonly Deed[] = [
  { ...ofEnquiry, deed: 'a note at an enquiry', button: 'Add note', calls: 'enquiries.note' },
  { ...ofEnquiry, deed: 'answering an enquiry', button: 'Mark answered', calls: 'enquiries.move' },
  {
    ...ofReport(),
    deed: 'taking a report under review',
    button: `Review: ${home.title}`,
    calls: 'reports.review',
  },
  {
    ...ofReport(),
    deed: 'dismissing a report',
    opens: () => click(`Dismiss: ${home.title}`),
    types: [REASON],
    button: 'Dismiss',
    calls: 'reports.dismiss',
  },
  {
    ...ofReport(),
    deed: 'hiding a home',
    opens: () => click(`Hide home: ${home.title}`),
    types: [REASON],
    button: 'Hide home',
    calls: 'reports.hideHome',
  },
  {
    ...ofReport({
      status: 'upheld',
      home: { ...report.home, listing_state: 'paused', hidden_reason: 'Not real' },
    }),
    deed: 'showing a home again',
    opens: () => click(`Show again: ${home.title}`),
    types: [REASON],
    button: 'Show again',
    calls: 'reports.showHome',
  },
  {
    ...ofImport,
    deed: 'accepting an import',
    opens: () => click('Accept homes.csv'),
    closes: true,
    button: 'Accept',
    calls: 'importReviews.accept',
  },
  {
    ...ofImport,
    deed: 'declining an import',
    opens: () => click('Decline homes.csv'),
    types: [REASON],
    button: 'Decline',
    calls: 'importReviews.decline',
  },
  {
    ...ofClaim(),
    deed: 'verifying a claim',
    opens: () => click(`Verify: ${home.title}`),
    button: 'Verify',
    calls: 'claims.verify',
  },
  {
    ...ofClaim(),
    deed: 'declining a claim',
    opens: () => click(`Decline: ${home.title}`),
    types: [REASON],
    button: 'Decline',
    calls: 'claims.decline',
  },
  {
    ...ofClaim({ status: 'verified' }),
    deed: 'taking a verification back',
    opens: () => click(`Take back: ${home.title}`),
    types: [REASON],
    button: 'Take back',
    calls: 'claims.revoke',
  },
  {
    ...ofClaim(),
    deed: 'opening the paper of a claim',
    button: `Download the document: ${home.title}`,
    calls: 'claims.paperLink',
    title: 'The document could not be opened',
    unreached: 'The document could not be opened',
  },
  {
    deed: 'sending a letter again',
    on: MailLogTab,
    at: '/admin?tab=mail-log',
    answers: { 'mailLog.list': page(letter) },
    button: `Send again: ${letter.subject}`,
    calls: 'mailLog.sendAgain',
    title: 'The email could not be sent again',
    unreached: CHECK_CONNECTION,
    nobody,
  },
  {
    ...managed,
    deed: 'crediting a home to another affiliate',
    answers: { ...ofHome, 'managedRentals.affiliates': { items: [affiliate] } },
    opens: async () => {
      await click('Actions for Lake View');
      await click('Change affiliate', 'menuitem');
      await choose(/^Affiliate Name/, 'Asha Rao · KRY-7F3K9');
    },
    types: [REASON],
    button: 'Save Changes',
    calls: 'managedRentals.changeAffiliate',
  },
  {
    ...managed,
    deed: 'assigning a manager',
    answers: { ...ofHome, 'users.list': page(manager) },
    opens: async () => {
      await click('Actions for Lake View');
      await click('Assign manager', 'menuitem');
      await choose(/^Property manager/, 'Mohan Manager');
    },
    button: 'Save Changes',
    calls: 'managedRentals.assignManager',
  },
  {
    deed: 'making somebody an affiliate',
    on: UsersTab,
    at: `/admin?tab=users&user=${user.user_id}`,
    answers: { 'users.get': { ...user, affiliate: null } },
    opens: () => click('Make an affiliate'),
    button: 'Make an affiliate',
    calls: 'affiliates.create',
    title: 'Failed to change the affiliate',
    unreached: TRY_AGAIN,
    nobody,
  },
  {
    deed: 'looking at a whole PAN on a person’s page',
    on: UsersTab,
    at: `/admin?tab=users&user=${user.user_id}`,
    answers: { 'users.get': user, 'affiliates.get': affiliate, 'payees.get': payee },
    opens: () => click('Show whole: PAN'),
    types: [REASON],
    button: 'Show whole',
    calls: 'payees.reveal',
    title: 'Failed to load user data',
    unreached: 'Failed to load user data',
    nobody,
  },
  {
    deed: 'proving the audit trail',
    on: AuditTab,
    at: '/admin?tab=audit',
    answers: { 'audit.list': page() },
    button: 'Verify the chain',
    calls: 'audit.verify',
    title: 'The audit trail could not be verified',
    unreached: 'The audit trail could not be verified',
    nobody,
  },
  {
    deed: 'downloading a document',
    on: DocumentationTab,
    at: '/admin?tab=documentation',
    answers: { 'documents.list': { items: documents } },
    button: 'Download Security',
    calls: 'documents.get',
    title: 'The document could not be loaded',
    unreached: 'The document could not be loaded',
    nobody,
  },
];

// spec beyond-administrators: A payout, a close, an adjustment, a hold or a setting that fails says so, loses nothing and can be tried again … enquiries, reports, claims, letters, managers, affiliates, papers and the trail
test.each(desk)('$deed: a failure says so, loses nothing and can be tried again', expectFailures);

test('an enquiry that could not be assigned stays with whom it was', async () => {
  open(ofEnquiry.on, ofEnquiry.at, ofEnquiry.answers);
  const assignee = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Assigned to/ });
  for (const [problem, text] of [
    [noConnection, CHECK_CONNECTION],
    [refused, refused.message],
  ] as const) {
    act(() => toast.close());
    failWith(problem);
    await waitFor(() => expect(assignee.disabled).toBe(false));
    fireEvent.click(assignee);
    await click('Asha Rao', 'option');
    await expectToast('Failed to save the enquiry', text);
    await waitFor(() => expect(assignee.value).toBe('No one'));
  }
  expect(timesAsked('enquiries.assign')).toBe(2);
});

describe('the admin PIN', () => {
  const boxes = (label: string) =>
    within(screen.getByRole('group', { name: label })).getAllByRole<HTMLInputElement>('textbox');
  const typed = (label: string) =>
    boxes(label)
      .map(({ value }) => value)
      .join('');
  const paste = (label: string, digits: string) =>
    fireEvent.paste(boxes(label)[0] as HTMLElement, { clipboardData: { getData: () => digits } });
  const failures = [
    [noConnection, 'The PIN could not be checked. Please try again.'],
    [refusal(422, 'No', { rule: 'admin.pin-wrong', field: 'pin' }), 'This is not your PIN. Try again.'],
    [refusal(429, 'No', { retryAfter: 840 }), 'Too many wrong tries. Try again in 14 minutes.'],
  ] as const;

  // spec beyond-administrators: A payout, a close, an adjustment, a hold or a setting that fails says so, loses nothing and can be tried again … the admin PIN
  test.each(failures)(
    'that was not taken says why beside the boxes, which are empty again',
    async (problem, text) => {
      const label = 'Admin PIN';
      open(() => <PinScreen gate="enter" />, '/admin', {});
      failWith(problem);
      paste(label, '482913');
      await screen.findByText(text);
      await waitFor(() => expect(typed(label)).toBe(''));
      await waitFor(() => expect(boxes(label)[0]?.disabled).toBe(false));
      paste(label, '482914');
      await waitFor(() => expect(timesAsked('admin.pin.verify')).toBe(2));
    },
  );

  test('that could not be set says so and stays as it was typed', async () => {
    open(() => <PinScreen gate="set" />, '/admin', {});
    paste('New PIN', '482913');
    paste('The same PIN again', '482913');
    await click('Set PIN');
    await screen.findByText('The PIN could not be checked. Please try again.');
    expect([typed('New PIN'), typed('The same PIN again')]).toEqual(['482913', '482913']);
    failWith(refusal(409, 'No', { rule: 'admin.pin-already-set' }));
    await click('Set PIN');
    await screen.findByText('A PIN is set already. You can enter it now.');
    expect(timesAsked('admin.pin.set')).toBe(2);
  });
});
