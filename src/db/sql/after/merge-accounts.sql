-- Bringing one account of a person into another: what it has changes hands, what signed it in ends, and an empty row stays of it for
-- histories that are never rewritten.
-- Whether it may be done is the rule of src/domain/merge-accounts.ts.

-- Every column that names a person, so that a new table is taken along by itself; histories that are written once stay as they are.
create or replace function app.columns_of_people() returns table (place regclass, name text)
  language sql stable set search_path = ''
as $$
  select c.conrelid::regclass, a.attname::text
    from pg_catalog.pg_constraint c
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
   where c.contype = 'f' and c.confrelid = 'public.profiles'::regclass and pg_catalog.cardinality(c.conkey) = 1
     and not exists (select from pg_catalog.pg_trigger t where t.tgrelid = c.conrelid and t.tgname = 'refuse_change')
   order by c.conrelid::regclass::text, a.attname;
$$;

do $$
declare
  found record;
begin
  for found in select place, name from app.columns_of_people() loop
    execute format('grant select, update (%I) on %s to kiraya_definer', found.name, found.place);
  end loop;
end $$;
grant select, update, delete on conversations to kiraya_definer;
grant select, update (conversation_id) on messages to kiraya_definer;
grant update (card_id) on lead_notes to kiraya_definer;
grant update (status) on verification_claims to kiraya_definer;
grant delete on lead_cards, saved_replies, organisation_members, person_blocks to kiraya_definer;
grant delete on consents, push_devices to kiraya_definer;

create or replace function app.merge_facts(_from uuid, _into uuid)
  returns table (has_second_factor boolean, has_office_role boolean, is_partner boolean, has_money boolean,
    is_leaving boolean, are_two_sides boolean)
  language sql stable security definer set search_path = ''
as $$
  select u.two_factor_enabled,
    exists (select from public.user_roles r where r.user_id = _from and r.role not in ('landlord', 'tenant'))
      or exists (select from public.staff_role_requests q where q.user_id = _from and q.state = 'waiting'),
    exists (select from public.affiliate_registrations r where r.user_id = _from)
      or exists (select from public.affiliate_profiles p where p.user_id = _from)
      or exists (select from public.brokers b where b.user_id = _from),
    exists (select from public.payouts p where p.user_id = _from)
      or exists (select from public.payments p where p.user_id = _from),
    exists (select from public.erasures e where e.user_id in (_from, _into) and e.state = 'requested'),
    exists (select from public.lease_parties a join public.lease_parties b on b.lease_id = a.lease_id and b.id <> a.id
        where a.user_id = _from and b.user_id = _into)
      or exists (select from public.property_visits v where (v.lister_id, v.user_id) in ((_from, _into), (_into, _from)))
      or exists (select from public.property_applications a where (a.lister_id, a.user_id) in ((_from, _into), (_into, _from)))
      or exists (select from public.conversations c where (c.lister_id, c.user_id) in ((_from, _into), (_into, _from)))
  from auth.users u where u.id = _from;
$$;

