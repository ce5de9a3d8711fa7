-- Leases: parties read, the landlord's side offers, each side moves only what is its own, and no home is let twice.
grant select on leases to member, kiraya_definer;
grant insert (id, property_id, managed_property_id, bed_id, home_name, home_address, application_id, renews_id, landlord_id,
  landlord_name, landlord_email, landlord_phone, tenant_name, tenant_email, tenant_phone, state, start_date, end_date, rent, deposit, deposit_held_by,
  notice_days, landlord_notice_days, lock_in_months, deposit_due_on, charges, late_fee, inventory, landlord_address,
  tenant_address, place, escalation_bp, due_day, terms, payee_name, payee_upi, payee_shows_bank, created_by) on leases to member;
grant update (home_name, home_address, tenant_name, tenant_phone, state, start_date, end_date, rent, deposit,
  deposit_held_by, notice_days, landlord_notice_days, lock_in_months, deposit_due_on, charges, late_fee, inventory,
  landlord_address, tenant_address, place, escalation_bp, due_day, terms, payee_name, payee_upi, payee_shows_bank, agreed_at, agreed_by,
  document_version, proposed_at, is_signed_on_paper, paper_answer, disowned_at, notice_by, notice_given_on, ends_on, is_end_agreed, proposed_end, proposed_end_by, version)
  on leases to member;
grant insert, update on leases to worker;
grant update (tenant_id, state, version, prepared_withdrawn_at) on leases to kiraya_definer;
grant select, delete on lease_parties to member;
grant insert (id, lease_id, role, name, share_bp, email, phone, address) on lease_parties to member;
grant select, insert, update, delete on lease_parties to worker;
grant select, insert, update on lease_parties to kiraya_definer;
revoke insert, update, delete, truncate on lease_parties from kiraya_bulk;
grant select on lease_documents, lease_acceptances to member, kiraya_definer;
grant insert on lease_documents, lease_acceptances to member;
grant select, insert on lease_documents to worker;
grant select, insert on lease_acceptances to worker;
grant delete on lease_documents to kiraya_definer;
grant update on lease_acceptances to kiraya_definer;
revoke insert, update, delete, truncate on lease_documents, lease_acceptances from kiraya_bulk;
grant update (availability) on properties to kiraya_definer;

-- Days of two agreed leases of a home, or of a bed of a PG, never overlap, whoever asks at the same time.
do $$
begin
  if not exists (select from pg_constraint c where c.conname = 'leases_no_overlap'
      and pg_get_constraintdef(c.oid) like '%bed_id%') then
    alter table leases drop constraint if exists leases_no_overlap;
    alter table leases add constraint leases_no_overlap exclude using gist (
      (coalesce(bed_id, managed_property_id, property_id)) with =,
      daterange(start_date, coalesce(ended_on, ends_on, end_date), '[]') with &&
    ) where (state in ('accepted', 'active', 'ending', 'ended'));
  end if;
end $$;

-- What a managed home is called in leases and repairs: with its place, unless its name tells it.
create or replace function app.managed_home_name(_name text, _place text) returns text
  language sql immutable parallel safe
  return left(case when position(_place in _name) > 0 then _name else _name || ', ' || _place end, 300);
grant execute on function app.managed_home_name(text, text) to member, kiraya_definer;

-- The tenant is the applicant, or the tenant of the lease that is renewed, or whoever holds the confirmed address or number. So is the owner
-- whom the lister of a home names: never the lister.
create or replace function app.tenant_of_lease() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if num_nonnulls(new.landlord_email, new.landlord_phone) > 0 then
    new.landlord_id := app.person_reached_by(new.landlord_email, new.landlord_phone);
    if new.landlord_id = new.created_by then
      raise exception 'lease.owner-is-you' using errcode = 'KR409', hint = 'owner';
    end if;
  end if;
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

