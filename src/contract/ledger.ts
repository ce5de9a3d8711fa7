/** The proof of the books of commission: what the last one found, and asking for another. */
import { z } from 'zod';
import { proofChecks, proofStarts } from '../domain/ledger-proof.ts';
import { procedure } from './procedure.ts';

const proof = z.object({
  proved_at: z.string(),
  started_by: z.enum(proofStarts),
  entries: z.number().int(),
  differences: z
    .array(z.object({ check: z.enum(proofChecks), count: z.number().int(), example: z.string() }))
    .describe('empty: everything agrees'),
});
export type ProofShown = z.infer<typeof proof>;

const answer = z.object({ proof: proof.nullable().describe('null: there was none yet') });

export const ledgerContract = {
  lastProof: procedure('ledger.lastProof')
    .route({ method: 'GET', path: '/admin/ledger/proof' })
    .output(answer),
  prove: procedure('ledger.prove')
    .route({ method: 'POST', path: '/admin/ledger/proof', summary: 'Has the books proved in the background' })
    .output(answer.describe('the last proof so far')),
};
