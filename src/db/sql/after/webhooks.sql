-- Webhooks: everyone keeps their own addresses; the events are written in the transaction of what happened, by the act or by triggers.
grant select (id, user_id, token_id, program_id, url, events, state, failing_since, earlier_until, created_at, updated_at), insert, delete
  on webhooks to member;
grant update (url, events, state, failing_since) on webhooks to member;
grant select on webhook_events, webhook_deliveries to member;
grant insert (id, user_id, kind, subject_id, facts) on webhook_events to member;
grant insert (event_id, webhook_id, user_id) on webhook_deliveries to member;
grant update (state, attempts, next_at) on webhook_deliveries to member;
grant update on webhooks to worker;
grant update, delete on webhook_events, webhook_deliveries to worker;
grant select, insert on webhook_events, webhook_deliveries to kiraya_definer;
grant select, update, delete on webhooks to kiraya_definer;
grant delete on webhook_events to kiraya_definer;
grant select on api_tokens to kiraya_definer;

-- A new secret for an own webhook; the one before it signs too for so many hours. False: there is no such webhook of the caller's.
-- Here and not by a grant, so that nobody reads the sealed bytes back.
create or replace function app.renew_webhook_secret(_id uuid, _key_id text, _sealed bytea, _hours integer) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.webhooks w set key_id = _key_id, sealed = _sealed, earlier_key_id = w.key_id, earlier_sealed = w.sealed,
      earlier_until = app.now() + make_interval(hours => _hours)
   where w.id = _id and w.user_id = app.user_id();
  return found;
end $$;

alter function app.renew_webhook_secret(uuid, text, bytea, integer) owner to kiraya_definer;
grant execute on function app.renew_webhook_secret(uuid, text, bytea, integer) to member;

-- The addresses of that person which hear of such an event. What an access token set up hears nothing once that has expired.
create or replace function app.webhooks_for(_user_id uuid, _kind text) returns setof public.webhooks
  language sql stable security definer set search_path = ''
as $$
  select w.* from public.webhooks w
   where w.user_id = _user_id and w.state = 'on' and _kind = any (w.events)
     and (w.token_id is null
       or exists (select from public.api_tokens t where t.id = w.token_id and t.expires_at > app.now()));
$$;
alter function app.webhooks_for(uuid, text) owner to kiraya_definer;
revoke execute on function app.webhooks_for(uuid, text) from public;

-- Stores an event for that person and a delivery for each of their addresses that wants to hear of it.
create or replace function app.tell_webhooks(_user_id uuid, _kind text, _subject_id text, _facts jsonb) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  event uuid;
begin
  if not exists (select from app.webhooks_for(_user_id, _kind)) then
    return;
  end if;
  insert into public.webhook_events (user_id, kind, subject_id, facts) values (_user_id, _kind, _subject_id, _facts)
    returning id into event;
  insert into public.webhook_deliveries (event_id, webhook_id, user_id)
  select event, w.id, w.user_id from app.webhooks_for(_user_id, _kind) w;
  perform pg_notify('webhooks', '');
end $$;

-- What its lister hears of a home. A change is told of published ones only.
create or replace function app.tell_webhooks_of_home() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  unsaid constant text[] := '{view_count,updated_at,renewal_reminders,renewed_at,published_at,created_at,rating,rating_count,
    city_id,locality_id,listing_state}';
  changed text[];
  kind text;
begin
  if not exists (select from public.webhooks w where w.user_id = new.listed_by and w.state = 'on') then
    return null;
  end if;
  if tg_op = 'INSERT' then
    kind := case new.listing_state when 'published' then 'listing.published' end;
  elsif new.listing_state <> old.listing_state then
    kind := case new.listing_state when 'published' then 'listing.published' when 'withdrawn' then
      case old.listing_state when 'draft' then null else 'listing.withdrawn' end when 'paused' then 'listing.paused' end;
  elsif new.availability = 'rented' and old.availability <> 'rented' then
    kind := 'listing.let';
  elsif new.listing_state = 'published' then
    select array_agg(n.key order by n.key) into changed
      from jsonb_each(to_jsonb(new) - unsaid) n where n.value is distinct from to_jsonb(old) -> n.key;
    kind := case when changed is not null then 'listing.changed' end;
  end if;
  if kind is not null then
    perform app.tell_webhooks(new.listed_by, kind, new.id::text,
      jsonb_strip_nulls(jsonb_build_object('changed', to_jsonb(changed))));
  end if;
  return null;
