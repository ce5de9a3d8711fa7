-- Bank statements: rights, what was recorded of a line, and that a payment which is taken back opens its line again.
grant select on bank_statements, bank_lines, bank_line_payments to member, kiraya_definer;
grant insert on bank_statements to member;
grant insert (statement_id, owner_id, paid_on, amount, narration, mode, reference, payer, fingerprint) on bank_lines to member;
grant update (ignored_reason, outcome, returned_on) on bank_lines to member;
grant insert, delete on bank_line_payments to member;
grant update (matched) on bank_lines to kiraya_definer;
grant delete on bank_statements, bank_lines, bank_line_payments to kiraya_definer;
grant delete on bank_statements, bank_lines to worker;

create or replace function app.sum_of_bank_line() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  line constant uuid := case tg_op when 'DELETE' then old.line_id else new.line_id end;
begin
  update public.bank_lines b set matched = coalesce(
      (select sum(p.amount) from public.bank_line_payments p where p.line_id = line), 0)
   where b.id = line;
  return null;
end $$;

create or replace function app.reopen_bank_line() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.bank_line_payments p where p.payment_id = new.id;
  return null;
end $$;

-- The day on which something counts that belongs to a day before: itself, unless its month is over. What was said of a month stays.
create or replace function app.counts_on(_on date) returns date
  language sql stable
  return case when _on < date_trunc('month', app.today()) then app.today() else _on end;

-- A payment that came to the operator's account is in its bank from its own day on, and held for whoever paid it until somebody says what
-- it is. Reckoned anew whenever the line changes, and posted as the difference: of a line that is no rent, where its money went. What
-- was matched before the books held it went to the bank then (`before`).
create or replace function app.hold_unknown() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  entry constant uuid := uuidv7();
  left_over constant bigint := case when new.ignored_reason is null then 0 else new.amount - new.matched end;
  as_fee constant bigint := case when new.outcome = 'fee' then left_over else 0 end;
  before bigint;
  posted record;
begin
  select coalesce(sum(l.amount), 0) into before
    from public.bank_line_payments p join public.journal_entries e on e.source_type = 'rent_payment' and e.source_id = p.payment_id
      join public.journal_lines l on l.entry_id = e.id and l.account = 'operator_bank'
   where p.line_id = new.id and e.kind = 'operator_received';
  select count(*) as lines, coalesce(sum(l.amount) filter (where l.account = 'operator_bank'), 0) as bank,
      coalesce(sum(l.amount) filter (where l.account = 'fee_clearing'), 0) as fee,
      coalesce(sum(l.amount) filter (where l.account = 'unknown_payers'), 0) as held into posted
    from public.journal_entries e join public.journal_lines l on l.entry_id = e.id
   where e.source_type = 'bank_line' and e.source_id = new.id;
  if posted.held = left_over + before - new.amount and posted.fee = -as_fee then
    return null;
  end if;
  insert into public.journal_entries (id, kind, happened_on, source_type, source_id, key, reason, actor_id)
  values (entry, case when left_over = 0 then 'unknown_received' when new.outcome = 'returned' then 'unknown_returned' else 'unknown_known' end,
    case when posted.lines = 0 then new.paid_on when left_over > 0 and new.outcome = 'returned' then app.counts_on(new.returned_on)
      else app.counts_on(new.paid_on) end,
    'bank_line', new.id, 'bank_line ' || entry, new.ignored_reason, app.user_id());
  insert into public.journal_lines (entry_id, position, account, amount)
  select entry, row_number() over (), l.account, l.amount
    from (values ('operator_bank', new.amount - left_over + as_fee - before - posted.bank), ('fee_clearing', -as_fee - posted.fee),
      ('unknown_payers', left_over + before - new.amount - posted.held)) l (account, amount)
   where l.amount <> 0;
  return null;
end $$;

-- What the operator's account got of a managed home's rent it owes the owner. Posted where a line of its statement becomes a payment,
-- or stops being one, and nowhere else: out of what is held for unknown payers, and back to where it was taken from.
create or replace function app.post_operator_line() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  part constant public.bank_line_payments := case tg_op when 'DELETE' then old else new end;
  sign constant int := case tg_op when 'DELETE' then -1 else 1 end;
  entry constant uuid := uuidv7();
  came record;
  at_bank bigint;
