/** Reads orders of guaranteed leases as the contract shows them, each side what is theirs to see, under the row policies. */
import { ORPCError } from '@orpc/server';
import { type SQL, sql } from 'drizzle-orm';
import type { GuaranteedLease, GuaranteedLeaseDetail } from '../../contract/guaranteed-leases.ts';
import { dateInIndia, monthOf } from '../../domain/dates.ts';
import { type GuaranteedStatus, guaranteedNumber } from '../../domain/guaranteed-leases.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import type { Executor } from '../lib/request-context.ts';

const newest: Keyset = { key: sql`g.created_at`, type: 'timestamptz', id: sql`g.id`, descending: true };

export type OrderRow = {
  id: string;
  serial: string;
  owner_id: string;
  owner_name: string | null;
  property_id: string | null;
  managed_property_id: string | null;
  home: string;
  address: string;
  hoped_rent: string | null;
  details: string | null;
  status: GuaranteedStatus;
  inspected_on: string | null;
  inspection: string | null;
  rent: string | null;
  market_rent: string | null;
  starts_on: string | null;
  ends_on: string | null;
  months: number | null;
  fee_bp: number | null;
  remittance_day: number | null;
  payee_name: string | null;
  payee_upi: string | null;
  conditions: string | null;
  offer_until: string | null;
  text: string | null;
  text_hash: string | null;
  offered_by: string | null;
  signed_name: string | null;
  answered_at: string | null;
  reason: string | null;
  notice_by: 'owner' | 'operator' | null;
  notice_on: string | null;
  notice_reason: string | null;
  created_at: string;
};

const columns = sql`g.id, g.serial, g.owner_id, app.owner_of_guaranteed_lease(g.id) as owner_name, g.property_id, g.managed_property_id, g.home,
  g.address, g.hoped_rent, g.details, g.status, g.inspected_on::text as inspected_on, g.inspection, g.rent, g.market_rent,
  g.starts_on::text as starts_on, g.ends_on::text as ends_on, g.months, g.fee_bp, g.remittance_day, g.payee_name, g.payee_upi, g.conditions,
  g.offer_until::text as offer_until, g.text, g.text_hash, g.offered_by, g.signed_name, g.answered_at, g.reason, g.notice_by,
  g.notice_on::text as notice_on, g.notice_reason, g.created_at`;

const amount = (paise: string | null) => (paise === null ? null : Number(paise));
const moment = (at: string) => new Date(at).toISOString();

export const numberOf = ({ created_at, serial }: Pick<OrderRow, 'created_at' | 'serial'>): string =>
  guaranteedNumber(dateInIndia(moment(created_at)), Number(serial));

const shown = (row: OrderRow): GuaranteedLease => ({
  id: row.id,
  number: numberOf(row),
  status: row.status,
  owner: { user_id: row.owner_id, full_name: row.owner_name },
  home: row.home,
  address: row.address,
  hoped_rent: amount(row.hoped_rent),
  rent: amount(row.rent),
  first_month: row.starts_on && monthOf(row.starts_on),
  ends_on: row.ends_on,
  offer_until: row.offer_until,
  created_at: moment(row.created_at),
});

export async function listOrders(
  db: Executor,
  which: SQL,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const after = afterCursor(newest, cursor);
  const { rows } = await db.execute<OrderRow & { at: string }>(sql`
    select ${columns}, ${keyText(newest)} as at from guaranteed_leases g
     where ${which} ${after ? sql`and ${after}` : sql``} order by ${orderOf(newest)} limit ${limit + 1}`);
  const { page, next_cursor } = cutPage(rows, limit, (row) => row.id);
  return {
    items: page.map(shown),
    total: await countUpTo(db, sql`guaranteed_leases g where ${which}`),
    next_cursor,
  };
}

/** `lock`: until the transaction ends. Throws NOT_FOUND for what the caller may not read. */
export async function findOrder(db: Executor, id: string, lock = false): Promise<OrderRow> {
  const { rows } = await db.execute<OrderRow>(
    sql`select ${columns} from guaranteed_leases g where g.id = ${id} ${lock ? sql`for update` : sql``}`,
  );
  if (!rows[0]) throw new ORPCError('NOT_FOUND');
  return rows[0];
}

/** What we expect to earn with a home is nothing for its owner. */
export async function loadOrder(db: Executor, id: string, reader: string): Promise<GuaranteedLeaseDetail> {
  const row = await findOrder(db, id);
  const isTeam = row.owner_id !== reader;
  return {
    ...shown(row),
    side: isTeam ? 'team' : 'owner',
    details: row.details,
    property_id: row.property_id,
    managed_property_id: row.managed_property_id,
    inspected_on: row.inspected_on,
    inspection: isTeam ? row.inspection : null,
    market_rent: isTeam ? amount(row.market_rent) : null,
    margin: isTeam ? await marginOf(db, id) : null,
    months: row.months,
    fee_bp: row.fee_bp,
    remittance_day: row.remittance_day,
    payee_name: row.payee_name,
    payee_upi: row.payee_upi,
    conditions: row.conditions,
    text: row.text,
    text_hash: row.text_hash,
    signed_name: row.signed_name,
    answered_at: row.answered_at && moment(row.answered_at),
    reason: row.reason,
    notice_by: row.notice_by,
    notice_on: row.notice_on,
    notice_reason: row.notice_reason,
  };
}

async function marginOf(db: Executor, id: string): Promise<number | null> {
  const { rows } = await db.execute<{ margin: string | null }>(
    sql`select app.margin_of_guarantee(${id}) as margin`,
  );
  return amount(rows[0]?.margin ?? null);
}