end $$;

create or replace trigger tell_webhooks after insert or update on properties
  for each row when (not app.is_bulk_load()) execute function app.tell_webhooks_of_home();

-- Visits and applications are told by the act itself.
drop trigger if exists tell_webhooks on lead_events;
drop function if exists app.tell_webhooks_of_lead();

-- Owner, broker and managers of a managed home hear when a month's rent value is paid or taken back.
create or replace function app.tell_webhooks_of_rvl() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_webhooks(party.user_id, case new.new_status when 'paid' then 'rvl.paid' else 'rvl.reversed' end,
      p.id::text, jsonb_build_object('month', to_char(r.payment_month, 'YYYY-MM'), 'payment_status', new.new_status,
        'rvl_amount', new.new_amount, 'sequence', new.sequence))
    from public.managed_property_rvl_payments r join public.managed_properties p on p.id = r.managed_property_id
      cross join lateral (
        select p.owner_id as user_id where p.owner_id is not null
        union select b.user_id from public.brokers b where b.id = p.broker_id and b.user_id is not null
        union select m.manager_id from public.managed_property_managers m where m.managed_property_id = p.id) party
   where r.id = new.payment_id;
  return null;
end $$;

create or replace trigger tell_webhooks after insert on managed_property_rvl_changes
  for each row when (not app.is_bulk_load()
    and (new.new_status = 'paid') is distinct from (coalesce(new.old_status, 'pending') = 'paid'))
  execute function app.tell_webhooks_of_rvl();

create or replace function app.tell_webhooks_of_lock() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_webhooks(party.user_id, 'rvl.locked', new.id::text,
      jsonb_build_object('rental_value_locked', new.rental_value_locked))
    from (select new.landlord_id as user_id union select new.submitted_by) party
   where party.user_id is not null;
  return null;
end $$;

create or replace trigger tell_webhooks_of_new after insert on managed_rental_applications
  for each row when (new.rental_value_locked is not null and not app.is_bulk_load())
  execute function app.tell_webhooks_of_lock();
create or replace trigger tell_webhooks after update of rental_value_locked on managed_rental_applications
  for each row when (new.rental_value_locked is not null
    and new.rental_value_locked is distinct from old.rental_value_locked)
  execute function app.tell_webhooks_of_lock();

-- Everybody who may read of a lease: its landlord, those who rent it, and who manages the home.
create or replace function app.people_of_lease(_lease_id uuid) returns setof uuid
  language sql stable security definer set search_path = ''
as $$
  select l.landlord_id from public.leases l where l.id = _lease_id and l.landlord_id is not null
  union select l.tenant_id from public.leases l where l.id = _lease_id and l.tenant_id is not null
  union select p.user_id from public.lease_parties p
   where p.lease_id = _lease_id and p.role = 'co_tenant' and p.user_id is not null
  union select m.manager_id
    from public.leases l join public.managed_property_managers m on m.managed_property_id = l.managed_property_id
   where l.id = _lease_id;
$$;
alter function app.people_of_lease(uuid) owner to kiraya_definer;
revoke execute on function app.people_of_lease(uuid) from public;

-- The other side hears that somebody wrote; what was written is read where contacts are covered.
create or replace function app.tell_webhooks_of_message() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_webhooks(case when new.sender_id = c.user_id then c.lister_id else c.user_id end,
      'message.received', new.id::text, '{}')
    from public.conversations c where c.id = new.conversation_id;
  return null;
end $$;

create or replace trigger tell_webhooks after insert on messages
  for each row when (not app.is_bulk_load()) execute function app.tell_webhooks_of_message();

