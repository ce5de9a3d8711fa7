-- Functions that row policies call; they must exist before the first migration creates a policy.
-- Bodies name tables that come later, so they are not checked here.
set local check_function_bodies = off;

create or replace function app.user_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

-- Business time (docs/decisions/0027-one-clock.md): the machine's, ahead by what the connection was told, which is nothing in
-- production. Like the functions they are named after, the first tells the transaction's beginning and the last this very moment.
-- All four are written so that the planner puts them in place of their calls: an index still answers what is newer than a day.
create or replace function app.clock_offset() returns interval
  language sql stable parallel safe
  return coalesce(nullif(current_setting('app.clock_offset', true), '')::interval, interval '0');

create or replace function app.now() returns timestamptz
  language sql stable parallel safe
  return now() + app.clock_offset();

create or replace function app.today() returns date
  language sql stable parallel safe
  return (app.now() at time zone 'Asia/Kolkata')::date;

create or replace function app.clock_timestamp() returns timestamptz
  language sql volatile parallel safe
  return clock_timestamp() + app.clock_offset();

-- The specification's remote function, with its parameter names. No role rows means "user".
create or replace function public.has_role(_user_id uuid, _role text) returns boolean
  language sql stable security definer parallel safe set search_path = ''
as $$
  select exists (select from public.user_roles r where r.user_id = _user_id and r.role = _role)
    or (_role = 'user'
      and exists (select from public.profiles p where p.user_id = _user_id)
      and not exists (select from public.user_roles r where r.user_id = _user_id));
$$;

-- Which role gives which permission: src/domain/features as rows, written by each migration. Staff roles do not count
-- where a program acts for a person.
create table if not exists app.permission_roles (
  permission text not null,
  role text not null,
  is_staff boolean not null,
  primary key (permission, role)
);

-- Whether the acting person holds that permission. A name that no role has is a mistake in the policy, and says so.
create or replace function app.may(_permission text) returns boolean
  language plpgsql stable security definer parallel safe set search_path = ''
as $$
declare
  is_given constant boolean := (
    select bool_or(r.role is not null and not (p.is_staff and coalesce(current_setting('app.without_staff', true), '') = 'on'))
      from app.permission_roles p
        left join public.user_roles r on r.role = p.role and r.user_id = app.user_id()
     where p.permission = _permission);
begin
  if is_given is null then
    raise exception 'No role has the permission "%"', _permission using errcode = 'undefined_object';
  end if;
  return is_given;
end $$;

create or replace function app.is_lister(_property_id uuid) returns boolean
  language sql stable security definer parallel safe set search_path = ''
as $$
  select exists (
    select from public.properties p where p.id = _property_id and p.listed_by = app.user_id());
$$;

-- Goes on with a lease of the caller's as landlord: its home may be listed by whoever let it for them.
create or replace function app.is_own_renewal(_renews uuid, _property uuid) returns boolean
  language sql stable security definer parallel safe set search_path = ''
as $$
  select exists (select from public.leases l
    where l.id = _renews and l.landlord_id = app.user_id() and l.property_id is not distinct from _property);
$$;

-- The one rule of contact privacy: the door, phone and e-mail open with a scheduled visit or an approved application.
create or replace function app.has_accepted_lead(_property_id uuid) returns boolean
  language sql stable security definer parallel safe set search_path = ''
as $$
  select exists (select from public.property_visits v
      where v.property_id = _property_id and v.user_id = app.user_id()
        and v.status in ('scheduled', 'completed'))
    or exists (select from public.property_applications a
      where a.property_id = _property_id and a.user_id = app.user_id() and a.status = 'approved');
$$;

-- Homes a person asked for, shortlisted or viewed stay visible to them after they were let or withdrawn.
create or replace function app.follows_property(_property_id uuid) returns boolean
  language sql stable security definer parallel safe set search_path = ''
as $$
  select exists (select from public.property_visits v
      where v.property_id = _property_id and v.user_id = app.user_id())
    or exists (select from public.property_applications a
      where a.property_id = _property_id and a.user_id = app.user_id())
    or exists (select from public.conversations c
      where c.property_id = _property_id and c.user_id = app.user_id())
    or exists (select from public.shortlists s
      where s.property_id = _property_id and s.user_id = app.user_id())
    or exists (select from public.recent_views r
      where r.property_id = _property_id and r.user_id = app.user_id());
$$;

-- Who the caller is in the affiliate programme and as a broker: null for everybody else.
create or replace function app.affiliate_id() returns text
  language sql stable security definer parallel safe set search_path = ''
as $$
  select r.affiliate_id from public.affiliate_registrations r where r.user_id = app.user_id();
