-- Organisations: rights, joining by saying yes, handing homes over, and what a home's page says of one.
grant select on organisations, organisation_members, organisation_invitations to member, kiraya_definer;
grant insert (id, kind, legal_name, city, gstin, rera_state, rera_number, founded_by) on organisations to member;
grant update (kind, legal_name, city, gstin, rera_state, rera_number) on organisations to member;
grant insert (organisation_id, user_id, role), update (role), delete on organisation_members to member;
grant insert (id, organisation_id, email, phone, role, invited_by, expires_at), update (state) on organisation_invitations to member;
grant insert, update, delete on organisations, organisation_members, organisation_invitations to worker, kiraya_definer;
grant update (owner_id) on files to kiraya_definer;
grant update (landlord_id, payee_name, payee_upi, payee_shows_bank, version) on leases to kiraya_definer;
grant update (landlord_id) on rent_payments to kiraya_definer;
grant update (assigned_to) on lead_cards to member, kiraya_definer;

-- Who lists a home changes by handing it over, which is below; an organisation's home leaves it by its administrators alone.
create or replace function app.guard_home_organisation() returns trigger language plpgsql as $$
begin
  if current_user <> 'member' or (select app.may('properties.changeAll')) then
    return new;
  end if;
  if new.listed_by <> old.listed_by then
    raise insufficient_privilege using message = 'Homes are handed over by app.hand_over_homes';
  end if;
  if old.organisation_id is not null and old.organisation_id not in (select app.acts_for('members')) then
    raise exception 'organisation.home-stays' using errcode = 'KR409';
  end if;
  if new.organisation_id is not null and new.organisation_id not in (select app.acts_for('homes')) then
    raise insufficient_privilege using message = 'The caller lists no homes for this organisation';
  end if;
  return new;
end $$;
create or replace trigger guard_home_organisation before update of listed_by, organisation_id on properties
  for each row when (new.listed_by <> old.listed_by or new.organisation_id is distinct from old.organisation_id)
  execute function app.guard_home_organisation();
grant execute on function app.guard_home_organisation() to member, worker, kiraya_definer;

-- The organisation of a published home, as its page says it.
create or replace function app.organisation_of(_property_id uuid)
  returns table (kind text, legal_name text, rera_number text)
  language sql stable security definer set search_path = ''
as $$
  select o.kind, o.legal_name, o.rera_number
    from public.properties h join public.organisations o on o.id = h.organisation_id
   where h.id = _property_id and h.listing_state = 'published';
$$;

create or replace function app.announce_homes_of_organisation() returns trigger
  language plpgsql security definer set search_path = 'public', 'pg_temp' as $$
begin
  insert into catalogue_changes (home) select id from properties
   where organisation_id = new.id and listing_state = 'published' on conflict do nothing;
  return null;
end $$;
create or replace trigger announce_homes_of_organisation after update of kind, legal_name, rera_number on organisations
  for each row execute function app.announce_homes_of_organisation();

-- Who belongs to an organisation of the caller's, by name; how to reach them is for its administrators.
create or replace function app.organisation_people(_id uuid)
  returns table (user_id uuid, full_name text, email text, role text, joined_at timestamptz, homes int)
  language sql stable security definer set search_path = ''
as $$
  select m.user_id, p.full_name, case when _id in (select app.acts_for('members')) then coalesce(p.email, p.phone) end, m.role, m.created_at,
    (select count(*)::int from public.properties h
      where h.organisation_id = _id and h.listed_by = m.user_id and h.listing_state <> 'withdrawn')
  from public.organisation_members m join public.profiles p on p.user_id = m.user_id
  where m.organisation_id = _id and _id in (select app.my_organisations())
  order by m.created_at, m.user_id;
$$;

-- Those of these people who speak for the organisation of a home, to whoever asked about the home or answers for it.
create or replace function app.voices_of(_property_id uuid, _people uuid[])
  returns table (user_id uuid, full_name text, legal_name text)
  language sql stable security definer set search_path = ''
