-- Dues: jobs write rent, deposits and late fees, receivers write charges, tenants report, receivers confirm; totals, receipt numbers and
-- landlords are the database's.
grant select on rent_dues, rent_payments, rent_allocations, rent_charges, due_closings to member, kiraya_definer;
grant insert (id, lease_id, kind, number, month, from_date, to_date, due_date, amount) on rent_dues to member;
grant insert (due_id, kind, reading_before, reading_after, rate, note, entered_by) on rent_charges to member;
grant update (photo_key, photo_width, photo_height, state, objection, objected_by, answer) on rent_charges to member;
grant insert (id, due_id, kind, amount, reason, reference, paid_on, recorded_by) on due_closings to member;
grant update (taken_back_reason) on due_closings to member;
grant select, insert, update on rent_charges, due_closings to worker;
grant insert (id, lease_id, due_id, amount, mode, reference, part, paid_on, state, note, reported_by, confirmed_by, confirmed_at, replaces_id)
  on rent_payments to member;
grant update (due_id, amount, mode, reference, paid_on, state, note, answer, confirmed_by, confirmed_at)
  on rent_payments to member;
grant insert, update (amount) on rent_allocations to member;
grant insert, update, delete on rent_dues to worker;
grant insert, update on rent_payments to worker;
grant insert, update (amount) on rent_allocations to worker;
grant update (received) on rent_dues to kiraya_definer;
grant delete on rent_allocations to kiraya_definer;
grant update (objection, answer, note, photo_key, photo_width, photo_height) on rent_charges to kiraya_definer;
grant update (reason, taken_back_reason) on due_closings to kiraya_definer;

-- The landlord of the lease; and with the confirmation a number that no other receipt of theirs has.
create or replace function app.rent_payment_facts() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  year constant int := extract(year from new.paid_on)::int - (extract(month from new.paid_on) < 4)::int;
  series constant text := 'KR/' || year || '-' || lpad(((year + 1) % 100)::text, 2, '0') || '/';
  next int;
begin
  if tg_op = 'INSERT' then
    if new.state = 'confirmed' and app.is_paid_by_operator(new.lease_id) then
      raise insufficient_privilege using message = 'What the operator received is not the landlord''s to record';
    end if;
    if new.replaces_id is not null and (new.state <> 'confirmed' or not exists (select from public.rent_payments p
        where p.id = new.replaces_id and p.lease_id = new.lease_id and p.state = 'cancelled' and p.receipt_number is not null)) then
      raise insufficient_privilege using message = 'A receipt replaces one of its lease that was taken back';
    end if;
    new.landlord_id := (select l.landlord_id from public.leases l where l.id = new.lease_id);
  end if;
  -- The receiver confirms what came, and the tenant's own word stays beside it.
  if tg_op = 'UPDATE' and new.state = 'confirmed' and new.amount <> old.amount then
    new.reported_amount := old.amount;
  end if;
  if new.state = 'confirmed' and new.receipt_number is null and not new.is_opening then
    perform pg_advisory_xact_lock(hashtextextended('receipts ' || new.landlord_id, 0));
    select coalesce(max(split_part(p.receipt_number, '/', 3)::int), 0) + 1 into next from public.rent_payments p
     where p.landlord_id = new.landlord_id and starts_with(p.receipt_number, series);
    new.receipt_number := series || lpad(next::text, greatest(5, length(next::text)), '0');
  end if;
  return new;
end $$;

-- The total of a due is what its allocations say, what closed a part of it without a payment, and what a settlement took for it from the
-- deposit; a payment that was taken back covers nothing.
create or replace function app.sum_of_due() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  due constant uuid := case tg_op when 'DELETE' then old.due_id else new.due_id end;
begin
  update public.rent_dues d set received = coalesce(
      (select sum(a.amount) from public.rent_allocations a where a.due_id = due), 0)
      + coalesce((select sum(c.amount) from public.due_closings c where c.due_id = due and c.taken_back_reason is null), 0)
      + coalesce((select sum(n.covered) from public.settlement_lines n where n.due_id = due), 0)
   where d.id = due;
  return null;
end $$;

create or replace function app.free_dues_of_payment() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.rent_allocations a where a.payment_id = new.id;
  return null;
end $$;

-- What was paid for a charge that is cancelled is the tenant's credit.
create or replace function app.free_payments_of_due() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.rent_allocations a where a.due_id = new.due_id;
  return null;
end $$;

-- The rules of src/domain/rent-charges.ts once more: the tenant objects, and the receiver keeps or cancels; a photo is the receiver's.
create or replace function app.guard_rent_charge() returns trigger language plpgsql as $$
declare
  side text;
begin
  if current_user <> 'member' then
    return new;
  end if;
  select case when l.tenant_id = app.user_id() or l.id in (select app.co_tenancies()) then 'tenant' else 'receiver' end into side
    from rent_dues d join leases l on l.id = d.lease_id where d.id = old.due_id;
  if new.state <> old.state and not coalesce(case new.state
      when 'objected' then side = 'tenant' and old.state = 'open' and new.objected_by = app.user_id()
      when 'kept' then side = 'receiver' and old.state = 'objected'
      when 'cancelled' then side = 'receiver'
    end, false) then
    raise insufficient_privilege using message = 'This side may not move the charge there';
  end if;
  if (new.objection, new.objected_by) is distinct from (old.objection, old.objected_by) and side <> 'tenant'
    or (new.answer, new.photo_key) is distinct from (old.answer, old.photo_key) and side <> 'receiver' then
    raise insufficient_privilege using message = 'Each side says its own of a charge';
  end if;
  return new;
end $$;

