-- The journal: entries are added whole, in one transaction, and never changed. Receivers of rent post what they confirm or take back,
-- jobs post what months bring, and the commission ledger posts its own sums (ledger.sql, months.sql).
grant select on journal_entries, journal_lines to member;
grant insert on journal_entries, journal_lines to member, worker;
grant select, insert on journal_entries, journal_lines to kiraya_definer;
revoke insert, update, delete, truncate on journal_entries, journal_lines from kiraya_bulk;

select app.make_append_only('journal_entries'), app.make_append_only('journal_lines');

-- Looked at when the transaction ends, for lines come after their entry.
create or replace function app.balance_entry() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.journal_lines l where l.entry_id = new.id having count(*) >= 2 and sum(l.amount) = 0) then
    raise exception 'The lines of journal entry % do not sum to zero', new.key using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- No line joins an entry that is in the books already, not even two that sum to zero.
create or replace function app.refuse_late_lines() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from added a join public.journal_entries e on e.id = a.entry_id where e.created_at <> app.now()) then
    raise exception 'A journal entry is written at once' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;

do $$
begin
  if not exists (select from pg_trigger where tgrelid = 'journal_entries'::regclass and tgname = 'balance_entry') then
    create constraint trigger balance_entry after insert on journal_entries deferrable initially deferred
      for each row execute function app.balance_entry();
  end if;
end $$;
create or replace trigger refuse_late_lines after insert on journal_lines
  referencing new table as added for each statement execute function app.refuse_late_lines();

-- What an entry of the commission ledger is to the journal.
create or replace function app.control_kind(_kind text) returns text
  language sql immutable parallel safe
  return case _kind when 'payout_failed' then 'commission_return' when 'payout' then 'commission_payout'
    when 'settlement' then 'commission_payout' else 'commission_close' end;

-- One entry of the control accounts: each amount is what the ledger's column of that name gained.
create or replace function app.post_control(_kind text, _on date, _run uuid, _key text, _expense bigint, _payable bigint,
  _held bigint, _tds bigint, _bank bigint) returns void
  language sql security definer set search_path = ''
as $$
  with lines as (
    select row_number() over () as position, a.account, a.amount
      from (values ('commission_expense', _expense), ('commission_payable', _payable), ('commission_held', _held),
        ('commission_tds', _tds), ('commission_bank', _bank)) a (account, amount)
     where a.amount <> 0
  ), entry as (
    insert into public.journal_entries (kind, happened_on, source_type, source_id, key, actor_id)
    select _kind, _on, 'commission_run', _run, _key, app.user_id() where exists (select from lines)
    on conflict (key) do nothing returning id
  )
  insert into public.journal_lines (entry_id, position, account, amount)
  select e.id, l.position, l.account, l.amount from entry e, lines l;
$$;

-- What the rows of rent and of the commission ledger say and no entry does yet: those that were there before the journal, and those of
-- a demo. A second run finds nothing.
create or replace function app.post_backlog() returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  with facts as (
    select 'rent_due' as kind, d.due_date as happened_on, 'rent_due' as source_type, d.id as source_id, 'rent_due ' || d.id as key,
        null::uuid as actor_id, d.lease_id, d.amount as receivable, 0 as prepaid, 0 as collected, -d.amount as earned
      from public.rent_dues d where d.amount <> 0 and d.kind = 'rent'
    union all
    select 'rent_received', p.paid_on, 'rent_payment', p.id, 'rent_received ' || p.id, p.confirmed_by, p.lease_id,
        0, -p.amount, p.amount, 0
      from public.rent_payments p where p.state = 'confirmed'
    union all
    select 'rent_applied', greatest(p.paid_on, d.due_date), 'rent_payment', p.id,
        'rent_applied ' || p.id || ' ' || d.id || ' ' || a.amount, p.confirmed_by, p.lease_id, -a.amount, a.amount, 0, 0
      from public.rent_allocations a join public.rent_payments p on p.id = a.payment_id
        join public.rent_dues d on d.id = a.due_id and d.kind = 'rent'
     where p.state = 'confirmed'
  ), backlog as materialized (
    -- What has an entry of its kind was posted when it happened, in one step or in several.
    select uuidv7() as entry_id, f.* from facts f
     where not exists (select from public.journal_entries e
       where e.source_type = f.source_type and e.source_id = f.source_id and e.kind = f.kind)
  ), entries as (
    insert into public.journal_entries (id, kind, happened_on, source_type, source_id, key, actor_id)
    select b.entry_id, b.kind, b.happened_on, b.source_type, b.source_id, b.key, b.actor_id from backlog b
  )
  insert into public.journal_lines (entry_id, position, account, party_kind, party_id, lease_id, amount)
  select b.entry_id, row_number() over (partition by b.entry_id), a.account, a.party_kind,
      case a.party_kind when 'tenant' then l.tenant_id else l.landlord_id end, b.lease_id, a.amount
    from backlog b join public.leases l on l.id = b.lease_id,
      lateral (values ('rent_receivable', 'tenant', b.receivable), ('rent_prepaid', 'tenant', b.prepaid),
        ('rent_collected', 'owner', b.collected), ('rent_earned', 'owner', b.earned)) a (account, party_kind, amount)
   where a.amount <> 0;
  perform app.post_control(e.kind, e.posted_on, e.run, concat_ws(' ', 'commission', e.run, e.kind, 'before'),
      e.expense, e.payable, e.held, e.tds, e.bank)
    from (select l.run_id as run, app.control_kind(l.kind) as kind, max(l.posted_on) as posted_on,
            sum(l.expense)::bigint as expense, sum(l.payable)::bigint as payable, sum(l.held)::bigint as held,
            sum(l.tds)::bigint as tds, sum(l.bank)::bigint as bank
            from public.ledger_entries l group by 1, 2) e
   where not exists (select from public.journal_entries j
     where j.source_type = 'commission_run' and j.source_id is not distinct from e.run);
end $$;

alter function app.balance_entry() owner to kiraya_definer;
alter function app.refuse_late_lines() owner to kiraya_definer;
alter function app.post_control(text, date, uuid, text, bigint, bigint, bigint, bigint, bigint) owner to kiraya_definer;
alter function app.post_backlog() owner to kiraya_definer;
grant execute on function app.control_kind(text) to kiraya_definer;
grant execute on function app.post_backlog() to kiraya_bulk;
-- A close's own functions belong to whoever migrates.
grant execute on function app.post_backlog(), app.post_control(text, date, uuid, text, bigint, bigint, bigint, bigint, bigint)
  to current_user;
