-- The company of an owner's managed home: chosen anew by taking the one before away.
grant select, insert, delete on owner_companies to member;
grant select on owner_companies to worker, kiraya_definer;

-- Their facts, for whoever sees the home. Members of an organisation alone read its row.
drop function if exists app.company_of_home(uuid);
create or replace function app.company_of_home(_id uuid) returns table (id uuid, legal_name text, gstin text, paid_from timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select o.id, o.legal_name, o.gstin, c.paid_from
    from public.owner_companies c join public.organisations o on o.id = c.organisation_id
      join public.managed_properties p on p.id = c.managed_property_id
   where p.id = _id and (p.owner_id = app.user_id() or (select app.may('managedRentals.readAll')));
$$;
alter function app.company_of_home(uuid) owner to kiraya_definer;
grant execute on function app.company_of_home(uuid) to member;
grant select on organisations to kiraya_definer;

-- A home that changes hands is its new owner's own, until they say otherwise.
create or replace function app.forget_owner_company() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.owner_companies c where c.managed_property_id = new.id;
  return null;
end $$;
grant delete on owner_companies to kiraya_definer;
alter function app.forget_owner_company() owner to kiraya_definer;
create or replace trigger forget_owner_company after update of owner_id on managed_properties
  for each row when (old.owner_id is distinct from new.owner_id) execute function app.forget_owner_company();
