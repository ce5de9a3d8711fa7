-- What each fact of an affiliate was before it changed, written by triggers and never changed; and how it all stood at the
-- end of a month (compensation plan, section 1, "as of").
grant insert on affiliate_fact_changes to kiraya_definer;
select app.make_append_only('affiliate_fact_changes'), app.make_append_only('shadow_balancing_audit'),
  app.make_append_only('affiliate_calculation_mode_audit');

-- First day of the first month that reads the new value: a sponsor counts from the next month on, everything else at once.
create or replace function app.fact_counts_from(_fact text, _at timestamptz) returns date
  language sql immutable parallel safe
  return (date_trunc('month', _at at time zone 'Asia/Kolkata')
    + case when _fact = 'sponsor' then interval '1 month' else interval '0' end)::date;

create or replace function app.keep_fact_change(_affiliate_id text, _fact text, _before jsonb, _after jsonb,
  _at timestamptz) returns void
  language sql security definer set search_path = ''
as $$
  insert into public.affiliate_fact_changes (affiliate_id, fact, before, after, changed_by, changed_at, effective_from)
  select _affiliate_id, _fact, _before, _after, app.user_id(), _at, app.fact_counts_from(_fact, _at)
   where _before is distinct from _after;
$$;

create or replace function app.keep_registration_changes() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.keep_fact_change(n.affiliate_id, 'sponsor', to_jsonb(o.sponsor_id), to_jsonb(n.sponsor_id), app.clock_timestamp())
    from later n join earlier o using (affiliate_id) where n.sponsor_id is distinct from o.sponsor_id;
  return null;
end $$;

-- A registration without profile is active and balanced; a profile that comes later changes that from then on.
create or replace function app.keep_new_profiles() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.keep_fact_change(n.affiliate_id, 'status', null, to_jsonb(n.status), n.created_at),
      app.keep_fact_change(n.affiliate_id, 'mode', to_jsonb('balanced'::text), to_jsonb(n.reward_calculation_mode),
        n.created_at)
    from added n join public.affiliate_registrations r using (affiliate_id) where n.created_at > r.created_at;
  return null;
end $$;

create or replace function app.keep_profile_changes() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.keep_fact_change(n.affiliate_id, 'status', to_jsonb(o.status), to_jsonb(n.status), app.clock_timestamp()),
      app.keep_fact_change(n.affiliate_id, 'mode', to_jsonb(o.reward_calculation_mode),
        to_jsonb(n.reward_calculation_mode), app.clock_timestamp())
    from later n join earlier o using (affiliate_id)
   where (n.status, n.reward_calculation_mode) is distinct from (o.status, o.reward_calculation_mode);
  return null;
end $$;

create or replace function app.active_power(_power public.affiliate_shadow_power) returns bigint
  language sql immutable parallel safe
as $$ select case when (_power).is_active then (_power).shadow_power_amount else 0 end $$;

create or replace function app.keep_new_powers() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.keep_fact_change(n.affiliate_id, 'shadow_power', '0', to_jsonb(app.active_power(n)), n.created_at)
    from added n;
  return null;
end $$;

create or replace function app.keep_power_changes() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.keep_fact_change(n.affiliate_id, 'shadow_power', to_jsonb(app.active_power(o)),
      to_jsonb(app.active_power(n)), app.clock_timestamp())
    from later n join earlier o using (affiliate_id);
  return null;
end $$;

-- The grant of a broker is a fact of the affiliate who is the same person.
create or replace function app.grant_of(_broker public.brokers) returns jsonb
  language sql immutable parallel safe
as $$
  select case when (_broker).shadow_balancing_enabled
    then jsonb_build_object('start', (_broker).shadow_balancing_start_date, 'end', (_broker).shadow_balancing_end_date) end;
$$;

create or replace function app.keep_new_grants() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.keep_fact_change(r.affiliate_id, 'shadow_balancing', null, app.grant_of(n), n.created_at)
    from added n join public.affiliate_registrations r using (user_id) where n.created_at > r.created_at;
  return null;
end $$;

create or replace function app.keep_grant_changes() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.keep_fact_change(r.affiliate_id, 'shadow_balancing', app.grant_of(o), app.grant_of(n), app.clock_timestamp())
    from earlier o join later n using (id, user_id) join public.affiliate_registrations r using (user_id);
  return null;
end $$;

