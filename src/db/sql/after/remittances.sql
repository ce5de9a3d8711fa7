-- Remittances: what the operator owes owners of the rent that came to its account, and tenants of deposits that are with it; what it keeps
-- of that, and the transfers that pay it out. All of it is posted here, so that no act of a person writes the operator's books by itself.
grant select on payout_lines to member, kiraya_definer;
grant insert, delete on payout_lines to kiraya_definer;
grant insert (purpose) on payout_batches to member;
grant select (payee_kind, settlement_id, refund_id, journal_entry_id, return_journal_entry_id) on payouts to member;
grant update (state, failure, journal_entry_id) on payouts to kiraya_definer;
grant insert (id, settlement_id, amount, paid_on, mode, reference, recorded_by) on settlement_refunds to kiraya_definer;

-- Lines without an amount are left out; null where nothing is left, or where an entry of that key stands already.
create or replace function app.post_operator(_kind text, _source text, _source_id uuid, _key text, _reason text, _lines jsonb)
  returns uuid language plpgsql security definer set search_path = ''
as $$
declare
  entry uuid;
begin
  if not exists (select from jsonb_to_recordset(_lines) as l (amount bigint) where l.amount <> 0) then
    return null;
  end if;
  insert into public.journal_entries (kind, happened_on, source_type, source_id, key, reason, actor_id)
  values (_kind, app.today(), _source, _source_id, _key, _reason, app.user_id())
  on conflict (key) do nothing returning id into entry;
  insert into public.journal_lines (entry_id, position, account, party_kind, party_id, lease_id, amount)
  select entry, row_number() over (), l.account, l.party_kind, l.party_id, l.lease_id, l.amount
    from jsonb_to_recordset(_lines) as l (account text, party_kind text, party_id uuid, lease_id uuid, amount bigint)
   where entry is not null and l.amount <> 0;
  return entry;
end $$;

create or replace function app.operator_line(_account text, _amount bigint, _lease uuid, _kind text default null, _party uuid default null)
  returns jsonb language sql immutable parallel safe
  return jsonb_build_object('account', _account, 'amount', _amount, 'lease_id', _lease, 'party_kind', _kind, 'party_id', _party);

-- In basis points, by the mandate that held in that month; for rent from before any, by the first one.
create or replace function app.mandate_fee(_home uuid, _on date) returns integer
  language sql stable security definer set search_path = ''
as $$
  select m.fee_bp
    from public.mandates m,
      lateral (select date_trunc('month', m.answered_at at time zone 'Asia/Kolkata') <= _on as holds) h
   where m.managed_property_id = _home and m.state = 'agreed'
   order by h.holds desc, case when h.holds then -m.version else m.version end limit 1;
$$;

-- The fee of an amount of rent as `feeOfRent` has it: half up to the whole rupee; of rent that is taken back, the same the other way.
create or replace function app.fee_of_rent(_rent bigint, _fee_bp integer) returns bigint
  language sql immutable parallel safe
  return sign(_rent)::bigint * round(abs(_rent)::numeric * _fee_bp / 1000000)::bigint * 100;

-- The fee of each amount of rent that came to the operator's account, and what settlements say of deposits that are with it. Each once:
-- a second run finds nothing. Answers how much was posted.
create or replace function app.charge_owners() returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  found record;
  cash bigint;
  moved bigint;
  credit bigint;
  posted integer := 0;
