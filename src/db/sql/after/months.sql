-- Commission months: frozen rows are read by whom they concern, and written by the close alone, table by table.
grant select on plan_versions, commission_months, commission_nodes, commission_payments, managed_rental_commissions,
  commission_holds to member, kiraya_definer;
grant insert on plan_versions to member, worker;
grant insert, update on commission_months to worker;
grant update (decision, decision_reason, decided_by, decided_at) on commission_holds to member;
revoke insert, update, delete, truncate on commission_nodes, commission_payments, managed_rental_commissions
  from kiraya_bulk;
revoke update, delete, truncate on plan_versions from kiraya_bulk;

select app.make_append_only('commission_nodes'), app.make_append_only('commission_payments'),
  app.make_append_only('managed_rental_commissions');

grant usage on schema months to kiraya_bulk;
revoke insert on months.ledger_entries_day from kiraya_bulk;

-- The plan a month was closed with, else the newest version in force by then; null: the one that the product comes with.
create or replace function app.plan_of(_month date) returns jsonb
  language sql stable parallel safe
as $$
  select v.parameters from plan_versions v
    left join commission_months m on m.month = _month and m.closed_at is not null and m.plan_version = v.version
   where v.valid_from <= _month order by m.month is null, v.valid_from desc, v.created_at desc limit 1;
$$;
grant execute on function app.plan_of(date) to member, worker, kiraya_bulk;

-- What the specification's clients read: one row per affiliate and closed month, under the policies of the nodes.
create or replace view affiliate_metrics with (security_invoker = true) as
  select affiliate_id, month, rank, rate_bp, personal, team, primary_stream, growth_stream, qualifying, earned, held,
    created_at
  from commission_nodes;
grant select on affiliate_metrics to member, worker;

-- The steps of a close that need the tables' owner. Names are made here, never taken; only the bulk role may call.
create or replace function app.month_table(_parent text, _key text, _run uuid) returns text
  language plpgsql immutable set search_path = ''
as $$
begin
  if _parent not in ('commission_nodes', 'commission_payments', 'managed_rental_commissions', 'ledger_entries')
      or _key !~ '^[0-9]{4}-[0-9]{2}$' then
    raise exception 'No month table of % for %', _parent, _key using errcode = 'invalid_parameter_value';
  end if;
  return _parent || '_' || replace(_key, '-', '_') || coalesce('_' || left(replace(_run::text, '-', ''), 12), '');
end $$;

