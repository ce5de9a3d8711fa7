-- The ledger is append-only by grants and triggers; a close fills its month's book before it joins (months.sql).
grant select on ledger_entries to member, kiraya_definer;
grant insert on ledger_entries to member, worker;
revoke update, delete, truncate on ledger_entries from kiraya_bulk;

select app.make_append_only('ledger_entries');

-- Balances are carried along with the entries. Rows are taken in the order of codes, so that nobody waits in a circle.
grant select on affiliate_balances to member;
grant select, insert, update on affiliate_balances to kiraya_definer;
revoke insert, update, delete, truncate on affiliate_balances from kiraya_bulk;

create or replace function app.carry_balances() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.affiliate_balances as b (affiliate_id, payable, held)
  select a.affiliate_id, sum(a.payable), sum(a.held) from added a group by a.affiliate_id
  having sum(a.payable) <> 0 or sum(a.held) <> 0 order by a.affiliate_id
  on conflict (affiliate_id) do update set payable = b.payable + excluded.payable, held = b.held + excluded.held;
  return null;
end $$;
alter function app.carry_balances() owner to kiraya_definer;
create or replace trigger carry_balances after insert on ledger_entries
  referencing new table as added for each statement execute function app.carry_balances();

-- The journal's control accounts gain with each statement what the day book gains: one entry for each run and kind.
create or replace function app.post_day_book() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.post_control(e.kind, e.posted_on, e.run, 'commission day ' || e.first, e.expense, e.payable, e.held, e.tds, e.bank)
    from (select app.control_kind(a.kind) as kind, a.posted_on, a.run_id as run, min(a.id) as first,
            sum(a.expense)::bigint as expense, sum(a.payable)::bigint as payable, sum(a.held)::bigint as held,
            sum(a.tds)::bigint as tds, sum(a.bank)::bigint as bank
            from added a group by 1, 2, 3) e;
  return null;
end $$;
alter function app.post_day_book() owner to kiraya_definer;
create or replace trigger post_day_book after insert on ledger_entries
  referencing new table as added for each statement execute function app.post_day_book();