-- Both asked about the same home: one conversation goes on, and what was asked for twice stands once.
create or replace function app.merge_leads(_from uuid, _into uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.messages m set conversation_id = kept.id
    from public.conversations gone join public.conversations kept using (property_id)
   where gone.user_id = _from and kept.user_id = _into and m.conversation_id = gone.id;
  update public.conversations kept set last_message_at = gone.last_message_at, last_sender_id = gone.last_sender_id
    from public.conversations gone
   where gone.user_id = _from and kept.user_id = _into and gone.property_id = kept.property_id
     and gone.last_message_at > kept.last_message_at;
  delete from public.conversations gone using public.conversations kept
   where gone.user_id = _from and kept.user_id = _into and gone.property_id = kept.property_id;
  update public.conversations c set last_sender_id = _into where c.last_sender_id = _from;
  update public.conversations c set blocked_by = _into where c.blocked_by = _from;

  update public.property_visits gone set status = 'cancelled', awaiting = null
    from public.property_visits kept
   where gone.user_id = _from and kept.user_id = _into and gone.property_id = kept.property_id
     and gone.status in ('requested', 'scheduled') and kept.status in ('requested', 'scheduled');
  update public.property_applications gone set status = 'cancelled'
    from public.property_applications kept
   where gone.user_id = _from and kept.user_id = _into and gone.property_id = kept.property_id
     and gone.status in ('submitted', 'under_review') and kept.status in ('submitted', 'under_review');
  -- The notes of the lister stay with the card that goes on.
  update public.lead_notes n set card_id = kept.id
    from public.lead_cards gone join public.lead_cards kept using (property_id)
   where gone.user_id = _from and kept.user_id = _into and n.card_id = gone.id;
end $$;

-- Where the kept account has its own row, that one stays; which tables may hold two of a kind is said here, and anywhere else nothing is done.
create or replace function app.hand_over(_place regclass, _column text, _from uuid, _into uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  once constant text[] := array['application_profiles', 'lead_cards', 'organisation_members', 'person_blocks', 'recent_searches', 'recent_views', 'saved_replies',
    'saved_searches', 'shortlists', 'tax_identities', 'user_roles'];
  spot tid;
begin
  begin
    execute format('update %s set %I = $1 where %2$I = $2', _place, _column) using _into, _from;
    return;
  exception when unique_violation then
    if _place::text <> all (select 'public.' || name from unnest(once) name) then
      raise;
    end if;
  end;
  for spot in execute format('select ctid from %s where %I = $1', _place, _column) using _from loop
    begin
      execute format('update %s set %I = $1 where ctid = $2', _place, _column) using _into, spot;
    exception when unique_violation then
      execute format('delete from %s where ctid = $1', _place) using spot;
    end;
  end loop;
end $$;

create or replace function app.merge_accounts(_from uuid, _into uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  -- What programs and devices of that account may do, and what it agreed to, ends with it; nothing is paid to an account of it.
  ends constant text[] := array['api_programs', 'api_tokens', 'calendar_feeds', 'consents', 'idempotency_keys', 'notification_preferences', 'payout_accounts',
    'push_devices', 'staff_role_requests', 'webhooks', 'webhook_events', 'lost_numbers'];
  signs_in constant text[] := array['accounts', 'admin_pins', 'known_devices', 'oauth_access_tokens', 'oauth_clients', 'oauth_consents', 'oauth_refresh_tokens', 'passkeys', 'sessions', 'two_factors'];
  given_up auth.users;
  found record;
  name text;
begin
  perform from auth.users u where u.id in (_from, _into) order by u.id for update;
  select * into strict given_up from auth.users u where u.id = _from;
  foreach name in array signs_in loop
    execute format('delete from auth.%I where user_id = $1', name) using _from;
  end loop;
  foreach name in array ends loop
    execute format('delete from public.%I where user_id = $1', name) using _from;
  end loop;
  -- What was verified about the person was so under the name and number of that account.
  update public.verification_claims c set status = 'lapsed'
    where c.user_id = _from and c.property_id is null and c.organisation_id is null and c.status in ('submitted', 'verified');
  -- Whoever blocked their other account blocks nobody.
  delete from public.person_blocks b where (b.blocker_id, b.blocked_id) in ((_from, _into), (_into, _from));
  perform app.merge_leads(_from, _into);
  for found in select p.place, p.name from app.columns_of_people() p loop
    perform app.hand_over(found.place, found.name, _from, _into);
  end loop;
  update auth.users u set email = 'merged-' || _from || '@deleted.invalid', email_verified = false, phone = null, phone_verified = false
    where u.id = _from;
  update public.profiles p set phone = null, avatar_url = null where p.user_id = _from;
  update auth.users u set
      email = coalesce(u.email, given_up.email),
      email_verified = case when u.email is null then given_up.email_verified else u.email_verified end,
      phone = coalesce(u.phone, given_up.phone),
      phone_verified = case when u.phone is null then given_up.phone_verified else u.phone_verified end
    where u.id = _into;
end $$;

alter function app.merge_facts(uuid, uuid) owner to kiraya_definer;
alter function app.merge_leads(uuid, uuid) owner to kiraya_definer;
alter function app.hand_over(regclass, text, uuid, uuid) owner to kiraya_definer;
alter function app.merge_accounts(uuid, uuid) owner to kiraya_definer;
grant execute on function app.columns_of_people(), app.merge_leads(uuid, uuid), app.hand_over(regclass, text, uuid, uuid) to kiraya_definer;
grant execute on function app.merge_facts(uuid, uuid), app.merge_accounts(uuid, uuid) to worker;
