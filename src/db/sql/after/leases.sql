-- Leases: parties read, the landlord's side offers, each side moves only what is its own, and no home is let twice.
grant select on leases to member, kiraya_definer;
grant insert (id, property_id, managed_property_id, home_name, home_address, application_id, renews_id, landlord_id,
  landlord_name, tenant_name, tenant_email, tenant_phone, state, start_date, end_date, rent, deposit, deposit_held_by,
  notice_days, escalation_bp, due_day, terms, payee_name, payee_upi, created_by) on leases to member;
grant update (home_name, home_address, tenant_name, tenant_phone, state, start_date, end_date, rent, deposit,
  deposit_held_by, notice_days, escalation_bp, due_day, terms, payee_name, payee_upi, agreed_at, agreed_by,
  is_signed_on_paper, paper_answer, notice_by, notice_given_on, ends_on, is_end_agreed, proposed_end, proposed_end_by,
  ended_on, settlement, version) on leases to member;
grant insert, update on leases to worker;
grant update (tenant_id) on leases to kiraya_definer;
grant select on lease_parties to member;
grant select, insert, update on lease_parties to kiraya_definer;
revoke insert, update, delete, truncate on lease_parties from kiraya_bulk;
grant update (availability) on properties to kiraya_definer;

-- Days of two agreed leases of a home never overlap, whoever asks at the same time.
do $$
begin
  if not exists (select from pg_constraint where conname = 'leases_no_overlap') then
    alter table leases add constraint leases_no_overlap exclude using gist (
      (coalesce(managed_property_id, property_id)) with =,
      daterange(start_date, coalesce(ended_on, ends_on, end_date), '[]') with &&
    ) where (state in ('active', 'ending', 'ended'));
  end if;
end $$;

-- What a managed home is called in leases and repairs: with its place, unless its name tells it.
create or replace function app.managed_home_name(_name text, _place text) returns text
  language sql immutable parallel safe
  return left(case when position(_place in _name) > 0 then _name else _name || ', ' || _place end, 300);
grant execute on function app.managed_home_name(text, text) to member, kiraya_definer;

-- The tenant is the applicant, or the tenant of the lease that is renewed, or whoever holds the confirmed address or number.
create or replace function app.tenant_of_lease() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.application_id is not null then
    select a.user_id into new.tenant_id from public.property_applications a
     where a.id = new.application_id and a.property_id = new.property_id and a.status = 'approved';
    if new.tenant_id is null then
      raise exception 'lease.application-not-approved' using errcode = 'KR409', hint = 'application_id';
    end if;
  elsif new.renews_id is not null then
    select l.tenant_id, l.tenant_email, l.tenant_phone into new.tenant_id, new.tenant_email, new.tenant_phone from public.leases l
     where l.id = new.renews_id and l.landlord_id is not distinct from new.landlord_id
       and l.property_id is not distinct from new.property_id
       and l.managed_property_id is not distinct from new.managed_property_id;
    if not found then
      raise exception 'lease.not-running' using errcode = 'KR409';
    end if;
  elsif new.tenant_id is null then
    new.tenant_id := app.person_reached_by(new.tenant_email, new.tenant_phone);
  end if;
  if new.tenant_id = new.landlord_id then
    raise exception 'lease.tenant-is-landlord' using errcode = 'KR409',
      hint = case when new.tenant_email is null then 'tenant_phone' else 'tenant_email' end;
  end if;
  return new;
end $$;

-- Whoever signs up with the address or number that a lease names finds it. A number counts where no address is named: it may be a family's.
create or replace function app.leases_of_tenant() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.leases l set tenant_id = new.user_id
   where l.tenant_id is null and new.email_verified and lower(l.tenant_email) = lower(new.email)
     and l.landlord_id is distinct from new.user_id and l.state <> 'cancelled';
  update public.leases l set tenant_id = new.user_id
   where l.tenant_id is null and new.phone_verified and l.tenant_email is null and l.tenant_phone = new.phone
     and l.landlord_id is distinct from new.user_id and l.state <> 'cancelled';
  return null;
end $$;

-- Who has a lease holds the role whose portal shows it: the tenant only once they agreed, for a draft names anybody.
create or replace function app.roles_of_lease() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.user_roles (user_id, role)
  select new.tenant_id, 'tenant' where new.tenant_id is not null and new.state in ('active', 'ending', 'ended')
  union all select new.landlord_id, 'landlord' where new.landlord_id is not null
  on conflict do nothing;
  return null;