begin
  if app.user_id() is not null and not app.may('payouts.createBatch') then
    raise exception 'Only an administrator charges owners' using errcode = 'insufficient_privilege';
  end if;
  -- Of a payment as a whole: rent alone bears a fee, not a charge, a late fee or a deposit that was paid with it. Rent of guaranteed months
  -- is ours and bears none.
  for found in
    select r.source_id, r.lease_id, r.party_id, r.last, app.fee_of_rent(greatest(0, r.amount - o.beside - g.part), f.fee_bp) - c.charged as fee
      from (select e.source_id, l.lease_id, l.party_id, -sum(l.amount)::bigint as amount, min(coalesce(e.late_for, e.happened_on)) as since,
            (array_agg(e.id order by e.created_at desc, e.id desc))[1] as last
          from public.journal_lines l join public.journal_entries e on e.id = l.entry_id
         where l.account = 'owner_payable' and e.kind = 'operator_received' group by 1, 2, 3) r
        join public.leases s on s.id = r.lease_id,
        lateral (select coalesce(sum(a.amount), 0)::bigint as beside
          from public.rent_allocations a join public.rent_dues d on d.id = a.due_id
         where a.payment_id = r.source_id and d.kind <> 'rent') o,
        lateral (select coalesce(app.guaranteed_part(r.source_id, s.managed_property_id, r.amount, r.since), 0) as part) g,
        lateral (select coalesce(app.mandate_fee(s.managed_property_id, r.since), 0) as fee_bp) f,
        lateral (select coalesce(-sum(j.amount), 0)::bigint as charged
          from public.journal_entries e join public.journal_lines j on j.entry_id = e.id and j.account = 'fee_income'
         where e.kind = 'management_fee' and e.source_id = r.source_id) c
     where app.fee_of_rent(greatest(0, r.amount - o.beside - g.part), f.fee_bp) <> c.charged
       and not exists (select from public.journal_entries e where e.key = 'management_fee ' || r.last)
     order by r.since, r.source_id
  loop
    if app.post_operator('management_fee', 'rent_payment', found.source_id, 'management_fee ' || found.last, null, jsonb_build_array(
      app.operator_line('owner_payable', found.fee, found.lease_id, 'owner', found.party_id),
      app.operator_line('fee_income', -found.fee, found.lease_id))) is not null then
      posted := posted + 1;
    end if;
  end loop;
  for found in
    select e.id, e.kind, e.key, e.source_id, s.lease_id, l.tenant_id, l.landlord_id,
        (select sum(j.amount) from public.journal_lines j where j.entry_id = e.id and j.account = 'deposit_cash') as cash,
        (select sum(j.amount) from public.journal_lines j where j.entry_id = e.id and j.account = 'rent_collected') as collected,
        (select o.lease_id from public.journal_entries m join public.journal_lines o on o.entry_id = m.id and o.account = 'deposit_cash'
          where e.kind = 'deposit_received' and m.kind = 'deposit_released' and m.source_id = s.id limit 1) as before_lease
      from public.settlements s join public.leases l on l.id = s.lease_id
        join public.journal_entries e on e.source_type = 'settlement' and e.source_id = s.id
     where s.held_by = 'company' and e.kind in ('deposit_received', 'deposit_deducted', 'deposit_refunded')
       and not exists (select from public.journal_entries c where c.key = 'operator ' || e.id)
       and not exists (select from public.payouts p where 'settlement_refund ' || p.refund_id = e.key)
     order by e.created_at, e.id
  loop
    cash := coalesce(found.cash, 0);
    -- A deposit that came in with the lease before is owed already: it moves over from there, and nothing comes to the bank again.
    moved := coalesce((select -sum(j.amount) from public.journal_lines j
      where j.lease_id = found.before_lease and j.account = 'deposit_payable'), 0);
    credit := case found.kind when 'deposit_refunded' then coalesce(found.collected, 0) else -cash end;
    if app.post_operator(
      case found.kind when 'deposit_received' then 'deposit_held' when 'deposit_deducted' then 'deposit_kept' else 'deposit_paid_back' end,
      'settlement', found.source_id, 'operator ' || found.id, null, jsonb_build_array(
        app.operator_line('deposit_payable', -cash, found.lease_id, 'tenant', found.tenant_id),
        app.operator_line('deposit_payable', moved, found.before_lease, 'tenant', found.tenant_id),
        app.operator_line('owner_payable', case found.kind when 'deposit_received' then 0 else -credit end, found.lease_id, 'owner', found.landlord_id),
        app.operator_line('operator_bank', case found.kind when 'deposit_received' then cash - moved when 'deposit_deducted' then 0
          else cash + credit end, found.lease_id))) is not null then
      posted := posted + 1;
    end if;
  end loop;
  return posted + app.charge_guarantees();
