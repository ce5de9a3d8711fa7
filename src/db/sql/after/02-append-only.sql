-- Histories are written once: not even the owner or a bulk load changes them. `app.make_append_only(table)` says so.
create or replace function app.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create or replace function app.make_append_only(_table regclass) returns void language plpgsql as $$
begin
  execute format('create or replace trigger refuse_change before update or delete on %s
    for each row execute function app.refuse_change()', _table);
  execute format('create or replace trigger refuse_truncate before truncate on %s
    for each statement execute function app.refuse_change()', _table);
end $$;
