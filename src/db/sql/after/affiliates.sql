-- Affiliates and brokers: everyone reads their own, administrators write; facts of the past are written by triggers.
grant select on brokers, shadow_balancing_audit, affiliate_registrations, affiliate_profiles, affiliate_shadow_power,
  shadow_power_properties, affiliate_calculation_mode_audit, affiliate_fact_changes to member, kiraya_definer;

grant insert on brokers to member;
grant update (name, firm, city, gstin, rera_numbers, status, activated, reg_fee_paid, reg_paid_at, reg_payment_mode,
  reg_payment_ref, shadow_balancing_enabled, shadow_balancing_start_date, shadow_balancing_end_date,
  shadow_balancing_reason) on brokers to member;
grant insert, update on brokers to worker;
grant insert on shadow_balancing_audit, affiliate_calculation_mode_audit to member, worker;

grant insert on affiliate_registrations, affiliate_profiles, affiliate_shadow_power to member;
grant update (full_name, sponsor_id) on affiliate_registrations to member;
grant update (full_name, email, status, reward_calculation_mode, calculation_mode_changed_at) on affiliate_profiles to member;
grant update (shadow_power_amount, is_active, notes, created_by_admin_id) on affiliate_shadow_power to member;
grant insert, delete on shadow_power_properties to member, worker;
grant insert, update on affiliate_registrations, affiliate_profiles, affiliate_shadow_power to worker;

-- The codes of whom an administrator's search means: by part of name or address, or by the beginning of the code, as patterns.
create or replace function app.affiliates_found(_part text, _code text) returns setof text
  -- The planner takes `ilike` for as cheap as `=`, and would rather read all names in an index than a few pages by their trigrams.
  language plpgsql stable security definer set search_path = '' set enable_indexonlyscan = off
as $$
begin
  if not app.may('affiliates.readAll') then
    return;
  end if;
  return query execute format('select r.affiliate_id from public.affiliate_registrations r where r.full_name ilike %1$L
    union select p.affiliate_id from public.affiliate_profiles p where p.email ilike %1$L
    union select r.affiliate_id from public.affiliate_registrations r where r.affiliate_id like %2$L', _part, _code);
end $$;
grant select on affiliate_registrations, affiliate_profiles to kiraya_definer;
alter function app.affiliates_found(text, text) owner to kiraya_definer;
grant execute on function app.affiliates_found(text, text) to member;