end $$;

-- Repairs of homes whose rent the operator collects that their owners approved, with what of the cost they were charged already.
create or replace function app.approved_repairs()
  returns table (id uuid, lease_id uuid, landlord_id uuid, owner_name text, home_name text, title text, done_at timestamptz, cost bigint,
    charged bigint)
  language sql stable security definer set search_path = ''
as $$
  select m.id, m.lease_id, l.landlord_id, f.full_name, m.home_name, m.title, m.done_at, m.cost, c.charged
    from public.maintenance_requests m join public.leases l on l.id = m.lease_id join public.profiles f on f.user_id = l.landlord_id,
      lateral (select coalesce(sum(j.amount), 0)::bigint as charged
        from public.journal_entries e join public.journal_lines j on j.entry_id = e.id and j.account = 'owner_payable'
       where e.source_type = 'maintenance_request' and e.source_id = m.id) c
   where app.may('remittances.chargeRepair') and m.status = 'done' and m.approved_at is not null and m.cost > 0
     and exists (select from app.collector_of_lease(l.id));
$$;

-- The operator paid it: what was not charged yet comes off what the owner is paid. Answers that; null: nothing is left to be charged.
create or replace function app.charge_repair(_request uuid, _reason text) returns bigint
  language plpgsql security definer set search_path = ''
as $$
declare
  repair record;
begin
  perform pg_advisory_xact_lock(hashtextextended('repair ' || _request, 0));
  select r.*, r.cost - r.charged as due into repair from app.approved_repairs() r where r.id = _request and r.cost > r.charged;
  if not found then
    return null;
  end if;
  perform app.post_operator('repair_charged', 'maintenance_request', _request, 'repair_charged ' || _request || ' ' || repair.cost, _reason,
    jsonb_build_array(
      app.operator_line('repair_costs', repair.due, repair.lease_id),
      app.operator_line('operator_bank', -repair.due, repair.lease_id),
      app.operator_line('owner_payable', repair.due, repair.lease_id, 'owner', repair.landlord_id),
      app.operator_line('repair_costs', -repair.due, repair.lease_id)));
  return repair.due;
end $$;

-- Lines of the operator's statement that became rent before the journal posted them. What is there already is not posted again.
create or replace function app.post_operator_backlog() returns table (payments integer, amount bigint)
  language plpgsql security definer set search_path = ''
as $$
declare
  found record;
begin
  if not app.may('remittances.postBacklog') then
    raise exception 'Only an administrator posts what was matched before' using errcode = 'insufficient_privilege';
  end if;
  -- Two at once would both find it missing.
  perform pg_advisory_xact_lock(hashtextextended('operator backlog', 0));
  payments := 0;
  amount := 0;
  for found in
    select b.payment_id, b.amount - k.posted as missing, n.paid_on, p.lease_id, p.landlord_id
      from public.bank_line_payments b join public.bank_lines n on n.id = b.line_id and n.owner_id is null
        join public.rent_payments p on p.id = b.payment_id,
        lateral (select coalesce(-sum(l.amount), 0)::bigint as posted
          from public.journal_entries e join public.journal_lines l on l.entry_id = e.id and l.account = 'owner_payable'
         where e.source_type = 'rent_payment' and e.source_id = b.payment_id and e.kind = 'operator_received') k
     where b.amount <> k.posted
     order by n.paid_on, b.payment_id
  loop
    perform app.post_operator('operator_received', 'rent_payment', found.payment_id,
      'operator_received ' || found.payment_id || ' before ' || found.paid_on, 'Matched before the books knew of it', jsonb_build_array(
        app.operator_line('unknown_payers', found.missing, found.lease_id),
        app.operator_line('owner_payable', -found.missing, found.lease_id, 'owner', found.landlord_id)));
    payments := payments + 1;
    amount := amount + found.missing;
  end loop;
  return next;