-- A draft whose number of the tenant was wrong asks whoever has the right one, and nobody else any more: the wrong one may have been a stranger's.
create or replace function app.tenant_of_number() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.tenant_id := app.person_reached_by(null, new.tenant_phone);
  if new.tenant_id = new.landlord_id then
    raise exception 'lease.tenant-is-landlord' using errcode = 'KR409', hint = 'tenant_phone';
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
  update public.leases l set landlord_id = new.user_id
   where l.landlord_id is null and l.state = 'draft' and new.user_id is distinct from l.tenant_id
     and new.user_id is distinct from l.created_by
     and (new.email_verified and lower(l.landlord_email) = lower(new.email)
       or new.phone_verified and l.landlord_email is null and l.landlord_phone = new.phone);
  update public.lease_parties p set user_id = new.user_id
    from public.leases l
   where l.id = p.lease_id and p.role = 'co_tenant' and p.user_id is null and l.state <> 'cancelled'
     and (new.email_verified and lower(p.email) = lower(new.email)
       or new.phone_verified and p.email is null and p.phone = new.phone)
     and new.user_id is distinct from l.landlord_id and new.user_id is distinct from l.tenant_id;
  return null;
end $$;

-- Who has a lease holds the role whose portal shows it: those who rent once all have said yes, for a proposal names anybody; an owner whom
-- somebody else named once they signed.
create or replace function app.roles_of_lease() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.user_roles (user_id, role)
  select new.tenant_id, 'tenant' where new.tenant_id is not null and new.state in ('accepted', 'active', 'ending', 'ended')
  union select p.user_id, 'tenant' from public.lease_parties p
   where p.lease_id = new.id and p.role = 'co_tenant' and p.user_id is not null and new.state in ('accepted', 'active', 'ending', 'ended')
  union all select new.landlord_id, 'landlord' where new.landlord_id is not null
    and (new.document_version > 0 or num_nonnulls(new.landlord_email, new.landlord_phone) = 0)
  on conflict do nothing;
  return null;
end $$;

-- Landlord and tenant among the parties, as the lease has them. Leases that are no proposals any more were said yes to.
create or replace function app.sides_of_lease() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.lease_parties as p (lease_id, role, user_id, name, share_bp, accepted_at)
  values (new.id, 'landlord', new.landlord_id, new.landlord_name, 10000,
      case when new.state not in ('draft', 'proposed', 'cancelled') and new.moved_on is null then new.created_at end),
    (new.id, 'tenant', new.tenant_id, new.tenant_name, null, new.agreed_at)
  on conflict (lease_id, role) where role in ('landlord', 'tenant') do update
    set user_id = excluded.user_id, name = excluded.name,
      accepted_at = case when new.agreed_at is null then p.accepted_at else coalesce(p.accepted_at, excluded.accepted_at) end
    where (p.user_id, p.name) is distinct from (excluded.user_id, excluded.name)
      or p.accepted_at is null and new.agreed_at is not null;
  return null;
end $$;

-- A co-tenant is whoever has the confirmed address or number, and nobody who is in the lease already.
create or replace function app.person_of_party() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.role = 'co_tenant' and new.user_id is null then
    new.user_id := app.person_reached_by(new.email, new.phone);
  end if;
  -- By what the landlord wrote, and their own account: whether two addresses are one person's is not theirs to learn.
  if new.role = 'co_tenant' and (exists (select from public.lease_parties p where p.lease_id = new.lease_id
        and (p.role = 'landlord' and p.user_id = new.user_id or p.role = 'co_tenant'
          and (lower(p.email) = lower(new.email) or coalesce(p.email, new.email) is null and p.phone = new.phone)))
      or exists (select from public.leases l where l.id = new.lease_id and (lower(l.tenant_email) = lower(new.email)
          or coalesce(l.tenant_email, new.email) is null and l.tenant_phone = new.phone))) then
    raise exception 'lease.person-named-twice' using errcode = 'KR409', hint = 'co_tenants';
  end if;
  return new;
end $$;

