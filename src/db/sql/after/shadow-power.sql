-- The specification's remote procedure: replaces the rows that display an affiliate's shadow power as properties, so that
-- they sum to it to the paisa. It runs as the caller: row policies let administrators only.
create or replace function public.add_shadow_power_virtual_properties(p_affiliate_id text, p_shadow_amount bigint,
  p_property_count integer default 1) returns integer
  language plpgsql set search_path = ''
as $$
declare
  parts integer := least(p_property_count, p_shadow_amount);
begin
  if p_shadow_amount < 0 or p_property_count not between 1 and 1000 then
    raise exception 'shadow-power.out-of-range' using errcode = 'KR409', hint = 'shadow_power_amount';
  end if;
  if not exists (select from public.affiliate_registrations r where r.affiliate_id = p_affiliate_id) then
    raise exception 'affiliate.unknown' using errcode = 'KR409', hint = 'affiliate_id';
  end if;
  delete from public.shadow_power_properties p where p.affiliate_id = p_affiliate_id;
  insert into public.shadow_power_properties (affiliate_id, position, amount)
  select p_affiliate_id, n, p_shadow_amount / nullif(parts, 0) + (n <= p_shadow_amount % nullif(parts, 0))::integer
    from generate_series(1, parts) n;
  return parts;
end $$;
revoke all on function public.add_shadow_power_virtual_properties(text, bigint, integer) from public;
grant execute on function public.add_shadow_power_virtual_properties(text, bigint, integer) to member, worker;