end $$;

-- The day from which an entry is owed; what came back from the bank is owed since the first of what that transfer paid.
create or replace function app.owed_since(_entry uuid) returns date
  language sql stable security definer set search_path = ''
as $$
  with recursive origins as (
    select e.kind, e.source_id, coalesce(e.late_for, e.happened_on) as since from public.journal_entries e where e.id = _entry
    union all
    select e.kind, e.source_id, coalesce(e.late_for, e.happened_on)
      from origins o join public.payout_lines p on o.kind = 'remittance_returned' and p.payout_id = o.source_id
        join public.journal_entries e on e.id = p.entry_id
  )
  select min(o.since) from origins o;
$$;
alter function app.owed_since(uuid) owner to kiraya_definer;

-- The guaranteed lease whose rent a transfer paid that came back: its home, its promised day and the company that is paid for it still hold.
create or replace function app.guarantee_of_return(_entry uuid) returns uuid
  language sql stable security definer set search_path = ''
as $$
  with recursive origins as (
    select e.id, e.kind, e.source_type, e.source_id from public.journal_entries e where e.id = _entry
    union all
    select e.id, e.kind, e.source_type, e.source_id
      from origins o join public.payout_lines p on o.kind = 'remittance_returned' and p.payout_id = o.source_id
        join public.journal_entries e on e.id = p.entry_id
  )
  select o.source_id from origins o where o.source_type = 'guaranteed_lease' order by o.id limit 1;
$$;
alter function app.guarantee_of_return(uuid) owner to kiraya_definer;

-- The lines of `owner_payable` that no transfer pays yet, with whom each is paid to: the company that its owner named for the home and has
-- paid, else the owner. There is one running account with an owner, so while one side owes us, all of it goes to the side that is owed
-- more: neither is paid what the other still owes.
create or replace function app.owner_lines_to_pay()
  returns table (entry_id uuid, "position" smallint, user_id uuid, organisation_id uuid, amount bigint, home text, pay_by date)
  language sql stable security definer set search_path = ''
as $$
  with unpaid as (
    select l.entry_id, l.position, l.party_id, -l.amount as amount, coalesce(s.home_name, g.home) as home,
        (date_trunc('month', case e.kind when 'remittance_returned' then app.owed_since(e.id) else coalesce(e.late_for, e.happened_on) end)
          + interval '1 month')::date - 1
          + coalesce(g.remittance_day, m.remittance_day, 28) as pay_by,
        (select c.organisation_id from public.owner_companies c join public.managed_properties p on p.id = c.managed_property_id
          where p.id = coalesce(s.managed_property_id, g.managed_property_id) and p.owner_id = l.party_id
            and c.paid_from <= app.now()) as company
      from public.journal_lines l join public.journal_entries e on e.id = l.entry_id
        left join public.leases s on s.id = l.lease_id
        left join public.guaranteed_leases g on g.id = case when e.source_type = 'guaranteed_lease' then e.source_id
          when e.kind = 'remittance_returned' and l.lease_id is null then app.guarantee_of_return(e.id) end
        left join lateral (select d.remittance_day from public.mandates d
          where d.managed_property_id = s.managed_property_id and d.state = 'agreed' order by d.version desc limit 1) m on true
     where l.account = 'owner_payable' and l.party_id is not null and e.kind <> 'remittance'
       and not exists (select from public.payout_lines p where p.entry_id = l.entry_id and p.position = l.position)
  ), sides as (
    select s.party_id, s.company, min(s.amount) over one < 0 as one_owes,
        first_value(s.company) over (partition by s.party_id order by s.amount desc, s.company nulls first) as larger
      from (select u.party_id, u.company, sum(u.amount) as amount from unpaid u group by 1, 2) s
    window one as (partition by s.party_id)
  )
  select u.entry_id, u.position, u.party_id, case when s.one_owes then s.larger else u.company end, u.amount, u.home, u.pay_by
    from unpaid u join sides s on s.party_id = u.party_id and s.company is not distinct from u.company;
