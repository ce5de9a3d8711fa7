/** The tenant answers each deduction, the landlord gives one up, and the team decides what is left. */
import { eq, sql } from 'drizzle-orm';
import { now } from '../../db/schema/columns.ts';
import { settlementLines, settlements } from '../../db/schema/settlements.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { checkAnswers, checkDecisions, checkState } from '../../domain/settlements.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { checkSide, settled } from './settle-move.ts';
import { type LineRow, lockSettlement, shownAfter } from './settlement-rows.ts';

export const answer = api.settlements.answer.handler(async ({ context, input: { id, answers } }) => {
  const { db } = context;
  const whole = await lockSettlement(db, eq(settlements.id, id));
  await checkSide(db, whole, 'tenant');
  checkState(whole.row, 'answering');
  const open = whole.lines.filter(({ state }) => state === 'open');
  checkAnswers(
    open,
    answers.map(({ line_id, accepts, reason }) => ({ lineId: line_id, accepts, reason })),
  );
  for (const { line_id, accepts, reason } of answers) {
    const line = open.find((one) => one.id === line_id);
    if (line) {
      await change(
        db,
        line.id,
        accepts ? { state: 'accepted', allowed: line.amount } : { state: 'disputed', reason },
      );
    }
  }
  return settled(context, id, {
    action: 'answer',
    event: 'settlement.answered',
    after: {
      accepted: answers.filter(({ accepts }) => accepts).length,
      disputed: answers.filter(({ accepts }) => !accepts).length,
    },
  });
});

const change = (db: Executor, id: string, own: Partial<LineRow>) =>
  db.update(settlementLines).set(own).where(eq(settlementLines.id, id));

export const ofLine = (lineId: string) =>
  sql`${settlements.id} = (select l.settlement_id from settlement_lines l where l.id = ${lineId})`;

/** Given up before it was decided, it counts for nothing; given up again, nothing more happens. */
export const dropLine = api.settlements.dropLine.handler(async ({ context, input: { line_id: lineId } }) => {
  const { db } = context;
  const whole = await lockSettlement(db, ofLine(lineId));
  await checkSide(db, whole, 'landlord');
  const line = whole.lines.find(({ id }) => id === lineId);
  if (line?.state === 'dropped') return shownAfter(context, whole.row.id);
  checkState(whole.row, 'answering', 'disputed');
  if (line?.allowed !== null) throw new RuleBroken('settlement.changed-meanwhile');
  await change(db, lineId, { state: 'dropped', allowed: 0 });
  return settled(context, whole.row.id, {
    action: 'dropLine',
    event: 'settlement.dropped',
    amount: line.amount,
    before: { label: line.label, amount: line.amount },
  });
});

/** Of all that is disputed at once, each with a reason that both sides read. */
export const decide = api.settlements.decide.handler(async ({ context, input: { id, decisions } }) => {
  const { db } = context;
  const whole = await lockSettlement(db, eq(settlements.id, id));
  await checkSide(db, whole, 'team');
  checkState(whole.row, 'disputed');
  checkDecisions(
    whole.lines.filter(({ state }) => state === 'disputed'),
    decisions.map(({ line_id, amount }) => ({ lineId: line_id, amount })),
  );
  for (const { line_id, amount, reason } of decisions) {
    await change(db, line_id, { state: 'decided', allowed: amount, decision: reason });
  }
  await db
    .update(settlements)
    .set({ decidedBy: userIdOf(context), decidedAt: now })
    .where(eq(settlements.id, id));
  return settled(context, id, {
    action: 'decide',
    event: 'settlement.decided',
    after: { decisions: decisions.map(({ line_id, amount, reason }) => ({ line_id, amount, reason })) },
  });
});
