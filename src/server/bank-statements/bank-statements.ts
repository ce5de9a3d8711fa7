/** Bank statements under the contract's names. */
import { sql } from 'drizzle-orm';
import type { LineOutcome } from '../../domain/bank-statements.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { act } from '../audit/act.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { type Account, accountOf } from './accounts.ts';
import { findMatches } from './find-matches.ts';
import { lines, loadLine, openDues } from './lines.ts';
import { holdLine, recordParts, recordPayment, takeBack } from './record.ts';
import { upload } from './upload.ts';

const match = api.bankStatements.match.handler(async ({ context, input }) => {
  const account = accountOf(context, input.as);
  const line = await holdLine(context.db, account, input.id);
  if (input.payment_id) await recordPayment(context, account, line, input.payment_id);
  else await recordParts(context, account, line, input.parts);
  return loadLine(context.db, account, line.id);
});

/** So many letters and receipts are written in one transaction. */
const SURE_AT_ONCE = 100;

const matchSure = api.bankStatements.matchSure.handler(async ({ context, input }) => {
  const account = accountOf(context, input.as);
  const sure = [...(await findMatches(context.db, account))].filter(([, { grade }]) => grade === 'sure');
  const now = sure.slice(0, SURE_AT_ONCE);
  for (const [lineId, { id }] of now) {
    await recordPayment(context, account, await holdLine(context.db, account, lineId), id);
  }
  return { matched: now.length, left: sure.length - now.length };
});

const ignore = api.bankStatements.ignore.handler(async ({ context, input }) => {
  const { as: side, id, reason, outcome, returned_on: returnedOn } = input;
  const account = accountOf(context, side);
  const line = await holdLine(context.db, account, id);
  if (line.open === 0) throw new RuleBroken('bank-line.changed');
  if (side === 'landlord') return setIgnored(context, account, id, { reason });
  if (outcome !== 'returned') return setIgnored(context, account, id, { reason, outcome });
  const today = context.services.today();
  if (returnedOn === null || returnedOn < line.paidOn || returnedOn > today) {
    throw new RuleBroken('bank-line.returned-when', 'returned_on');
  }
  return setIgnored(context, account, id, { reason, outcome, returnedOn });
});

const reopen = api.bankStatements.reopen.handler(async ({ context, input: { as: side, id } }) => {
  const account = accountOf(context, side);
  await holdLine(context.db, account, id);
  return setIgnored(context, account, id, { reason: null });
});

type Ignored = { reason: string | null; outcome?: LineOutcome; returnedOn?: string };

async function setIgnored(context: HandlerContext, account: Account, id: string, ignored: Ignored) {
  const { reason, outcome = null, returnedOn = null } = ignored;
  await context.db.execute(sql`
    update bank_lines set ignored_reason = ${reason}, outcome = ${outcome}, returned_on = ${returnedOn} where id = ${id}`);
  await act(context.db, {
    action: reason === null ? 'bankStatements.reopen' : 'bankStatements.ignore',
    subject: { type: 'bank_line', id },
    people: [account.ownerId],
    after: { outcome, returned_on: returnedOn },
    reason,
  });
  return loadLine(context.db, account, id);
}

const undo = api.bankStatements.undo.handler(async ({ context, input: { as: side, id, reason } }) => {
  const account = accountOf(context, side);
  await takeBack(context, account, await holdLine(context.db, account, id), reason);
  return loadLine(context.db, account, id);
});

export const bankStatements = { upload, lines, openDues, match, matchSure, ignore, reopen, undo };
