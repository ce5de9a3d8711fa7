/** Lists, gives and ends shadow power, together with the rows that display it as properties. */
import { ORPCError } from '@orpc/server';
import { type SQL, sql } from 'drizzle-orm';
import type { ShadowPower } from '../../contract/affiliates.ts';
import { peopleOfAffiliates } from '../../db/affiliate-person.ts';
import { affiliateMatches } from '../../db/affiliate-search.ts';
import { shadowPower as powerOf } from '../../domain/affiliates.ts';
import { act } from '../audit/act.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';

/** One display row is enough; the specification's clients ask for one. */
const PROPERTY_COUNT = 1;

const newest: Keyset = { key: sql`s.created_at`, type: 'timestamptz', id: sql`s.id`, descending: true };

type Row = Omit<ShadowPower, 'created_at'> & { created_at: Date; at: string };

async function selectPowers(db: Executor, rest: SQL): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select s.id, s.affiliate_id, r.full_name, p.email, s.shadow_power_amount::float8 as shadow_power_amount, s.is_active,
      s.notes, s.created_by_admin_id, s.created_at, ${keyText(newest)} as at
    from affiliate_shadow_power s join affiliate_registrations r using (affiliate_id)
      left join affiliate_profiles p using (affiliate_id) ${rest}`);
  return rows;
}

const shown = ({ at: _, created_at, ...row }: Row): ShadowPower => ({
  ...row,
  created_at: new Date(created_at).toISOString(),
});

const list = api.shadowPower.list.handler(async ({ context: { db }, input }) => {
  const { q, active, limit, cursor } = input;
  const wanted = sql`${active ? sql`s.is_active` : sql`true`} and ${affiliateMatches(sql`s.affiliate_id`, q)}`;
  const after = afterCursor(newest, cursor) ?? sql`true`;
  const rows = await selectPowers(
    db,
    sql`where ${wanted} and ${after} order by ${orderOf(newest)} limit ${limit + 1}`,
  );
  const { page, next_cursor } = cutPage(rows, limit, (row) => row.id);
  const total = await countUpTo(db, sql`affiliate_shadow_power s where ${wanted}`);
  return { items: page.map(shown), total, next_cursor };
});

const set = api.shadowPower.set.handler(async ({ context, input }) => {
  const { affiliate_id: code, shadow_power_amount: amount, notes } = input;
  return change(context.db, { code, amount, notes, adminId: userIdOf(context), action: 'shadowPower.set' });
});

const remove = api.shadowPower.remove.handler(async ({ context, input }) => {
  const { affiliate_id: code } = input;
  const before = await powerBy(context.db, code);
  if (!before) throw new ORPCError('NOT_FOUND');
  const action = 'shadowPower.remove';
  return change(context.db, { code, amount: 0, notes: before.notes, adminId: userIdOf(context), action });
});

type Change = { code: string; amount: number; notes: string | null; adminId: string; action: string };

const powerBy = async (db: Executor, code: string) =>
  (await selectPowers(db, sql`where s.affiliate_id = ${code}`))[0];

/** The affiliate's record is replaced or made, and its display rows with it: both or neither. */
async function change(db: Executor, { code, amount, notes, adminId, action }: Change): Promise<ShadowPower> {
  const locked = await db.execute<{ has_profile: boolean }>(
    sql`select exists (select from affiliate_profiles p where p.affiliate_id = r.affiliate_id) as has_profile
          from affiliate_registrations r where r.affiliate_id = ${code} for no key update`,
  );
  // It is given to people with an affiliate profile (specification, section 5); what was given may end in any case.
  if (!locked.rows[0] || (amount > 0 && !locked.rows[0].has_profile)) throw new ORPCError('NOT_FOUND');
  const before = await powerBy(db, code);
  const { amount: chosen, isActive } = powerOf(amount);
  await db.execute(sql`
    insert into affiliate_shadow_power (affiliate_id, shadow_power_amount, is_active, notes, created_by_admin_id)
    values (${code}, ${chosen}, ${isActive}, ${notes}, ${adminId})
    on conflict (affiliate_id) do update set shadow_power_amount = excluded.shadow_power_amount,
      is_active = excluded.is_active, notes = excluded.notes, created_by_admin_id = excluded.created_by_admin_id`);
  await db.execute(sql`select add_shadow_power_virtual_properties(${code}, ${chosen}, ${PROPERTY_COUNT})`);
  const after = await powerBy(db, code);
  if (!after) throw new Error('Shadow power was not stored');
  const facts = (row: Row | undefined) => row && { amount: row.shadow_power_amount, notes: row.notes };
  await act(db, {
    action,
    subject: { type: 'affiliate', id: code },
    people: [...(await peopleOfAffiliates(db, [code]))],
    before: facts(before),
    after: facts(after),
  });
  return shown(after);
}

export const shadowPower = { list, set, remove };
