/** Commission lines, explanations and held amounts: for administrators, and an affiliate's own. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { MyMonth } from '../../contract/commissions.ts';
import type { Month } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { readSettings } from '../lib/settings.ts';
import { knowHomeNames } from '../search/by-database/hindi-places.ts';
import { estimate, explainOpen, isClosed, openMonths } from './estimate.ts';
import { type Asked, explain as explainAsked } from './explain.ts';
import { decideHold, decideHolds, listHolds } from './holds.ts';
import { linesOf, ownLines } from './lines.ts';
import { explainPrepared, openMonthNow, preparedLines } from './open-month.ts';
import { statementOf } from './statement.ts';
import { statementFile } from './statement-file.ts';
import { taxFile } from './tax-file.ts';
import { teamMonth } from './team-month.ts';

const MOST_MONTHS = 120;

const lines = api.commissions.lines.handler(async ({ context, input }) => {
  const { database } = context.services;
  const open = await openMonthNow(database, input.month);
  if (open) return database.asReader((client) => preparedLines(client, open, input));
  const { affiliate_id: code, payment_id: payment } = input;
  const byCode = code === undefined ? sql`true` : sql`l.affiliate_id = ${code}`;
  const byPayment = payment === undefined ? sql`true` : sql`l.payment_id = ${payment}`;
  return context.transaction((db) => linesOf(db, input, sql`${byCode} and ${byPayment}`));
});

const explain = api.commissions.explain.handler(async ({ context, input }) => {
  const { database } = context.services;
  const asked: Asked = { ...input, sees: 'all' };
  const open = await openMonthNow(database, input.month);
  return database.asReader((client) =>
    open ? explainPrepared(client, open, asked) : explainAsked(client, asked),
  );
});

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

const listMine = api.commissions.listMine.handler(({ context: { db }, input }) => ownLines(db, input));

const estimateMine = api.commissions.estimateMine.handler(async ({ context, input }) => {
  const top = await codeOrNotFound(context);
  return context.services.database.asReader(async (client) => {
    const open = await openMonths(client, context.services.now());
    const month = input.month ?? (open.at(-1) as Month);
    if (!open.includes(month)) throw new RuleBroken('month.closed', 'month');
    return estimate(client, { month, top, open });
  });
});

const teamMonthMine = api.commissions.teamMonth.handler(async ({ context, input }) => {
  const top = await codeOrNotFound(context);
  const { database, now } = context.services;
  return database.asReader((client) => teamMonth(client, { top, now: now(), asked: input.month }));
});

const statementMine = api.commissions.statementMine.handler(async ({ context, input }) => {
  const code = await codeOrNotFound(context);
  return context.services.database.asReader((client) => statementOf(client, code, input.month));
});

const statementFileMine = api.commissions.statementFile.handler(async ({ context, input }) => {
  const code = await codeOrNotFound(context);
  const { operator } = await readSettings(context.services);
  const asked = { code, ...input, operator };
  await knowHomeNames(context.services.database, input.language);
  return context.services.database.asReader((client) => statementFile(client, asked));
});

const taxFileMine = api.commissions.taxFile.handler(async ({ context, input }) => {
  const code = await codeOrNotFound(context);
  const { financial_year: year, format, language } = input;
  const { operator } = await readSettings(context.services);
  const asked = { code, year, format, language, operator };
  return context.services.database.asReader((client) => taxFile(client, asked));
});

const explainMine = api.commissions.explainMine.handler(async ({ context, input }) => {
  const asked: Asked = { ...input, affiliate_id: await codeOrNotFound(context), sees: 'own' };
  return context.services.database.asReader(async (client) => {
    if (await isClosed(client, input.month)) return explainAsked(client, asked);
    const open = await openMonths(client, context.services.now());
    if (!open.includes(input.month)) throw new ORPCError('NOT_FOUND');
    return explainOpen(client, asked);
  });
});

/** NOT_FOUND for whoever is no affiliate. */
async function codeOrNotFound({ transaction }: Pick<HandlerContext, 'transaction'>): Promise<string> {
  const code = await transaction(async (db) => {
    const { rows } = await db.execute<{ code: string | null }>(sql`select app.affiliate_id() as code`);
    return rows[0]?.code;
  });
  if (!code) throw new ORPCError('NOT_FOUND');
  return code;
}

export const commissions = {
  lines,
  explain,
  listHolds,
  decideHold,
  decideHolds,
  listMyMonths,
  listMine,
  estimateMine,
  statementMine,
  statementFile: statementFileMine,
  taxFile: taxFileMine,
  teamMonth: teamMonthMine,
  explainMine,
};
