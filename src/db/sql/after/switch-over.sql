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
