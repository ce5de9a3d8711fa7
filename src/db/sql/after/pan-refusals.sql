-- Whoever does not give their PAN says so for themselves; giving it takes that back.
grant select, insert (user_id), delete on pan_refusals to member;
grant insert, update, delete on pan_refusals to worker;
grant select, delete on pan_refusals to kiraya_definer;

create or replace function app.pan_was_given() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.pan_refusals r where r.user_id = new.user_id;
  return null;
end $$;
alter function app.pan_was_given() owner to kiraya_definer;
create or replace trigger pan_was_given after insert or update of sealed on tax_identities
  for each row execute function app.pan_was_given();

-- The PANs of those who paid an owner a rent above ₹50,000 a month in that time, sealed: who deducts tax from it names both PANs, and
-- the owner's return names the tenant's. To the owner alone.
create or replace function app.tenant_pans(_from date, _to date)
  returns table (lease_id uuid, owner uuid, key_id text, sealed bytea, refused_at timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select l.id, l.tenant_id, t.key_id, t.sealed, r.refused_at
    from public.leases l
      left join public.tax_identities t on t.user_id = l.tenant_id
      left join public.pan_refusals r on r.user_id = l.tenant_id
   where l.landlord_id = app.user_id() and l.tenant_id is not null and l.rent > 5000000
     and exists (select from public.rent_payments p
       where p.lease_id = l.id and p.state = 'confirmed' and p.paid_on between _from and _to)
   order by l.tenant_name, l.id limit 200;
$$;
alter function app.tenant_pans(date, date) owner to kiraya_definer;
grant execute on function app.tenant_pans(date, date) to member;

create or replace function app.erase_own_pan_refusals(_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  delete from public.pan_refusals r where r.user_id = _user_id;
$$;
alter function app.erase_own_pan_refusals(uuid) owner to kiraya_definer;
