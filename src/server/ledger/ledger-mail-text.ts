/** What administrators read when the books do not agree. */
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/letter-text.ts';
import type { LedgerNotice } from './notices.ts';

export const ledgerParts = ({ checks }: LedgerNotice): NoticeParts => ({
  subject: i18n._('The ledger does not agree'),
  sentence: i18n._(
    'The nightly proof of the commission ledger found differences: {checks}. Hold payouts until they are explained.',
    { checks: checks.join(', ') },
  ),
  label: i18n._('Open the admin portal'),
  path: '/admin',
});
