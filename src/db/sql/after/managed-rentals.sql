-- Managed rentals and their rent values: parties read, administrators write, history is written by triggers.
grant select on managed_rental_applications, managed_properties, managed_property_details, managed_property_rvl_payments,
  managed_property_rvl_changes, managed_property_attributions, managed_property_shares, managed_property_fees
  to member, kiraya_definer;

grant insert on managed_rental_applications, managed_properties, managed_property_details, managed_property_rvl_payments,
  managed_property_attributions to member, worker;
grant update (status, landlord_id, commission_percentage, management_fee_percentage, rental_start_date, rental_end_date,
  rental_value_locked, decline_reason, reviewed_at, reviewed_by_admin_id) on managed_rental_applications to member;
grant update (status, owner_id, broker_id) on managed_properties to member;
grant update (property_name, owner_name, monthly_rent, security_deposit_company, security_deposit_type, payment_mode,
  monthly_rent_payment_date, lease_start_date, lease_end_date, affiliate_name, affiliate_id, rvl_amount, status, home_state, state_missing_since)
  on managed_property_details to member;
grant update (rvl_amount, payment_status, payment_date, marked_paid_at, sequence, paid_by, mode, reference,
  processed_by_admin_id) on managed_property_rvl_payments to member;
grant update on managed_rental_applications, managed_properties, managed_property_details, managed_property_rvl_payments
  to worker;

-- What is written by triggers is written in nobody's name, and never changed: not by bulk loads either.
grant insert on managed_property_rvl_changes, managed_property_shares, managed_property_fees to kiraya_definer;
grant update (landlord_id) on managed_rental_applications to kiraya_definer;
grant update (owner_id) on managed_properties to kiraya_definer;

select app.make_append_only(history) from (values ('managed_property_rvl_changes'::regclass),
  ('managed_property_attributions'), ('managed_property_shares'), ('managed_property_fees')) written (history);

-- Each change of a month's payment, with the reason that the transaction names in app.reason. One that is marked paid
-- changed at that very moment, so that history and payment agree on which side of a cut-off it falls.
create or replace function app.record_new_payments() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.managed_property_rvl_changes
    (payment_id, new_status, new_amount, sequence, reason, changed_by, changed_at)
  select n.id, n.payment_status, n.rvl_amount, n.sequence, nullif(current_setting('app.reason', true), ''),
      app.user_id(), coalesce(n.marked_paid_at, n.created_at)
    from added n order by n.payment_month, n.id;
  return null;
end $$;

create or replace function app.record_changed_payments() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.managed_property_rvl_changes
    (payment_id, old_status, new_status, old_amount, new_amount, sequence, reason, changed_by, changed_at)
  select n.id, o.payment_status, n.payment_status, o.rvl_amount, n.rvl_amount, n.sequence,
      nullif(current_setting('app.reason', true), ''), app.user_id(),
      case when n.marked_paid_at is distinct from o.marked_paid_at then coalesce(n.marked_paid_at, app.clock_timestamp())
        else app.clock_timestamp() end
    from later n join earlier o using (id)
   where (n.payment_status, n.rvl_amount, n.sequence) is distinct from (o.payment_status, o.rvl_amount, o.sequence)
   order by n.payment_month, n.id;
  return null;
end $$;

alter function app.record_new_payments() owner to kiraya_definer;
alter function app.record_changed_payments() owner to kiraya_definer;

create or replace trigger record_new_payments after insert on managed_property_rvl_payments
  referencing new table as added for each statement execute function app.record_new_payments();
create or replace trigger record_changed_payments after update on managed_property_rvl_payments
  referencing old table as earlier new table as later for each statement execute function app.record_changed_payments();

-- The commissionable share in basis points: the lesser of the two percentages. The fee is kept beside it in a history of its own.
create or replace function app.share_bp(_commission numeric, _fee numeric) returns integer
  language sql immutable parallel safe
  return (least(_commission, _fee) * 100)::integer;

