-- Checks of applicants: owners order, applicants agree, our team answers; the database sets the price and knows whose step is whose.
grant select, insert on tenant_checks to member;
grant update (status, agreed_at, employer, previous_owner, payment_reference, payment_reported_at, paid_at, paid_by, ended_at, refund_reference, refunded_at, files_until,
  kept_until) on tenant_checks to member;
grant select, insert on tenant_check_points to member;
grant update (answer, source, checked_on, note, answered_by) on tenant_check_points to member;
grant select, insert on tenant_check_files to member;
grant select, insert on tenant_check_prices to member;
grant select, insert, update, delete on tenant_checks, tenant_check_points, tenant_check_files to worker;
grant select on tenant_check_prices to worker;
grant select, update, delete on tenant_checks to kiraya_definer;
grant select on tenant_check_prices, managed_properties to kiraya_definer;
grant select, delete on tenant_check_files to kiraya_definer;
grant select, update, delete on files to kiraya_definer;
grant delete on files to worker;

select app.make_append_only('tenant_check_prices');

-- The price of the day, nothing for a managed home of the owner; and the account that the address or number belongs to.
create or replace function app.order_tenant_check() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.person_id := app.person_reached_by(new.person_email, new.person_phone);
  if new.person_id = new.orderer_id then
    raise exception 'tenant-check.own' using errcode = 'KR409', hint = 'email';
  end if;
  if new.managed_property_id is not null then
    if not exists (select from public.managed_properties p
        where p.id = new.managed_property_id and p.owner_id = new.orderer_id and p.status = 'active') then
      raise insufficient_privilege using message = 'Not a managed home of the owner';
    end if;
    new.price := 0;
    return new;
  end if;
  new.price := (select p.amount from public.tenant_check_prices p where p.valid_from <= app.today() order by p.valid_from desc limit 1);
  if new.price is null then
    raise exception 'tenant-check.no-price' using errcode = 'KR409';
  end if;
  return new;
end $$;
alter function app.order_tenant_check() owner to kiraya_definer;
create or replace trigger order_tenant_check before insert on tenant_checks
  for each row execute function app.order_tenant_check();

-- The steps of src/domain/tenant-checks.ts once more, each with whose it is.
create or replace function app.guard_tenant_check() returns trigger language plpgsql as $$
declare
  is_person constant boolean := old.person_id is not distinct from app.user_id();
  is_orderer constant boolean := old.orderer_id = app.user_id();
begin
  if current_user <> 'member' then
    return new;
  end if;
  if new.status is distinct from old.status and not coalesce(case new.status
      when 'agreed' then old.status = 'asked' and is_person
      when 'in_work' then old.status = 'asked' and is_person and old.price = 0
        or old.status = 'agreed' and new.paid_at is not null and app.may('tenantChecks.bill')
      when 'refused' then old.status = 'asked' and is_person
      when 'withdrawn' then old.status in ('agreed', 'in_work') and is_person
      when 'cancelled' then old.status in ('asked', 'agreed') and is_orderer
      when 'done' then old.status = 'in_work' and app.may('tenantChecks.changeAll')
    end, false) then
    raise insufficient_privilege using message = 'A check may not move there';
  end if;
  if (new.paid_at, new.paid_by, new.refund_reference, new.refunded_at)
      is distinct from (old.paid_at, old.paid_by, old.refund_reference, old.refunded_at) and not app.may('tenantChecks.bill') then
    raise insufficient_privilege using message = 'Administrators confirm payments';
  end if;
  if new.agreed_at is distinct from old.agreed_at and not is_person then
    raise insufficient_privilege using message = 'Only the applicant agrees';
  end if;
  if (new.employer, new.previous_owner) is distinct from (old.employer, old.previous_owner)
      and not (is_person and old.status in ('agreed', 'in_work')) then
    raise insufficient_privilege using message = 'The applicant names whom we may ask, after their yes';
  end if;
  if (new.payment_reference, new.payment_reported_at) is distinct from (old.payment_reference, old.payment_reported_at) and not is_orderer then
    raise insufficient_privilege using message = 'The owner reports the payment';
  end if;
  return new;
end $$;
create or replace trigger guard_tenant_check before update on tenant_checks
  for each row execute function app.guard_tenant_check();
grant execute on function app.guard_tenant_check() to member, worker;

-- Whoever proves the address or number that a check names finds it.
create or replace function app.tenant_checks_of_person() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.tenant_checks c set person_id = new.user_id
   where c.person_id is null and new.email_verified and lower(c.person_email) = lower(new.email)
     and c.orderer_id <> new.user_id and c.status = 'asked';
  update public.tenant_checks c set person_id = new.user_id
   where c.person_id is null and new.phone_verified and c.person_email is null and c.person_phone = new.phone
     and c.orderer_id <> new.user_id and c.status = 'asked';
  return null;
end $$;
alter function app.tenant_checks_of_person() owner to kiraya_definer;
create or replace trigger tenant_checks_of_person after insert or update of email, email_verified, phone, phone_verified on profiles
  for each row execute function app.tenant_checks_of_person();

-- The price of today, for the page that anybody reads.
create or replace function app.tenant_check_price() returns bigint
  language sql stable security definer set search_path = ''
as $$
  select p.amount from public.tenant_check_prices p where p.valid_from <= app.today() order by p.valid_from desc limit 1;
$$;
alter function app.tenant_check_price() owner to kiraya_definer;
grant execute on function app.tenant_check_price() to kiraya_visitor, member;

-- What the link of the invitation shows; whoever has no token finds nothing. Names of no use to a stranger are left out.
create or replace function app.tenant_check_asked(_token_hash text)
  returns table (id uuid, serial bigint, created_at timestamptz, status text, person_name text, orderer_name text, home text, purpose text,
    points text[], expires_on text)
  language sql stable security definer set search_path = ''
as $$
  select c.id, c.serial, c.created_at, c.status, c.person_name, p.full_name, c.home, c.purpose, c.points, c.expires_on::text
    from public.tenant_checks c join public.profiles p on p.user_id = c.orderer_id where c.token_hash = _token_hash;
$$;
alter function app.tenant_check_asked(text) owner to kiraya_definer;
grant execute on function app.tenant_check_asked(text) to kiraya_visitor, member;

-- The name of the owner, for the applicant: profiles hide it otherwise.
create or replace function app.orderer_of_tenant_check(_id uuid) returns text
  language sql stable security definer set search_path = ''
as $$
  select p.full_name from public.tenant_checks c join public.profiles p on p.user_id = c.orderer_id
   where c.id = _id and (app.user_id() in (c.orderer_id, c.person_id) or app.may('tenantChecks.readAll'));
$$;
alter function app.orderer_of_tenant_check(uuid) owner to kiraya_definer;
grant execute on function app.orderer_of_tenant_check(uuid) to member, worker;

-- A check goes with the account of either side. Its documents become the person's files first, which are erased right after.
create or replace function app.erase_own_tenant_checks(_user_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.files f set owner_id = _user_id
    from public.tenant_check_files d join public.tenant_checks c on c.id = d.check_id
   where d.file_id = f.id and _user_id in (c.orderer_id, c.person_id);
  delete from public.tenant_check_files d using public.tenant_checks c
   where c.id = d.check_id and _user_id in (c.orderer_id, c.person_id);
  delete from public.tenant_checks c where _user_id in (c.orderer_id, c.person_id);
end $$;
alter function app.erase_own_tenant_checks(uuid) owner to kiraya_definer;
