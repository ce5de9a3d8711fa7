-- Guaranteed leases: owners order and answer, our team inspects and offers. With the agreement the home is managed under a mandate, and
-- the journal owes its owner the rent of each month (remittances.sql charges it).
grant select, insert on guaranteed_leases to member;
grant update (status, inspected_on, inspection, rent, market_rent, starts_on, ends_on, months, fee_bp, remittance_day, payee_name, payee_upi,
  conditions, offer_until, text, text_hash, offered_by, signed_name, answered_at, reason, notice_by, notice_on, notice_reason)
  on guaranteed_leases to member;
grant select, insert, update on guaranteed_leases to worker;
grant select, update, delete on guaranteed_leases to kiraya_definer;
grant select on properties to kiraya_definer;
grant insert on managed_rental_applications, managed_properties, managed_property_details, mandates to kiraya_definer;
grant update (state) on mandates to kiraya_definer;

-- The steps of src/domain/guaranteed-leases.ts once more, each with whose it is.
create or replace function app.guard_guaranteed_lease() returns trigger language plpgsql as $$
declare
  is_owner constant boolean := old.owner_id = app.user_id();
  is_open constant boolean := old.status in ('requested', 'inspected', 'offered');
  is_notice constant boolean := old.status = 'agreed' and new.status = 'agreed' and old.notice_by is null
    and coalesce(case new.notice_by when 'owner' then is_owner when 'operator' then app.may('guaranteedLeases.offerAll') end, false);
begin
  if current_user <> 'member' then
    return new;
  end if;
  if new.status is distinct from old.status and not coalesce(case new.status
      when 'inspected' then old.status = 'requested' and app.may('guaranteedLeases.inspectAll')
      when 'offered' then old.status in ('inspected', 'declined', 'expired') and app.may('guaranteedLeases.offerAll')
      when 'refused' then is_open and app.may('guaranteedLeases.inspectAll')
      when 'cancelled' then is_open and is_owner
      when 'agreed' then old.status = 'offered' and is_owner and old.offer_until >= app.today()
      when 'declined' then old.status = 'offered' and is_owner
    end, false) then
    raise insufficient_privilege using message = 'An order may not move there';
  end if;
  if (new.rent, new.market_rent, new.starts_on, new.months, new.fee_bp, new.remittance_day, new.payee_name, new.payee_upi, new.conditions,
      new.offer_until, new.text, new.text_hash, new.offered_by)
      is distinct from (old.rent, old.market_rent, old.starts_on, old.months, old.fee_bp, old.remittance_day, old.payee_name, old.payee_upi,
      old.conditions, old.offer_until, old.text, old.text_hash, old.offered_by)
      and not (new.status = 'offered' and app.may('guaranteedLeases.offerAll')) then
    raise insufficient_privilege using message = 'Administrators make offers';
  end if;
  if (new.inspected_on, new.inspection) is distinct from (old.inspected_on, old.inspection)
      and not (new.status = 'inspected' and app.may('guaranteedLeases.inspectAll')) then
    raise insufficient_privilege using message = 'Our team records inspections';
  end if;
  if (new.signed_name, new.answered_at) is distinct from (old.signed_name, old.answered_at)
      and not (is_owner and old.status = 'offered' or new.status = 'offered' and new.signed_name is null) then
    raise insufficient_privilege using message = 'Only the owner answers';
  end if;
  if (new.notice_by, new.notice_on, new.notice_reason) is distinct from (old.notice_by, old.notice_on, old.notice_reason) and not is_notice then
    raise insufficient_privilege using message = 'Notice is given once, by either side';
  end if;
  if new.ends_on is distinct from old.ends_on and not (new.status = 'offered' and app.may('guaranteedLeases.offerAll')
      or is_notice and new.ends_on < old.ends_on
        and new.ends_on >= (date_trunc('month', app.today()) + interval '3 months')::date - 1) then
    raise insufficient_privilege using message = 'A guarantee ends as agreed, or after notice';
  end if;
  return new;
end $$;
create or replace trigger guard_guaranteed_lease before update on guaranteed_leases
  for each row execute function app.guard_guaranteed_lease();
grant execute on function app.guard_guaranteed_lease() to member, worker;

-- A home that is named is the owner's own.
create or replace function app.order_guaranteed_lease() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.property_id is not null and not exists (select from public.properties p
      where p.id = new.property_id and p.listed_by = new.owner_id)
    or new.managed_property_id is not null and not exists (select from public.managed_properties m
      where m.id = new.managed_property_id and m.owner_id = new.owner_id and m.status = 'active') then
    raise insufficient_privilege using message = 'Not a home of the owner';
  end if;
  return new;
end $$;
alter function app.order_guaranteed_lease() owner to kiraya_definer;
create or replace trigger order_guaranteed_lease before insert on guaranteed_leases
  for each row execute function app.order_guaranteed_lease();