as $$
  select p.user_id, p.full_name, o.legal_name
  from public.properties h join public.organisations o on o.id = h.organisation_id
    join public.profiles p on p.user_id = any (_people)
  where h.id = _property_id
    and (p.user_id = h.listed_by
      or exists (select from public.organisation_members m where m.organisation_id = o.id and m.user_id = p.user_id))
    and ((select app.may('leads.readContacts')) or h.id in (select app.organisation_homes('leads'))
      or exists (select from public.property_visits v where v.property_id = h.id and v.user_id = app.user_id())
      or exists (select from public.property_applications a where a.property_id = h.id and a.user_id = app.user_id())
      or exists (select from public.conversations c where c.property_id = h.id and c.user_id = app.user_id()));
$$;
alter function app.voices_of(uuid, uuid[]) owner to kiraya_definer;
grant execute on function app.voices_of(uuid, uuid[]) to member, worker;

-- Who an invitation of the caller's organisation is addressed to, where they have an account; it is told to them and to nobody else.
create or replace function app.person_invited(_id uuid) returns uuid
  language sql stable security definer set search_path = ''
as $$
  select app.person_reached_by(i.email, i.phone) from public.organisation_invitations i
  where i.id = _id and i.organisation_id in (select app.acts_for('members'));
$$;

-- Invitations to an address or number that the caller has confirmed.
create or replace function app.my_organisation_invitations()
  returns table (id uuid, organisation_id uuid, legal_name text, role text, invited_by uuid, inviter text, expires_at timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select i.id, i.organisation_id, o.legal_name, i.role, i.invited_by, p.full_name, i.expires_at
  from auth.users u
    join public.organisation_invitations i
      on i.email = lower(u.email) and u.email_verified or i.phone = u.phone and u.phone_verified
    join public.organisations o on o.id = i.organisation_id
    join public.profiles p on p.user_id = i.invited_by
  where u.id = app.user_id() and i.state = 'open' and i.expires_at > app.now()
  order by i.created_at;
$$;

-- The caller's answer to one of these. Nothing binds before a yes; whoever says it is a member.
create or replace function app.answer_organisation_invitation(_id uuid, _accepts boolean)
  returns table (organisation_id uuid, legal_name text, role text, invited_by uuid)
  language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  asked record;
begin
  perform 1 from public.organisation_invitations i where i.id = _id for update;
  select * into asked from app.my_organisation_invitations() m where m.id = _id;
  if not found then
    return;
  end if;
  update public.organisation_invitations i set state = case when _accepts then 'accepted' else 'declined' end where i.id = _id;
  if _accepts then
    insert into public.organisation_members (organisation_id, user_id, role)
    values (asked.organisation_id, app.user_id(), asked.role) on conflict do nothing;
  end if;
  return query select asked.organisation_id, asked.legal_name, asked.role, asked.invited_by;
end $$;

-- Whether a landlord's name in a lease is the organisation's: the one that it has, or the one that it had when the lease was written, as the
-- trail of its renames says.
create or replace function app.is_name_of_organisation(_organisation uuid, _name text, _at timestamptz) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from public.organisations o where o.id = _organisation and o.legal_name = _name)
    or _name = (select a.before ->> 'legal_name' from public.audit_log a
      where a.subject_type = 'organisation' and a.subject_id = _organisation::text and a.action = 'organisations.update'
        and a.created_at > _at order by a.id limit 1);
$$;

-- What a member let of an organisation's homes, for them, its administrators and jobs: leases in its own name, those that go on with them among
-- these, and, with their owner, those that the member wrote for owners who signed them (docs/decisions/0131-leases-of-organisations.md).
create or replace function app.leases_let_for(_organisation uuid, _member uuid)
  returns table (lease_id uuid, home_name text, tenants uuid[], owner uuid, is_over boolean)
  language sql stable security definer set search_path = ''
