/** Answers the directory of people to administrators: pages, figures, one person, and what happened around them. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { UserFigures, UserFilters } from '../../contract/users.ts';
import { activityKindsFor, MAX_USERS_COUNTED, searchedWords } from '../../domain/users.ts';
import { noteLook } from '../lib/data-looks.ts';
import { cutPage, readCursor } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { readActivity } from './activity.ts';
import { commissionMonthsOf, paymentsOf, rvlRecordsOf, totalsOf, transfersOf } from './money.ts';
import { readUsers } from './user-rows.ts';

const list = api.users.list.handler(async ({ context: { db }, input }) => {
  const { found, total } = await find(db, input);
  const { page, next_cursor } = cutPage(found, input.limit, (row) => row.id);
  return {
    items: await readUsers(
      db,
      page.map(({ userId }) => userId),
    ),
    total,
    next_cursor,
  };
});

type Found = { user_id: string; id: string; key: string };

async function find(db: Executor, input: UserFilters) {
  const { role = null, active, sort, limit } = input;
  const words = sql`${sql.param(searchedWords(input.q ?? ''))}::text[]`;
  const type = sort === 'name' ? 'text' : 'timestamptz';
  const [key, id] = input.cursor === undefined ? [null, null] : readCursor({ type }, input.cursor);
  const { rows } = await db.execute<Found>(sql`
    select user_id, id, key from app.find_users(${words}, ${role}, ${active}, ${sort}, ${key},
      ${id}::uuid, ${limit + 1})`);
  const counted = await db.execute<{ total: number }>(
    sql`select app.count_users(${words}, ${role}, ${active}, ${MAX_USERS_COUNTED})::int as total`,
  );
  const found = rows.map(({ user_id, id, key }) => ({ userId: user_id, id, at: key }));
  return { found, total: counted.rows[0]?.total ?? 0 };
}

const figures = api.users.figures.handler(async ({ context: { db } }) => {
  const { rows } = await db.execute<UserFigures>(sql`
    select total::int as total, brokers::int as brokers, landlords::int as landlords, active::int as active
      from app.user_figures()`);
  return rows[0] ?? { total: 0, brokers: 0, landlords: 0, active: 0 };
});

const get = api.users.get.handler(async ({ context, input: { userId } }) => {
  const { db } = context;
  const user = await existing(db, userId);
  await noteLook(context, userId, 'profile');
  return { ...user, ...(await totalsOf(db, userId)) };
});

const activity = api.users.activity.handler(async ({ context, input }) => {
  const { db } = context;
  await existing(db, input.userId);
  await noteLook(context, input.userId, 'activity');
  return readActivity(db, { ...input, kinds: activityKindsFor(context.actor, input.kind) });
});

const rvlRecords = api.users.rvlRecords.handler(async ({ context: { db }, input }) => {
  await existing(db, input.userId);
  return rvlRecordsOf(db, input);
});

const payments = api.users.payments.handler(async ({ context: { db }, input }) => {
  await existing(db, input.userId);
  return paymentsOf(db, input);
});

const transfers = api.users.transfers.handler(async ({ context: { db }, input }) => {
  await existing(db, input.userId);
  return transfersOf(db, input);
});

const commissionMonths = api.users.commissionMonths.handler(
  async ({ context: { db }, input: { userId } }) => {
    await existing(db, userId);
    return { items: await commissionMonthsOf(db, userId) };
  },
);

/** The person, or NOT_FOUND. */
async function existing(db: Executor, userId: string) {
  const [user] = await readUsers(db, [userId]);
  if (!user) throw new ORPCError('NOT_FOUND');
  return user;
}

export const users = { list, figures, get, rvlRecords, payments, transfers, commissionMonths, activity };
