-- Mandates of managed homes: administrators offer, owners answer, and what was offered is never changed.
grant select, insert on mandates to member;
grant update (state, answered_by, answered_at, signed_name, decline_reason) on mandates to member;
grant select, insert, update on mandates to worker;
grant select on mandates to kiraya_definer;
grant update (management_fee_percentage) on managed_rental_applications to kiraya_definer;

-- The fee that the owner agreed to is the one of the home from this month on: histories of fee and share follow by their triggers.
create or replace function app.fee_of_mandate() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.managed_rental_applications a set management_fee_percentage = new.fee_bp / 100.0
    from public.managed_properties p
   where p.id = new.managed_property_id and a.id = p.application_id
     and a.management_fee_percentage <> new.fee_bp / 100.0;
  return null;
end $$;

alter function app.fee_of_mandate() owner to kiraya_definer;
create or replace trigger fee_of_mandate after update of state on mandates
  for each row when (new.state = 'agreed' and old.state <> 'agreed') execute function app.fee_of_mandate();

-- Where the tenant of a managed home pays while the operator collects; no row: to the landlord. Nothing of it is secret to whoever has the lease's id.
create or replace function app.collector_of_lease(_lease_id uuid) returns table (name text, upi text)
  language sql stable security definer set search_path = ''
as $$
  select m.payee_name, m.payee_upi
    from public.leases l join public.managed_properties p on p.id = l.managed_property_id and p.status = 'active'
      join lateral (select m.collects, m.payee_name, m.payee_upi from public.mandates m
       where m.managed_property_id = l.managed_property_id and m.state = 'agreed'
       order by m.version desc limit 1) m on m.collects = 'operator'
   where l.id = _lease_id;
$$;
alter function app.collector_of_lease(uuid) owner to kiraya_definer;
grant execute on function app.collector_of_lease(uuid) to member, worker;

-- Whether the caller is the landlord of a lease whose tenant pays the operator: what came in is not theirs to say.
create or replace function app.is_paid_by_operator(_lease_id uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from public.leases l where l.id = _lease_id and l.landlord_id = app.user_id())
    and exists (select from app.collector_of_lease(_lease_id));
$$;
alter function app.is_paid_by_operator(uuid) owner to kiraya_definer;
grant execute on function app.is_paid_by_operator(uuid) to member, worker;

-- An agreement is kept as both sides made it; what its owner never agreed to goes with their account.
grant delete on mandates to kiraya_definer;
create or replace function app.erase_own_mandates(_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  delete from public.mandates m using public.managed_properties p
   where p.id = m.managed_property_id and p.owner_id = _user_id and m.state <> 'agreed';
$$;
alter function app.erase_own_mandates(uuid) owner to kiraya_definer;
