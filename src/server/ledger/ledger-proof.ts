/** Proves that ledger and journal agree with what they are the books of, for the night's job and for whoever asks on the machine. */
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/actor.ts';
import { ledgerProofs } from '../../db/schema/ledger-proofs.ts';
import { paidStatuses } from '../../domain/commission/payout.ts';
import { controlAccounts, journalAccounts } from '../../domain/journal.ts';
import type { LedgerDifference, ProofCheck, proofStarts } from '../../domain/ledger-proof.ts';

/** The sum of each account in paise, by its name. */
type Sums = Readonly<Record<string, number>>;

export type LedgerProof = {
  /** Of the commission ledger. */
  entries: number;
  differences: LedgerDifference[];
  /** All that does not agree, by the check that found it. */
  found: ReadonlyMap<ProofCheck, readonly string[]>;
  ledger: Sums;
  journal: { entries: number; lines: number; sums: Sums };
};

const control = controlAccounts.map((account) => ({
  account,
  column: sql.raw(account.replace('commission_', '')),
  sum: sql`sum(l.amount) filter (where l.account = ${account})`,
}));
const listed = (parts: SQL[]): SQL => sql.join(parts, sql`, `);

/** By kind of due: the account that asks for it, and the one it stands against. */
const asking = sql`case d.kind when 'rent' then 'rent_receivable' when 'deposit' then 'deposit_receivable' else 'charges_receivable' end`;
const against = sql`case d.kind when 'rent' then 'rent_earned' when 'deposit' then 'deposit_owed' else 'charges_earned' end`;

