-- One's own data: what is open around a person, and their erasure, which keeps what the law asks for under no name.
grant select, insert on data_exports, data_looks, erasures to member;
grant update (state) on erasures to member;
grant insert, update, delete on data_exports, data_looks, erasures to worker;
grant delete on enquiries to worker;

grant select on data_exports, consents, erasures, affiliate_balances, payouts, payments, import_runs, property_drafts, files,
  saved_searches, recent_searches, notifications, notification_preferences, mails, undeliverable_addresses, idempotency_keys, lead_cards,
  lead_notes, lead_events, listing_reports, data_looks, application_profiles, application_references to kiraya_definer;
grant delete on user_roles, staff_role_requests, shortlists, recent_views, recent_searches, saved_searches, notifications,
  notification_preferences, mails, undeliverable_addresses, idempotency_keys, lead_notes, property_drafts, import_runs, property_private,
  property_photos, files, broker_documents, payout_accounts, tax_identities, data_exports, data_looks, application_profiles,
  application_references, maintenance_photos to kiraya_definer;
grant update on property_visits, property_applications, lead_events, lead_cards, listing_reports, enquiries, leases,
  rent_payments, managed_rental_applications, managed_property_details, affiliate_registrations, affiliate_profiles,
  brokers, notifications to kiraya_definer;
grant select, update on maintenance_requests, enquiry_events to kiraya_definer;
grant insert on maintenance_events to kiraya_definer;
grant select, update on auth.users to kiraya_definer;
grant select, delete on auth.sessions, auth.accounts, auth.two_factors, auth.admin_pins, auth.security_events,
  auth.known_devices, auth.passkeys to kiraya_definer;

-- Counts, and amounts in paise: src/domain/privacy.ts says which of them stand against erasing. Rent that an ended lease still asks for does
-- not: the claim stays with its amounts and months, and nobody's right hangs on what the other side says they are owed.
create or replace function app.open_matters(_user_id uuid)
  returns table (is_admin boolean, leases int, rents int, managed_homes int, managed_rental_applications int,
    commission bigint, transfers int, payments int)
  language sql stable security definer set search_path = ''
as $$
  with mine as (
    select l.id, l.state, l.settlement, l.deposit, l.renews_id from public.leases l
     where l.state in ('active', 'ending', 'ended') and (_user_id in (l.landlord_id, l.tenant_id)
       or exists (select from public.lease_parties p where p.lease_id = l.id and p.user_id = _user_id and p.role = 'co_tenant'))
  ), affiliate as (
    select r.affiliate_id from public.affiliate_registrations r where r.user_id = _user_id
  )
  select exists (select from public.user_roles r where r.user_id = _user_id and r.role = 'admin'),
    (select count(*)::int from mine m where m.state in ('active', 'ending')
      or exists (select from public.settlements s where s.lease_id = m.id and s.state <> 'closed')
      or m.state = 'ended' and m.deposit > 0 and m.settlement is null
        and not exists (select from public.settlements s where s.lease_id = m.id)
        and not exists (select from public.leases n where n.renews_id = m.id and n.state <> 'cancelled')),
    (select count(*)::int from public.rent_dues d join mine m on m.id = d.lease_id
      where d.received < d.amount and d.from_date <= app.today() and m.state in ('active', 'ending'))
      + (select count(*)::int from public.rent_payments p join mine m on m.id = p.lease_id
          where p.state in ('reported', 'mismatch')),
    (select count(*)::int from public.managed_properties p where p.owner_id = _user_id and p.status = 'active'),
    (select count(*)::int from public.managed_rental_applications a
      where _user_id in (a.landlord_id, a.submitted_by) and a.status in ('submitted', 'under_review')),
    (select coalesce(sum(-b.payable - b.held), 0)::bigint from public.affiliate_balances b, affiliate a
      where b.affiliate_id = a.affiliate_id),
    (select count(*)::int from public.payouts p where p.user_id = _user_id and p.state = 'pending'),
    (select count(*)::int from public.payments p where p.user_id = _user_id and p.status in ('created', 'pending'));
$$;

create or replace function app.my_open_matters()
  returns table (is_admin boolean, leases int, rents int, managed_homes int, managed_rental_applications int,
    commission bigint, transfers int, payments int)
  language sql stable security definer set search_path = ''
as $$
  select * from app.open_matters(app.user_id());
$$;

-- Whether homes and searches looked at are kept: not before somebody says yes.
create or replace function app.keeps_history() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select coalesce((select c.is_given from public.consents c
    where c.user_id = app.user_id() and c.purpose = 'history' order by c.created_at desc, c.id desc limit 1), false);
$$;