$$;

create or replace function app.broker_id() returns uuid
  language sql stable security definer parallel safe set search_path = ''
as $$
  select b.id from public.brokers b where b.user_id = app.user_id();
$$;

-- The managed homes in the caller's hands as property manager, and their applications; none once the role is taken away.
create or replace function app.managed_homes() returns setof uuid
  language sql stable security definer parallel safe set search_path = ''
as $$
  select m.managed_property_id from public.managed_property_managers m
   where m.manager_id = app.user_id() and public.has_role(app.user_id(), 'property_manager');
$$;

-- Who looks after which managed home of the caller, by name: an owner does not read who manages homes of others.
create or replace function app.my_managers() returns table (managed_property_id uuid, manager_id uuid, name text)
  language sql stable security definer set search_path = ''
as $$
  select x.managed_property_id, x.manager_id, p.full_name
    from public.managed_properties m join public.managed_property_managers x on x.managed_property_id = m.id
      join public.profiles p on p.user_id = x.manager_id
   where m.owner_id = app.user_id();
$$;

-- The leases that name the caller, whatever as. A draft that was never proposed is its landlord's alone.
create or replace function app.party_leases() returns setof uuid
  language sql stable security definer parallel safe set search_path = ''
as $$
  select p.lease_id from public.lease_parties p join public.leases l on l.id = p.lease_id
   where p.user_id = app.user_id() and (p.role = 'landlord' or l.state <> 'draft' or l.document_version > 0);
$$;

-- Those that the caller rents together with their tenant.
create or replace function app.co_tenancies() returns setof uuid
  language sql stable security definer parallel safe set search_path = ''
as $$
  select p.lease_id from public.lease_parties p join public.leases l on l.id = p.lease_id
   where p.user_id = app.user_id() and p.role = 'co_tenant' and (l.state <> 'draft' or l.document_version > 0);
$$;

-- Those whose document the caller may add: as landlord or as one who rents, or for a landlord as administrator.
create or replace function app.own_leases() returns setof uuid
  language sql stable security definer parallel safe set search_path = ''
as $$
  select p.lease_id from public.lease_parties p join public.leases l on l.id = p.lease_id
   where p.user_id = app.user_id() and (p.role = 'landlord'
     or p.role in ('tenant', 'co_tenant') and (l.state <> 'draft' or l.document_version > 0))
  union select l.id from public.leases l where (select app.may('leases.actForLandlord'));
$$;

-- On whose side of a lease the caller writes its condition reports; the home's manager and administrators act for the landlord.
create or replace function app.condition_side(_lease_id uuid) returns text
  language sql stable security definer set search_path = ''
as $$
  select case
      when l.landlord_id = app.user_id() then 'landlord'
      when l.tenant_id = app.user_id() then 'tenant'
      when l.id in (select app.co_tenancies()) then 'co_tenant'
      when l.managed_property_id in (select app.managed_homes()) or (select app.may('conditionReports.actForLandlord')) then 'landlord'
    end
    from public.leases l where l.id = _lease_id;
$$;

-- Whether the caller is that party of that lease, or acts for its landlord, and the document is the one proposed now.
create or replace function app.may_sign(_lease_id uuid, _party_id uuid, _document_id uuid) returns boolean
  language sql stable security definer parallel safe set search_path = ''
as $$
  select exists (
    select from public.lease_parties p
      join public.lease_documents d on d.lease_id = p.lease_id and d.id = _document_id and d.kind in ('agreement', 'scan')
     where p.lease_id = _lease_id and p.id = _party_id
       and case p.role when 'landlord' then p.user_id = app.user_id() or (select app.may('leases.actForLandlord'))
                       when 'tenant' then p.user_id = app.user_id()
                       when 'co_tenant' then p.user_id = app.user_id() else false end
       and d.version = (select max(o.version) from public.lease_documents o where o.lease_id = p.lease_id and o.kind in ('agreement', 'scan')));
$$;

-- Whether the caller posted this entry, about a payment or a due of that lease: its lines are theirs to add.
create or replace function app.is_own_entry(_entry_id uuid, _lease_id uuid) returns boolean
  language sql stable security definer parallel safe set search_path = ''
as $$
  select exists (select from public.journal_entries e join public.rent_payments p on p.id = e.source_id
    where e.id = _entry_id and e.source_type = 'rent_payment' and e.actor_id = app.user_id() and p.lease_id = _lease_id)
    or exists (select from public.journal_entries e join public.rent_dues d on d.id = e.source_id
    where e.id = _entry_id and e.source_type = 'rent_due' and e.actor_id = app.user_id() and d.lease_id = _lease_id);
$$;