as $$
  select l.id, l.home_name,
    array(select p.user_id from public.lease_parties p
      where p.lease_id = l.id and p.role in ('tenant', 'co_tenant') and p.user_id is not null order by p.created_at, p.id),
    nullif(l.landlord_id, _member), l.state not in ('accepted', 'active', 'ending')
  from public.organisations o join public.properties h on h.organisation_id = o.id join public.leases l on l.property_id = h.id
  where o.id = _organisation
    and (app.user_id() is null or app.user_id() = _member or _organisation in (select app.acts_for('members')))
    and (l.landlord_id = _member and app.is_name_of_organisation(o.id, l.landlord_name, l.created_at)
        and (l.state in ('accepted', 'active', 'ending', 'ended') or l.state in ('draft', 'proposed') and l.renews_id is not null)
      or l.created_by = _member and l.landlord_id <> _member and h.listed_by = _member
        and num_nonnulls(l.landlord_email, l.landlord_phone) > 0 and l.state in ('accepted', 'active', 'ending'))
  order by l.created_at, l.id;
$$;

-- Homes of an organisation go from one member to another, with their leads and the leases in its name. By whoever gives them
-- or an administrator; by a job without a caller when an account is erased. Answers how many homes.
create or replace function app.hand_over_homes(_organisation uuid, _from uuid, _to uuid) returns int
  language plpgsql security definer set search_path = ''
as $$
declare
  homes constant uuid[] := array(select h.id from public.properties h
    where h.organisation_id = _organisation and h.listed_by = _from order by h.id for update);
  lets uuid[];
begin
  if app.user_id() is not null and app.user_id() <> _from and _organisation not in (select app.acts_for('members')) then
    raise insufficient_privilege using message = 'Only an administrator hands over what others list';
  end if;
  if not exists (select from public.organisation_members m
      where m.organisation_id = _organisation and m.user_id = _to and app.organisation_role_may(m.role, 'homes')) then
    raise exception 'organisation.heir-not-fit' using errcode = 'KR409', hint = 'heir_id';
  end if;
  lets := array(select t.lease_id from app.leases_let_for(_organisation, _from) t where t.owner is null);
  if exists (select from public.property_visits v where v.property_id = any (homes) and v.user_id = _to)
    or exists (select from public.lease_parties p where p.lease_id = any (lets) and p.user_id = _to)
    or exists (select from public.property_applications a where a.property_id = any (homes) and a.user_id = _to)
    or exists (select from public.conversations c where c.property_id = any (homes) and c.user_id = _to) then
    raise exception 'organisation.heir-asked' using errcode = 'KR409', hint = 'heir_id';
  end if;
  -- The same home of a portal may have come in by both: the number stays with whom it is already.
  update public.properties h set listed_by = _to,
      import_key = case when exists (select from public.properties o where o.listed_by = _to and o.import_key = h.import_key)
        then null else h.import_key end
   where h.id = any (homes);
  -- Whoever goes takes their number along; one that other homes of the organisation have as well is its own. Without one the heir's is shown.
  update public.property_private q set contact_phone = null
   where q.property_id = any (homes) and q.contact_phone is not null
     and q.contact_phone is distinct from (select p.phone from public.profiles p where p.user_id = _to)
     and not exists (select from public.properties h join public.property_private o on o.property_id = h.id
       where h.organisation_id = _organisation and not h.id = any (homes) and o.contact_phone = q.contact_phone);
  -- Rent goes no more to an account of whoever goes; one that colleagues name in leases of the organisation as well is its own.
  update public.leases l set landlord_id = _to, version = l.version + 1, payee_shows_bank = false,
      payee_name = case when k.is_shared then l.payee_name end, payee_upi = case when k.is_shared then l.payee_upi end
    from (select t.id, exists (select from public.leases o join public.properties h on h.id = o.property_id
        where h.organisation_id = _organisation and o.landlord_id <> _from and o.landlord_name = t.landlord_name
          and o.payee_upi = t.payee_upi) as is_shared
      from public.leases t where t.id = any (lets)) k
   where l.id = k.id;
  -- What nobody has answered yet is the heir's to answer. Receipts that were given keep their numbers, which count by person.
  update public.rent_payments p set landlord_id = _to
   where p.lease_id = any (lets) and p.receipt_number is null
     and not exists (select from public.rent_payments o
       where o.landlord_id = _to and o.reference = p.reference and o.part = p.part and o.state <> 'cancelled');
  return cardinality(homes);
