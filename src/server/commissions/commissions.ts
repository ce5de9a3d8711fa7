/** Commission lines, explanations and held amounts: for administrators, and an affiliate's own. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { MyMonth } from '../../contract/commissions.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { explain as explainAsked } from './explain.ts';
import { decideHold, listHolds } from './holds.ts';
import { linesOf } from './lines.ts';

const MOST_MONTHS = 120;

const lines = api.commissions.lines.handler(({ context: { db }, input }) => {
  const { affiliate_id: code, payment_id: payment } = input;
  const byCode = code === undefined ? sql`true` : sql`l.affiliate_id = ${code}`;
  const byPayment = payment === undefined ? sql`true` : sql`l.payment_id = ${payment}`;
  return linesOf(db, input, sql`${byCode} and ${byPayment}`);
});

const explain = api.commissions.explain.handler(({ context, input }) =>
  context.services.database.asReader((client) => explainAsked(client, { ...input, sees: 'all' })),
);

const listMyMonths = api.commissions.listMyMonths.handler(async ({ context: { db } }) => {
  const { rows } = await db.execute<Record<keyof MyMonth, string>>(sql`
    select to_char(n.month, 'YYYY-MM') as month, n.rank, n.rate_bp, n.personal, n.team, n.qualifying, n.earned, n.held
      from commission_nodes n where n.affiliate_id = (select app.affiliate_id()) order by n.month desc limit ${MOST_MONTHS}`);
  return {
    items: rows.map(({ month, rank, ...amounts }) => ({
      month,
      rank: rank as MyMonth['rank'],
      rate_bp: Number(amounts.rate_bp),
      personal: Number(amounts.personal),
      team: Number(amounts.team),
      qualifying: Number(amounts.qualifying),
      earned: Number(amounts.earned),
      held: Number(amounts.held),
    })),
  };
});

const listMine = api.commissions.listMine.handler(({ context: { db }, input }) =>
  linesOf(db, input, sql`l.affiliate_id = (select app.affiliate_id())`),
);

const explainMine = api.commissions.explainMine.handler(async ({ context, input }) => {
  const code = await context.transaction(ownCode);
  if (code === null) throw new ORPCError('NOT_FOUND');
  return context.services.database.asReader((client) =>
    explainAsked(client, { ...input, affiliate_id: code, sees: 'own' }),
  );
});

async function ownCode(db: Executor): Promise<string | null> {
  const { rows } = await db.execute<{ code: string | null }>(sql`select app.affiliate_id() as code`);
  return rows[0]?.code ?? null;
}

export const commissions = { lines, explain, listHolds, decideHold, listMyMonths, listMine, explainMine };