-- Whether the operator collects the rent of that lease, as the mandate has it that the owner of its home accepted last.
create or replace function app.operator_collects(_lease_id uuid) returns boolean
  language sql stable security definer parallel safe set search_path = ''
as $$
  select coalesce((select m.collects = 'operator' from public.leases l join public.mandates m on m.managed_property_id = l.managed_property_id
     where l.id = _lease_id and m.state = 'agreed' order by m.version desc limit 1), false);
$$;

-- The lease for which the caller is recording a line of the operator's bank, in this transaction alone: app.collect() names it.
-- Whoever writes the setting by themselves reaches no other lease than one that the operator collects, or whose rent came to it.
create or replace function app.collecting() returns uuid
  language plpgsql stable security definer parallel safe set search_path = ''
as $$
declare
  lease constant uuid := nullif(current_setting('app.collecting', true), '')::uuid;
begin
  if lease is null or not app.may('bankStatements.operate') then
    return null;
  end if;
  return case when app.operator_collects(lease)
    or exists (select from public.rent_payments p join public.bank_line_payments x on x.payment_id = p.id
        join public.bank_lines b on b.id = x.line_id where p.lease_id = lease and b.owner_id is null) then lease end;
end $$;

-- Whether the caller lets this home as a landlord: they listed it, or it is managed for them. A broker lists homes of others.
create or replace function app.lets_home(_property_id uuid, _managed_property_id uuid) returns boolean
  language sql stable security definer parallel safe set search_path = ''
as $$
  select public.has_role(app.user_id(), 'landlord')
    and (exists (select from public.properties p where p.id = _property_id and p.listed_by = app.user_id())
      or exists (select from public.managed_properties m
        where m.id = _managed_property_id and m.owner_id = app.user_id()));
$$;

-- What the caller is in the settlement of a lease. The first tenant speaks for those who rent with them; nobody acts for either side.
create or replace function app.side_of_settlement(_lease_id uuid) returns text
  language sql stable security definer parallel safe set search_path = ''
as $$
  select case when l.landlord_id = app.user_id() then 'landlord' when l.tenant_id = app.user_id() then 'tenant'
      when l.managed_property_id in (select app.managed_homes()) then 'manager'
      when (select app.may('settlements.actForTeam')) then 'team' end
    from public.leases l where l.id = _lease_id;
$$;

create or replace function app.managed_applications() returns setof uuid
  language sql stable security definer parallel safe set search_path = ''
as $$
  select p.application_id from public.managed_properties p where p.id in (select app.managed_homes());
$$;

alter function app.managed_homes() owner to kiraya_definer;
alter function app.my_managers() owner to kiraya_definer;
alter function app.party_leases() owner to kiraya_definer;
alter function app.co_tenancies() owner to kiraya_definer;
alter function app.own_leases() owner to kiraya_definer;
alter function app.condition_side(uuid) owner to kiraya_definer;
alter function app.may_sign(uuid, uuid, uuid) owner to kiraya_definer;
alter function app.is_own_entry(uuid, uuid) owner to kiraya_definer;
alter function app.collecting() owner to kiraya_definer;
alter function app.operator_collects(uuid) owner to kiraya_definer;
alter function app.lets_home(uuid, uuid) owner to kiraya_definer;
alter function app.side_of_settlement(uuid) owner to kiraya_definer;
alter function app.managed_applications() owner to kiraya_definer;
alter function app.affiliate_id() owner to kiraya_definer;
alter function app.broker_id() owner to kiraya_definer;
-- The words of the other lists that administrators search, and the question for rows in which each word asked begins one. What
-- is no letter or digit parts words, so that "Phase-4" is found by its 4. A short number is meant as it is: half of all homes have
-- a number that begins with 2, and gathering them takes longer than all the rest.
create or replace function app.list_words(_a text, _b text, _c text, _d text) returns tsvector
  language sql immutable parallel safe
  return to_tsvector('simple', translate(coalesce(_a, '') || ' ' || coalesce(_b, '') || ' ' || coalesce(_c, '') || ' '
    || coalesce(_d, ''), '-/\,.:''&()@', '           '));

create or replace function app.list_query(_text text) returns tsquery
  language sql immutable parallel safe
  return (select to_tsquery('simple', string_agg(quote_literal(w) || case when w ~ '^[0-9]{1,2}$' then '' else ':*' end, ' & '))
    from regexp_split_to_table(translate(_text, '-/\,.:''&()@', '           '), '\s+') w where w <> '');

