-- Switch-over: administrators add what files say until the business is live; whoever proves an address or a number finds their place.
grant select, insert on switch_over_files, switch_over_people, switch_over_homes, switch_over_months, switch_over_end to member;
grant update (user_id, affiliate_id, sponsor_reference, joined_on, firm, rera_state, rera_number, fee_paid, payable) on switch_over_people to member;
grant update (approved_by, approved_at) on switch_over_end to member;
grant delete on switch_over_end to member;
grant select, update on switch_over_people to kiraya_definer;
grant select on switch_over_files to kiraya_definer;

select app.make_append_only('switch_over_files');
select app.make_append_only('switch_over_months');

-- No file after the end, whoever writes it.
create or replace function app.guard_switch_over() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.switch_over_end e where e.approved_at is not null) then
    raise exception 'switch-over.live' using errcode = 'KR409';
  end if;
  return null;
end $$;
grant select on switch_over_end to kiraya_definer;
alter function app.guard_switch_over() owner to kiraya_definer;
create or replace trigger guard_switch_over before insert on switch_over_files
  for each statement execute function app.guard_switch_over();

-- Gives people of the files their accounts, by what they proved alone: of one account, or of all that have none yet.
-- Whoever is an affiliate here already keeps that place.
create or replace function app.link_switch_over(_user_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if _user_id is null and not app.may('switchOver.upload') then
    return;
  end if;
  update public.switch_over_people s set user_id = p.user_id
    from public.profiles p
   where s.user_id is null and p.email_verified and lower(p.email) = s.email and (_user_id is null or p.user_id = _user_id);
  update public.switch_over_people s set user_id = p.user_id
    from public.profiles p
   where s.user_id is null and s.email is null and p.phone_verified and p.phone = s.phone and (_user_id is null or p.user_id = _user_id);
  insert into public.brokers (user_id, name, firm, rera_numbers)
  select s.user_id, s.name, s.firm, case when s.rera_number is null then '[]'::jsonb
      else jsonb_build_array(jsonb_build_object('state', s.rera_state, 'number', s.rera_number, 'expires_on', null)) end
    from public.switch_over_people s where s.user_id is not null and s.fee_paid is not null and (_user_id is null or s.user_id = _user_id)
  on conflict (user_id) do nothing;
  with found as (
    select s.affiliate_id, s.user_id, p.email from public.switch_over_people s join public.profiles p on p.user_id = s.user_id
     where s.affiliate_id is not null and (_user_id is null or s.user_id = _user_id)
       and not exists (select from public.affiliate_registrations o where o.user_id = s.user_id)
  ), placed as (
    update public.affiliate_registrations r set user_id = f.user_id from found f
     where r.affiliate_id = f.affiliate_id and r.user_id is null returning r.affiliate_id, f.user_id, f.email
  )
  update public.affiliate_profiles a set user_id = f.user_id, email = coalesce(f.email, a.email) from placed f
   where a.affiliate_id = f.affiliate_id;
end $$;
alter function app.link_switch_over(uuid) owner to kiraya_definer;
grant execute on function app.link_switch_over(uuid) to member;

grant insert on brokers to kiraya_definer;

create or replace function app.switch_over_of_person() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.link_switch_over(new.user_id);
  return null;
end $$;
alter function app.switch_over_of_person() owner to kiraya_definer;
grant execute on function app.link_switch_over(uuid) to kiraya_definer;
create or replace trigger switch_over_of_person after insert or update of email, email_verified, phone, phone_verified on profiles
  for each row execute function app.switch_over_of_person();

-- What was owed is no cost of these months: the opening balance stands in place of the expense that the ledger's entries show.
create or replace function app.post_opening(_file_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  owed bigint;
  entry uuid;
begin
  if not app.may('switchOver.upload') then
    raise exception 'Only a switch-over posts opening entries' using errcode = 'insufficient_privilege';
  end if;
  select sum(e.expense) into owed from public.ledger_entries e
   where e.book = 'day' and e.run_id = _file_id and e.kind = 'opening';
  if coalesce(owed, 0) = 0 then
    return;
  end if;
  insert into public.journal_entries (kind, happened_on, source_type, source_id, key, actor_id)
  values ('opening', app.today(), 'switch_over', _file_id, 'opening ' || _file_id, app.user_id())
  on conflict (key) do nothing returning id into entry;
  insert into public.journal_lines (entry_id, position, account, amount)
  select entry, l.position, l.account, l.amount
    from (values (1, 'commission_expense', -owed), (2, 'opening_balance', owed)) l (position, account, amount)
   where entry is not null;
end $$;
alter function app.post_opening(uuid) owner to kiraya_definer;
grant execute on function app.post_opening(uuid) to member;

-- Whoever goes takes name and ways to reach them along; the business's number, the place in the tree and what was owed stay with the books.
create or replace function app.erase_own_switch_over_people(_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  update public.switch_over_people s set name = 'Deleted person', email = null, phone = null, firm = null,
    rera_state = null, rera_number = null where s.user_id = _user_id;
  update public.switch_over_homes h set address = null
    from public.switch_over_people s where s.user_id = _user_id and h.owner_reference = s.reference;
$$;
grant select, update (address) on switch_over_homes to kiraya_definer;
alter function app.erase_own_switch_over_people(uuid) owner to kiraya_definer;

-- Whoever came with a business agrees to the terms for themselves and keeps their place. Null where nothing waits for their yes.
create or replace function app.keep_moved_place(_contract_version text) returns text
  language sql security definer set search_path = ''
as $$
  update public.affiliate_profiles p set contract_version = _contract_version, contract_consented_at = app.clock_timestamp()
   where p.affiliate_id = app.affiliate_id() and p.status = 'pending' and p.contract_consented_at is null
     and exists (select from public.switch_over_people s where s.affiliate_id = p.affiliate_id)
  returning p.affiliate_id;
$$;
alter function app.keep_moved_place(text) owner to kiraya_definer;
grant execute on function app.keep_moved_place(text) to member;

-- Whoever paid the business to register hands in their papers here and pays nothing again. The payment of nothing is the row by
-- which an administrator activates them. False where no fee was paid there.
create or replace function app.keep_moved_fee() returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  broker uuid;
begin
  update public.brokers b set status = 'paid', reg_fee_paid = true, reg_paid_at = app.now(), reg_payment_mode = 'cash',
      reg_payment_ref = 'SWITCH-OVER'
   where b.user_id = app.user_id() and b.status = 'submitted' and not b.reg_fee_paid
     and exists (select from public.switch_over_people s where s.user_id = b.user_id and s.fee_paid)
  returning b.id into broker;
  insert into public.payments (kind, broker_id, user_id, provider, provider_payment_id, amount, status, note, paid_at)
  select 'broker_registration', broker, app.user_id(), 'cash', 'SWITCH-OVER', 0, 'succeeded', 'Paid before the switch-over', app.now()
   where broker is not null;
  return broker is not null;
end $$;
grant update (status, reg_fee_paid, reg_paid_at, reg_payment_mode, reg_payment_ref) on brokers to kiraya_definer;
grant insert on payments to kiraya_definer;
alter function app.keep_moved_fee() owner to kiraya_definer;
grant execute on function app.keep_moved_fee() to member;

-- The months before a home moved in were earned there. Its first month here never goes back, so that none of them counts again.
create or replace function app.guard_moved_home() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.switch_over_homes h where h.managed_property_id = new.id and new.lease_start_date < h.counted_from) then
    raise exception 'switch-over.months-earned' using errcode = 'KR409';
  end if;
  return null;
end $$;
alter function app.guard_moved_home() owner to kiraya_definer;
create or replace trigger guard_moved_home after update of lease_start_date on managed_property_details
  for each row when (new.lease_start_date < old.lease_start_date) execute function app.guard_moved_home();

-- Leases that run when their business moves in. Nobody but the files' own transaction writes them, so they are written here whole.
grant select on switch_over_leases to member;
grant select, insert, update on switch_over_leases to kiraya_definer;
grant insert on leases to kiraya_definer;
grant update (landlord_id, moved_on, rent_from, deposit_held_by, state, paper_answer, proposed_end, proposed_end_by, version) on leases to kiraya_definer;
grant insert, delete on rent_dues to kiraya_definer;
grant insert, update on rent_payments to kiraya_definer;
grant update (moved_told_at) on leases to worker;

create or replace function app.check_moving(_file_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if not app.may('switchOver.upload')
    or not exists (select from public.switch_over_files f where f.id = _file_id and f.created_at = app.now()) then
    raise exception 'Only a file of the switch-over that is taken now writes leases' using errcode = 'insufficient_privilege';
  end if;
end $$;

-- What is unpaid of the time before is one due, a week from now, for nobody is late with what they have not heard of. What was paid ahead
-- is a payment that covers months as they come.
create or replace function app.open_moved_balance(_lease_id uuid, _owed bigint, _prepaid bigint, _paid_until date, _rent_from date)
  returns void language plpgsql security definer set search_path = ''
as $$
declare
  lease public.leases;
  due constant uuid := uuidv7();
  payment constant uuid := uuidv7();
begin
  update public.leases l set rent_from = _rent_from where l.id = _lease_id returning * into lease;
  update public.switch_over_leases s set owed = _owed, prepaid = _prepaid, paid_until = _paid_until where s.lease_id = _lease_id;
  if _owed > 0 then
    insert into public.rent_dues (id, lease_id, kind, month, from_date, to_date, due_date, amount)
    values (due, _lease_id, 'rent', (date_trunc('month', _rent_from) - interval '1 month')::date, least(_paid_until + 1, _rent_from - 1),
      _rent_from - 1, app.today() + 7, _owed);
    perform app.post_operator('rent_due', 'rent_due', due, 'rent_due ' || due, null, jsonb_build_array(
      app.operator_line('rent_receivable', _owed, _lease_id, 'tenant', lease.tenant_id),
      app.operator_line('rent_earned', -_owed, _lease_id, 'owner', lease.landlord_id)));
  end if;
  if _prepaid > 0 then
    insert into public.rent_payments (id, lease_id, amount, mode, paid_on, state, is_opening, confirmed_by, confirmed_at)
    values (payment, _lease_id, _prepaid, 'bank_transfer', app.today(), 'confirmed', true, app.user_id(), app.now());
    perform app.post_operator('rent_received', 'rent_payment', payment, 'rent_received ' || payment, null, jsonb_build_array(
      app.operator_line('rent_collected', _prepaid, _lease_id, 'owner', lease.landlord_id),
      app.operator_line('rent_prepaid', -_prepaid, _lease_id, 'tenant', lease.tenant_id)));
  end if;
end $$;

-- As if no month had been asked for: for a newer balance, or for none. Refused once somebody paid or reported a payment here. Of the
-- opening balance alone: the months stay, and payments of them stand in its way only where they cover it.
drop function if exists app.clear_moved_balance(uuid);
create or replace function app.clear_moved_balance(_lease_id uuid, _opening_alone boolean default false) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  found record;
begin
  if exists (select from public.rent_payments p where p.lease_id = _lease_id and not p.is_opening and p.state <> 'cancelled')
    and (not _opening_alone
      or exists (select from public.switch_over_leases s where s.lease_id = _lease_id and s.prepaid > 0)
      or exists (select from public.rent_dues d join public.leases l on l.id = d.lease_id
        where d.lease_id = _lease_id and d.kind = 'rent' and d.to_date = l.rent_from - 1 and d.received > 0)) then
    raise exception 'lease.paid-meanwhile' using errcode = 'KR409';
  end if;
  for found in
    select p.id, p.amount, l.tenant_id, l.landlord_id,
        (select coalesce(sum(a.amount), 0)::bigint from public.rent_allocations a where a.payment_id = p.id) as applied
      from public.rent_payments p join public.leases l on l.id = p.lease_id
     where p.lease_id = _lease_id and p.is_opening and p.state = 'confirmed'
  loop
    update public.rent_payments p set state = 'cancelled' where p.id = found.id;
    perform app.post_operator('rent_reversed', 'rent_payment', found.id, 'rent_reversed ' || found.id, null, jsonb_build_array(
      app.operator_line('rent_collected', -found.amount, _lease_id, 'owner', found.landlord_id),
      app.operator_line('rent_receivable', found.applied, _lease_id, 'tenant', found.tenant_id),
      app.operator_line('rent_prepaid', found.amount - found.applied, _lease_id, 'tenant', found.tenant_id)));
  end loop;
  for found in
    delete from public.rent_dues d using public.leases l
     where d.lease_id = _lease_id and d.kind = 'rent' and d.received = 0 and l.id = d.lease_id
       and (not _opening_alone or d.to_date = l.rent_from - 1)
    returning d.id, d.amount, l.tenant_id, l.landlord_id
  loop
    perform app.post_operator('rent_due', 'rent_due', found.id, 'rent_due ' || found.id || ' removed', null, jsonb_build_array(
      app.operator_line('rent_receivable', -found.amount, _lease_id, 'tenant', found.tenant_id),
      app.operator_line('rent_earned', found.amount, _lease_id, 'owner', found.landlord_id)));
  end loop;
end $$;

create or replace function app.take_moved_leases(_file_id uuid, _leases jsonb) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  given record;
  lease uuid;
begin
  perform app.check_moving(_file_id);
  for given in
    select f.*, h.managed_property_id, p.owner_id, o.name as owner_name, m.property_address as address, s.lease_id,
        app.managed_home_name(coalesce(d.property_name, h.location), coalesce(m.property_location, h.location)) as home_name
      from jsonb_to_recordset(_leases) as f (reference text, home text, tenant_name text, tenant_email text, tenant_phone text,
          "start" date, "end" date, rent bigint, due_day smallint, deposit bigint, notice_days smallint, owed bigint, prepaid bigint,
          paid_until date, rent_from date)
        join public.switch_over_homes h on h.reference = f.home
        join public.switch_over_people o on o.reference = h.owner_reference
        join public.managed_properties p on p.id = h.managed_property_id
        join public.managed_rental_applications m on m.id = p.application_id
        left join public.managed_property_details d on d.id = p.id
        left join public.switch_over_leases s on s.reference = f.reference
  loop
    -- Of one that its tenant contested a new lease is made, in the place of the one that was cancelled.
    lease := (select l.id from public.leases l where l.id = given.lease_id and l.state <> 'cancelled');
    if lease is null then
      insert into public.leases (managed_property_id, home_name, home_address, landlord_id, landlord_name, tenant_name, tenant_email,
        tenant_phone, state, start_date, end_date, rent, deposit, notice_days, due_day, moved_on, created_by)
      values (given.managed_property_id, given.home_name, given.address, given.owner_id, given.owner_name, given.tenant_name,
        given.tenant_email, given.tenant_phone, 'active', given."start", given."end", given.rent, given.deposit, given.notice_days,
        given.due_day, app.today(), app.user_id())
      returning id into lease;
      insert into public.switch_over_leases (reference, home_reference, rent, deposit, owed, prepaid, paid_until, lease_id)
      values (given.reference, given.home, given.rent, given.deposit, given.owed, given.prepaid, given.paid_until, lease)
      on conflict (reference) do update set home_reference = excluded.home_reference, rent = excluded.rent, deposit = excluded.deposit,
        lease_id = excluded.lease_id, held_by = null, held = null, held_since = null;
    else
      perform app.clear_moved_balance(lease);
    end if;
    perform app.open_moved_balance(lease, given.owed, given.prepaid, given.paid_until, given.rent_from);
  end loop;
end $$;

-- So much more, or less, of a deposit is with its holder: in the lease's book, and where the operator has it among what it owes.
create or replace function app.post_moved_deposit(_lease_id uuid, _source uuid, _key text, _held_by text, _more bigint) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  lease public.leases;
begin
  select * into lease from public.leases l where l.id = _lease_id;
  perform app.post_operator('deposit_received', 'switch_over', _source, 'deposit ' || _key, null, jsonb_build_array(
    case _held_by when 'operator' then app.operator_line('deposit_cash', _more, _lease_id)
      else app.operator_line('deposit_cash', _more, _lease_id, 'owner', lease.landlord_id) end,
    app.operator_line('deposit_owed', -_more, _lease_id, 'tenant', lease.tenant_id)));
  if _held_by = 'operator' then
    perform app.post_operator('opening', 'switch_over', _source, 'opening ' || _key, null, jsonb_build_array(
      app.operator_line('opening_balance', _more, _lease_id),
      app.operator_line('deposit_payable', -_more, _lease_id, 'tenant', lease.tenant_id)));
  end if;
end $$;

create or replace function app.take_moved_deposits(_file_id uuid, _deposits jsonb) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  given record;
begin
  perform app.check_moving(_file_id);
  for given in
    select f.held_by, f.amount, f.since, s.lease_id, f.amount - coalesce(s.held, 0) as more
      from jsonb_to_recordset(_deposits) as f (lease text, held_by text, amount bigint, since date)
        join public.switch_over_leases s on s.reference = f.lease
  loop
    update public.switch_over_leases s set held_by = given.held_by, held = given.amount, held_since = given.since
     where s.lease_id = given.lease_id;
    update public.leases l set deposit_held_by = case given.held_by when 'operator' then 'company' else 'landlord' end
     where l.id = given.lease_id;
    perform app.post_moved_deposit(given.lease_id, _file_id, _file_id || ' ' || given.lease_id, given.held_by, given.more);
  end loop;
end $$;

-- Whoever rents says that it is not their lease: nothing of it is asked for any more, and what the files brought is taken back from the
-- books. How long they may say so is a rule of src/domain/switch-over-leases.ts.
create or replace function app.contest_moved_lease(_lease_id uuid, _answer text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  lease public.leases;
  moved public.switch_over_leases;
begin
  select * into lease from public.leases l where l.id = _lease_id for update;
  if lease.moved_on is null or lease.state not in ('active', 'ending')
    or (lease.tenant_id is distinct from app.user_id() and _lease_id not in (select app.co_tenancies())) then
    raise exception 'Only whoever rents says that a lease which moved in is not theirs' using errcode = 'insufficient_privilege';
  end if;
  if exists (select from public.opening_figures f where f.lease_id = _lease_id) then
    raise exception 'lease.figure-contested' using errcode = 'KR409';
  end if;
  perform app.clear_moved_balance(_lease_id);
  select * into moved from public.switch_over_leases s where s.lease_id = _lease_id;
  if moved.held > 0 then
    perform app.post_moved_deposit(_lease_id, moved.id, 'contested ' || _lease_id, moved.held_by, -moved.held);
  end if;
  update public.leases l set state = 'cancelled', paper_answer = _answer, proposed_end = null, proposed_end_by = null,
    version = l.version + 1 where l.id = _lease_id;
end $$;

-- Whoever turns out to own the home is the landlord of the leases that came with it; receipts they gave before keep their numbers.
create or replace function app.landlord_of_moved() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.leases l set landlord_id = new.owner_id
   where l.managed_property_id = new.id and l.moved_on is not null and l.landlord_id is null and l.tenant_id is distinct from new.owner_id;
  update public.rent_payments p set landlord_id = new.owner_id from public.leases l
   where l.id = p.lease_id and l.managed_property_id = new.id and l.moved_on is not null and l.landlord_id = new.owner_id
     and p.landlord_id is null and p.receipt_number is null;
  return null;
end $$;

alter function app.check_moving(uuid) owner to kiraya_definer;
alter function app.open_moved_balance(uuid, bigint, bigint, date, date) owner to kiraya_definer;
alter function app.clear_moved_balance(uuid, boolean) owner to kiraya_definer;
alter function app.take_moved_leases(uuid, jsonb) owner to kiraya_definer;
alter function app.post_moved_deposit(uuid, uuid, text, text, bigint) owner to kiraya_definer;
alter function app.take_moved_deposits(uuid, jsonb) owner to kiraya_definer;
alter function app.contest_moved_lease(uuid, text) owner to kiraya_definer;
alter function app.landlord_of_moved() owner to kiraya_definer;
grant execute on function app.take_moved_leases(uuid, jsonb), app.take_moved_deposits(uuid, jsonb), app.contest_moved_lease(uuid, text)
  to member;
create or replace trigger landlord_of_moved after update of owner_id on managed_properties
  for each row when (old.owner_id is null and new.owner_id is not null) execute function app.landlord_of_moved();