-- A table of its own that nobody but the bulk role may read, filled by COPY, which does not run under row security, and bound
-- by it when it is attached at the end.
create or replace function app.create_month_table(_parent text, _key text, _run uuid) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  name text := app.month_table(_parent, _key, _run);
begin
  execute format('create table months.%I (like public.%I including defaults including generated including constraints)',
    name, _parent);
  execute format('alter table months.%I add constraint partition_key check (%s)', name,
    case _parent when 'ledger_entries' then format('book = %L', _key)
      when 'managed_rental_commissions' then format('month_year = %L', _key || '-01')
      else format('month = %L', _key || '-01') end);
  -- What all regular rows of a month have alike need not be sent with each.
  execute format('alter table months.%I %s', name, case _parent
    when 'commission_nodes' then format('alter month set default %L', _key || '-01')
    when 'ledger_entries' then format('alter kind set default ''regular'', alter book set default %L,
      alter month set default %L', _key, _key || '-01')
    else format('alter kind set default ''regular'', alter %I set default %L, alter origin_month set default %2$L',
      case _parent when 'commission_payments' then 'month' else 'month_year' end, _key || '-01') end);
  execute format('grant select, insert, maintain on months.%I to kiraya_bulk', name);
  return format('months.%I', name);
end $$;

-- The indexes of the parent, built once on the full table; attaching adopts them.
create or replace function app.index_month_table(_parent text, _key text, _run uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  name text := app.month_table(_parent, _key, _run);
  wanted record;
begin
  for wanted in select i.indisprimary as is_key, pg_get_indexdef(i.indexrelid) as text,
        pg_get_constraintdef(k.oid) as key_text
      from pg_index i left join pg_constraint k on k.conindid = i.indexrelid and k.contype = 'p'
      where i.indrelid = format('public.%I', _parent)::regclass loop
    if wanted.is_key then
      execute format('alter table months.%I add %s', name, wanted.key_text);
    else
      execute regexp_replace(wanted.text, '^(CREATE (?:UNIQUE )?INDEX) \S+ ON (?:ONLY )?\S+',
        format('\1 ON months.%I', name));
    end if;
  end loop;
end $$;

-- A month's entries come by COPY, which no trigger of the ledger sees: the close carries them itself, in the transaction that
-- attaches them, to the balances and, summed up, to the journal.
create or replace function app.carry_month_balances(_key text, _run uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  execute format('select app.post_control(''commission_close'', max(e.posted_on), %L, %L, sum(e.expense)::bigint,
    sum(e.payable)::bigint, sum(e.held)::bigint, sum(e.tds)::bigint, sum(e.bank)::bigint) from months.%I e
    having count(*) > 0', _run, 'commission ' || _key, app.month_table('ledger_entries', _key, _run));
  execute format('insert into public.affiliate_balances as b (affiliate_id, payable, held)
    select e.affiliate_id, sum(e.payable), sum(e.held) from months.%I e group by e.affiliate_id
    having sum(e.payable) <> 0 or sum(e.held) <> 0 order by e.affiliate_id
    on conflict (affiliate_id) do update set payable = b.payable + excluded.payable, held = b.held + excluded.held',
    app.month_table('ledger_entries', _key, _run));
end $$;

create or replace function app.attach_month_table(_parent text, _key text, _run uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  name text := app.month_table(_parent, _key, _run);
  final_name text := app.month_table(_parent, _key, null);
begin
  execute format('alter table months.%I rename to %I', name, final_name);
  perform app.bind_rows(format('months.%I', final_name)::regclass);
  execute format('alter table public.%I attach partition months.%I for values in (%L)', _parent, final_name,
    case _parent when 'ledger_entries' then _key else _key || '-01' end);
  execute format('alter table months.%I drop constraint partition_key', final_name);
  execute format('revoke insert on months.%I from kiraya_bulk', final_name);
end $$;

-- What a run left behind that did not come to its end.
create or replace function app.drop_unattached_month_tables() returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  left_behind text;
  dropped integer := 0;
begin
  for left_behind in select c.relname from pg_class c
      where c.relnamespace = 'months'::regnamespace and c.relkind = 'r' and not c.relispartition loop
    execute format('drop table months.%I', left_behind);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;
grant execute on function app.create_month_table(text, text, uuid), app.index_month_table(text, text, uuid),
  app.carry_month_balances(text, uuid), app.attach_month_table(text, text, uuid), app.drop_unattached_month_tables() to kiraya_bulk;

-- 00:00 in India on the 10th of the next month.
create or replace function app.cut_off_of(_month date) returns timestamptz
  language sql immutable parallel safe
  return (_month + interval '1 month 9 days') at time zone 'Asia/Kolkata';

-- Who is credited for a managed property's month: the newest attribution of the latest day up to the month's last. Nobody
-- who had not joined by the end of `_joined_by` is.
create or replace function app.credit_of(_managed_property_id uuid, _month date, _joined_by date) returns text
  language sql stable parallel safe
as $$
  select r.affiliate_id
    from (select a.affiliate_id from managed_property_attributions a
           where a.managed_property_id = _managed_property_id and a.valid_from < _month + interval '1 month'
           order by a.valid_from desc, a.id desc limit 1) credited
    join affiliate_registrations r using (affiliate_id)
   where r.created_at < (_joined_by + interval '1 month') at time zone 'Asia/Kolkata';
$$;

create or replace function app.share_of(_managed_property_id uuid, _month date) returns integer
  language sql stable parallel safe
as $$
  select s.share_bp from managed_property_shares s
   where s.managed_property_id = _managed_property_id
     and s.valid_from < (_month + interval '1 month') at time zone 'Asia/Kolkata'
   order by s.valid_from desc, s.id desc limit 1;
$$;

-- The month's payments that were paid when it was cut off, whatever happened to them since, and to whom they are attributed:
-- they are credited if they stand in that month's tree, which the reader of both knows.
create or replace function app.payments_as_of(_month date)
  returns table (payment_id uuid, sequence integer, affiliate_id text, rvl bigint, share_bp integer)
  language sql stable parallel safe
as $$
  with changed as materialized (
    select distinct c.payment_id from managed_property_rvl_changes c where c.changed_at >= app.cut_off_of(_month)
  ), paid as (
    select p.id, p.sequence, p.rvl_amount, p.managed_property_id from managed_property_rvl_payments p
     where p.payment_month = _month and p.payment_status = 'paid'
       and not exists (select from changed c where c.payment_id = p.id)
    union all
    select p.id, c.sequence, c.new_amount, p.managed_property_id
      from changed join managed_property_rvl_payments p on p.id = changed.payment_id and p.payment_month = _month
        cross join lateral (select c.* from managed_property_rvl_changes c
          where c.payment_id = p.id and c.changed_at < app.cut_off_of(_month) order by c.id desc limit 1) c
     where c.new_status = 'paid'
  ), credits as (
    select distinct on (a.managed_property_id) a.managed_property_id, a.affiliate_id
      from managed_property_attributions a where a.valid_from < _month + interval '1 month'
     order by a.managed_property_id desc, a.valid_from desc, a.id desc
  ), shares as (
    select distinct on (s.managed_property_id) s.managed_property_id, s.share_bp
      from managed_property_shares s
     where s.valid_from < (_month + interval '1 month') at time zone 'Asia/Kolkata'
     order by s.managed_property_id desc, s.valid_from desc, s.id desc
  )
  select paid.id, paid.sequence, credits.affiliate_id, paid.rvl_amount, coalesce(shares.share_bp, 0)
    from paid
      left join credits using (managed_property_id)
      left join shares using (managed_property_id);
$$;

-- Payments of earlier months that may stand differently at this month's cut-off than they were posted: how they stand, and
-- how they were posted last. `_since` is the cut-off of the month closed before, `_credited_since` when that close read.
create or replace function app.payments_to_compare(_month date, _since timestamptz, _credited_since timestamptz)
  returns table (payment_id uuid, origin_month date, is_origin_closed boolean, is_paid boolean, sequence integer,
    affiliate_id text, rvl bigint, share_bp integer, posted_month date, posted_sequence integer, posted_affiliate_id text,
    posted_rvl bigint, posted_share_bp integer, posted_base bigint)
  language sql stable parallel safe
as $$
  with candidates as (
    select c.payment_id as id from managed_property_rvl_changes c
     where c.changed_at >= coalesce(_since, '-infinity') and c.changed_at < app.cut_off_of(_month)
    union
    select p.id from managed_property_attributions a
        join managed_property_rvl_payments p using (managed_property_id)
     where a.created_at >= _credited_since and a.valid_from < p.payment_month + interval '1 month'
  )
  select p.id, p.payment_month, coalesce(m.closed_at is not null, false), state.new_status = 'paid', state.sequence,
      app.credit_of(p.managed_property_id, p.payment_month, case when m.closed_at is null then _month else p.payment_month end),
      state.new_amount, coalesce(app.share_of(p.managed_property_id, p.payment_month), 0),
      posted.month, posted.sequence, posted.affiliate_id, posted.rvl, posted.share_bp, posted.base
    from candidates join managed_property_rvl_payments p using (id)
      left join commission_months m on m.month = p.payment_month and m.state in ('closed', 'paid')
      cross join lateral (select c.* from managed_property_rvl_changes c
        where c.payment_id = p.id and c.changed_at < app.cut_off_of(_month) order by c.id desc limit 1) state
      left join lateral (select q.* from
        (select q.*, row_number() over (order by q.month desc, q.kind = 'reversal') as place from commission_payments q
          where q.payment_id = p.id) q
        where q.place = 1 and q.kind <> 'reversal') posted on true
   where p.payment_month < _month;
$$;
grant execute on function app.cut_off_of(date), app.credit_of(uuid, date, date), app.share_of(uuid, date),
  app.payments_as_of(date), app.payments_to_compare(date, timestamptz, timestamptz) to member, worker, kiraya_bulk;

-- Months close in order, from the first that has anything to count: null while there is nothing.
create or replace function app.next_month_to_close() returns date
  language sql stable parallel safe
as $$
  select coalesce(
    (select (max(m.month) + interval '1 month')::date from commission_months m where m.state in ('closed', 'paid')),
    (select min(greatest(p.payment_month,
        date_trunc('month', p.marked_paid_at at time zone 'Asia/Kolkata' - interval '9 days')::date))
      from managed_property_rvl_payments p where p.payment_status = 'paid'));
$$;
grant execute on function app.next_month_to_close() to member, worker, kiraya_bulk;

-- Since when a change of an earlier payment is this month's own to post, while an earlier month is still open and posts the rest;
-- null where none is: the next month to close posts whatever is not posted yet.
create or replace function app.posts_since(_month date) returns timestamptz
  language sql stable parallel safe
as $$
  select case when _month > app.next_month_to_close() then app.cut_off_of((_month - interval '1 month')::date) end;
$$;
grant execute on function app.posts_since(date) to member, worker, kiraya_bulk;