$$;
alter function app.owner_lines_to_pay() owner to kiraya_definer;

-- What is to be paid to whom: to owners and their companies those lines, to tenants what is not disputed of a deposit
-- that is with the operator. `full_name` is the person's or the company's. `block` says why somebody is not paid now; null: they are.
drop function if exists app.remittance_candidates();
create or replace function app.remittance_candidates()
  returns table (payee_kind text, user_id uuid, organisation_id uuid, settlement_id uuid, full_name text, homes text[], amount bigint,
    account_masked text, ifsc text, account_set_at timestamptz, account_held_until timestamptz, pay_by date, block text)
  language sql stable security definer set search_path = ''
as $$
  with owed as (
    select 'owner' as payee_kind, l.user_id, l.organisation_id, null::uuid as settlement_id,
        array_remove(array_agg(distinct l.home), null) as homes, sum(l.amount)::bigint as amount, min(l.pay_by) as pay_by
      from app.owner_lines_to_pay() l group by l.user_id, l.organisation_id having sum(l.amount) > 0
    union all
    select 'tenant', l.tenant_id, null, s.id, array[l.home_name],
        greatest(0, s.deposit + s.credit - n.counted)
          - coalesce((select sum(r.amount) from public.settlement_refunds r where r.settlement_id = s.id and r.state <> 'denied'), 0)::bigint,
        s.due_on
      from public.settlements s join public.leases l on l.id = s.lease_id,
        lateral (select coalesce(sum(coalesce(i.allowed, i.amount)), 0)::bigint as counted
          from public.settlement_lines i where i.settlement_id = s.id) n
     where s.held_by = 'company' and s.state in ('disputed', 'refunding') and l.tenant_id is not null
  )
  select o.payee_kind, o.user_id, o.organisation_id, o.settlement_id, coalesce(c.legal_name, f.full_name), o.homes, o.amount, a.masked, a.ifsc,
      a.updated_at, a.held_until, o.pay_by,
      case when exists (select from public.payouts p where p.state = 'pending' and p.user_id = o.user_id and p.payee_kind = o.payee_kind
          and p.organisation_id is not distinct from o.organisation_id
          and p.settlement_id is not distinct from o.settlement_id) then 'in-batch'
        when a.user_id is null then 'no-account'
        when exists (select from public.payouts p where p.user_id = o.user_id and p.organisation_id is not distinct from o.organisation_id
          and p.holds_account) then 'returned'
        when a.confirmed_at is null then 'account-unconfirmed'
        when a.held_until > app.now() then 'account-changed' end
    from owed o join public.profiles f on f.user_id = o.user_id left join public.organisations c on c.id = o.organisation_id
      left join public.payout_accounts a on a.user_id = coalesce(o.organisation_id, o.user_id)
   where o.amount > 0 and (app.user_id() is null or app.may('remittances.candidates'));
$$;

-- Fills the caller's empty draft, at most so many transfers, each with the lines of the journal that it pays. One statement: what is
-- reckoned and what is taken into the transfer is the same.
create or replace function app.fill_remittance_batch(_batch uuid, _most integer) returns integer
  language plpgsql security definer set search_path = ''