-- Takes away what was only theirs, and the name from what has to stay: ledger, receipts, payouts, audit.
-- A feature takes away rows of its own by a function app.erase_own_<table>(uuid), which is called here.
-- Answers the files that lie in storage no more than for them.
create or replace function app.erase_person(_user_id uuid) returns table (area text, key text)
  language plpgsql security definer set search_path = ''
as $$
declare
  gone constant text := 'Deleted person';
  address constant text := 'deleted-' || _user_id || '@deleted.invalid';
  known text;
  known_phone text;
  own regproc;
begin
  select u.email, u.phone into known, known_phone from auth.users u where u.id = _user_id for update;
  if not found then
    return;
  end if;
  -- Before their homes are withdrawn: those of an organisation stay with it.
  perform app.leave_organisations(_user_id);
  delete from auth.sessions s where s.user_id = _user_id;
  delete from auth.accounts a where a.user_id = _user_id;
  delete from auth.two_factors f where f.user_id = _user_id;
  delete from auth.admin_pins p where p.user_id = _user_id;
  delete from auth.security_events e where e.user_id = _user_id;
  delete from auth.passkeys k where k.user_id = _user_id;
  delete from auth.known_devices d where d.user_id = _user_id;
  delete from public.api_tokens t where t.user_id = _user_id;
  delete from public.calendar_feeds f where f.user_id = _user_id;
  delete from public.api_programs p where p.user_id = _user_id;
  delete from public.webhooks w where w.user_id = _user_id;
  delete from public.webhook_events e where e.user_id = _user_id;
  update auth.users set name = gone, email = address, email_verified = false, phone = null, phone_verified = false, image = null, signup_role = null,
    two_factor_enabled = false where id = _user_id;
  update public.profiles set full_name = gone, first_name = null, last_name = null, phone = null, avatar_url = null,
    city = null, state = null, annual_income = null, preferred_rent_min = null, preferred_rent_max = null,
    preferred_bedrooms = null, language = null where user_id = _user_id;
  delete from public.user_roles r where r.user_id = _user_id;
  delete from public.staff_role_requests q where q.user_id = _user_id;

  delete from public.shortlists s where s.user_id = _user_id;
  delete from public.recent_views v where v.user_id = _user_id;
  delete from public.recent_searches s where s.user_id = _user_id;
  delete from public.saved_searches s where s.user_id = _user_id;
  delete from public.notifications n where n.user_id = _user_id;
  update public.notifications n set payload = n.payload - 'note' where n.actor_id = _user_id;
  delete from public.notification_preferences p where p.user_id = _user_id;
  delete from public.idempotency_keys k where k.user_id = _user_id;
  delete from public.mails m where m.user_id = _user_id or m.recipient = known;
  delete from public.undeliverable_addresses a where a.address = lower(known);
  delete from public.data_looks l where l.user_id = _user_id;
  delete from public.property_drafts d where d.user_id = _user_id;
  delete from public.import_runs r where r.owner_id = _user_id;

  update public.property_visits v set notes = null where v.user_id = _user_id;
  update public.property_visits v set status = 'cancelled', awaiting = null
   where _user_id in (v.user_id, v.lister_id) and v.status in ('requested', 'scheduled');
  delete from public.application_profiles p where p.user_id = _user_id;
  delete from public.application_references r where r.user_id = _user_id;
  update public.property_applications a set notes = null, income_band = null, occupation = null, employer = null,
    reference_count = 0 where a.user_id = _user_id;
  update public.property_applications a set status = 'cancelled'
   where a.user_id = _user_id and a.status in ('submitted', 'under_review', 'approved');
  update public.property_applications a set status = 'rejected'
   where a.lister_id = _user_id and a.status in ('submitted', 'under_review');
  update public.lead_events e set note = null where e.actor_id = _user_id;
  delete from public.lead_notes n where n.lister_id = _user_id;
  update public.lead_cards c set reminder_on = null, reminder_note = null where c.lister_id = _user_id;
  update public.listing_reports r set note = null where r.reporter_id = _user_id;
  -- What staff wrote down about an enquiry, before its address is gone.
  update public.enquiry_events v set note = null from public.enquiries e
   where e.id = v.enquiry_id and (e.user_id = _user_id or lower(e.email) = known);
  update public.enquiries e set name = gone, email = address, phone = null, company = null, city = null,
    message = 'Erased', details = '{}' where e.user_id = _user_id or lower(e.email) = known;
  delete from public.complaints c where c.sender_email = known;

  update public.leases l set state = 'cancelled' where l.state in ('draft', 'proposed', 'accepted')
    and (_user_id in (l.tenant_id, l.landlord_id) or exists (select from public.lease_parties p
      where p.lease_id = l.id and p.user_id = _user_id and p.role = 'co_tenant'));
  update public.leases l set tenant_name = gone, tenant_email = address, tenant_phone = null, tenant_address = null,
    paper_answer = null
   where l.tenant_id = _user_id;
  update public.leases l set landlord_name = gone, payee_name = null, payee_upi = null, payee_shows_bank = false, home_address = null,
    landlord_address = null, landlord_email = null, landlord_phone = null
   where l.landlord_id = _user_id;
  update public.rent_payments p set note = null, answer = null where p.reported_by = _user_id;
  perform app.erase_own_rent_words(_user_id);
  update public.managed_rental_applications a set landlord_name = gone, landlord_email = null, landlord_phone = null,
    property_address = null where a.landlord_id = _user_id;
  update public.managed_property_details d set owner_name = gone
   where exists (select from public.managed_properties p where p.id = d.id and p.owner_id = _user_id);
  update public.managed_property_details d set affiliate_name = gone
   where d.affiliate_id in (select r.affiliate_id from public.affiliate_registrations r where r.user_id = _user_id);
  update public.affiliate_registrations r set full_name = gone where r.user_id = _user_id;
  update public.affiliate_profiles p set full_name = gone, email = address, status = 'terminated' where p.user_id = _user_id;
  update public.brokers b set name = gone, firm = null, phone = null, address = null, city = null, state = null,
    gstin = null, rera_numbers = '[]' where b.user_id = _user_id;

  -- The law of income tax asks for the PAN behind tax that was deducted, and for nothing of whoever was paid nothing.
  delete from public.payout_accounts a where a.user_id = _user_id;
  delete from public.tax_identities t where t.user_id = _user_id
    and not exists (select from public.payouts p where p.user_id = _user_id);

  update public.maintenance_requests r set description = null, rating_note = null where r.reported_by = _user_id;
  -- Repairs with a tenant ended with their lease; nobody has those of an empty home made any more.
  with called_off as (
    update public.maintenance_requests r set status = 'cancelled'
     where r.lease_id is null and r.status in ('open', 'assigned', 'in_progress')
       and (r.property_id in (select h.id from public.properties h where h.listed_by = _user_id)
         or r.managed_property_id in (select p.id from public.managed_properties p where p.owner_id = _user_id))
    returning r.id
  )
  insert into public.maintenance_events (request_id, side, action, status)
  select c.id, 'landlord', 'maintenance.cancel', 'cancelled' from called_off c;
  -- What was repaired at what cost stays; the pictures they took inside the home go, and those files with the person's others.
  delete from public.maintenance_photos p where p.added_by = _user_id;
  update public.messages m set body = 'Erased' where m.sender_id = _user_id;
  update public.conversations c set seeker_shares = false, lister_shares = false where _user_id in (c.user_id, c.lister_id);

  delete from public.verification_claims c where c.user_id = _user_id;
  delete from public.property_private p using public.properties h where h.id = p.property_id and h.listed_by = _user_id;
  delete from public.property_photos f using public.properties h where h.id = f.property_id and h.listed_by = _user_id;
  update public.properties set listing_state = 'withdrawn', description = '', image_urls = '{}', cover = null
   where listed_by = _user_id;

  for own in select p.oid from pg_catalog.pg_proc p
      where p.pronamespace = 'app'::regnamespace and p.proname like 'erase\_own\_%' order by p.proname loop
    execute format('select %s($1)', own) using _user_id;
  end loop;

  return query
    with papers as (
      delete from public.broker_documents d using public.files f where f.id = d.file_id and f.owner_id = _user_id
    ), owned as (
      delete from public.files f where f.owner_id = _user_id returning f.is_public, f.key
    ), proposals as (
      -- What was proposed and bound nobody; an agreement stays, for it is the other side's too.
      delete from public.lease_documents d using public.leases l
       where l.id = d.lease_id and l.state = 'cancelled' and (_user_id in (l.tenant_id, l.landlord_id)
         or exists (select from public.lease_parties p where p.lease_id = l.id and p.user_id = _user_id and p.role = 'co_tenant'))
      returning d.key
    ), copies as (
      delete from public.data_exports x where x.user_id = _user_id returning x.key
    )
    select case when o.is_public then 'public' else 'private' end, o.key from owned o
    union all select 'private', d.key from proposals d
    union all select 'private', c.key from copies c where c.key is not null;
end $$;

alter function app.open_matters(uuid) owner to kiraya_definer;
alter function app.my_open_matters() owner to kiraya_definer;
alter function app.keeps_history() owner to kiraya_definer;
alter function app.erase_person(uuid) owner to kiraya_definer;
grant execute on function app.my_open_matters(), app.keeps_history() to member;
grant execute on function app.open_matters(uuid), app.erase_person(uuid) to worker;
