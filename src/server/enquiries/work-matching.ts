/** Assigns all enquiries that match, or moves them on, a batch at a time; each is recorded as if it had been done alone. */
import { and, gt, inArray } from 'drizzle-orm';
import type { MatchingEnquiries } from '../../contract/enquiries.ts';
import { BATCH_SIZE, type BatchDone } from '../../contract/paging.ts';
import { enquiries, enquiryEvents } from '../../db/schema/enquiries.ts';
import { checkEnquiryMove, statusOnceAssigned } from '../../domain/enquiries.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { actEach } from '../audit/act.ts';
import { missingOf, partedBy, refusedOf } from '../lib/batch-refusals.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { chosenEnquiries } from './rows.ts';
import { answersEnquiries } from './work.ts';

type Row = typeof enquiries.$inferSelect;
type Step = {
  action: 'assigned' | 'moved';
  after: (row: Row) => Pick<Row, 'status' | 'assignedTo'>;
  /** Throws where one may not change so. */
  check?: (row: Row) => void;
};

export const assignMatching = api.enquiries.assignMatching.handler(async ({ context, input }) => {
  const { user_id: assignedTo } = input;
  if (assignedTo !== null && !(await answersEnquiries(context, assignedTo))) {
    throw new RuleBroken('enquiry.not-an-administrator', 'user_id');
  }
  return changeAll(context, input, {
    action: 'assigned',
    after: ({ status }) => ({ status: statusOnceAssigned(status, assignedTo !== null), assignedTo }),
  });
});

export const moveMatching = api.enquiries.moveMatching.handler(({ context, input }) =>
  changeAll(context, input, {
    action: 'moved',
    after: ({ assignedTo }) => ({ status: input.status, assignedTo }),
    check: ({ status }) => checkEnquiryMove(status, input.status),
  }),
);

async function changeAll(
  context: HandlerContext,
  matching: MatchingEnquiries,
  { action, after, check }: Step,
): Promise<BatchDone> {
  const { db } = context;
  const me = userIdOf(context);
  const batch = await lockMatching(context, matching, me);
  const { allowed, left } = partedBy(
    batch,
    (row) => check?.(row),
    ({ name }) => name,
  );
  // What is so already is neither done nor refused: a double click does it once.
  const changes = allowed
    .map((row) => ({ row, to: after(row) }))
    .filter(({ row, to }) => row.status !== to.status || row.assignedTo !== to.assignedTo);
  for (const [status, alike] of Map.groupBy(changes, ({ to }) => to.status)) {
    const ids = alike.map(({ row }) => row.id);
    const changed = action === 'assigned' ? { status, assignedTo: alike[0]?.to.assignedTo } : { status };
    await db.update(enquiries).set(changed).where(inArray(enquiries.id, ids));
  }
  if (changes.length > 0) {
    await db
      .insert(enquiryEvents)
      .values(changes.map(({ row, to }) => ({ enquiryId: row.id, actorId: me, action, ...to, note: null })));
  }
  await actEach(
    db,
    changes.map(({ row, to }) => ({
      action: `enquiries.${action}`,
      subject: { type: 'enquiry', id: row.id },
      people: [row.userId, row.assignedTo, to.assignedTo],
      before: { status: row.status, assigned_to: row.assignedTo },
      after: { status: to.status, assigned_to: to.assignedTo },
    })),
  );
  const missing = missingOf(matching.ids, batch.length, 'enquiry.transition-not-allowed');
  return {
    done: changes.length,
    refused: refusedOf([...left, ...missing]),
    next: batch.length < BATCH_SIZE ? null : (batch.at(-1)?.id ?? null),
  };
}

/** In one order, so that two of these at once wait instead of blocking each other. */
async function lockMatching({ db }: HandlerContext, matching: MatchingEnquiries, me: string): Promise<Row[]> {
  const { ids, after } = matching;
  return db
    .select()
    .from(enquiries)
    .where(
      and(
        await chosenEnquiries(db, matching, me),
        ids && inArray(enquiries.id, ids),
        after === null ? undefined : gt(enquiries.id, after),
      ),
    )
    .orderBy(enquiries.id)
    .limit(BATCH_SIZE)
    .for('update');
}