create or replace function app.tell_webhooks_of_rent() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_webhooks(p, case new.state when 'reported' then 'rent.reported' when 'confirmed' then 'rent.confirmed'
      when 'mismatch' then 'rent.disputed' else 'rent.cancelled' end, new.id::text, jsonb_build_object('state', new.state))
    from app.people_of_lease(new.lease_id) p;
  return null;
end $$;

create or replace trigger tell_webhooks_of_new after insert on rent_payments
  for each row when (not new.is_opening and not app.is_bulk_load()) execute function app.tell_webhooks_of_rent();
create or replace trigger tell_webhooks after update of state on rent_payments
  for each row when (new.state <> old.state and not app.is_bulk_load()) execute function app.tell_webhooks_of_rent();

create or replace function app.tell_webhooks_of_repair() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_webhooks(person, case new.action when 'maintenance.raised' then 'maintenance.raised' else 'maintenance.changed' end,
      new.request_id::text, jsonb_build_object('event', new.action, 'status', new.status))
    from public.maintenance_requests r cross join lateral (
      select app.people_of_lease(r.lease_id)
      union select h.listed_by from public.properties h where r.lease_id is null and h.id = r.property_id
      union select h.owner_id from public.managed_properties h where r.lease_id is null and h.id = r.managed_property_id
      union select m.manager_id from public.managed_property_managers m
       where r.lease_id is null and m.managed_property_id = r.managed_property_id) around (person)
   where r.id = new.request_id and person is not null;
  return null;
end $$;

create or replace trigger tell_webhooks after insert on maintenance_events
  for each row when (not app.is_bulk_load()) execute function app.tell_webhooks_of_repair();

-- An entry in the book of a lease is told to its landlord. A month that is closed posts many at once: whether anybody hears is asked first.
create or replace function app.tell_webhooks_of_journal() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if app.is_bulk_load()
      or not exists (select from public.webhooks w where w.state = 'on' and 'journal.posted' = any (w.events)) then
    return null;
  end if;
  perform app.tell_webhooks(told.landlord_id, 'journal.posted', told.entry_id::text, '{}')
    from (select distinct n.entry_id, l.landlord_id from posted n join public.leases l on l.id = n.lease_id
           where l.landlord_id is not null) told;
  return null;
end $$;

create or replace trigger tell_webhooks after insert on journal_lines referencing new table as posted
  for each statement execute function app.tell_webhooks_of_journal();

-- A closed month is told to those of its affiliates who asked for it.
create or replace function app.tell_webhooks_of_month() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.tell_webhooks(r.user_id, 'commissions.month_closed', to_char(new.month, 'YYYY-MM'), '{}')
    from public.affiliate_registrations r
   where r.user_id in (select w.user_id from public.webhooks w
        where w.state = 'on' and 'commissions.month_closed' = any (w.events))
     and exists (select from public.commission_nodes n where n.affiliate_id = r.affiliate_id and n.month = new.month);
  return null;
end $$;

create or replace trigger tell_webhooks after update of state on commission_months
  for each row when (new.state = 'closed' and old.state not in ('closed', 'paid'))
  execute function app.tell_webhooks_of_month();

alter function app.tell_webhooks(uuid, text, text, jsonb) owner to kiraya_definer;
grant execute on function app.tell_webhooks(uuid, text, text, jsonb) to member, worker;
alter function app.tell_webhooks_of_home() owner to kiraya_definer;
alter function app.tell_webhooks_of_rvl() owner to kiraya_definer;
alter function app.tell_webhooks_of_lock() owner to kiraya_definer;
alter function app.tell_webhooks_of_month() owner to kiraya_definer;
alter function app.tell_webhooks_of_message() owner to kiraya_definer;
alter function app.tell_webhooks_of_rent() owner to kiraya_definer;
alter function app.tell_webhooks_of_repair() owner to kiraya_definer;
alter function app.tell_webhooks_of_journal() owner to kiraya_definer;
