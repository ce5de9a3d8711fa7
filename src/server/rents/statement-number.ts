/** The number of a statement that is handed out: the same figures keep theirs, others get the next one of the holder's series. */
import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { rentStatements } from '../../db/schema/rent-statements.ts';
import { act } from '../audit/act.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import type { Whole } from './statement.ts';
import { toShown } from './statement-lines.ts';

export async function numberOf(
  context: Pick<HandlerContext, 'actor'> & { db: Executor },
  { statement, lines, scope, time }: Whole,
): Promise<string> {
  const { db } = context;
  const due = statement.months.map(({ month, expected }) => [month, expected]);
  const figures = createHash('sha256')
    .update(JSON.stringify([due, lines.map(toShown)]))
    .digest('hex');
  const { holder: holderId, holderManager: managerId } = scope;
  const row = { holderId, managerId, fromDate: time.from, toDate: time.to, figures };
  const [made] = await db
    .insert(rentStatements)
    .values({ ...row, madeBy: userIdOf(context) })
    .onConflictDoNothing()
    .returning({ id: rentStatements.id, number: rentStatements.number });
  if (!made) return knownNumber(db, row);
  await act(db, {
    action: 'rents.statementFile',
    subject: { type: 'rent_statement', id: made.id },
    people: [holderId, managerId],
    after: { number: made.number, from: time.from, to: time.to },
  });
  return made.number;
}

type Row = Pick<
  typeof rentStatements.$inferSelect,
  'holderId' | 'managerId' | 'fromDate' | 'toDate' | 'figures'
>;

async function knownNumber(db: Executor, row: Row): Promise<string> {
  const { holderId, managerId, fromDate, toDate, figures, number } = rentStatements;
  const [known] = await db
    .select({ number })
    .from(rentStatements)
    .where(
      and(
        eq(holderId, row.holderId),
        row.managerId === null ? isNull(managerId) : eq(managerId, row.managerId),
        eq(fromDate, row.fromDate),
        eq(toDate, row.toDate),
        eq(figures, row.figures),
      ),
    );
  if (!known) throw new Error('A statement that was numbered before cannot be read');
  return known.number;
}
