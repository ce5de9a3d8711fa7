-- The ledger is append-only by grants and triggers; a close fills its month's book before it joins (months.sql).
grant select on ledger_entries to member, kiraya_definer;
grant insert on ledger_entries to member, worker;
revoke update, delete, truncate on ledger_entries from kiraya_bulk;

select app.make_append_only('ledger_entries');
