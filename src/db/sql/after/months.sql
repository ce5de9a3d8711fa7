-- Commission months: frozen rows are read by whom they concern, and written by the close alone, table by table.
grant select on plan_versions, commission_months, commission_nodes, commission_payments, managed_rental_commissions,
  commission_holds to member, kiraya_definer;
grant insert on plan_versions to member, worker;
grant insert, update on commission_months to worker;
grant update (decision, decision_reason, decided_by, decided_at) on commission_holds to member;
revoke insert, update, delete, truncate on commission_nodes, commission_payments, managed_rental_commissions
  from kiraya_bulk;
revoke update, delete, truncate on plan_versions from kiraya_bulk;

do $$
declare
  frozen text;
begin
  foreach frozen in array array['commission_nodes', 'commission_payments', 'managed_rental_commissions'] loop
    execute format('create or replace trigger refuse_change before update or delete on %I
      for each row execute function app.refuse_ledger_change()', frozen);
  end loop;
  -- Partitions made before a change of this file, and the day book.
  for frozen in select c.oid::regclass::text from pg_class c where c.relnamespace = 'months'::regnamespace
      and c.relkind = 'r' and not (c.relrowsecurity and c.relforcerowsecurity) loop
    execute format('alter table %s enable row level security, force row level security', frozen);
  end loop;
end $$;
grant usage on schema months to kiraya_bulk;
grant select, insert on months.ledger_entries_day to kiraya_bulk;

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

-- A table of its own that nobody sees, filled by COPY and attached at the end.
create or replace function app.create_month_table(_parent text, _key text, _run uuid) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  name text := app.month_table(_parent, _key, _run);
begin
  execute format('create table months.%I (like public.%I including defaults including generated including constraints)',
    name, _parent);
  execute format('alter table months.%I add constraint partition_key check (%s), enable row level security,
    force row level security', name,
    case _parent when 'ledger_entries' then format('book = %L', _key)
      when 'managed_rental_commissions' then format('month_year = %L', _key || '-01')
      else format('month = %L', _key || '-01') end);
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

create or replace function app.attach_month_table(_parent text, _key text, _run uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  name text := app.month_table(_parent, _key, _run);
  final_name text := app.month_table(_parent, _key, null);
begin
  execute format('alter table months.%I rename to %I', name, final_name);
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
  app.attach_month_table(text, text, uuid), app.drop_unattached_month_tables() to kiraya_bulk;