begin
  select b.paid_on, p.lease_id, p.landlord_id into came
    from public.bank_lines b join public.rent_payments p on p.id = part.payment_id
   where b.id = part.line_id and b.owner_id is null;
  if not found then
    return null;
  end if;
  insert into public.journal_entries (id, kind, happened_on, source_type, source_id, key, actor_id)
  values (entry, 'operator_received', came.paid_on, 'rent_payment', part.payment_id, 'operator_received ' || entry, app.user_id());
  select coalesce(sum(l.amount), 0) into at_bank
    from public.journal_entries e join public.journal_lines l on l.entry_id = e.id and l.account = 'operator_bank'
   where tg_op = 'DELETE' and e.source_type = 'rent_payment' and e.source_id = part.payment_id and e.kind = 'operator_received';
  insert into public.journal_lines (entry_id, position, account, party_kind, party_id, lease_id, amount)
  values (entry, 1, case when at_bank = part.amount then 'operator_bank' else 'unknown_payers' end, null, null, came.lease_id,
      sign * part.amount),
    (entry, 2, 'owner_payable', 'owner', came.landlord_id, came.lease_id, -sign * part.amount);
  return null;
end $$;

-- A deposit that came to the operator's account is the tenant's from that day: what covers one is no money of the owner. Reckoned anew
-- whenever a line or what it covers changes, and posted as the difference.
create or replace function app.post_deposit_held() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  payment constant uuid := case tg_op when 'DELETE' then old.payment_id else new.payment_id end;
  entry constant uuid := uuidv7();
  came record;
  more bigint;
begin
  select p.paid_on, p.lease_id, l.tenant_id, l.landlord_id into came
    from public.rent_payments p join public.leases l on l.id = p.lease_id
   where p.id = payment and l.deposit_held_by = 'company';
  if not found then
    return null;
  end if;
  select least(
      (select coalesce(sum(b.amount), 0) from public.bank_line_payments b join public.bank_lines n on n.id = b.line_id
        where b.payment_id = payment and n.owner_id is null),
      (select coalesce(sum(a.amount), 0) from public.rent_allocations a join public.rent_dues d on d.id = a.due_id
        where a.payment_id = payment and d.kind = 'deposit'))
    + coalesce((select sum(j.amount) from public.journal_entries e join public.journal_lines j on j.entry_id = e.id
        where e.kind = 'deposit_held' and e.source_type = 'rent_payment' and e.source_id = payment and j.account = 'deposit_payable'), 0)
    into more;
  if more <> 0 then
    insert into public.journal_entries (id, kind, happened_on, source_type, source_id, key, actor_id)
    values (entry, 'deposit_held', came.paid_on, 'rent_payment', payment, 'deposit_held ' || entry, app.user_id());
    insert into public.journal_lines (entry_id, position, account, party_kind, party_id, lease_id, amount)
    values (entry, 1, 'owner_payable', 'owner', came.landlord_id, came.lease_id, more),
      (entry, 2, 'deposit_payable', 'tenant', came.tenant_id, came.lease_id, -more);
  end if;
  return null;
end $$;

-- What whoever deals with the operator's bank needs of the leases whose rent comes there, and nothing else of them: which home and
-- tenant, what is open and what was paid. The first is put in place of its calls, and is those functions' alone.
create or replace function app.leases_we_collect() returns table (id uuid, home_name text, tenant_name text, deposit_held_by text)
  language sql stable
as $$
  select l.id, l.home_name, l.tenant_name, l.deposit_held_by
    from (select distinct on (m.managed_property_id) m.managed_property_id, m.collects from public.mandates m
       where m.state = 'agreed' order by m.managed_property_id, m.version desc) m
      join public.leases l on l.managed_property_id = m.managed_property_id
   where m.collects = 'operator' and (select app.may('bankStatements.operate'));
$$;

create or replace function app.collected_dues()
  returns table (id uuid, lease_id uuid, home_name text, tenant_name text, kind text, month date, due_date date, open bigint)
  language sql stable security definer set search_path = ''
as $$
  select d.id, d.lease_id, l.home_name, l.tenant_name, d.kind, d.month, d.due_date, d.amount - d.received
    from app.leases_we_collect() l join public.rent_dues d on d.lease_id = l.id
   where d.received < d.amount and (d.kind = 'rent' or d.kind = 'deposit' and l.deposit_held_by = 'company');
$$;

create or replace function app.payments_we_collect()
  returns table (id uuid, lease_id uuid, home_name text, tenant_name text, due_id uuid, kind text, month date, state text, mode text,
    amount bigint, paid_on date, reference text)
  language sql stable security definer set search_path = ''
as $$
  select p.id, p.lease_id, l.home_name, l.tenant_name, p.due_id, d.kind, d.month, p.state, p.mode, p.amount, p.paid_on, p.reference
    from app.leases_we_collect() l join public.rent_payments p on p.lease_id = l.id left join public.rent_dues d on d.id = p.due_id;
$$;

