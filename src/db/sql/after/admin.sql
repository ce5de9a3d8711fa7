-- Whole-table figures for administrators: counted from indexes by the definer, since a row policy would be asked for
-- every one of a million rows. Anybody else counts nothing.
grant select on brokers, managed_rental_applications, home_counts to kiraya_definer;

create or replace function app.admin_figures(_month_began timestamptz)
  returns table (name text, now bigint, before bigint)
  language sql stable security definer set search_path = ''
as $$
  select f.name, f.now, f.before from (
    select 'properties' as name, coalesce(sum(h.homes), 0) as now,
        coalesce(sum(h.homes) filter (where h.month < (_month_began at time zone 'Asia/Kolkata')::date), 0) as before
      from public.home_counts h
    union all
    select 'users', count(*), count(*) filter (where p.created_at < _month_began) from public.profiles p
    union all
    select 'brokers', count(*), count(*) filter (where coalesce(b.reg_paid_at, b.created_at) < _month_began)
      from public.brokers b where b.activated
    union all
    select 'revenue', coalesce(sum(a.monthly_rent), 0)::bigint,
        coalesce(sum(a.monthly_rent) filter (where coalesce(a.reviewed_at, a.created_at) < _month_began), 0)::bigint
      from public.managed_rental_applications a where a.status = 'approved'
    union all
    select 'leases', count(*) filter (where l.state <> 'ended'),
        count(*) filter (where l.start_date < m.began and (l.ended_on is null or l.ended_on >= m.began))
      from public.leases l, (select (_month_began at time zone 'Asia/Kolkata')::date as began) m
     where l.state in ('active', 'ending', 'ended')
    union all
    select 'pending', count(*) filter (where a.status = 'submitted'),
        count(*) filter (where a.created_at < _month_began and coalesce(a.reviewed_at, 'infinity') >= _month_began)
      from public.managed_rental_applications a
     where a.status = 'submitted' or a.created_at < _month_began and a.reviewed_at >= _month_began
    union all
    -- Whatever moved since is told by its history; what did not is as it was.
    select 'repairs', count(*) filter (where r.status = 'open'),
        count(*) filter (where r.created_at < _month_began and coalesce((select e.status from public.maintenance_events e
          where e.request_id = r.id and e.created_at < _month_began order by e.created_at desc limit 1), 'open') = 'open')
      from public.maintenance_requests r where r.status = 'open' or r.updated_at >= _month_began
  ) f where app.may('admin.overview');
$$;

-- The rows of a list that have all the words, when they are few; null when they are many, or for whoever may not read the list:
-- then the list is walked newest first under its policies, and finds them soon. A policy keeps text conditions away from the
-- indexes (they might leak what they see), so the definer asks those.
create or replace function app.few_with_words(_list text, _text text, _most integer) returns uuid[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  words constant text := case _list
    when 'homes' then 'app.list_words(t.title, t.locality, t.city, null)'
    when 'managed homes' then 'app.list_words(t.property_name, t.owner_name, t.affiliate_name, t.affiliate_id)'
    when 'enquiries' then 'app.list_words(t.name, coalesce(t.email, '''') || '' '' || coalesce(t.phone || '' '' || right(t.phone, 10), ''''),
      t.company, t.message)' end;
  source constant text := case _list when 'homes' then 'public.properties' when 'enquiries' then 'public.enquiries'
    else 'public.managed_property_details' end;
  found_ids uuid[];
begin
  if not (case _list when 'homes' then app.may('properties.readAll') when 'enquiries' then app.may('enquiries.readAll')
      else app.may('managedRentals.readAll') end) then
    return null;
  end if;
  execute format('select array(select t.id from %s t where %s @@ %L::tsquery limit %s)', source, words,
    app.list_query(_text), _most + 1) into found_ids;
  return case when cardinality(found_ids) <= _most then found_ids end;
end $$;

-- The same of letters in some states, by their own words or by the beginnings of the names of their person.
create or replace function app.few_letters(_text text, _states text[], _most integer) returns uuid[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  words constant text[] := regexp_split_to_array(lower(trim(_text)), '\s+');
  in_state constant text := case when _states is null then 'true' else format('t.status = any(%L)', _states) end;
  found_ids uuid[];
begin
  if not app.may('mailLog.readAll') then
    return null;
  end if;
  execute format('select array(select f.id from (
      (select t.id from public.mails t
        where app.list_words(t.recipient, t.subject, t.kind, null) @@ %1$L::tsquery and %2$s limit %3$s)
      union
      (select t.id from public.mails t where %2$s and t.user_id in (select p.user_id from public.profiles p
        where %4$s and lower('' '' || p.full_name) like all (%5$L::text[])) limit %3$s)) f limit %3$s)',
    app.list_query(_text), in_state, _most + 1, app.users_condition(words, null, null),
    array(select '% ' || regexp_replace(w, '([\\%_])', '\\\1', 'g') || '%' from unnest(words) w)) into found_ids;
  return case when cardinality(found_ids) <= _most then found_ids end;
end $$;

-- The same of claims, by the words of the home or by the name of the person or organisation.
create or replace function app.few_claims(_text text, _words text[], _most integer) returns uuid[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  most_namesakes constant integer := 10000;
  homes constant uuid[] := app.few_with_words('homes', _text, _most);
  people uuid[];
  found_ids uuid[];
begin
  if homes is null or not app.may('claims.readAll') then
    return null;
  end if;
  execute format('select array(select p.user_id from public.profiles p where %s and lower(p.full_name) like all (%L::text[]) limit %s)',
    app.users_condition(_words, null, null),
    array(select '%' || regexp_replace(w, '([\\%_])', '\\\1', 'g') || '%' from unnest(_words) w), most_namesakes + 1) into people;
  if cardinality(people) > most_namesakes then
    return null;
  end if;
  execute 'select array(select f.id from (select c.id from public.verification_claims c where c.property_id = any($1)
    union select c.id from public.verification_claims c where c.user_id = any($2)
    union select c.id from public.organisations o join public.verification_claims c on c.organisation_id = o.id
      where lower(o.legal_name) like all ($4)) f limit $3)'
    into found_ids using homes, people, _most + 1,
      array(select '%' || regexp_replace(w, '([\\%_])', '\\\1', 'g') || '%' from unnest(_words) w);
  return case when cardinality(found_ids) <= _most then found_ids end;
end $$;

alter function app.admin_figures(timestamptz) owner to kiraya_definer;
grant select on mails to kiraya_definer;
alter function app.few_with_words(text, text, integer) owner to kiraya_definer;
alter function app.few_letters(text, text[], integer) owner to kiraya_definer;
alter function app.few_claims(text, text[], integer) owner to kiraya_definer;
grant execute on function app.few_with_words(text, text, integer), app.few_letters(text, text[], integer),
  app.few_claims(text, text[], integer) to member;
grant execute on function app.admin_figures(timestamptz) to member;
