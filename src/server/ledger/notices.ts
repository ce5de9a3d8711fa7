/** Notices to administrators about the ledger’s proof. */
import { z } from 'zod';
import { proofChecks } from '../../domain/ledger-proof.ts';

export const ledgerNotice = z.object({
  event: z.literal('ledger.differs'),
  checks: z.array(z.enum(proofChecks)),
});
export type LedgerNotice = z.infer<typeof ledgerNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    ledger: z.input<typeof ledgerNotice>;
  }
}