-- Of them those that a tenant reported and that wait for an answer: few, and the inbox asks for them all day.
create or replace function app.reports_we_collect() returns table (due_id uuid, state text, created_at timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select p.due_id, p.state, p.created_at
    from public.rent_payments p join app.leases_we_collect() l on l.id = p.lease_id
   where p.state in ('reported', 'mismatch');
$$;

create or replace function app.payers_of_lease(_lease_id uuid) returns text[]
  language sql stable security definer set search_path = ''
as $$
  select array(select l.tenant_name union
      select c.name from public.lease_parties c where c.lease_id = l.id and c.role = 'co_tenant')
    from public.leases l where l.id = _lease_id and (select app.may('bankStatements.operate')) and app.operator_collects(l.id);
$$;

create or replace function app.payments_of_lines(_line_ids uuid[])
  returns table (line_id uuid, id uuid, amount bigint, home_name text, tenant_name text, kind text, month date, receipt_number text,
    created_at timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select x.line_id, p.id, x.amount, l.home_name, l.tenant_name, d.kind, d.month, p.receipt_number, p.created_at
    from public.bank_lines b join public.bank_line_payments x on x.line_id = b.id join public.rent_payments p on p.id = x.payment_id
      join public.leases l on l.id = p.lease_id left join public.rent_dues d on d.id = p.due_id
   where b.id = any (_line_ids) and b.owner_id is null and (select app.may('bankStatements.operate'));
$$;

-- Holds the lease of that due or payment, and lets the caller record this line of the operator's bank for it, until the transaction
-- ends. No row for a lease that the operator does not collect, unless the payment came by this line.
create or replace function app.collect(_line_id uuid, _due_id uuid, _payment_id uuid) returns table (landlord uuid)
  language plpgsql security definer set search_path = ''
as $$
declare
  lease constant uuid := coalesce((select d.lease_id from public.rent_dues d where d.id = _due_id),
    (select p.lease_id from public.rent_payments p where p.id = _payment_id));
begin
  if not app.may('bankStatements.operate')
    or not exists (select from public.bank_lines b where b.id = _line_id and b.owner_id is null)
    or not app.operator_collects(lease)
      and not exists (select from public.bank_line_payments x where x.line_id = _line_id and x.payment_id = _payment_id) then
    return;
  end if;
  perform set_config('app.collecting', lease::text, true);
  return query select l.landlord_id from public.leases l where l.id = lease for update;
end $$;

create or replace function app.erase_own_bank_statements(_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  delete from public.bank_lines b where b.owner_id = _user_id;
  delete from public.bank_statements s where s.owner_id = _user_id;
$$;

alter function app.sum_of_bank_line() owner to kiraya_definer;
alter function app.post_operator_line() owner to kiraya_definer;
alter function app.hold_unknown() owner to kiraya_definer;
grant execute on function app.counts_on(date) to kiraya_definer, member, worker;
alter function app.post_deposit_held() owner to kiraya_definer;
alter function app.reopen_bank_line() owner to kiraya_definer;
alter function app.erase_own_bank_statements(uuid) owner to kiraya_definer;
alter function app.leases_we_collect() owner to kiraya_definer;
alter function app.collected_dues() owner to kiraya_definer;
alter function app.payments_we_collect() owner to kiraya_definer;
alter function app.reports_we_collect() owner to kiraya_definer;
alter function app.payers_of_lease(uuid) owner to kiraya_definer;
alter function app.payments_of_lines(uuid[]) owner to kiraya_definer;
alter function app.collect(uuid, uuid, uuid) owner to kiraya_definer;
grant execute on function app.leases_we_collect() to kiraya_definer;
grant execute on function app.collected_dues(), app.payments_we_collect(), app.reports_we_collect(), app.payers_of_lease(uuid),
  app.payments_of_lines(uuid[]), app.collect(uuid, uuid, uuid) to member;

create or replace trigger sum_of_bank_line after insert or delete on bank_line_payments
  for each row execute function app.sum_of_bank_line();
create or replace trigger hold_unknown after insert or update of matched, ignored_reason, outcome on bank_lines
  for each row when (new.owner_id is null) execute function app.hold_unknown();
create or replace trigger reopen_bank_line after update of state on rent_payments
  for each row when (new.state = 'cancelled' and old.state = 'confirmed') execute function app.reopen_bank_line();
create or replace trigger post_operator_line after insert or delete on bank_line_payments
  for each row execute function app.post_operator_line();
create or replace trigger post_deposit_held after insert or delete on bank_line_payments
  for each row execute function app.post_deposit_held();
create or replace trigger post_deposit_held after insert or update of amount or delete on rent_allocations
  for each row execute function app.post_deposit_held();

-- Lines of an installation from before: what is open of them is held now. A second run finds nothing.
update bank_lines b set matched = b.matched where b.owner_id is null and not exists (
  select from journal_entries e where e.source_type = 'bank_line' and e.source_id = b.id);
