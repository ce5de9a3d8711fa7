/** Proves that the books of commission agree with themselves, for the night's job and for whoever asks on the machine. */
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/actor.ts';
import { ledgerProofs } from '../../db/schema/ledger-proofs.ts';
import { paidStatuses } from '../../domain/commission/payout.ts';
import type { LedgerDifference, ProofCheck, proofStarts } from '../../domain/ledger-proof.ts';

export type LedgerProof = { entries: number; differences: LedgerDifference[] };

/** Each finds what does not agree, as one column `example`. */
const checks: Readonly<Record<ProofCheck, SQL>> = {
  'entries-unbalanced': sql`
    select book || ' ' || id as example from ledger_entries where expense + payable + held + tds + bank <> 0`,
  'lines-differ': sql`
    select coalesce(to_char(l.month, 'YYYY-MM') || ' ' || l.affiliate_id, e.book || ' ' || e.affiliate_id) as example
      from (select month_year as month, entry_id, affiliate_id,
              coalesce(sum(amount) filter (where status = 'payable'), 0) as payable,
              coalesce(sum(amount) filter (where status = 'held'), 0) as held
              from managed_rental_commissions where status <> 'lapsed' group by 1, 2, 3) l
      full join (select (book || '-01')::date as month, id as entry_id, affiliate_id, book, -payable as payable, -held as held
              from ledger_entries
             where book <> 'day' and kind in ('regular', 'late', 'reversal', 'correction')) e
        on e.month = l.month and e.entry_id = l.entry_id and e.affiliate_id = l.affiliate_id
     where (e.payable, e.held) is distinct from (l.payable, l.held)`,
  'held-negative': sql`
    select affiliate_id as example from ledger_entries group by affiliate_id having sum(held) > 0`,
  'holds-differ': sql`
    select affiliate_id as example
      from (select affiliate_id, -sum(held) as held from ledger_entries group by affiliate_id having sum(held) <> 0) e
      full join (select affiliate_id, sum(amount) as held from commission_holds
                  where outcome is null group by affiliate_id having sum(amount) <> 0) h using (affiliate_id)
     where e.held is distinct from h.held`,
  'balances-differ': sql`
    select affiliate_id as example
      from (select affiliate_id, sum(payable) as payable, sum(held) as held from ledger_entries group by affiliate_id) e
      full join (select affiliate_id, payable, held from affiliate_balances) b using (affiliate_id)
     where (coalesce(e.payable, 0), coalesce(e.held, 0)) is distinct from (coalesce(b.payable, 0), coalesce(b.held, 0))`,
  'payouts-differ': sql`
    select coalesce(p.id::text, 'entry ' || e.id) as example
      from (select id, affiliate_id, batch_id, amount, entry_id as entry, false as is_return from payouts
             where entry_id is not null or state in ('paid', 'failed')
            union all
            select id, affiliate_id, batch_id, -amount, return_entry_id, true from payouts where state = 'failed') p
      full join (select id, affiliate_id, run_id, payable, bank, kind = 'payout_failed' as is_return from ledger_entries
                  where kind in ('payout', 'settlement', 'payout_failed')) e on e.id = p.entry
     where (p.affiliate_id, p.batch_id, p.amount, -p.amount, p.is_return)
       is distinct from (e.affiliate_id, e.run_id, e.payable, e.bank, e.is_return)`,
  'gaps-differ': sql`
    select s.affiliate_id as example
      from (select r.affiliate_id, r.payout_gap, r.is_terminated, coalesce(p.status, 'active') as status,
              t.user_id is not null as has_pan, a.user_id is not null as has_account,
              r.is_account_confirmed, a.confirmed_at is not null as is_confirmed,
              exists (select from payouts o where o.user_id = r.user_id and o.holds_account) as is_returned
              from affiliate_registrations r
                left join affiliate_profiles p on p.affiliate_id = r.affiliate_id
                left join tax_identities t on t.user_id = r.user_id
                left join payout_accounts a on a.user_id = r.user_id) s
     where s.is_terminated <> (s.status = 'terminated') or s.is_account_confirmed <> s.is_confirmed
        or s.payout_gap is distinct from case when s.status not in ${paidStatuses} then 'not-active'
          when not s.has_pan then 'no-pan' when not s.has_account then 'no-account'
          when s.is_returned then 'returned' end`,
};

export async function proveLedger(
  tx: Transaction,
  startedBy: (typeof proofStarts)[number],
): Promise<LedgerProof> {
  const differences: LedgerDifference[] = [];
  for (const [check, found] of Object.entries(checks) as [ProofCheck, SQL][]) {
    const { rows } = await tx.execute<{ count: number; example: string | null }>(
      sql`select count(*)::int as count, min(example) as example from (${found}) found`,
    );
    const [row] = rows;
    if (row?.count) differences.push({ check, count: row.count, example: row.example ?? '' });
  }
  const { rows } = await tx.execute<{ entries: string }>(sql`select count(*) as entries from ledger_entries`);
  const proof = { entries: Number(rows[0]?.entries ?? 0), differences };
  await tx.insert(ledgerProofs).values({ startedBy, ...proof });
  return proof;
}
