-- Verification claims: people ask, the office decides, and a home counts as verified while a look at it is in force.
grant select on verification_claims to member, kiraya_definer;
grant insert (user_id, property_id, organisation_id, kind, status, reference, note, file_id, method, decided_by, decided_at, valid_until)
  on verification_claims to member;
grant update (status, file_id, method, reason, decided_by, decided_at, valid_until) on verification_claims to member;
grant insert, update, delete on verification_claims to worker;
grant delete, update (user_id) on verification_claims to kiraya_definer;

-- The states of src/domain/claims.ts once more; src/db/claim-guard.test.ts compares the two.
create or replace function app.guard_claim() returns trigger language plpgsql as $$
begin
  if current_user <> 'member' then
    return new;
  end if;
  if new.status <> old.status and not (case old.status
      when 'submitted' then new.status in ('verified', 'declined', 'withdrawn', 'lapsed')
      when 'verified' then new.status in ('expired', 'revoked', 'lapsed', 'replaced')
      else false end) then
    raise insufficient_privilege using message = 'A claim may not move there';
  end if;
  if new.status = 'verified' and old.status <> 'verified'
    and (old.user_id = app.user_id() or old.organisation_id in (select app.my_organisations())) then
    raise insufficient_privilege using message = 'People do not verify themselves';
  end if;
  if (select app.may('claims.changeAll')) then
    return new;
  end if;
  if new.status <> old.status and new.status not in ('withdrawn', 'lapsed')
    or (new.method, new.reason, new.decided_by, new.decided_at, new.valid_until)
      is distinct from (old.method, old.reason, old.decided_by, old.decided_at, old.valid_until) then
    raise insufficient_privilege using message = 'The office decides claims';
  end if;
  return new;
end $$;

create or replace trigger guard_claim before update on verification_claims
  for each row execute function app.guard_claim();

-- The kinds that make a home a verified one are those of src/domain/claims.ts; finished pages show every kind.
create or replace function app.show_claim() returns trigger
  language plpgsql security definer set search_path = 'public', 'pg_temp' as $$
declare
  claim constant verification_claims := coalesce(new, old);
begin
  if claim.organisation_id is not null then
    insert into catalogue_changes (home) select id from properties
     where organisation_id = claim.organisation_id and listing_state = 'published' on conflict do nothing;
    return null;
  end if;
  if claim.property_id is null then
    perform app.note_homes_of(claim.user_id);
    return null;
  end if;
  update properties p set verified = not p.verified
   where p.id = claim.property_id and p.verified is distinct from exists (
     select from verification_claims c where c.property_id = claim.property_id and c.status = 'verified'
       and c.kind in ('listing', 'ownership', 'photos'));
  perform app.note_home(claim.property_id);
  return null;
end $$;

create or replace trigger show_new_claim after insert on verification_claims
  for each row when (new.status = 'verified' and not app.is_bulk_load()) execute function app.show_claim();
create or replace trigger show_claim after update of status on verification_claims
  for each row when ('verified' in (old.status, new.status) and old.status <> new.status)
  execute function app.show_claim();
create or replace trigger show_no_claim after delete on verification_claims
  for each row when (old.status = 'verified') execute function app.show_claim();

-- What a home's page says is verified of it, of who lists it and of the organisation it is listed for. No contact, no paper, no name of the office.
create or replace function app.claims_of_home(_property_id uuid)
  returns table (subject text, kind text, method text, verified_at timestamptz, valid_until date)
  language sql stable security definer set search_path = ''
as $$
  with home as (
    select h.id, h.listed_by, h.organisation_id, app.today() as today from public.properties h
     where h.id = _property_id and h.listing_state = 'published'
  )
  select 'home', c.kind, c.method, c.decided_at, c.valid_until
    from home h join public.verification_claims c on c.property_id = h.id
   where c.status = 'verified' and c.valid_until >= h.today
  union all
  select 'person', c.kind, c.method, c.decided_at, c.valid_until
    from home h join public.verification_claims c on c.user_id = h.listed_by and c.property_id is null and c.organisation_id is null
   where c.status = 'verified' and c.valid_until >= h.today
  union all
  select 'organisation', c.kind, c.method, c.decided_at, c.valid_until
    from home h join public.verification_claims c on c.organisation_id = h.organisation_id
   where c.status = 'verified' and c.valid_until >= h.today;
$$;

alter function app.show_claim() owner to kiraya_definer;
alter function app.claims_of_home(uuid) owner to kiraya_definer;
grant execute on function app.guard_claim() to member, worker;
grant execute on function app.claims_of_home(uuid) to kiraya_visitor, member, worker;