as $$
begin
  if not app.may('payouts.createBatch') or not exists (select from public.payout_batches b where b.id = _batch and b.state = 'draft'
      and b.transfers = 0 and b.purpose = 'owners' and b.created_by = app.user_id()) then
    raise exception 'Only the administrator who made a draft fills it' using errcode = 'insufficient_privilege';
  end if;
  with made as (
    insert into public.payouts (batch_id, payee_kind, user_id, organisation_id, organisation_name, settlement_id, kind, amount, key_id, sealed,
      masked, ifsc, holder_name)
    select _batch, c.payee_kind, c.user_id, c.organisation_id, case when c.organisation_id is not null then c.full_name end, c.settlement_id,
        'regular', c.amount, a.key_id, a.sealed, a.masked, a.ifsc, a.holder_name
      from app.remittance_candidates() c join public.payout_accounts a on a.user_id = coalesce(c.organisation_id, c.user_id)
     where c.block is null order by c.payee_kind, c.user_id, c.organisation_id limit _most
    returning id, payee_kind, user_id, organisation_id
  )
  insert into public.payout_lines (payout_id, entry_id, position)
  select m.id, l.entry_id, l.position
    from made m join app.owner_lines_to_pay() l on l.user_id = m.user_id and l.organisation_id is not distinct from m.organisation_id
   where m.payee_kind = 'owner';
  return app.sum_payout_batch(_batch);
end $$;

create or replace function app.sum_payout_batch(_batch uuid) returns integer
  language sql security definer set search_path = ''
as $$
  update public.payout_batches b set transfers = s.transfers, amount = s.amount
    from (select count(*)::int as transfers, coalesce(sum(p.amount), 0)::bigint as amount
      from public.payouts p where p.batch_id = _batch and p.state <> 'cancelled') s
   where b.id = _batch returning b.transfers;
$$;

-- Takes one transfer out of a draft; what it would have paid is owed as before. Answers how many are left.
create or replace function app.leave_out_payout(_payout uuid, _reason text) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  batch uuid := (select p.batch_id from public.payouts p where p.id = _payout);
begin
  if not app.may('payouts.leaveOut') then
    raise exception 'Only an administrator leaves out a transfer' using errcode = 'insufficient_privilege';
  end if;
  update public.payouts p set state = 'cancelled', failure = _reason where p.id = _payout;
  return app.sum_payout_batch(batch);
end $$;

-- Owners who owe us: fees of rent that they collect themselves, repairs, and rent that was taken back after it was paid on. What they gained
-- pays the oldest first; `since` is the oldest that is left, and the three sums say how old the rest is.
create or replace function app.owners_owing()
  returns table (user_id uuid, full_name text, homes text[], amount bigint, since date, month bigint, two_months bigint, older bigint)
  language sql stable security definer set search_path = ''
as $$
  with lines as (
    select l.party_id, e.id, l.position, e.happened_on, l.amount, s.home_name
      from public.journal_lines l join public.journal_entries e on e.id = l.entry_id left join public.leases s on s.id = l.lease_id
     where l.account = 'owner_payable' and l.party_id in (
       select o.party_id from public.journal_lines o where o.account = 'owner_payable' and o.party_id is not null
        group by 1 having sum(o.amount) > 0)
  ), asked as (
    select a.party_id, a.happened_on, a.home_name,
        least(a.amount, sum(a.amount) over (partition by a.party_id order by a.happened_on, a.id, a.position)
          - coalesce((select -sum(g.amount) from lines g where g.party_id = a.party_id and g.amount < 0), 0)) as open
      from lines a where a.amount > 0
  )
  select a.party_id, f.full_name, array_remove(array_agg(distinct a.home_name), null), sum(a.open)::bigint, min(a.happened_on),
      coalesce(sum(a.open) filter (where a.happened_on > app.today() - 30), 0)::bigint,
      coalesce(sum(a.open) filter (where a.happened_on <= app.today() - 30 and a.happened_on > app.today() - 60), 0)::bigint,
      coalesce(sum(a.open) filter (where a.happened_on <= app.today() - 60), 0)::bigint
    from asked a join public.profiles f on f.user_id = a.party_id
   where a.open > 0 and (app.user_id() is null or app.may('remittances.owing'))
   group by 1, 2;
$$;

-- The home of an owner's line for whoever pays owners and reads no leases.
create or replace function app.home_of_owner_line(_lease uuid, _guaranteed uuid) returns text
  language sql stable security definer set search_path = ''
as $$
  select coalesce((select s.home_name from public.leases s where s.id = _lease),
      (select g.home from public.guaranteed_leases g where g.id = _guaranteed))
   where app.may('remittances.statementOf');