-- What a role in an organisation may work on: src/domain/organisations.ts once more.
create or replace function app.organisation_role_may(_role text, _work text) returns boolean
  language sql immutable parallel safe
  return case _work
    when 'homes' then _role in ('administrator', 'agent')
    when 'leads' then _role in ('administrator', 'agent')
    when 'money' then _role in ('administrator', 'accountant')
    when 'members' then _role = 'administrator'
    else false end;

-- The caller's organisations, in whatever role.
create or replace function app.my_organisations() returns setof uuid
  language sql stable security definer parallel safe set search_path = ''
as $$
  select m.organisation_id from public.organisation_members m where m.user_id = app.user_id();
$$;

-- Those in which the caller's role lets them do such work: the one question of every policy about organisations.
create or replace function app.acts_for(_work text) returns setof uuid
  language sql stable security definer parallel safe set search_path = ''
as $$
  select m.organisation_id from public.organisation_members m
   where m.user_id = app.user_id() and app.organisation_role_may(m.role, _work);
$$;

-- The homes that those organisations list.
create or replace function app.organisation_homes(_work text) returns setof uuid
  language sql stable security definer parallel safe set search_path = ''
as $$
  select p.id from public.organisation_members m join public.properties p on p.organisation_id = m.organisation_id
   where m.user_id = app.user_id() and app.organisation_role_may(m.role, _work);
$$;

-- Whether that person may answer whoever asks about this home: its lister, or a member of its organisation.
create or replace function app.may_answer_for(_property_id uuid, _user_id uuid) returns boolean
  language sql stable security definer parallel safe set search_path = ''
as $$
  select exists (select from public.properties p
      left join public.organisation_members m on m.organisation_id = p.organisation_id and m.user_id = _user_id
     where p.id = _property_id and (p.listed_by = _user_id or app.organisation_role_may(m.role, 'leads')));
$$;

-- Founded by the caller, and nobody has come into it yet.
create or replace function app.is_new_organisation(_id uuid) returns boolean
  language sql stable security definer parallel safe set search_path = ''
as $$
  select exists (select from public.organisations o where o.id = _id and o.founded_by = app.user_id())
    and not exists (select from public.organisation_members m where m.organisation_id = _id);
$$;

-- What the directory of people searches (each word after a space) and sorts by: indexes are made of them, so they must exist before those.
create or replace function app.user_words(_full_name text, _email text, _phone text, _city text) returns text
  language sql immutable parallel safe
  return lower(' ' || coalesce(_full_name, '') || ' ' || coalesce(_email, '') || ' ' || coalesce(_phone, '') || ' ' || coalesce(_city, ''));

create or replace function app.user_name_key(_full_name text, _email text) returns text
  language sql immutable parallel safe
  return lower(left(coalesce(_full_name, _email, ''), 20));

-- Who somebody is to a reader who knows nothing else of them.
create or replace function app.person_name(_full_name text, _email text) returns text
  language sql immutable parallel safe
  return coalesce(_full_name, _email, 'Member');

alter function public.has_role(uuid, text) owner to kiraya_definer;
grant select on app.permission_roles to kiraya_definer;
alter function app.may(text) owner to kiraya_definer;
alter function app.is_lister(uuid) owner to kiraya_definer;
alter function app.is_own_renewal(uuid, uuid) owner to kiraya_definer;
alter function app.has_accepted_lead(uuid) owner to kiraya_definer;
alter function app.follows_property(uuid) owner to kiraya_definer;
grant execute on function app.organisation_role_may(text, text) to kiraya_definer;
alter function app.my_organisations() owner to kiraya_definer;
alter function app.acts_for(text) owner to kiraya_definer;
alter function app.organisation_homes(text) owner to kiraya_definer;
alter function app.may_answer_for(uuid, uuid) owner to kiraya_definer;
alter function app.is_new_organisation(uuid) owner to kiraya_definer;
revoke all on function public.has_role(uuid, text) from public;
grant execute on function app.user_id() to public;
grant execute on function app.may(text), app.collecting(), app.is_lister(uuid), app.is_own_renewal(uuid, uuid), app.has_accepted_lead(uuid),
  app.follows_property(uuid), app.affiliate_id(), app.broker_id(), app.managed_homes(), app.my_managers(), app.party_leases(),
  app.co_tenancies(), app.own_leases(), app.condition_side(uuid), app.may_sign(uuid, uuid, uuid), app.is_own_entry(uuid, uuid),
  app.lets_home(uuid, uuid), app.managed_applications(), app.organisation_role_may(text, text), app.my_organisations(), app.acts_for(text),
  app.organisation_homes(text), app.may_answer_for(uuid, uuid), app.is_new_organisation(uuid) to member, worker;
grant execute on function public.has_role(uuid, text) to member, worker;
grant execute on function app.operator_collects(uuid) to kiraya_definer, member;
