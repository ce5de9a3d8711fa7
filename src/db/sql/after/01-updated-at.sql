-- One trigger keeps updated_at true on every table that has the column.
create or replace function app.touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := app.now();
  return new;
end $$;

do $$
declare
  found record;
begin
  for found in
    select c.oid::regclass as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'updated_at' and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'touch_updated_at')
  loop
    execute format('create trigger touch_updated_at before update on %s
      for each row when (old.* is distinct from new.*) execute function app.touch_updated_at()', found.name);
  end loop;
end $$;
