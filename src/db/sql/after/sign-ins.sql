-- The security log for administrators. Schema auth stands outside row security, so the definer reads it for them: a page after the
-- last row of the page before, each row with how many there are, counted no further than `_most`. People are found by the index of the
-- directory; more namesakes than that index should collect are met on the walk from the newest.
create or replace function app.find_sign_ins(_words text[], _address text, _events text[], _after timestamptz, _after_id uuid,
    _limit int, _most int)
  returns table (id uuid, user_id uuid, full_name text, event text, ip_address text, user_agent text, created_at timestamptz, total int)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  most_namesakes constant integer := 10000;
  of_words constant text := app.users_condition(_words, null, null);
  people uuid[];
  chosen text := 'true';
begin
  if not app.may('signIns.list') then
    return;
  end if;
  if _events is not null then
    chosen := format('e.event = any(%L::text[])', _events);
  end if;
  if _address is not null then
    chosen := chosen || format(' and e.ip_address = %L', _address);
  elsif cardinality(_words) > 0 then
    execute format('select array(select p.user_id from public.profiles p where %s limit %s)', of_words, most_namesakes + 1) into people;
    chosen := chosen || case when cardinality(people) > most_namesakes
      then format(' and exists (select from public.profiles p where p.user_id = e.user_id and %s)', of_words)
      else format(' and e.user_id = any(%L::uuid[])', people) end;
  end if;
  return query execute format($q$
    select f.*, (select count(*)::int from (select from auth.security_events e where %1$s limit $4) c)
      from (select e.id, e.user_id, p.full_name, e.event, e.ip_address, e.user_agent, e.created_at
          from auth.security_events e left join public.profiles p on p.user_id = e.user_id
         where %1$s%2$s order by e.created_at desc, e.id desc limit $3) f$q$,
    chosen, case when _after is null then '' else ' and (e.created_at, e.id) < ($1, $2)' end)
    using _after, _after_id, _limit, _most;
end $$;

alter function app.find_sign_ins(text[], text, text[], timestamptz, uuid, int, int) owner to kiraya_definer;
grant execute on function app.find_sign_ins(text[], text, text[], timestamptz, uuid, int, int) to member;