end $$;

-- Landlord and tenant among the parties, as the lease has them. Whoever offered it has said yes to it.
create or replace function app.sides_of_lease() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.lease_parties as p (lease_id, role, user_id, name, share_bp, accepted_at)
  values (new.id, 'landlord', new.landlord_id, new.landlord_name, 10000, new.created_at),
    (new.id, 'tenant', new.tenant_id, new.tenant_name, null, new.agreed_at)
  on conflict (lease_id, role) where role in ('landlord', 'tenant') do update
    set user_id = excluded.user_id, name = excluded.name, accepted_at = excluded.accepted_at
    where (p.user_id, p.name, p.accepted_at) is distinct from (excluded.user_id, excluded.name, excluded.accepted_at);
  return null;
end $$;

-- Of those beside them only the name is kept, as of the sides.
create or replace function app.erase_own_lease_parties(_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  update public.lease_parties p set name = 'Deleted person' where p.user_id = _user_id and p.role not in ('landlord', 'tenant');
$$;

-- A home is let with its agreement; the landlord alone makes it available again.
create or replace function app.let_home() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.properties p set availability = 'rented'
   where p.id = new.property_id and p.availability <> 'rented';
  return null;
end $$;

-- The rules of src/domain/leases.ts once more, which src/db/lease-guards.test.ts compares for every side and state.
create or replace function app.guard_lease() returns trigger language plpgsql as $$
declare
  side text := case app.user_id() when old.landlord_id then 'landlord' when old.tenant_id then 'tenant' end;
  today constant date := app.today();
  is_moved constant boolean := new.state <> old.state;
  is_draft constant boolean := old.state = 'draft' and new.state = 'draft';
  is_agreed_end boolean;
begin
  if current_user <> 'member' then
    return new;
  end if;
  -- An administrator acts for the landlord, and binds the tenant as little as the landlord does.
  if side is null and (select app.may('leases.actForLandlord')) then
    side := 'landlord';
  end if;
  if side is null then
    raise insufficient_privilege using message = 'A lease is its parties’ own';
  end if;
  is_agreed_end := old.state in ('active', 'ending') and new.state = 'ending' and old.proposed_end_by is not null
    and old.proposed_end_by <> side and new.is_end_agreed
    and new.notice_by = coalesce(old.notice_by, old.proposed_end_by)
    and new.ends_on = old.proposed_end;
  if is_moved and not coalesce(case new.state
      when 'active' then old.state = 'draft' and side = 'tenant' and new.agreed_by = app.user_id()
        or old.state = 'ending' and side = old.notice_by and not old.is_end_agreed
      when 'cancelled' then old.state = 'draft'
      when 'ending' then is_agreed_end or old.state = 'active' and new.notice_by = side and not new.is_end_agreed
        and new.ends_on between least(greatest(today + old.notice_days, old.start_date), old.end_date) and old.end_date
      when 'ended' then old.state in ('active', 'ending') and side = 'landlord'
        and new.ended_on between coalesce(old.ends_on, old.end_date) and today
    end, false) then
    raise insufficient_privilege using message = 'This side may not move the lease there';
  end if;
  if (new.home_name, new.home_address, new.tenant_name, new.tenant_phone, new.start_date, new.end_date, new.rent,
      new.deposit, new.deposit_held_by, new.notice_days, new.escalation_bp, new.due_day, new.terms)
    is distinct from (old.home_name, old.home_address, old.tenant_name, old.tenant_phone, old.start_date, old.end_date,
      old.rent, old.deposit, old.deposit_held_by, old.notice_days, old.escalation_bp, old.due_day, old.terms)
    and not (side = 'landlord' and is_draft and not new.is_signed_on_paper) then
    raise insufficient_privilege using message = 'Terms are changed by the landlord, before they are agreed to';
  end if;
  if (new.payee_name, new.payee_upi) is distinct from (old.payee_name, old.payee_upi) and side <> 'landlord' then
    raise insufficient_privilege using message = 'Only the landlord says where rent goes';
  end if;
  if (new.agreed_at, new.agreed_by) is distinct from (old.agreed_at, old.agreed_by)
    and not (old.state = 'draft' and new.state = 'active' and side = 'tenant' and new.agreed_by = app.user_id()) then
    raise insufficient_privilege using message = 'Only the tenant agrees for the tenant';
  end if;
  if (new.is_signed_on_paper, new.paper_answer) is distinct from (old.is_signed_on_paper, old.paper_answer)
    and not (is_draft and (side = 'landlord' or not new.is_signed_on_paper)
      and (side = 'tenant' or new.paper_answer is null)) then
    raise insufficient_privilege using message = 'The landlord says that it is signed, and the tenant answers';
  end if;
  if (new.notice_by, new.notice_given_on, new.ends_on, new.is_end_agreed)
      is distinct from (old.notice_by, old.notice_given_on, old.ends_on, old.is_end_agreed)
    and not (is_moved and 'ending' in (old.state, new.state) or is_agreed_end) then
    raise insufficient_privilege using message = 'A notice comes and goes with its state';
  end if;
  if (new.proposed_end, new.proposed_end_by) is distinct from (old.proposed_end, old.proposed_end_by)
    and new.proposed_end_by <> side then
    raise insufficient_privilege using message = 'Each side proposes an end for itself';
  end if;
  if (new.ended_on, new.settlement) is distinct from (old.ended_on, old.settlement) and not
    (is_moved and new.state = 'ended') then
    raise insufficient_privilege using message = 'A settlement comes with the end';
  end if;
  return new;
end $$;

-- Both sides of each given lease, to its parties and administrators: who has a lease together knows how to reach the other.
create or replace function app.lease_people(_lease_ids uuid[])
  returns table (lease_id uuid, user_id uuid, is_landlord boolean, full_name text, phone text, email text)
  language sql stable security definer set search_path = ''
as $$
  select l.id, p.user_id, p.user_id = l.landlord_id, p.full_name, p.phone, p.email
    from public.leases l join public.profiles p on p.user_id in (l.landlord_id, l.tenant_id)
   where l.id = any (_lease_ids)
     and (app.user_id() in (l.landlord_id, l.tenant_id) or (select app.may('leases.readAll'))
       or l.managed_property_id in (select app.managed_homes()))
     and (l.state <> 'draft' or p.user_id = l.landlord_id or l.application_id is not null or l.renews_id is not null);
$$;

-- The manager of the home of a lease, visible to its parties, the manager and administrators.
create or replace function app.manager_of_lease(_lease_id uuid) returns uuid
  language sql stable security definer set search_path = ''
as $$
  select m.manager_id
    from public.leases l join public.managed_property_managers m on m.managed_property_id = l.managed_property_id
   where l.id = _lease_id and public.has_role(m.manager_id, 'property_manager')
     and (app.user_id() in (l.landlord_id, l.tenant_id, m.manager_id) or (select app.may('leases.readAll')));
$$;

-- The name a lease is written under: one's own, or for an administrator anybody's.
create or replace function app.name_of_party(_user_id uuid) returns text
  language sql stable security definer set search_path = ''
as $$
  select app.person_name(p.full_name, p.email) from public.profiles p
   where p.user_id = _user_id and (_user_id = app.user_id() or (select app.may('leases.actForLandlord')));
$$;

alter function app.name_of_party(uuid) owner to kiraya_definer;
grant execute on function app.name_of_party(uuid) to member;
alter function app.manager_of_lease(uuid) owner to kiraya_definer;
grant execute on function app.manager_of_lease(uuid) to member;
alter function app.tenant_of_lease() owner to kiraya_definer;
alter function app.leases_of_tenant() owner to kiraya_definer;
alter function app.roles_of_lease() owner to kiraya_definer;
alter function app.let_home() owner to kiraya_definer;
alter function app.sides_of_lease() owner to kiraya_definer;
alter function app.erase_own_lease_parties(uuid) owner to kiraya_definer;
alter function app.lease_people(uuid[]) owner to kiraya_definer;
grant execute on function app.lease_people(uuid[]) to member, worker;
grant execute on function app.guard_lease() to member, worker;

create or replace trigger tenant_of_lease before insert on leases
  for each row execute function app.tenant_of_lease();
create or replace trigger roles_of_lease after insert or update of tenant_id, state on leases
  for each row execute function app.roles_of_lease();
create or replace trigger sides_of_lease after insert or update of landlord_id, landlord_name, tenant_id, tenant_name, agreed_at
  on leases for each row execute function app.sides_of_lease();
create or replace trigger let_home after update of state on leases
  for each row when (new.state = 'active' and old.state = 'draft') execute function app.let_home();
create or replace trigger guard_lease before update on leases
  for each row execute function app.guard_lease();
create or replace trigger leases_of_tenant after insert or update of email, email_verified, phone, phone_verified on profiles
  for each row execute function app.leases_of_tenant();