end $$;

-- A home leaves its organisation, by one of its administrators. Answers whether it did.
create or replace function app.take_home_out(_property_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.properties h set organisation_id = null
   where h.id = _property_id and h.organisation_id in (select app.acts_for('members'));
  return found;
end $$;

-- Who was given that lead, for whoever has a part in it: a seeker's act is told to them.
create or replace function app.assigned_answerer(_property_id uuid, _seeker uuid) returns uuid
  language sql stable security definer set search_path = ''
as $$
  select c.assigned_to from public.lead_cards c
   where c.property_id = _property_id and c.user_id = _seeker
     and (app.user_id() in (c.user_id, c.lister_id) or _property_id in (select app.organisation_homes('leads')));
$$;

-- Whoever leaves answers no leads there any more, and photos that they added to homes of others are those others' now. What they asked to have
-- verified of it is a remaining administrator's, who is told what comes of it.
create or replace function app.settle_leaver() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  heir constant uuid := (select m.user_id from public.organisation_members m
    where m.organisation_id = old.organisation_id and m.user_id <> old.user_id and m.role = 'administrator'
    order by m.created_at, m.user_id limit 1);
begin
  if heir is not null and not exists (select from public.organisation_members m
      where m.organisation_id = old.organisation_id and m.user_id = old.user_id and m.role = 'administrator') then
    update public.files f set owner_id = heir from public.verification_claims c
     where c.organisation_id = old.organisation_id and c.user_id = old.user_id and f.id = c.file_id;
    update public.verification_claims c set user_id = heir
     where c.organisation_id = old.organisation_id and c.user_id = old.user_id;
  end if;
  update public.lead_cards c set assigned_to = null from public.properties h
   where h.id = c.property_id and h.organisation_id = old.organisation_id and c.assigned_to = old.user_id;
  update public.files f set owner_id = h.listed_by
    from public.properties h, public.property_photos p, jsonb_each(p.files) format(name, sizes), jsonb_each_text(format.sizes) size(width, key)
   where h.organisation_id = old.organisation_id and h.listed_by <> old.user_id and p.property_id = h.id
     and f.key = size.key and f.owner_id = old.user_id;
  return null;
end $$;
create or replace trigger settle_leaver after delete or update of role on organisation_members
  for each row execute function app.settle_leaver();

-- Takes a person who is being erased out of their organisations: the homes stay there, with an administrator if there is another.
-- A last administrator's place goes to whoever has been there longest; an organisation of nobody ends.
create or replace function app.leave_organisations(_user_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  own record;
  heir uuid;
begin
  for own in select m.organisation_id, m.role from public.organisation_members m where m.user_id = _user_id loop
    heir := (select m.user_id from public.organisation_members m
      where m.organisation_id = own.organisation_id and m.user_id <> _user_id
      order by m.role <> 'administrator', m.role <> 'agent', m.created_at, m.user_id limit 1);
    if heir is null then
      -- As of a person: the account goes, and the PAN of one that was paid stays with its name.
      delete from public.payout_accounts a where a.user_id = own.organisation_id;
      if exists (select from public.payouts p where p.organisation_id = own.organisation_id) then
        delete from public.organisation_members m where m.organisation_id = own.organisation_id;
      else
        delete from public.tax_identities t where t.user_id = own.organisation_id;
        delete from public.organisations o where o.id = own.organisation_id;
      end if;
      continue;
    end if;
    if own.role = 'administrator' then
      update public.organisation_members m set role = 'administrator'
       where m.organisation_id = own.organisation_id and m.user_id = heir;
    end if;
    heir := (select m.user_id from public.organisation_members m
      where m.organisation_id = own.organisation_id and m.user_id <> _user_id and m.role = 'administrator'
      order by m.created_at, m.user_id limit 1);
    -- Homes that the new lister asked about themselves cannot be theirs: those go with the person.
    update public.properties h set organisation_id = null
     where h.organisation_id = own.organisation_id and h.listed_by = _user_id
       and (exists (select from public.property_visits v where v.property_id = h.id and v.user_id = heir)
         or exists (select from public.property_applications a where a.property_id = h.id and a.user_id = heir)
         or exists (select from public.conversations c where c.property_id = h.id and c.user_id = heir)
         or exists (select from public.leases l join public.lease_parties p on p.lease_id = l.id
           where l.property_id = h.id and l.landlord_id = _user_id and p.user_id = heir));
    perform app.hand_over_homes(own.organisation_id, _user_id, heir);
    delete from public.organisation_members m where m.organisation_id = own.organisation_id and m.user_id = _user_id;
  end loop;
  delete from public.organisation_invitations i using auth.users u
   where u.id = _user_id and (i.email = lower(u.email) or i.phone = u.phone);
end $$;

-- What is asked and paid of the rented homes of an organisation, by month: the money, and nobody's messages.
create or replace function app.organisation_money(_id uuid, _from date)
  returns table (month text, property_id uuid, title text, asked bigint, received bigint)
  language sql stable security definer set search_path = ''
as $$
  select to_char(d.from_date, 'YYYY-MM'), h.id, h.title, sum(d.amount)::bigint, sum(d.received)::bigint
  from public.properties h
    join public.leases l on l.property_id = h.id and l.state in ('active', 'ending', 'ended')
    join public.rent_dues d on d.lease_id = l.id and d.from_date >= _from and d.from_date <= app.today()
  where h.organisation_id = _id and _id in (select app.acts_for('money'))
  group by 1, 2, 3 order by 1 desc, 3, 2;
$$;

alter function app.organisation_of(uuid) owner to kiraya_definer;
alter function app.announce_homes_of_organisation() owner to kiraya_definer;
alter function app.organisation_people(uuid) owner to kiraya_definer;
alter function app.person_invited(uuid) owner to kiraya_definer;
alter function app.my_organisation_invitations() owner to kiraya_definer;
alter function app.answer_organisation_invitation(uuid, boolean) owner to kiraya_definer;
alter function app.is_name_of_organisation(uuid, text, timestamptz) owner to kiraya_definer;
alter function app.leases_let_for(uuid, uuid) owner to kiraya_definer;
alter function app.hand_over_homes(uuid, uuid, uuid) owner to kiraya_definer;
alter function app.take_home_out(uuid) owner to kiraya_definer;
alter function app.assigned_answerer(uuid, uuid) owner to kiraya_definer;
alter function app.settle_leaver() owner to kiraya_definer;
alter function app.leave_organisations(uuid) owner to kiraya_definer;
alter function app.organisation_money(uuid, date) owner to kiraya_definer;
grant execute on function app.organisation_of(uuid) to kiraya_visitor, member, worker;
grant execute on function app.organisation_people(uuid), app.my_organisation_invitations(),
  app.answer_organisation_invitation(uuid, boolean), app.hand_over_homes(uuid, uuid, uuid), app.leases_let_for(uuid, uuid), app.organisation_money(uuid, date),
  app.assigned_answerer(uuid, uuid), app.person_invited(uuid), app.take_home_out(uuid) to member;
grant execute on function app.settle_leaver(), app.announce_homes_of_organisation() to member, worker, kiraya_definer;