-- The owner accepted: the home is under management, unless it was already, and its mandate says what they accepted.
create or replace function app.begin_guaranteed_lease() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  application uuid;
begin
  if new.managed_property_id is null then
    insert into public.managed_rental_applications (status, landlord_id, submitted_by, monthly_rent, property_location, property_type,
      property_address, contract_type, management_fee_percentage, rental_value_locked, reviewed_at, reviewed_by_admin_id)
    values ('approved', new.owner_id, new.owner_id, new.market_rent, new.home,
      coalesce((select h.property_type from public.properties h where h.id = new.property_id), 'apartment'),
      new.address, 'guaranteed', new.fee_bp / 100.0, new.market_rent, app.now(), new.offered_by)
    returning id into application;
    insert into public.managed_properties (application_id, owner_id) values (application, new.owner_id)
    returning id into new.managed_property_id;
    insert into public.managed_property_details (id, application_id, property_name, owner_name, monthly_rent, lease_start_date, rvl_amount,
      created_by_admin_id)
    values (new.managed_property_id, application, new.home, new.signed_name, new.market_rent, new.starts_on, new.market_rent, new.offered_by);
  else
    if not exists (select from public.managed_properties m where m.id = new.managed_property_id and m.owner_id = new.owner_id
        and m.status = 'active') then
      raise exception 'mandate.home-ended' using errcode = 'KR409';
    end if;
    update public.mandates m set state = 'withdrawn' where m.managed_property_id = new.managed_property_id and m.state = 'offered';
    update public.managed_rental_applications a set management_fee_percentage = new.fee_bp / 100.0
      from public.managed_properties p
     where p.id = new.managed_property_id and a.id = p.application_id and a.management_fee_percentage <> new.fee_bp / 100.0;
  end if;
  insert into public.mandates (managed_property_id, version, state, collects, fee_bp, remittance_day, deposit_holder, payee_name, payee_upi,
    text, text_hash, offered_by, answered_by, answered_at, signed_name)
  values (new.managed_property_id,
    (select coalesce(max(m.version), 0) + 1 from public.mandates m where m.managed_property_id = new.managed_property_id),
    'agreed', 'operator', new.fee_bp, new.remittance_day, 'company', new.payee_name, new.payee_upi, new.text, new.text_hash, new.offered_by,
    new.owner_id, app.now(), new.signed_name)
  returning id into new.mandate_id;
  return new;
end $$;
alter function app.begin_guaranteed_lease() owner to kiraya_definer;
create or replace trigger begin_guaranteed_lease before update of status on guaranteed_leases
  for each row when (new.status = 'agreed' and old.status = 'offered') execute function app.begin_guaranteed_lease();

-- How much of the rent that a payment brought is of guaranteed months, and so the operator's. What is not of any month yet counts by the day
-- it came. Never more than came, and nothing of charges and deposits that were paid with it.
create or replace function app.guaranteed_part(_payment uuid, _home uuid, _came bigint, _on date) returns bigint
  language sql stable security definer set search_path = ''
as $$
  select greatest(0, least(_came - s.beside, s.inside + case when exists (select from public.guaranteed_leases g
      where g.managed_property_id = _home and g.status in ('agreed', 'ended') and _on between g.starts_on and g.ends_on)
    then greatest(0, _came - s.allocated) else 0 end))::bigint
    from (select coalesce(sum(a.amount), 0) as allocated, coalesce(sum(a.amount) filter (where d.kind <> 'rent'), 0) as beside,
          coalesce(sum(a.amount) filter (where d.kind = 'rent' and exists (select from public.guaranteed_leases g
            where g.managed_property_id = _home and g.status in ('agreed', 'ended') and d.month between g.starts_on and g.ends_on)), 0) as inside
        from public.rent_allocations a join public.rent_dues d on d.id = a.due_id where a.payment_id = _payment) s
   where exists (select from public.guaranteed_leases g where g.managed_property_id = _home and g.status in ('agreed', 'ended'));
$$;
alter function app.guaranteed_part(uuid, uuid, bigint, date) owner to kiraya_definer;

-- Each guaranteed month is owed once, from its first day on; and rent of these months that came in is taken from the owner's account in
-- exchange. What is left in `guarantee_margin` is the operator's gap or surplus. A second run finds nothing.
create or replace function app.charge_guarantees() returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  found record;
  posted integer := 0;