/** What the rows of dues and payments say of the accounts of a lease; what settlements moved is theirs, and left out. */
const rentFacts = sql`
  select d.lease_id, f.account, f.amount
    from rent_dues d, lateral (values (${asking}, d.amount), (${against}, -d.amount)) f (account, amount)
  union all
  select p.lease_id, f.account, f.amount
    from rent_payments p, lateral (values ('rent_prepaid', -p.amount), ('rent_collected', p.amount)) f (account, amount)
   where p.state = 'confirmed'
  union all
  select d.lease_id, f.account, f.amount
    from rent_allocations a join rent_dues d on d.id = a.due_id, lateral (values ('rent_prepaid', a.amount), (${asking}, -a.amount),
      ('rent_collected', case d.kind when 'deposit' then -a.amount else 0 end),
      ('deposit_cash', case d.kind when 'deposit' then a.amount else 0 end)) f (account, amount)
  union all
  select d.lease_id, f.account, f.amount
    from due_closings c join rent_dues d on d.id = c.due_id, lateral (values (${asking}, -c.amount),
      (case c.kind when 'waiver' then 'rent_waived' when 'tds' then 'rent_tds' else 'charges_earned' end, c.amount)) f (account, amount)
   where c.taken_back_reason is null and c.kind <> 'released'`;

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
             where affiliate_id is not null and (entry_id is not null or state in ('paid', 'failed'))
            union all
            select id, affiliate_id, batch_id, -amount, return_entry_id, true from payouts
             where affiliate_id is not null and state = 'failed') p
      full join (select id, affiliate_id, run_id, payable, bank, kind = 'payout_failed' as is_return from ledger_entries
                  where kind in ('payout', 'settlement', 'payout_failed')) e on e.id = p.entry
     where (p.affiliate_id, p.batch_id, p.amount, -p.amount, p.is_return)
       is distinct from (e.affiliate_id, e.run_id, e.payable, e.bank, e.is_return)`,
  'remittances-differ': sql`
    select p.id::text as example
      from payouts p,
        lateral (select coalesce(-sum(l.amount), 0) as amount from journal_lines l
          where l.entry_id = p.journal_entry_id and l.account = 'operator_bank') paid,
        lateral (select coalesce(sum(l.amount), 0) as amount from journal_lines l
          where l.entry_id = p.return_journal_entry_id and l.account = 'operator_bank') returned,
        lateral (select coalesce(-sum(l.amount), 0) as amount from payout_lines n
          join journal_lines l on l.entry_id = n.entry_id and l.position = n.position where n.payout_id = p.id) reckoned
     where p.affiliate_id is null
       and (paid.amount <> case when p.journal_entry_id is null and p.state in ('pending', 'cancelled') then 0 else p.amount end
         or returned.amount <> case p.state when 'failed' then p.amount else 0 end
         or (p.payee_kind = 'owner' and reckoned.amount <> case p.state when 'cancelled' then 0 else p.amount end))`,
  'gaps-differ': sql`
    select s.affiliate_id as example
      from (select r.affiliate_id, r.payout_gap, r.is_terminated, coalesce(p.status, 'active') as status,
              t.user_id is not null as has_pan, a.user_id is not null as has_account,
              r.is_account_confirmed, a.confirmed_at is not null as is_confirmed,
              exists (select from payouts o where o.user_id = r.user_id and o.organisation_id is null and o.holds_account) as is_returned
              from affiliate_registrations r
                left join affiliate_profiles p on p.affiliate_id = r.affiliate_id
                left join tax_identities t on t.user_id = r.user_id
                left join payout_accounts a on a.user_id = r.user_id) s
     where s.is_terminated <> (s.status = 'terminated') or s.is_account_confirmed <> s.is_confirmed
        or s.payout_gap is distinct from case when s.status not in ${paidStatuses} then 'not-active'
          when not s.has_pan then 'no-pan' when not s.has_account then 'no-account'
          when s.is_returned then 'returned' end`,
  'journal-unbalanced': sql`
    select e.key as example from journal_entries e left join journal_lines l on l.entry_id = e.id
     group by e.id having count(l.amount) < 2 or sum(l.amount) <> 0`,
  'control-differs': sql`
    select coalesce(j.run, e.run, 'without a run') as example
      from (select run_id::text as run, ${listed(control.map(({ column }) => sql`coalesce(sum(${column}), 0) as ${column}`))}
              from ledger_entries group by 1) e
      full join (select s.source_id::text as run, ${listed(control.map(({ column, sum }) => sql`coalesce(${sum}, 0) as ${column}`))}
              from journal_lines l join journal_entries s on s.id = l.entry_id
             where s.source_type = 'commission_run' group by 1) j on coalesce(j.run, '') = coalesce(e.run, '')
     where ${sql.join(
       control.map(({ column }) => sql`coalesce(e.${column}, 0) <> coalesce(j.${column}, 0)`),
       sql` or `,
     )}`,
  'rents-differ': sql`
    select distinct lease_id::text as example
      from (select lease_id, account, amount from (${rentFacts}) facts
        union all
        select l.lease_id, l.account, -l.amount from journal_lines l join journal_entries e on e.id = l.entry_id
         where l.lease_id is not null and e.kind not in ('operator_received', 'management_fee', 'deposit_held', 'guarantee_kept') and e.source_type in ('rent_due', 'rent_payment')) both_books
     group by lease_id, account having sum(amount) <> 0
    union all
    select d.lease_id::text from rent_dues d
     where d.received <> coalesce((select sum(a.amount) from rent_allocations a where a.due_id = d.id), 0)
       + coalesce((select sum(c.amount) from due_closings c where c.due_id = d.id and c.taken_back_reason is null), 0)
       + coalesce((select sum(n.covered) from settlement_lines n where n.due_id = d.id), 0)`,
  'unknown-differs': sql`
    select 'the account' as example
      from (select coalesce(sum(b.amount - b.matched), 0) as open from bank_lines b
        where b.owner_id is null and b.ignored_reason is null) open,
        (select coalesce(-sum(l.amount), 0) as held from journal_lines l where l.account = 'unknown_payers') held
     where open.open <> held.held`,
  'parties-differ': sql`
    select l.id::text as example from leases l
      left join lease_parties o on o.lease_id = l.id and o.role = 'landlord'
      left join lease_parties t on t.lease_id = l.id and t.role = 'tenant'
     where o.id is null or t.id is null
        or (o.user_id, o.name, t.user_id, t.name) is distinct from (l.landlord_id, l.landlord_name, l.tenant_id, l.tenant_name)`,
};

export async function proveLedger(
  tx: Transaction,
  startedBy: (typeof proofStarts)[number],
): Promise<LedgerProof> {
  const found = new Map<ProofCheck, string[]>();
  for (const [check, query] of Object.entries(checks) as [ProofCheck, SQL][]) {
    const { rows } = await tx.execute<{ example: string | null }>(
      sql`select example from (${query}) found order by example`,
    );
    if (rows.length > 0)
      found.set(
        check,
        rows.map(({ example }) => example ?? ''),
      );
  }
  const differences = [...found].map(([check, examples]) => ({
    check,
    count: examples.length,
    example: examples[0] ?? '',
  }));
  const { entries, ...ledger } = await ledgerSums(tx);
  await tx.insert(ledgerProofs).values({ startedBy, entries, differences });
  return { entries, differences, found, ledger, journal: await journalSums(tx) };
}

async function ledgerSums(tx: Transaction): Promise<{ entries: number } & Sums> {
  const sums = control.map(({ account, column }) => sql`sum(${column}) as ${sql.raw(account)}`);
  const { rows } = await tx.execute<Record<string, string | null>>(
    sql`select count(*) as entries, ${listed(sums)} from ledger_entries`,
  );
  const read = Object.entries(rows[0] ?? {}).map(([name, sum]) => [name, Number(sum ?? 0)] as const);
  return { entries: 0, ...Object.fromEntries(read) };
}

async function journalSums(tx: Transaction): Promise<LedgerProof['journal']> {
  const { rows } = await tx.execute<{ account: string; lines: string; sum: string }>(
    sql`select account, count(*) as lines, sum(amount) as sum from journal_lines group by 1`,
  );
  const { rows: counted } = await tx.execute<{ entries: string }>(
    sql`select count(*) as entries from journal_entries`,
  );
  const sumOf = (account: string) => Number(rows.find((row) => row.account === account)?.sum ?? 0);
  return {
    entries: Number(counted[0]?.entries ?? 0),
    lines: rows.reduce((all, { lines }) => all + Number(lines), 0),
    sums: Object.fromEntries(journalAccounts.map((account) => [account, sumOf(account)])),
  };
}
