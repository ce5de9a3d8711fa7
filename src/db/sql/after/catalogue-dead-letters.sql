-- Homes that the search engine did not take: kept by whoever writes its index, and by `npm run search -- retry`.
grant select, insert, update, delete on catalogue_dead_letters to worker;

-- Homes are written to the search engine once more, under a version above all that it was given: what it has of them is not to be
-- trusted, and the same version is not written twice.
create or replace function app.list_again(_homes uuid[]) returns void
  language sql security definer set search_path = 'public', 'pg_temp' as $$
  update listings set version = nextval('catalogue_version') where property_id = any(_homes);
  insert into catalogue_changes (home) select distinct home from unnest(_homes) as home on conflict do nothing;
$$;
alter function app.list_again(uuid[]) owner to kiraya_definer;
grant execute on function app.list_again(uuid[]) to worker;
