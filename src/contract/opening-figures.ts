// Opening figures of leases that came with a business: what they are, which of them is contested, and who says what.
import { z } from 'zod';
import { leaseSides } from '../domain/leases.ts';
import { openingFigureKinds, openingFigureStates } from '../domain/opening-figures.ts';
import { invalid } from '../domain/refusals.ts';
import { choice, paragraph, RENT_LIMIT } from './fields.ts';
import { leaseId } from './leases.ts';
import { cursor, pageLimit, pageOf } from './paging.ts';
import { procedure } from './procedure.ts';

const wrongAmount = invalid('opening-amount.out-of-range', 'Enter an amount, at most {most} crore', {
  most: RENT_LIMIT.said,
});
const amount = z
  .number(wrongAmount)
  .int(wrongAmount)
  .min(0, wrongAmount)
  .max(RENT_LIMIT.paise, wrongAmount)
  .describe('paise');
const named = {
  amount,
  is_prepaid: z
    .boolean()
    .default(false)
    .describe('of a balance: so much was paid ahead; otherwise so much is owed'),
};
const reason = paragraph(500).min(3, invalid('reason.missing', 'Say why'));
const signed = z.number().int().describe('paise; of a balance, what was paid ahead is negative');

const figure = z.object({
  id: z.uuid(),
  lease_id: z.uuid(),
  home_name: z.string(),
  landlord_name: z.string(),
  tenant_name: z.string(),
  kind: z.enum(openingFigureKinds),
  state: z.enum(openingFigureStates),
  file_says: signed.describe('as the file of the business had it'),
  tenant_says: signed,
  landlord_says: signed.describe('what the file says, until the landlord names another amount'),
  tenant_reason: z.string(),
  landlord_reason: z.string().nullable(),
  turn: z
    .enum([...leaseSides, 'team'])
    .nullable()
    .describe('whose answer it waits for; null: it is settled'),
  agree_by: z.string().describe('the last day on which both agree; our team decides after it'),
  counts: signed.nullable().describe('what is in the book since it was settled; null: nothing of it is'),
  decision: z.string().nullable().describe('why our team decided so'),
  created_at: z.string(),
});
export type OpeningFigure = z.infer<typeof figure>;

/** What is not settled, oldest first: all of it, or what no two sides can agree on any more. */
const openingFigureShows = ['open', 'team'] as const;
const current = z.object({ kind: z.enum(openingFigureKinds), amount: signed });
const ofLease = z.object({
  reads_as: z
    .enum([...leaseSides, 'team'])
    .nullable()
    .describe('null: reads, and says nothing'),
  contestable: z.array(current).describe('what the reader may contest now, as the book has it'),
  contested: z.array(figure),
});
export type OpeningFigures = z.infer<typeof ofLease>;

const one = '/opening-figures/{id}';
const figureId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a figure' })),
});

export const openingFiguresContract = {
  ofLease: procedure('openingFigures.ofLease')
    .route({ method: 'GET', path: '/leases/{id}/opening-figures' })
    .input(leaseId)
    .output(ofLease),
  contest: procedure('openingFigures.contest')
    .route({
      method: 'POST',
      path: '/leases/{id}/opening-figures',
      successStatus: 201,
      summary: 'The tenant keeps a lease that came with a business, and says that one figure of it is wrong',
    })
    .input(
      leaseId.extend({
        kind: choice(
          openingFigureKinds,
          invalid('opening-figure.unknown', 'Choose the balance or the deposit'),
        ),
        ...named,
        reason,
      }),
    )
    .output(figure),
  answer: procedure('openingFigures.answer')
    .route({
      method: 'POST',
      path: `${one}/answer`,
      summary: 'Name the amount one holds right; it counts once both sides name the same',
    })
    .input(figureId.extend({ ...named, reason }))
    .output(figure),
  decide: procedure('openingFigures.decide')
    .route({ method: 'POST', path: `${one}/decide` })
    .input(figureId.extend({ ...named, reason }))
    .output(figure),
  list: procedure('openingFigures.list')
    .route({ method: 'GET', path: '/admin/opening-figures' })
    .input(
      z.object({
        show: choice(openingFigureShows, invalid('figure-filter.unknown', 'Choose team or open')).default(
          'open',
        ),
        limit: pageLimit,
        cursor,
      }),
    )
    .output(pageOf(figure)),
};
