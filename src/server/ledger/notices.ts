/** Notices to administrators about the ledger’s proof. */
import { z } from 'zod';
import { proofChecks } from '../../domain/ledger-proof.ts';
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices } from '../lib/notices.ts';

const ledgerNotice = z.object({
  event: z.literal('ledger.differs'),
  checks: z.array(z.enum(proofChecks)),
});
type LedgerNotice = z.infer<typeof ledgerNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    ledger: z.input<typeof ledgerNotice>;
  }
}

const ledgerParts = ({ checks }: LedgerNotice): NoticeParts => ({
  subject: i18n._('The ledger does not agree'),
  sentence: i18n._(
    'The nightly proof of ledger and journal found differences: {checks}. Hold payouts until they are explained.',
    { checks: checks.join(', ') },
  ),
  label: i18n._('Open the admin portal'),
  path: '/admin',
});

export const notices = { ledger: defineNotices(ledgerNotice, ledgerParts) };