$$;

-- An owner paid us: of what they owe, never more. Answers false where they owe less; a reference that was used is a conflict of its key.
create or replace function app.record_owner_payment(_owner uuid, _amount bigint, _paid_on date, _reference text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  entry constant uuid := uuidv7();
begin
  if not app.may('remittances.recordPayment') then
    raise exception 'Only the office records what owners pay' using errcode = 'insufficient_privilege';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('owner ' || _owner, 0));
  if _amount > (select coalesce(sum(l.amount), 0) from public.journal_lines l where l.account = 'owner_payable' and l.party_id = _owner) then
    return false;
  end if;
  insert into public.journal_entries (id, kind, happened_on, source_type, source_id, key, reason, actor_id)
  values (entry, 'owner_paid', _paid_on, 'owner', _owner, 'owner_paid ' || _reference, _reference, app.user_id());
  insert into public.journal_lines (entry_id, position, account, party_kind, party_id, amount)
  values (entry, 1, 'operator_bank', null, null, _amount), (entry, 2, 'owner_payable', 'owner', _owner, -_amount);
  return true;
end $$;

-- Whether something changed since the draft: what is owed is less by now, the account is none to pay to any more, or the owner no longer has the
-- company paid.
create or replace function app.are_remittances_changed(_batch uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.payouts p
     where p.batch_id = _batch and p.state = 'pending' and p.affiliate_id is null
       and (exists (select from public.payouts o where o.user_id = p.user_id and o.organisation_id is not distinct from p.organisation_id
           and o.holds_account)
         or p.organisation_id is not null and not exists (select from public.owner_companies c
           join public.managed_properties m on m.id = c.managed_property_id
           where c.organisation_id = p.organisation_id and m.owner_id = p.user_id and c.paid_from <= app.now())
         or case p.payee_kind when 'owner' then (select sum(o.amount) from public.payouts o where o.batch_id = _batch and o.state = 'pending'
             and o.user_id = p.user_id and o.payee_kind = 'owner') else p.amount end > case p.payee_kind
           when 'owner' then (select coalesce(-sum(l.amount), 0) from public.journal_lines l
             where l.account = 'owner_payable' and l.party_id = p.user_id)
           else coalesce((select c.amount from app.remittance_candidates() c where c.settlement_id = p.settlement_id), 0) end));
$$;

