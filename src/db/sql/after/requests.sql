-- Requests: a home and whoever asked for it, however many messages, visits and applications lie between the two. The office's funnel counts them and
-- its list shows them, both by this one function, so that each figure is as many rows as it opens. Numbers of people and homes only: names
-- are read under the policies of the reader. Null says any; the nil uuid as `_lister` says whoever is no broker.
create or replace function app.requests_between(_from timestamptz, _until timestamptz, _city text, _lister uuid)
  returns table (id uuid, property_id uuid, city text, seeker_id uuid, lister_id uuid, by_broker boolean, asked_at timestamptz,
    answered_at timestamptz, agreed boolean, visited boolean, applied boolean, let boolean)
  language sql stable security definer set search_path = ''
as $$
  select c.id, c.property_id, coalesce(p.city, ''), c.user_id, c.lister_id, b.is_broker, c.created_at, c.answered_at,
      coalesce(v.agreed, false), coalesce(v.visited, false), coalesce(a.applied, false),
      c.stage = 'let' or coalesce(a.let, false)
    from public.lead_cards c
      join public.properties p on p.id = c.property_id
      cross join lateral (select exists (select from public.user_roles r
        where r.user_id = c.lister_id and r.role = 'broker') as is_broker) b
      -- Agreed once, whatever became of it: a cancelled visit had a time, a declined one had none.
      left join lateral (
        select bool_or(v.status in ('scheduled', 'completed') or exists (select from public.lead_events e
              where e.visit_id = v.id and e.status = 'scheduled')) as agreed,
            bool_or(v.status = 'completed') as visited
          from public.property_visits v where v.property_id = c.property_id and v.user_id = c.user_id) v on true
      left join lateral (
        select true as applied, bool_or(exists (select from public.leases l
              where l.application_id = a.id and l.state in ('accepted', 'active', 'ending', 'ended'))) as let
          from public.property_applications a where a.property_id = c.property_id and a.user_id = c.user_id having count(*) > 0) a on true
   where (select app.may('analytics.funnel'))
     and c.created_at >= _from and c.created_at < _until
     and (_city is null or coalesce(p.city, '') = _city)
     and (_lister is null or case when _lister = '00000000-0000-0000-0000-000000000000' then not b.is_broker else c.lister_id = _lister end);
$$;
alter function app.requests_between(timestamptz, timestamptz, text, uuid) owner to kiraya_definer;
grant execute on function app.requests_between(timestamptz, timestamptz, text, uuid) to member;
