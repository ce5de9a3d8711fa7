-- Visits, applications and their timeline: parties ask and answer, nobody deletes, the parties never change.
grant select on property_visits, property_applications to member, kiraya_definer;
grant insert (id, property_id, user_id, lister_id, visit_type, scheduled_date, slot, room_id, notes)
  on property_visits to member;
grant update (status, awaiting, scheduled_date, slot, rating, answered_at) on property_visits to member;
grant insert (id, property_id, user_id, lister_id, move_in_date, household, occupants, income_band, occupation, employer,
  reference_count, room_id, notes) on property_applications to member;
grant update (status, answered_at) on property_applications to member;
grant select, insert on lead_events to member;
grant insert, update on property_visits, property_applications to worker;
grant insert on lead_events to worker;
grant select, insert, update, delete on application_profiles to member;
grant insert, update, delete on application_profiles to worker;
grant select, insert on application_references to member;
grant insert, delete on application_references to worker;

grant select on shortlists, recent_views to kiraya_definer;
grant select, insert, update, delete on shortlists, recent_views, recent_searches to member;
grant insert, update, delete on shortlists, recent_views, recent_searches to worker;

-- What a lister is called: with the organisation that they list the home for.
create or replace function app.lister_name(_property_id uuid, _name text) returns text
  language sql stable security definer set search_path = ''
as $$
  select coalesce((select concat_ws(', ', _name, o.legal_name) from public.properties h
    join public.organisations o on o.id = h.organisation_id where h.id = _property_id), _name);
$$;
alter function app.lister_name(uuid, text) owner to kiraya_definer;
grant execute on function app.lister_name(uuid, text) to member, worker, kiraya_definer;

-- The other side of each given lead: the name always, phone and e-mail once the lead is accepted. An administrator
-- sees both sides. Leads the caller has no part in are left out.
create or replace function app.lead_contacts(_lead_ids uuid[])
  returns table (lead_id uuid, user_id uuid, full_name text, avatar_url text, is_lister boolean, is_open boolean,
    phone text, email text)
  language sql stable security definer set search_path = ''
as $$
  with lead as (
    select v.id, v.property_id, v.user_id, v.lister_id, v.status in ('scheduled', 'completed') as accepted
      from public.property_visits v where v.id = any (_lead_ids)
    union all
    select a.id, a.property_id, a.user_id, a.lister_id, a.status = 'approved'
      from public.property_applications a where a.id = any (_lead_ids)
  ), side as (
    select l.*, l.user_id as person, false as lists from lead l
    union all
    select l.*, l.lister_id, true from lead l
  )
  select s.id, p.user_id, case when s.lists then app.lister_name(s.property_id, p.full_name) else p.full_name end, p.avatar_url, s.lists, o.is_open,
    case when o.is_open then coalesce(case when s.lists then h.contact_phone end, p.phone) end,
    case when o.is_open then coalesce(case when s.lists then h.contact_email end, p.email) end
  from side s
    join public.profiles p on p.user_id = s.person
    left join public.property_private h on h.property_id = s.property_id
    cross join lateral (select s.accepted or (select app.may('leads.readContacts')) as is_open) o
  where ((select app.may('leads.readContacts')) or (app.user_id() in (s.user_id, s.lister_id) and s.person <> app.user_id())
    or (not s.lists and app.user_id() <> s.user_id and s.property_id in (select app.organisation_homes('leads'))));
$$;

alter function app.lead_contacts(uuid[]) owner to kiraya_definer;
grant execute on function app.lead_contacts(uuid[]) to member, worker;

-- How whoever lists a published home answers requests to visit and to rent, whatever home they were of: counts alone, for its page.
-- A request counts once it was answered, or waited for so many hours; what the seeker took back before counts for nobody.
create or replace function app.answers_of_lister(_property_id uuid, _days int, _due_hours int, _most int)
  returns table (requests int, answered int, median_minutes int)
  language sql stable security definer set search_path = ''
as $$
  with lister as (
    select listed_by as id from public.properties where id = _property_id and listing_state = 'published'
  ), lead as (
    (select v.created_at, v.answered_at, v.status in ('cancelled') as is_over from public.property_visits v
       where v.lister_id = (select id from lister) and v.created_at > app.now() - make_interval(days => _days)
       order by v.created_at desc limit _most)
    union all
    (select a.created_at, a.answered_at, a.status in ('withdrawn') from public.property_applications a
       where a.lister_id = (select id from lister) and a.created_at > app.now() - make_interval(days => _days)
       order by a.created_at desc limit _most)
  )
  select count(*)::int, count(answered_at)::int,
      round(percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) / 60)
        filter (where answered_at is not null))::int
    from lead
   where answered_at is not null
      or (not is_over and created_at <= app.now() - make_interval(hours => _due_hours));
$$;
alter function app.answers_of_lister(uuid, int, int, int) owner to kiraya_definer;
grant execute on function app.answers_of_lister(uuid, int, int, int) to kiraya_visitor, member, worker;

-- When visits to a home can be asked for: its lister's hours, and which hours are agreed already, without whom they are for.
create or replace function app.visit_offer_of(_property_id uuid) returns table (hours jsonb, taken jsonb)
  language sql stable security definer set search_path = ''
as $$
  select h.visit_hours, coalesce((
      select jsonb_agg(jsonb_build_object('date', v.scheduled_date, 'hour', left(v.slot, 2)::int) order by v.scheduled_date, v.slot)
        from public.property_visits v
       where v.property_id = h.id and h.visit_hours is not null and v.status = 'scheduled' and v.scheduled_date >= app.today()), '[]')
    from public.properties h
   where h.id = _property_id and h.listing_state in ('published', 'paused');
$$;
alter function app.visit_offer_of(uuid) owner to kiraya_definer;
grant execute on function app.visit_offer_of(uuid) to member, worker;

-- A lister as a request came at that moment, which callers know to the millisecond: how many people had asked in that month of India, and whether
-- anybody has looked at them. A person counts once, and only with a mobile number that they proved: ten addresses cost nothing, ten numbers do.
create or replace function app.lister_standing(_lister_id uuid, _at timestamptz) returns table (leads int, is_known boolean)
  language sql stable security definer set search_path = ''
as $$
  with month as (select date_trunc('month', _at at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata' as start)
  select (select count(*) from (
              select v.user_id from public.property_visits v, month
               where v.lister_id = _lister_id and v.created_at >= month.start and v.created_at < _at + interval '1 millisecond'
              union
              select a.user_id from public.property_applications a, month
               where a.lister_id = _lister_id and a.created_at >= month.start and a.created_at < _at + interval '1 millisecond') asked
            join public.profiles p on p.user_id = asked.user_id and p.phone_verified)::int,
    exists (select from public.verification_claims c
        where c.user_id = _lister_id and c.property_id is null and c.kind = 'identity' and c.status = 'verified')
      or exists (select from public.properties h where h.listed_by = _lister_id and h.verified)
      or exists (select from public.brokers b where b.user_id = _lister_id and b.activated);
$$;
grant select on verification_claims, brokers to kiraya_definer;
alter function app.lister_standing(uuid, timestamptz) owner to kiraya_definer;
grant execute on function app.lister_standing(uuid, timestamptz) to member, worker;