create or replace function app.first_shares() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.managed_property_shares (managed_property_id, share_bp, valid_from)
  select n.id, app.share_bp(a.commission_percentage, a.management_fee_percentage), '-infinity'
    from added n join public.managed_rental_applications a on a.id = n.application_id;
  insert into public.managed_property_fees (managed_property_id, fee_bp, valid_from)
  select n.id, (a.management_fee_percentage * 100)::integer, '-infinity'
    from added n join public.managed_rental_applications a on a.id = n.application_id;
  return null;
end $$;

create or replace function app.changed_shares() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.managed_property_shares (managed_property_id, share_bp, valid_from)
  select p.id, app.share_bp(n.commission_percentage, n.management_fee_percentage), app.clock_timestamp()
    from later n join earlier o using (id) join public.managed_properties p on p.application_id = n.id
   where app.share_bp(n.commission_percentage, n.management_fee_percentage)
      <> app.share_bp(o.commission_percentage, o.management_fee_percentage);
  insert into public.managed_property_fees (managed_property_id, fee_bp, valid_from)
  select p.id, (n.management_fee_percentage * 100)::integer, app.clock_timestamp()
    from later n join earlier o using (id) join public.managed_properties p on p.application_id = n.id
   where n.management_fee_percentage <> o.management_fee_percentage;
  return null;
end $$;

alter function app.share_bp(numeric, numeric) owner to kiraya_definer;
alter function app.first_shares() owner to kiraya_definer;
alter function app.changed_shares() owner to kiraya_definer;

create or replace trigger first_shares after insert on managed_properties
  referencing new table as added for each statement execute function app.first_shares();
create or replace trigger changed_shares after update on managed_rental_applications
  referencing old table as earlier new table as later for each statement execute function app.changed_shares();

-- The fee of a month is the one that held at its end, as the share is.
create or replace function app.fee_of(_managed_property_id uuid, _month date) returns integer
  language sql stable parallel safe
as $$
  select f.fee_bp from managed_property_fees f
   where f.managed_property_id = _managed_property_id
     and f.valid_from < (_month + interval '1 month') at time zone 'Asia/Kolkata'
   order by f.valid_from desc, f.id desc limit 1;
$$;
grant execute on function app.fee_of(uuid, date) to member, worker;

-- A landlord whom a broker named becomes the owner as soon as an account with that confirmed address or number exists.
create or replace function app.landlord_of_application() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.landlord_id is null then
    new.landlord_id := app.person_reached_by(new.landlord_email, new.landlord_phone);
  end if;
  return new;
end $$;

create or replace function app.applications_of_landlord() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.managed_rental_applications a set landlord_id = new.user_id
   where a.landlord_id is null and new.email_verified and lower(a.landlord_email) = lower(new.email);
  update public.managed_rental_applications a set landlord_id = new.user_id
   where a.landlord_id is null and new.phone_verified and a.landlord_email is null and a.landlord_phone = new.phone;
  update public.managed_properties p set owner_id = new.user_id from public.managed_rental_applications a
   where p.application_id = a.id and p.owner_id is null and a.landlord_id = new.user_id;
  return null;
end $$;

alter function app.landlord_of_application() owner to kiraya_definer;
alter function app.applications_of_landlord() owner to kiraya_definer;

create or replace trigger landlord_of_application before insert on managed_rental_applications
  for each row execute function app.landlord_of_application();
create or replace trigger applications_of_landlord after insert or update of email, email_verified, phone, phone_verified on profiles
  for each row execute function app.applications_of_landlord();

-- Whose home is managed holds the role whose portal shows it, and approves there what its repairs cost.
create or replace function app.role_of_owner() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.user_roles (user_id, role) values (new.owner_id, 'landlord') on conflict do nothing;
  return null;
end $$;

alter function app.role_of_owner() owner to kiraya_definer;
create or replace trigger role_of_owner after insert or update of owner_id on managed_properties
  for each row when (new.owner_id is not null) execute function app.role_of_owner();