-- When an account is erased, broker and affiliate lose it one after the other before any other trigger runs: whoever is
-- first still finds the other and ends the grant.
create or replace function app.end_grant_of_account() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.keep_fact_change(r.affiliate_id, 'shadow_balancing', app.grant_of(b), null, app.clock_timestamp())
    from public.brokers b join public.affiliate_registrations r using (user_id) where b.user_id = old.user_id;
  return new;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['keep_fact_change(text, text, jsonb, jsonb, timestamptz)', 'keep_registration_changes()',
    'keep_new_profiles()', 'keep_profile_changes()', 'keep_new_powers()', 'keep_power_changes()', 'keep_new_grants()',
    'keep_grant_changes()', 'end_grant_of_account()', 'fact_counts_from(text, timestamptz)', 'active_power(affiliate_shadow_power)',
    'grant_of(brokers)']
  loop
    execute format('alter function app.%s owner to kiraya_definer', name);
  end loop;
end $$;

create or replace trigger keep_changes after update on affiliate_registrations
  referencing old table as earlier new table as later for each statement execute function app.keep_registration_changes();
create or replace trigger keep_new after insert on affiliate_profiles
  referencing new table as added for each statement execute function app.keep_new_profiles();
create or replace trigger keep_changes after update on affiliate_profiles
  referencing old table as earlier new table as later for each statement execute function app.keep_profile_changes();
create or replace trigger keep_new after insert on affiliate_shadow_power
  referencing new table as added for each statement execute function app.keep_new_powers();
create or replace trigger keep_changes after update on affiliate_shadow_power
  referencing old table as earlier new table as later for each statement execute function app.keep_power_changes();
create or replace trigger keep_new after insert on brokers
  referencing new table as added for each statement execute function app.keep_new_grants();
create or replace trigger keep_changes after update on brokers
  referencing old table as earlier new table as later for each statement execute function app.keep_grant_changes();
create or replace trigger end_grant before update of user_id on brokers
  for each row when (old.user_id is distinct from new.user_id) execute function app.end_grant_of_account();
create or replace trigger end_grant before update of user_id on affiliate_registrations
  for each row when (old.user_id is distinct from new.user_id) execute function app.end_grant_of_account();

-- Everybody who had joined by the end of the month, as they stood at its last instant: what a fact was before its first change
-- that counts later, else what it is now. One pass over each table, and it runs as the caller, under the caller's row policies.
create or replace function app.affiliates_as_of(_month date)
  returns table (affiliate_id text, sponsor_id text, status text, mode text, shadow_power bigint, grant_start date,
    grant_end date, joined_at timestamptz)
  language sql stable parallel safe
as $$
  with later as (
    select distinct on (c.affiliate_id, c.fact) c.affiliate_id, c.fact, c.before
      from public.affiliate_fact_changes c
     where c.effective_from > (date_trunc('month', _month::timestamp) + interval '1 month - 1 day')::date
     order by c.affiliate_id, c.fact, c.id
  ), was as (
    select l.affiliate_id, jsonb_object_agg(l.fact, l.before) as facts from later l group by l.affiliate_id
  )
  select r.affiliate_id,
      case when w.facts ? 'sponsor' then w.facts ->> 'sponsor' else r.sponsor_id end,
      coalesce(case when w.facts ? 'status' then w.facts ->> 'status' else p.status end, 'active'),
      coalesce(w.facts ->> 'mode', p.reward_calculation_mode, 'balanced'),
      coalesce((w.facts ->> 'shadow_power')::bigint, case when s.is_active then s.shadow_power_amount else 0 end, 0),
      case when w.facts ? 'shadow_balancing' then (w.facts #>> '{shadow_balancing,start}')::date
        else b.shadow_balancing_start_date end,
      case when w.facts ? 'shadow_balancing' then (w.facts #>> '{shadow_balancing,end}')::date
        else b.shadow_balancing_end_date end,
      r.created_at
    from public.affiliate_registrations r
      left join public.affiliate_profiles p on p.affiliate_id = r.affiliate_id
      left join public.affiliate_shadow_power s on s.affiliate_id = r.affiliate_id
      left join public.brokers b on b.user_id = r.user_id and b.shadow_balancing_enabled
      left join was w on w.affiliate_id = r.affiliate_id
   where r.created_at < (date_trunc('month', _month::timestamp) + interval '1 month') at time zone 'Asia/Kolkata';
$$;
grant execute on function app.affiliates_as_of(date) to member, worker, kiraya_bulk;