-- What whoever leaves said of charges, waivers and tax goes; amounts and references stay for as long as the law asks for the books.
create or replace function app.erase_own_rent_words(_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  update public.rent_charges c set note = null, answer = null, photo_key = null, photo_width = null, photo_height = null
   where c.entered_by = _user_id;
  update public.rent_charges c set objection = case c.state when 'objected' then '' end where c.objected_by = _user_id;
  update public.due_closings c set reason = null where c.recorded_by = _user_id and c.reason is not null;
$$;

-- The rules of src/domain/rents.ts once more, which src/db/rent-guards.test.ts compares for every side and state.
create or replace function app.guard_rent_payment() returns trigger language plpgsql as $$
declare
  side text;
begin
  if current_user <> 'member' then
    return new;
  end if;
  select case app.user_id() when l.tenant_id then 'tenant' when l.landlord_id then 'receiver' end into side
    from leases l where l.id = old.lease_id;
  if side is null and old.lease_id in (select app.co_tenancies()) then
    side := 'tenant';
  end if;
  if side is null and ((select app.may('rents.actForLandlord')) or old.lease_id = app.collecting()
      or exists (select from leases l where l.id = old.lease_id and l.managed_property_id in (select app.managed_homes()))) then
    side := 'receiver';
  end if;
  if side = 'receiver' and app.is_paid_by_operator(old.lease_id) then
    side := null;
  end if;
  if not coalesce(case
      when old.state in ('reported', 'mismatch') and new.state = 'confirmed'
        then side = 'receiver' and new.confirmed_by = app.user_id()
      when old.state = 'reported' and new.state = 'mismatch' then side = 'receiver'
      when old.state in ('reported', 'mismatch') and new.state = 'reported' then side = 'tenant'
      when old.state in ('reported', 'mismatch') and new.state = 'cancelled' then side = 'tenant'
      when old.state = 'confirmed' and new.state = 'cancelled' then side = 'receiver'
    end, false) then
    raise insufficient_privilege using message = 'This side may not move the payment there';
  end if;
  if (new.mode, new.reference, new.paid_on) is distinct from (old.mode, old.reference, old.paid_on)
    and side <> 'tenant' then
    raise insufficient_privilege using message = 'Who paid says how';
  end if;
  if new.amount <> old.amount and (old.state = 'confirmed' or new.state = 'cancelled') then
    raise insufficient_privilege using message = 'A confirmed amount stays';
  end if;
  return new;
end $$;

-- The landlord's sealed PAN for a receipt, or when they refused it, to whoever may see that receipt: a tenant who claims house rent allowance has to name
-- it (Income-tax Act, rule 26C). The same limit as `needsPan` in src/domain/rents.ts.
drop function if exists app.pan_of_receipt(uuid);
create or replace function app.pan_of_receipt(_payment_id uuid)
  returns table (owner uuid, key_id text, sealed bytea, refused_at timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select l.landlord_id, t.key_id, t.sealed, r.refused_at
    from public.rent_payments p join public.leases l on l.id = p.lease_id
      left join public.tax_identities t on t.user_id = l.landlord_id
      left join public.pan_refusals r on r.user_id = l.landlord_id
   where p.id = _payment_id and p.state = 'confirmed' and l.rent * 12 > 10000000
     and (app.user_id() in (l.landlord_id, l.tenant_id) or (select app.may('payees.reveal'))
       or l.id in (select app.co_tenancies()) or l.managed_property_id in (select app.managed_homes()));
$$;

-- The sealed bank account of the landlord for whoever pays the rent of this lease, where the landlord shows it there; not while a change of it is held.
create or replace function app.bank_of_lease(_lease_id uuid)
  returns table (owner uuid, key_id text, sealed bytea, ifsc text, holder_name text)
  language sql stable security definer set search_path = ''
as $$
  select a.user_id, a.key_id, a.sealed, a.ifsc, a.holder_name
    from public.leases l join public.payout_accounts a on a.user_id = l.landlord_id
   where l.id = _lease_id and l.payee_shows_bank and l.state in ('active', 'ending', 'ended')
     and (a.held_until is null or a.held_until <= app.now())
     and (app.user_id() in (l.landlord_id, l.tenant_id) or l.id in (select app.co_tenancies()));
$$;
alter function app.bank_of_lease(uuid) owner to kiraya_definer;
grant execute on function app.bank_of_lease(uuid) to member;

alter function app.pan_of_receipt(uuid) owner to kiraya_definer;
grant execute on function app.pan_of_receipt(uuid) to member;
alter function app.rent_payment_facts() owner to kiraya_definer;
alter function app.sum_of_due() owner to kiraya_definer;
alter function app.free_dues_of_payment() owner to kiraya_definer;
alter function app.free_payments_of_due() owner to kiraya_definer;
alter function app.erase_own_rent_words(uuid) owner to kiraya_definer;
grant execute on function app.guard_rent_charge() to member, worker;
grant execute on function app.guard_rent_payment() to member, worker;

create or replace trigger guard_rent_payment before update on rent_payments
  for each row execute function app.guard_rent_payment();
create or replace trigger rent_payment_facts before insert or update of state on rent_payments
  for each row execute function app.rent_payment_facts();
create or replace trigger free_dues_of_payment after update of state on rent_payments
  for each row when (new.state = 'cancelled' and old.state = 'confirmed') execute function app.free_dues_of_payment();
create or replace trigger sum_of_due after insert or update of amount or delete on rent_allocations
  for each row execute function app.sum_of_due();
create or replace trigger guard_rent_charge before update on rent_charges
  for each row execute function app.guard_rent_charge();
-- Before the next one by its name: what was paid is free when the total is summed.
create or replace trigger free_payments_of_due after insert on due_closings
  for each row when (new.kind = 'cancelled') execute function app.free_payments_of_due();
create or replace trigger sum_of_due after insert or update of taken_back_reason on due_closings
  for each row execute function app.sum_of_due();
