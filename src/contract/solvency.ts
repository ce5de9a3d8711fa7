/** Commission against fee income for administrators, month by month, and what the plan could cost at most. */
import { z } from 'zod';
import { procedure } from './procedure.ts';

const paise = z.number().int().describe('paise');
const bp = z.number().describe('basis points');

const month = z.object({
  month: z.string(),
  state: z.string().describe('open: not closed yet, its commission is not known'),
  plan_version: z.string().nullable(),
  rvl: paise.describe('paid rents'),
  fees: paise,
  accrued: paise.nullable(),
  left: paise.nullable(),
  ratio_bp: bp.nullable().describe('commission of the fees'),
  is_loss: z.boolean(),
});
export type SolvencyMonth = z.infer<typeof month>;

export const solvencyContract = {
  byMonth: procedure('solvency.byMonth')
    .route({ method: 'GET', path: '/admin/solvency' })
    .input(z.object({ months: z.coerce.number().int().min(1).max(24).default(12) }))
    .output(
      z.object({
        items: z.array(month).describe('newest first'),
        plan: z.object({
          version: z.string(),
          highest_bp: bp.describe('of the rent, the most the plan can pay'),
          lowest_fee_bp: bp.describe('the lowest fee of an approved managed rental, else the default'),
          is_above_fee: z.boolean(),
        }),
      }),
    ),
};
