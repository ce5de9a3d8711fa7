-- How many homes there are, kept with every statement that adds or takes some away: counting a million takes longer than a
-- whole screen may. Months are India's.
grant select, insert on home_counts to kiraya_definer;
grant insert, delete on home_counts to worker;

create or replace function app.home_month(_created_at timestamptz) returns date
  language sql immutable
  return date_trunc('month', _created_at at time zone 'Asia/Kolkata')::date;

create or replace function app.count_added_homes() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.home_counts (month, homes)
  select app.home_month(a.created_at), count(*) from added a group by 1;
  return null;
end $$;

create or replace function app.count_removed_homes() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.home_counts (month, homes)
  select app.home_month(g.created_at), -count(*) from gone g group by 1;
  return null;
end $$;

create or replace function app.count_redated_home() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.home_counts (month, homes)
  values (app.home_month(old.created_at), -1), (app.home_month(new.created_at), 1);
  return null;
end $$;

alter function app.count_added_homes() owner to kiraya_definer;
alter function app.count_removed_homes() owner to kiraya_definer;
alter function app.count_redated_home() owner to kiraya_definer;
grant execute on function app.home_month(timestamptz) to kiraya_definer;

create or replace trigger count_added_homes after insert on properties
  referencing new table as added for each statement execute function app.count_added_homes();
create or replace trigger count_removed_homes after delete on properties
  referencing old table as gone for each statement execute function app.count_removed_homes();
create or replace trigger count_redated_home after update of created_at on properties
  for each row when (new.created_at <> old.created_at) execute function app.count_redated_home();