begin
  for found in
    select g.id, g.owner_id, g.rent, to_char(m.first, 'YYYY-MM') as month
      from public.guaranteed_leases g, generate_series(g.starts_on::timestamp, least(g.ends_on, app.today())::timestamp, interval '1 month') m (first)
     where g.status in ('agreed', 'ended')
       and not exists (select from public.journal_entries e where e.key = 'guaranteed_rent ' || g.id || ' ' || to_char(m.first, 'YYYY-MM'))
     order by g.id, m.first
  loop
    if app.post_operator('guaranteed_rent', 'guaranteed_lease', found.id, 'guaranteed_rent ' || found.id || ' ' || found.month, found.month,
      jsonb_build_array(
        app.operator_line('guarantee_margin', found.rent, null),
        app.operator_line('owner_payable', -found.rent, null, 'owner', found.owner_id))) is not null then
      posted := posted + 1;
    end if;
  end loop;
  for found in
    select r.source_id, r.lease_id, r.party_id, k.entries, p.part - k.kept as amount
      from (select e.source_id, l.lease_id, l.party_id, -sum(l.amount)::bigint as amount, min(coalesce(e.late_for, e.happened_on)) as since
          from public.journal_lines l join public.journal_entries e on e.id = l.entry_id
         where l.account = 'owner_payable' and e.kind = 'operator_received' group by 1, 2, 3) r
        join public.leases s on s.id = r.lease_id,
        lateral (select app.guaranteed_part(r.source_id, s.managed_property_id, r.amount, r.since) as part) p,
        lateral (select count(*)::int as entries, coalesce(-sum(j.amount), 0)::bigint as kept
          from public.journal_entries e join public.journal_lines j on j.entry_id = e.id and j.account = 'guarantee_margin'
         where e.source_type = 'rent_payment' and e.source_id = r.source_id and e.kind = 'guarantee_kept') k
     where s.managed_property_id in (select g.managed_property_id from public.guaranteed_leases g where g.status in ('agreed', 'ended'))
       and p.part <> k.kept
     order by r.since, r.source_id
  loop
    if app.post_operator('guarantee_kept', 'rent_payment', found.source_id,
      'guarantee_kept ' || found.source_id || ' ' || found.entries + 1, null, jsonb_build_array(
        app.operator_line('owner_payable', found.amount, found.lease_id, 'owner', found.party_id),
        app.operator_line('guarantee_margin', -found.amount, found.lease_id))) is not null then
      posted := posted + 1;
    end if;
  end loop;
  return posted;
end $$;
alter function app.charge_guarantees() owner to kiraya_definer;

-- What a guaranteed lease brought the operator so far, in paise; negative: the gap. Null to whoever may not see it.
create or replace function app.margin_of_guarantee(_id uuid) returns bigint
  language sql stable security definer set search_path = ''
as $$
  select coalesce(-sum(l.amount), 0)::bigint
    from public.guaranteed_leases g
      join public.journal_lines l on l.account = 'guarantee_margin'
      join public.journal_entries e on e.id = l.entry_id
      left join public.leases s on s.id = l.lease_id
   where g.id = _id and app.may('guaranteedLeases.readMargin') and g.status in ('agreed', 'ended')
     and (e.kind = 'guaranteed_rent' and e.source_id = g.id
       or e.kind = 'guarantee_kept' and s.managed_property_id = g.managed_property_id and coalesce(e.late_for, e.happened_on) >= g.starts_on
         and not exists (select from public.guaranteed_leases n where n.managed_property_id = g.managed_property_id
           and n.starts_on > g.starts_on and n.status in ('agreed', 'ended') and coalesce(e.late_for, e.happened_on) >= n.starts_on))
  having app.may('guaranteedLeases.readMargin');
$$;
alter function app.margin_of_guarantee(uuid) owner to kiraya_definer;
grant execute on function app.margin_of_guarantee(uuid) to member;

-- Whether the home has a guarantee that runs or will: its mandate and its management stay as they are.
create or replace function app.is_guaranteed(_home uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from public.guaranteed_leases g where g.managed_property_id = _home and g.status = 'agreed');
$$;
alter function app.is_guaranteed(uuid) owner to kiraya_definer;
grant execute on function app.is_guaranteed(uuid) to member, worker;

-- An agreement is kept as both sides made it; what its owner never agreed to goes with their account.
create or replace function app.erase_own_guaranteed_leases(_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  delete from public.guaranteed_leases g where g.owner_id = _user_id and g.status not in ('agreed', 'ended');
$$;
alter function app.erase_own_guaranteed_leases(uuid) owner to kiraya_definer;

-- The name of the owner, for our team: profiles hide it otherwise.
create or replace function app.owner_of_guaranteed_lease(_id uuid) returns text
  language sql stable security definer set search_path = ''
as $$
  select p.full_name from public.guaranteed_leases g join public.profiles p on p.user_id = g.owner_id
   where g.id = _id and (app.user_id() = g.owner_id or app.may('guaranteedLeases.readAll'));
$$;
alter function app.owner_of_guaranteed_lease(uuid) owner to kiraya_definer;
grant execute on function app.owner_of_guaranteed_lease(uuid) to member;
