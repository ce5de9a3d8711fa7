-- Deposited tax: a challan lowers what is payable as it is recorded, and is posted back once two people have withdrawn it. What it says never
-- changes.
grant select, insert on tds_challans to member;
grant update (withdrawal_reason, withdrawal_asked_by, withdrawal_asked_at, withdrawn_by, withdrawn_at) on tds_challans to member;
grant select on tds_challans to worker, kiraya_definer;

-- What each challan that counts paid of which month's tax.
create or replace function app.challan_parts() returns table (challan_id uuid, month date, amount bigint)
  language sql stable set search_path = ''
as $$
  select c.id, c.month, c.amount - coalesce((select sum((f ->> 'amount')::bigint) from jsonb_array_elements(c.further) f), 0)
    from public.tds_challans c where c.withdrawn_at is null
  union all
  select c.id, (f ->> 'month')::date, (f ->> 'amount')::bigint
    from public.tds_challans c, jsonb_array_elements(c.further) f where c.withdrawn_at is null;
$$;
grant execute on function app.challan_parts() to member, worker, kiraya_definer;

create or replace function app.post_challan() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  entry constant uuid := uuidv7();
  sign constant int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  if exists (select from app.challan_parts() p where p.challan_id = new.id and p.amount <= 0) then
    raise check_violation using message = 'A challan pays something of each of its months';
  end if;
  insert into public.journal_entries (id, kind, happened_on, source_type, source_id, key, reason, actor_id)
  values (entry, case tg_op when 'INSERT' then 'tds_deposited' else 'tds_withdrawn' end, new.deposited_on, 'tds_challan', new.id,
    'tds_challan ' || new.id || case tg_op when 'INSERT' then '' else ' withdrawn' end,
    'Challan ' || new.bsr_code || ' ' || new.serial, app.user_id());
  insert into public.journal_lines (entry_id, position, account, amount)
  select entry, row_number() over (), l.account, sign * l.amount
    from (values ('commission_tds', new.amount), ('tds_interest', new.interest), ('tds_late_fee', new.late_fee),
      (case new.paid_from when 'payouts' then 'commission_bank' else 'operator_bank' end,
        -(new.amount + new.interest + new.late_fee))) l (account, amount)
   where l.amount <> 0;
  return null;
end $$;

-- Of months with deducted tax: what was deducted, by the day of posting. Their number is that of the closed months.
create or replace function app.tds_months(_from date, _to date) returns table (month date, deducted bigint)
  language sql stable security definer set search_path = ''
as $$
  select date_trunc('month', e.posted_on)::date, (-sum(e.tds))::bigint from public.ledger_entries e
   where app.may('tds.readAll') and e.posted_on between _from and _to and e.kind = 'tax'
   group by 1 having sum(e.tds) <> 0;
$$;

-- Hands out the sealed PAN of everyone whose tax a quarter's statement names, and writes down that somebody took it.
create or replace function app.reveal_tds_pans(_from date, _to date, _quarter text)
  returns table (affiliate_id text, user_id uuid, key_id text, sealed bytea)
  language plpgsql security definer set search_path = ''
as $$
declare
  codes constant text[] := array(select distinct e.affiliate_id from public.ledger_entries e
    where e.posted_on between _from and _to and e.kind = 'tax');
begin
  perform app.record_reveal('tds.reveal-pans', 'tds_quarter', _quarter,
    array(select r.user_id from public.affiliate_registrations r where r.affiliate_id = any (codes) and r.user_id is not null),
    'Quarterly statement of tax deducted');
  return query
    select r.affiliate_id, r.user_id, t.key_id, t.sealed
      from public.affiliate_registrations r join public.tax_identities t on t.user_id = r.user_id
     where r.affiliate_id = any (codes);
end $$;

-- The challans of a month as a certificate cites them, for its payees too: a number and a date, and nobody's name.
create or replace function app.challans_of(_month date) returns text
  language sql stable security definer set search_path = ''
as $$
  select string_agg(c.bsr_code || ', ' || c.deposited_on || ', ' || c.serial, '; ' order by c.deposited_on, c.serial)
    from app.challan_parts() p join public.tds_challans c on c.id = p.challan_id where p.month = _month;
$$;

alter function app.challans_of(date) owner to kiraya_definer;
alter function app.post_challan() owner to kiraya_definer;
alter function app.tds_months(date, date) owner to kiraya_definer;
alter function app.reveal_tds_pans(date, date, text) owner to kiraya_definer;
grant execute on function app.tds_months(date, date), app.reveal_tds_pans(date, date, text), app.challans_of(date) to member;

-- Challans from before there was one account of what is payable: what stands in the account they had moves there. Once, as nothing is left.
with entry as (
  insert into journal_entries (kind, happened_on, source_type, key, reason)
  select 'tds_deposited', app.today(), 'tds_challan', 'tds_challan one account', 'Deposited tax moves to the tax payable'
   where exists (select from journal_lines where account = 'tds_deposited' having sum(amount) <> 0)
  on conflict (key) do nothing returning id
)
insert into journal_lines (entry_id, position, account, amount)
select e.id, l.* from entry e, (select coalesce(sum(amount), 0)::bigint as sum from journal_lines where account = 'tds_deposited') s,
    lateral (values (1, 'tds_deposited', -s.sum), (2, 'commission_tds', s.sum)) l (position, account, amount);

create or replace trigger post_challan after insert on tds_challans for each row execute function app.post_challan();
create or replace trigger post_withdrawal after update of withdrawn_at on tds_challans
  for each row when (old.withdrawn_at is null and new.withdrawn_at is not null) execute function app.post_challan();
