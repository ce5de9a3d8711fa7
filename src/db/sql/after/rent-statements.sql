-- Statements of rent get their numbers here; municipal tax is its owner's own.
grant select on rent_statements, municipal_taxes to member, kiraya_definer;
grant insert on rent_statements, municipal_taxes to member;
grant insert, update, delete on rent_statements to worker;
grant delete on municipal_taxes to member, kiraya_definer;
grant delete on rent_statements to kiraya_definer;
grant insert, update, delete on municipal_taxes to worker;

-- Counted from one for each holder and financial year of the statement, like receipts.
create or replace function app.number_rent_statement() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  year constant int := extract(year from new.from_date)::int - (extract(month from new.from_date) < 4)::int;
  series constant text := 'KS/' || year || '-' || lpad(((year + 1) % 100)::text, 2, '0') || '/';
  next int;
begin
  perform pg_advisory_xact_lock(hashtextextended('rent statements ' || new.holder_id, 0));
  select coalesce(max(split_part(s.number, '/', 3)::int), 0) + 1 into next from public.rent_statements s
   where s.holder_id = new.holder_id and starts_with(s.number, series);
  new.number := series || lpad(next::text, greatest(5, length(next::text)), '0');
  return new;
end $$;
alter function app.number_rent_statement() owner to kiraya_definer;
create or replace trigger number_rent_statement before insert on rent_statements
  for each row execute function app.number_rent_statement();

create or replace function app.erase_own_rent_statements(_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  delete from public.rent_statements s where s.holder_id = _user_id;
$$;
alter function app.erase_own_rent_statements(uuid) owner to kiraya_definer;

create or replace function app.erase_own_municipal_taxes(_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  delete from public.municipal_taxes t where t.owner_id = _user_id;
$$;
alter function app.erase_own_municipal_taxes(uuid) owner to kiraya_definer;
