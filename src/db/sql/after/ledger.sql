-- The ledger is append-only by grants and triggers; a close fills its month's book before it joins (months.sql).
grant select on ledger_entries to member, kiraya_definer;
grant insert on ledger_entries to member, worker;
revoke update, delete, truncate on ledger_entries from kiraya_bulk;

create or replace function app.refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The books of commission are append-only' using errcode = 'insufficient_privilege';
end $$;

create or replace trigger refuse_change before update or delete on ledger_entries
  for each row execute function app.refuse_ledger_change();
create or replace trigger refuse_truncate before truncate on ledger_entries
  for each statement execute function app.refuse_ledger_change();
