/** What a close leaves in the database for a month: its rows, and that the ledger balances and was carried to the balances. */
type Query = (text: string, values?: unknown[]) => Promise<object[]>;

export const writtenBy = (asOwner: Query) => async (month: string) => {
  const [row] = await asOwner(
    `select (select count(*)::int from managed_rental_commissions where month_year = $1) as lines,
       (select count(*)::int from commission_nodes where month = $1) as nodes,
       (select count(*)::int from ledger_entries where book = $2 and kind = 'regular') as entries,
       (select coalesce(sum(expense + payable + held + tds + bank), 0)::int from ledger_entries) as unbalanced,
       (select count(*)::int from (select affiliate_id, sum(payable) as payable from ledger_entries group by 1) e
          full join affiliate_balances b using (affiliate_id) where e.payable is distinct from b.payable) as "notCarried",
       (select count(*)::int from (select run_id, sum(payable) as payable from ledger_entries group by 1) e
          full join (select s.source_id as run_id, sum(l.amount) as payable from journal_lines l
              join journal_entries s on s.id = l.entry_id where l.account = 'commission_payable' group by 1) j using (run_id)
          where e.payable is distinct from j.payable) as "notPosted",
       (select count(*)::int from commission_months where month = $1 and closed_at is not null) as closed`,
    [`${month}-01`, month],
  );
  return row;
};