-- Whatever the co-owners do not have is the landlord's, so that shares always sum to the whole home.
create or replace function app.share_of_landlord() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  lease constant uuid := case tg_op when 'DELETE' then old.lease_id else new.lease_id end;
begin
  update public.lease_parties p set share_bp = 10000 - coalesce(
      (select sum(o.share_bp) from public.lease_parties o where o.lease_id = lease and o.role = 'co_owner'), 0)
   where p.lease_id = lease and p.role = 'landlord';
  return null;
end $$;

-- Another document is read and accepted anew.
create or replace function app.ask_anew() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.lease_parties p set opened_at = null, told_at = null, accepted_at = null where p.lease_id = new.id;
  return null;
end $$;

create or replace function app.note_acceptance() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.lease_parties p set accepted_at = new.created_at where p.id = new.party_id;
  return null;
end $$;

-- The caller opened the document that is proposed: they know of it, and may accept it.
create or replace function app.open_lease_document(_lease_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  update public.lease_parties p set opened_at = coalesce(p.opened_at, app.now()), told_at = coalesce(p.told_at, app.now())
    from public.leases l
   where p.lease_id = _lease_id and l.id = p.lease_id and l.state = 'proposed' and p.user_id = app.user_id()
     and p.role in ('tenant', 'co_tenant') and (p.opened_at is null or p.told_at is null);
$$;

-- How many leases of the landlord of this one were contested or disowned lately, this one among them.
create or replace function app.contested_of_landlord(_lease_id uuid, _days int) returns int
  language sql stable security definer set search_path = ''
as $$
  select count(distinct o.id)::int from public.leases l join public.leases o on o.landlord_id = l.landlord_id
   where l.id = _lease_id and (l.id in (select app.party_leases()) or (select app.may('leases.readAll')))
     and (o.paper_answer is not null or o.disowned_at is not null)
     and o.proposed_at > app.now() - make_interval(days => _days);
$$;

create or replace function app.is_accepted_by_all(_lease_id uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select not exists (select from public.lease_parties p
    where p.lease_id = _lease_id and p.role in ('landlord', 'tenant', 'co_tenant') and p.accepted_at is null);
$$;

-- Whether a proposal was withdrawn because others agreed to a lease of the same home or bed for these days; asked by whoever it was made to.
create or replace function app.is_taken_by_others(_lease_id uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from public.leases mine
    join public.leases other on other.id <> mine.id and other.state in ('accepted', 'active', 'ending')
      and case when mine.bed_id is not null then other.bed_id = mine.bed_id
        when mine.managed_property_id is not null then other.managed_property_id = mine.managed_property_id
        else other.property_id = mine.property_id end
      and daterange(other.start_date, coalesce(other.ends_on, other.end_date), '[]') && daterange(mine.start_date, mine.end_date, '[]')
   where mine.id = _lease_id and mine.state = 'cancelled'
     and exists (select from public.lease_parties p where p.lease_id = mine.id and p.user_id = app.user_id()));
$$;

-- How often the landlord of a lease proposed something today, to one of its tenants in these days, and whether one disowned them.
create or replace function app.proposals_of(_lease_id uuid, _days int)
  returns table (today int, to_person int, is_disowned boolean)
  language sql stable security definer set search_path = ''
as $$
  with lease as (
    select l.id, l.landlord_id from public.leases l
     where l.id = _lease_id and (l.landlord_id = app.user_id() or (select app.may('leases.actForLandlord')))
  ), asked as (
    select p.user_id, lower(coalesce(l.tenant_email, p.email)) as email, coalesce(l.tenant_phone, p.phone) as phone
      from lease join public.lease_parties p on p.lease_id = lease.id and p.role in ('tenant', 'co_tenant')
        left join public.leases l on l.id = lease.id and p.role = 'tenant'
  ), proposed as (
    select d.lease_id, d.created_at, o.state, o.disowned_at from lease join public.leases o on o.landlord_id = lease.landlord_id
      join public.lease_documents d on d.lease_id = o.id and d.kind in ('agreement', 'scan')
  ), to_asked as (
    select a.email, a.phone, a.user_id, r.created_at, r.disowned_at from proposed r, asked a
     where exists (select from public.lease_parties p join public.leases l on l.id = p.lease_id
       where p.lease_id = r.lease_id and p.role in ('tenant', 'co_tenant')
         and (p.user_id = a.user_id or lower(case p.role when 'tenant' then l.tenant_email else p.email end) = a.email
           or case p.role when 'tenant' then l.tenant_phone else p.phone end = a.phone))
  )
  select (select count(*)::int from proposed r where (r.created_at at time zone 'Asia/Kolkata')::date = app.today()),
    (select coalesce(max(n), 0)::int from (select count(*) as n from to_asked t
      where t.created_at > app.now() - make_interval(days => _days) group by t.user_id, t.email, t.phone) c),
    exists (select from to_asked t where t.disowned_at is not null);
$$;

-- Of those beside them only the name is kept, as of the sides.
create or replace function app.erase_own_lease_parties(_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  update public.lease_parties p set name = 'Deleted person', address = null, phone = null,
      email = case when p.role = 'co_tenant' then 'deleted-' || _user_id || '@deleted.invalid' end
   where p.user_id = _user_id and p.role not in ('landlord', 'tenant');
$$;

-- That they said yes stays with the agreement, which is the other side's too; from where is nobody's business any more.
create or replace function app.erase_own_lease_acceptances(_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  update public.lease_acceptances a set name = 'Deleted person', address = null, sent_to = null, certificate = null where a.user_id = _user_id;
$$;

-- Whoever wrote a lease for its landlord, while they list or look after its home; asked by either of them, or by a job. Null: nobody.
create or replace function app.writer_of_lease(_lease_id uuid) returns uuid
  language sql stable security definer set search_path = ''
as $$
  select l.created_by from public.leases l
   where l.id = _lease_id and l.created_by is distinct from l.landlord_id
     and (num_nonnulls(l.landlord_email, l.landlord_phone) > 0
         and exists (select from public.properties p where p.id = l.property_id and p.listed_by = l.created_by)
       or exists (select from public.managed_property_managers m
         where m.managed_property_id = l.managed_property_id and m.manager_id = l.created_by))
     and (app.user_id() is null or app.user_id() in (l.landlord_id, l.created_by) or (select app.may('leases.actForLandlord')));
$$;

-- Whether another member of the organisation lists the home now: then whoever wrote this lease lets it no more. The renewal of a lease that
-- runs is between those who signed that one.
create or replace function app.is_home_handed_over(_lease_id uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from public.leases l join public.properties p on p.id = l.property_id
   where l.id = _lease_id and l.managed_property_id is null and l.renews_id is null
     and p.listed_by is distinct from l.landlord_id and p.listed_by is distinct from l.created_by);
$$;

-- What the caller wrote for owners and what became of it, in the names that they gave: of a lease that is signed nothing more is theirs.
create or replace function app.prepared_leases() returns table (id uuid, home_name text, owner_name text, tenant_name text,
    outcome text, version int, created_at timestamptz, answered_at timestamptz, is_managed boolean)
  language sql stable security definer set search_path = ''
as $$
  select l.id, l.home_name, l.landlord_name, l.tenant_name,
    case when l.document_version > 0 then 'signed' when l.state = 'draft' then 'waiting'
      when l.prepared_withdrawn_at is not null then 'withdrawn' when l.prepared_lapsed_at is not null then 'lapsed' else 'declined' end,
    l.version, l.created_at,
    case when l.document_version > 0 then (select min(d.created_at) from public.lease_documents d where d.lease_id = l.id)
      when l.state = 'cancelled' then coalesce(l.prepared_withdrawn_at, l.prepared_lapsed_at, l.updated_at) end,
    l.managed_property_id is not null
    from public.leases l
   where l.created_by = app.user_id() and l.landlord_id is distinct from app.user_id()
     and app.writer_of_lease(l.id) is not null;
$$;

-- Takes back what the caller wrote for an owner who has not signed it. False: it has changed since that version.
create or replace function app.withdraw_prepared_lease(_lease_id uuid, _version int) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  lease public.leases;
begin
  select * into lease from public.leases l where l.id = _lease_id for update;
  if lease.created_by is distinct from app.user_id() or app.writer_of_lease(_lease_id) is null then
    raise insufficient_privilege using message = 'Whoever wrote a lease for its owner takes it back';
  end if;
  if lease.state <> 'draft' or lease.document_version > 0 then
    raise exception 'lease.transition-not-allowed' using errcode = 'KR409';
  end if;
  if lease.version <> _version then
    return false;
  end if;
  update public.leases l set state = 'cancelled', prepared_withdrawn_at = app.now(), version = l.version + 1 where l.id = _lease_id;
  return true;
end $$;

-- A home is let with its agreement; the landlord alone makes it available again. Beds of a PG count for themselves (pg-beds.sql).
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
  is_begun constant boolean := new.state in ('accepted', 'active') and old.state = 'proposed';
  is_proposed constant boolean := old.state = 'draft' and new.state = 'proposed';
  is_agreed_end boolean;
  locked_until constant date := old.start_date + make_interval(months => old.lock_in_months) - interval '1 day';
  notice int;
begin
  if current_user <> 'member' then
    return new;
  end if;
  if side is null and old.id in (select app.co_tenancies()) then
    side := 'co_tenant';
  end if;
  -- An administrator acts for the landlord, and binds the tenant as little as the landlord does.
  if side is null and (select app.may('leases.actForLandlord')) then
    side := 'landlord';
  end if;
  if side is null then
    raise insufficient_privilege using message = 'A lease is its parties’ own';
  end if;
  notice := case side when 'landlord' then coalesce(old.landlord_notice_days, old.notice_days) else old.notice_days end;
  is_agreed_end := old.state in ('active', 'ending') and new.state = 'ending' and old.proposed_end_by is not null
    and old.proposed_end_by <> side and new.is_end_agreed
    and new.notice_by = coalesce(old.notice_by, old.proposed_end_by)
    and new.ends_on = old.proposed_end;
  if is_moved and not coalesce(case new.state
      when 'proposed' then is_proposed and side = 'landlord' and new.document_version = old.document_version + 1
      when 'draft' then old.state = 'proposed' and (side = 'landlord'
        or old.is_signed_on_paper and side in ('tenant', 'co_tenant') and new.paper_answer is not null)
      when 'accepted' then is_begun and side in ('tenant', 'co_tenant') and new.agreed_by = app.user_id()
        and app.is_accepted_by_all(old.id)
      when 'active' then is_begun and side in ('tenant', 'co_tenant') and new.agreed_by = app.user_id()
        and old.start_date <= today and app.is_accepted_by_all(old.id)
        or old.state = 'ending' and side = old.notice_by and not old.is_end_agreed
      when 'cancelled' then old.state = 'proposed' or old.state = 'draft' and side = 'landlord'
      when 'ending' then is_agreed_end or old.state = 'active' and new.notice_by = side and not new.is_end_agreed
        and new.ends_on between least(greatest(today + notice, old.start_date, locked_until), old.end_date) and old.end_date
    end, false) then
    raise insufficient_privilege using message = 'This side may not move the lease there';
  end if;
  if (new.home_name, new.home_address, new.tenant_name, new.tenant_phone, new.start_date, new.end_date, new.rent,
      new.deposit, new.deposit_held_by, new.notice_days, new.escalation_bp, new.due_day, new.terms, new.landlord_notice_days,
      new.lock_in_months, new.deposit_due_on, new.charges, new.late_fee, new.inventory, new.landlord_address,
      new.tenant_address, new.place)
    is distinct from (old.home_name, old.home_address, old.tenant_name, old.tenant_phone, old.start_date, old.end_date,
      old.rent, old.deposit, old.deposit_held_by, old.notice_days, old.escalation_bp, old.due_day, old.terms,
      old.landlord_notice_days, old.lock_in_months, old.deposit_due_on, old.charges, old.late_fee, old.inventory,
      old.landlord_address, old.tenant_address, old.place)
    and not (side = 'landlord' and old.state in ('draft', 'proposed') and new.state = 'draft') then
    raise insufficient_privilege using message = 'Terms are changed by the landlord, before they are agreed to';
  end if;
  if (new.document_version, new.proposed_at) is distinct from (old.document_version, old.proposed_at) and not is_proposed then
    raise insufficient_privilege using message = 'A document comes with its proposal';
  end if;
  if (new.payee_name, new.payee_upi, new.payee_shows_bank) is distinct from (old.payee_name, old.payee_upi, old.payee_shows_bank) and side <> 'landlord' then
    raise insufficient_privilege using message = 'Only the landlord says where rent goes';
  end if;
  if (new.agreed_at, new.agreed_by) is distinct from (old.agreed_at, old.agreed_by)
    and not (is_begun and side in ('tenant', 'co_tenant') and new.agreed_by = app.user_id()) then
    raise insufficient_privilege using message = 'Only those who rent agree for themselves';
  end if;
  if (new.is_signed_on_paper, new.paper_answer) is distinct from (old.is_signed_on_paper, old.paper_answer)
    and not (case side when 'landlord' then new.paper_answer is null
        and (is_proposed or new.state = 'draft' and not new.is_signed_on_paper)
      else old.state = 'proposed' and new.state = 'draft' and not new.is_signed_on_paper end) then
    raise insufficient_privilege using message = 'The landlord says that it is signed, and those who rent answer';
  end if;
  if new.disowned_at is distinct from old.disowned_at
    and not (old.state = 'proposed' and new.state = 'cancelled' and side in ('tenant', 'co_tenant')) then
    raise insufficient_privilege using message = 'Only who was asked does not know the landlord';
  end if;
  if (new.notice_by, new.notice_given_on, new.ends_on, new.is_end_agreed)
      is distinct from (old.notice_by, old.notice_given_on, old.ends_on, old.is_end_agreed)
    and not (is_moved and 'ending' in (old.state, new.state) or is_agreed_end) then
    raise insufficient_privilege using message = 'A notice comes and goes with its state';
  end if;
  if (new.proposed_end, new.proposed_end_by) is distinct from (old.proposed_end, old.proposed_end_by)
    and (side = 'co_tenant' or new.proposed_end_by <> side) then
    raise insufficient_privilege using message = 'Each side proposes an end for itself';
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
       or l.managed_property_id in (select app.managed_homes()) or l.id in (select app.co_tenancies()))
     and (l.state not in ('draft', 'proposed') or p.user_id = l.landlord_id or l.application_id is not null or l.renews_id is not null);
$$;

-- The manager of the home of a lease, visible to its parties, the manager and administrators.
create or replace function app.manager_of_lease(_lease_id uuid) returns uuid
  language sql stable security definer set search_path = ''
as $$
  select m.manager_id
    from public.leases l join public.managed_property_managers m on m.managed_property_id = l.managed_property_id
   where l.id = _lease_id and public.has_role(m.manager_id, 'property_manager')
     and (app.user_id() in (l.landlord_id, l.tenant_id, m.manager_id) or (select app.may('leases.readAll'))
       or l.id in (select app.co_tenancies()));
$$;

-- The name a lease is written under: one's own, for an administrator anybody's, for a manager that of whose home they look after.
create or replace function app.name_of_party(_user_id uuid) returns text
  language sql stable security definer set search_path = ''
as $$
  select app.person_name(p.full_name, p.email) from public.profiles p
   where p.user_id = _user_id and (_user_id = app.user_id() or (select app.may('leases.actForLandlord'))
     or exists (select from public.managed_properties m where m.owner_id = _user_id and m.id in (select app.managed_homes())));
$$;

alter function app.writer_of_lease(uuid) owner to kiraya_definer;
alter function app.is_home_handed_over(uuid) owner to kiraya_definer;
alter function app.prepared_leases() owner to kiraya_definer;
alter function app.withdraw_prepared_lease(uuid, int) owner to kiraya_definer;
grant execute on function app.writer_of_lease(uuid), app.is_home_handed_over(uuid) to member, worker;
grant execute on function app.prepared_leases(), app.withdraw_prepared_lease(uuid, int) to member;
alter function app.name_of_party(uuid) owner to kiraya_definer;
grant execute on function app.name_of_party(uuid) to member;
alter function app.manager_of_lease(uuid) owner to kiraya_definer;
grant execute on function app.manager_of_lease(uuid) to member;
alter function app.tenant_of_lease() owner to kiraya_definer;
alter function app.tenant_of_number() owner to kiraya_definer;
alter function app.leases_of_tenant() owner to kiraya_definer;
alter function app.roles_of_lease() owner to kiraya_definer;
alter function app.let_home() owner to kiraya_definer;
alter function app.sides_of_lease() owner to kiraya_definer;
alter function app.person_of_party() owner to kiraya_definer;
alter function app.share_of_landlord() owner to kiraya_definer;
alter function app.ask_anew() owner to kiraya_definer;
alter function app.note_acceptance() owner to kiraya_definer;
alter function app.open_lease_document(uuid) owner to kiraya_definer;
alter function app.contested_of_landlord(uuid, int) owner to kiraya_definer;
grant execute on function app.contested_of_landlord(uuid, int) to member;
alter function app.is_accepted_by_all(uuid) owner to kiraya_definer;
alter function app.is_taken_by_others(uuid) owner to kiraya_definer;
grant execute on function app.is_taken_by_others(uuid) to member;
alter function app.proposals_of(uuid, int) owner to kiraya_definer;
alter function app.erase_own_lease_acceptances(uuid) owner to kiraya_definer;
grant execute on function app.open_lease_document(uuid), app.proposals_of(uuid, int) to member;
grant execute on function app.is_accepted_by_all(uuid) to member, worker;
alter function app.erase_own_lease_parties(uuid) owner to kiraya_definer;
alter function app.lease_people(uuid[]) owner to kiraya_definer;
grant execute on function app.lease_people(uuid[]) to member, worker;
grant execute on function app.guard_lease() to member, worker;

create or replace trigger tenant_of_lease before insert on leases
  for each row execute function app.tenant_of_lease();
create or replace trigger tenant_of_number before update of tenant_phone on leases
  for each row when (new.tenant_phone is distinct from old.tenant_phone and new.tenant_email is null and new.state = 'draft'
    and new.application_id is null and new.renews_id is null)
  execute function app.tenant_of_number();
create or replace trigger roles_of_lease after insert or update of landlord_id, tenant_id, state on leases
  for each row execute function app.roles_of_lease();
create or replace trigger sides_of_lease after insert or update of landlord_id, landlord_name, tenant_id, tenant_name, tenant_phone,
  agreed_at on leases for each row execute function app.sides_of_lease();
create or replace trigger person_of_party before insert on lease_parties
  for each row execute function app.person_of_party();
create or replace trigger share_of_landlord after insert or delete on lease_parties
  for each row execute function app.share_of_landlord();
create or replace trigger note_acceptance after insert on lease_acceptances
  for each row execute function app.note_acceptance();
create or replace trigger ask_anew after update of state on leases
  for each row when (old.state = 'proposed' and new.state = 'draft' or old.state = 'draft' and new.state = 'proposed')
  execute function app.ask_anew();
create or replace trigger let_home after update of state on leases
  for each row when (new.state in ('accepted', 'active') and old.state in ('proposed', 'accepted') and new.bed_id is null)
  execute function app.let_home();
create or replace trigger guard_lease before update on leases
  for each row execute function app.guard_lease();
create or replace trigger leases_of_tenant after insert or update of email, email_verified, phone, phone_verified on profiles
  for each row execute function app.leases_of_tenant();