-- The bank has the file of the batch: its money has left the operator's account.
create or replace function app.post_remittances(_batch uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  paid record;
  lines jsonb;
  held bigint;
begin
  if not app.may('payouts.changeAll') then
    raise exception 'Only an administrator pays out a batch' using errcode = 'insufficient_privilege';
  end if;
  for paid in
    select p.id, p.payee_kind, p.user_id, p.organisation_name, p.amount, l.id as lease_id, l.landlord_id
      from public.payouts p left join public.settlements s on s.id = p.settlement_id left join public.leases l on l.id = s.lease_id
     where p.batch_id = _batch and p.state = 'pending' and p.affiliate_id is null and p.journal_entry_id is null
     order by p.number
  loop
    if paid.payee_kind = 'owner' then
      select jsonb_agg(app.operator_line('owner_payable', o.amount, o.lease_id, 'owner', paid.user_id)) into lines
        from (select l.lease_id, -sum(l.amount)::bigint as amount
          from public.payout_lines n join public.journal_lines l on l.entry_id = n.entry_id and l.position = n.position
         where n.payout_id = paid.id group by l.lease_id) o;
    else
      -- What is more than the deposit is rent that was paid in advance, which is among what the owner is owed.
      held := least(paid.amount, greatest(0, (select coalesce(-sum(l.amount), 0) from public.journal_lines l
        where l.lease_id = paid.lease_id and l.account = 'deposit_payable')));
      lines := jsonb_build_array(
        app.operator_line('deposit_payable', held, paid.lease_id, 'tenant', paid.user_id),
        app.operator_line('owner_payable', paid.amount - held, paid.lease_id, 'owner', paid.landlord_id));
    end if;
    update public.payouts p
       set journal_entry_id = app.post_operator(case paid.payee_kind when 'owner' then 'remittance' else 'deposit_paid_back' end,
         'payout', paid.id, 'remittance ' || paid.id, paid.organisation_name, lines || app.operator_line('operator_bank', -paid.amount, null))
     where p.id = paid.id;
  end loop;
end $$;

-- What follows the bank's answer for a transfer that is no commission. One that arrived is a refund of the settlement, which its tenant
-- confirms. One that came back is owed again. What was left out may be paid by another transfer.
create or replace function app.follow_remittance() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.state = 'paid' and new.settlement_id is not null then
    new.refund_id := uuidv7();
    insert into public.settlement_refunds (id, settlement_id, amount, paid_on, mode, reference, recorded_by)
    values (new.refund_id, new.settlement_id, new.amount, new.paid_on, 'bank_transfer', new.reference, app.user_id());
  elsif new.state = 'failed' then
    if exists (select from public.settlement_refunds r where r.id = new.refund_id and r.state = 'confirmed') then
      raise exception 'The tenant confirmed this refund' using errcode = 'check_violation', constraint = 'payouts_refund_confirmed';
    end if;
    update public.settlement_refunds r set state = 'denied', answer = new.failure, answered_at = app.now()
     where r.id = new.refund_id and r.state = 'reported';
    new.return_journal_entry_id := app.post_operator('remittance_returned', 'payout', new.id, 'remittance_returned ' || new.id, new.failure,
      (select jsonb_agg(app.operator_line(l.account, -l.amount, l.lease_id, l.party_kind, l.party_id) order by l.position)
        from public.journal_lines l where l.entry_id = new.journal_entry_id));
  elsif new.state = 'cancelled' then
    delete from public.payout_lines n where n.payout_id = new.id;
  end if;
  return new;
end $$;

alter function app.post_operator(text, text, uuid, text, text, jsonb) owner to kiraya_definer;
alter function app.mandate_fee(uuid, date) owner to kiraya_definer;
alter function app.charge_owners() owner to kiraya_definer;
alter function app.charge_repair(uuid, text) owner to kiraya_definer;
alter function app.approved_repairs() owner to kiraya_definer;
alter function app.post_operator_backlog() owner to kiraya_definer;
alter function app.remittance_candidates() owner to kiraya_definer;
alter function app.fill_remittance_batch(uuid, integer) owner to kiraya_definer;
alter function app.sum_payout_batch(uuid) owner to kiraya_definer;
alter function app.leave_out_payout(uuid, text) owner to kiraya_definer;
alter function app.are_remittances_changed(uuid) owner to kiraya_definer;
alter function app.post_remittances(uuid) owner to kiraya_definer;
alter function app.owners_owing() owner to kiraya_definer;
alter function app.home_of_owner_line(uuid, uuid) owner to kiraya_definer;
alter function app.record_owner_payment(uuid, bigint, date, text) owner to kiraya_definer;
alter function app.follow_remittance() owner to kiraya_definer;
grant execute on function app.operator_line(text, bigint, uuid, text, uuid), app.fee_of_rent(bigint, integer)
  to kiraya_definer;
grant execute on function app.fee_of_rent(bigint, integer) to worker;
grant execute on function app.charge_owners(), app.remittance_candidates(), app.owners_owing(), app.home_of_owner_line(uuid, uuid)
  to member, worker;
grant execute on function app.approved_repairs(), app.charge_repair(uuid, text), app.post_operator_backlog(),
  app.fill_remittance_batch(uuid, integer), app.leave_out_payout(uuid, text), app.are_remittances_changed(uuid),
  app.post_remittances(uuid), app.record_owner_payment(uuid, bigint, date, text) to member;

create or replace trigger follow_remittance before update of state on payouts
  for each row when (new.affiliate_id is null and new.state <> old.state) execute function app.follow_remittance();
