-- Commission lines with what makes them readable: the home, and whose rent it is. An affiliate reads their own lines only, and of
-- homes and people below them no more than those names.
do $$
begin
  if to_regtype('app.line_key') is null then
    create type app.line_key as (payment_id uuid, sequence integer, affiliate_id text, kind text);
  end if;
end $$;

create or replace function app.commission_lines(_month date, _keys app.line_key[])
  returns table (payment_id uuid, sequence integer, kind text, affiliate_id text, full_name text, month date,
    origin_month date, property_name text, credited_id text, credited_name text, rvl bigint, share_bp integer, level integer,
    base bigint, rate_bp integer, paid_below_bp integer, amount bigint, status text)
  language sql stable security definer set search_path = ''
as $$
  select l.payment_id, l.sequence, l.kind, l.affiliate_id, coalesce(r.full_name, ''), l.month_year, l.origin_month,
      d.property_name, q.affiliate_id, c.full_name, coalesce(q.rvl, 0), coalesce(q.share_bp, 0)::integer, l.level::integer,
      l.base, l.rate_bp::integer, l.paid_below_bp::integer, l.amount, l.status
    from unnest(_keys) k
      join public.managed_rental_commissions l on l.month_year = _month and l.payment_id = k.payment_id
        and l.sequence = k.sequence and l.affiliate_id = k.affiliate_id and l.kind = k.kind
      left join public.affiliate_registrations r on r.affiliate_id = l.affiliate_id
      left join public.commission_payments q on q.month = _month and q.payment_id = l.payment_id and q.sequence = l.sequence
        and q.kind = l.kind
      left join public.affiliate_registrations c on c.affiliate_id = q.affiliate_id
      left join public.managed_property_rvl_payments p on p.id = l.payment_id
      left join public.managed_property_details d on d.id = p.managed_property_id
   where l.affiliate_id = app.affiliate_id() or (select app.may('commissions.readAll'));
$$;
alter function app.commission_lines(date, app.line_key[]) owner to kiraya_definer;
grant select on managed_rental_commissions, commission_payments, managed_property_rvl_payments, managed_property_details
  to kiraya_definer;
grant execute on function app.commission_lines(date, app.line_key[]) to member;
grant usage on type app.line_key to member;

-- One's own place in the affiliate programme, and of the sponsor no more than the name.
create or replace function app.my_sponsor_name() returns text
  language sql stable security definer set search_path = ''
as $$
  select s.full_name from public.affiliate_registrations r
    join public.affiliate_registrations s on s.affiliate_id = r.sponsor_id where r.user_id = app.user_id();
$$;
alter function app.my_sponsor_name() owner to kiraya_definer;
grant execute on function app.my_sponsor_name() to member;
