/** Reads checks of applicants as the contract shows them, each side what is theirs to see, under the row policies. */
import { ORPCError } from '@orpc/server';
import { type SQL, sql } from 'drizzle-orm';
import type { AnsweredPoint, TenantCheck, TenantCheckDetail } from '../../contract/tenant-checks.ts';
import { type CalendarDate, dateInIndia } from '../../domain/dates.ts';
import {
  type CheckPoint,
  type CheckStatus,
  checkNumber,
  isOpenCheck,
  keptUntil,
} from '../../domain/tenant-checks.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import type { Executor } from '../lib/request-context.ts';

const newest: Keyset = { key: sql`c.created_at`, type: 'timestamptz', id: sql`c.id`, descending: true };

export type CheckRow = {
  id: string;
  serial: string;
  orderer_id: string;
  orderer_name: string | null;
  person_id: string | null;
  person_name: string;
  person_email: string | null;
  person_phone: string | null;
  home: string;
  language: string | null;
  purpose: string;
  points: CheckPoint[];
  status: CheckStatus;
  price: string;
  payment_reference: string | null;
  paid_at: string | null;
  refund_reference: string | null;
  refunded_at: string | null;
  expires_on: string;
  agreed_at: string | null;
  employer: string | null;
  previous_owner: string | null;
  ended_at: string | null;
  files_until: string | null;
  kept_until: string | null;
  created_at: string;
};

const columns = sql`c.id, c.serial, c.orderer_id, app.orderer_of_tenant_check(c.id) as orderer_name, c.person_id, c.person_name, c.person_email,
  c.person_phone, c.home, c.language, c.purpose, c.points, c.status, c.price, c.payment_reference, c.paid_at, c.refund_reference, c.refunded_at,
  c.expires_on::text as expires_on, c.agreed_at, c.employer, c.previous_owner, c.ended_at, c.files_until::text as files_until, c.kept_until::text as kept_until, c.created_at`;

const dayOf = (at: string | Date) => dateInIndia(new Date(at).toISOString());

export const numberOf = ({ created_at, serial }: Pick<CheckRow, 'created_at' | 'serial'>): string =>
  checkNumber(dayOf(created_at), Number(serial));

/** `isOpenCheck` of a row, as the index says it. */
export const isOpen = sql`c.status in ('asked', 'agreed', 'in_work')`;

/** Paid, or said to be, ended without a report, and not given back yet. */
export const refundDue = sql`coalesce(c.paid_at, c.payment_reported_at) is not null and c.status in ('withdrawn', 'cancelled')
  and c.refunded_at is null`;
export const isRefundDue = ({ status, refunded_at, ...row }: CheckRow): boolean =>
  paymentOf(row) !== 'none' && (status === 'withdrawn' || status === 'cancelled') && refunded_at === null;

/** `reported`: by the owner alone. */
export function paymentOf(
  row: Pick<CheckRow, 'paid_at' | 'payment_reference'>,
): 'none' | 'reported' | 'paid' {
  if (row.paid_at !== null) return 'paid';
  return row.payment_reference === null ? 'none' : 'reported';
}

/** What a row becomes with its status; an end says until when it is kept. */
export function statusSet(status: CheckStatus, today: CalendarDate): SQL {
  if (isOpenCheck(status)) return sql`status = ${status}`;
  const stored = keptUntil(status, today);
  return sql`status = ${status}, ended_at = app.now(), files_until = ${stored.files}, kept_until = ${stored.check}`;
}

const sideOf = (row: CheckRow, reader: string): TenantCheck['side'] => {
  if (row.orderer_id === reader) return 'orderer';
  return row.person_id === reader ? 'person' : 'team';
};

function shown(row: CheckRow, reader: string): TenantCheck {
  const side = sideOf(row, reader);
  const isPayer = side !== 'person';
  return {
    id: row.id,
    number: numberOf(row),
    status: row.status,
    side,
    person_name: row.person_name,
    orderer_name: row.orderer_name,
    home: row.home,
    purpose: row.purpose,
    points: row.points,
    expires_on: row.expires_on,
    price: isPayer ? Number(row.price) : null,
    payment_reference: isPayer ? row.payment_reference : null,
    is_paid: isPayer ? row.paid_at !== null : null,
    is_refund_due: isPayer && isRefundDue(row),
    refunded_on: isPayer && row.refunded_at ? dayOf(row.refunded_at) : null,
    refund_reference: isPayer ? row.refund_reference : null,
    finished_on: row.ended_at && dayOf(row.ended_at),
    created_at: new Date(row.created_at).toISOString(),
  };
}

export async function listChecks(
  db: Executor,
  which: SQL,
  { limit, cursor, reader }: { limit: number; cursor?: string | undefined; reader: string },
) {
  const after = afterCursor(newest, cursor);
  const { rows } = await db.execute<CheckRow & { at: string }>(sql`
    select ${columns}, ${keyText(newest)} as at from tenant_checks c
     where ${which} ${after ? sql`and ${after}` : sql``} order by ${orderOf(newest)} limit ${limit + 1}`);
  const { page, next_cursor } = cutPage(rows, limit, (row) => row.id);
  return {
    items: page.map((row) => shown(row, reader)),
    total: await countUpTo(db, sql`tenant_checks c where ${which}`),
    next_cursor,
  };
}

/** `lock`: until the transaction ends. Throws NOT_FOUND for what the caller may not read. */
export async function findCheck(db: Executor, id: string, lock = false): Promise<CheckRow> {
  const { rows } = await db.execute<CheckRow>(
    sql`select ${columns} from tenant_checks c where c.id = ${id} ${lock ? sql`for update` : sql``}`,
  );
  if (!rows[0]) throw new ORPCError('NOT_FOUND');
  return rows[0];
}

export async function answersOf(db: Executor, id: string): Promise<AnsweredPoint[]> {
  const { rows } = await db.execute<AnsweredPoint>(sql`
    select point, answer, source, checked_on::text as checked_on, note from tenant_check_points where check_id = ${id} order by id`);
  return rows;
}

/** Whom we may ask is no business of the owner, and closed to our team with the consent. */
function contactsOf(row: CheckRow, reader: string): Pick<TenantCheckDetail, 'employer' | 'previous_owner'> {
  const side = sideOf(row, reader);
  const isShown =
    side === 'person' || (side === 'team' && (isOpenCheck(row.status) || row.status === 'done'));
  return isShown
    ? { employer: row.employer, previous_owner: row.previous_owner }
    : { employer: null, previous_owner: null };
}

export async function loadCheck(db: Executor, id: string, reader: string): Promise<TenantCheckDetail> {
  const row = await findCheck(db, id);
  const { rows: files } = await db.execute<{
    id: string;
    name: string;
    added_by: string;
    created_at: string;
  }>(sql`
    select id, name, added_by, created_at from tenant_check_files
     where check_id = ${id} and (added_by = ${reader} or ${isOpenCheck(row.status) || row.status === 'done'}) order by created_at, id`);
  return {
    ...shown(row, reader),
    answers: await answersOf(db, id),
    files: files.map((file) => ({
      id: file.id,
      name: file.name,
      is_own: file.added_by === reader,
      created_at: new Date(file.created_at).toISOString(),
    })),
    ...contactsOf(row, reader),
    person_email: row.person_email,
    person_phone: row.person_phone,
    files_until: row.files_until,
    kept_until: row.kept_until,
  };
}
