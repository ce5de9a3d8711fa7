-- Payouts: administrators draft, approve, export and answer; amounts and sealed accounts are filled in by the database alone.
grant select on payout_batches to member, kiraya_definer;
grant insert (month, created_by) on payout_batches to member;
grant update (state, approved_by, approved_at, exported_at, settled_at, cancel_reason, single_operator) on payout_batches to member;
grant update (transfers, amount) on payout_batches to kiraya_definer;

grant select (id, number, batch_id, affiliate_id, user_id, organisation_id, organisation_name, kind, amount, state, key_id, masked, ifsc, holder_name, reference,
  paid_on, failure, failed_at, holds_account, entry_id, return_entry_id, created_at) on payouts to member;
grant update (state, reference, paid_on, failure, failed_at, entry_id, return_entry_id) on payouts to member;
grant select, insert on payouts to kiraya_definer;
grant update (holds_account) on payouts to kiraya_definer;
-- Keys are rotated by a command.
grant update (key_id, sealed) on payouts to worker;
grant update (state, paid_at) on commission_months to kiraya_definer;

-- All people with a balance and why they are not paid now; null: they are. The rule is that of `candidateBlock`; what of it has
-- nothing to do with amounts stands with the registration (payout-gaps.sql). Without settings of its own it becomes part of what asks
-- it, so that a page reads no more rows than it shows, and sums no more tables than they need.
create or replace function app.payout_candidates(_least bigint)
  returns table (affiliate_id text, full_name text, user_id uuid, status text, amount bigint, pan_masked text,
    account_masked text, ifsc text, account_set_at timestamptz, block text)
  language sql stable
as $$
  select b.affiliate_id, r.full_name, r.user_id, coalesce(p.status, 'active'), b.amount, t.masked, a.masked, a.ifsc,
    a.updated_at,
    case when o.id is not null then 'in-batch'
      when r.payout_gap = 'not-active' then 'not-active'
      when not r.is_terminated and b.amount < _least then 'below-minimum'
      when r.payout_gap is null and not r.is_account_confirmed then 'account-unconfirmed'
      when r.payout_gap is null and r.account_held_until > app.now() then 'account-changed'
      else r.payout_gap end
    from (select c.affiliate_id, -c.payable as amount from public.affiliate_balances c where c.payable < 0) b
    join public.affiliate_registrations r on r.affiliate_id = b.affiliate_id
    left join public.affiliate_profiles p on p.affiliate_id = b.affiliate_id
    left join public.tax_identities t on t.user_id = r.user_id
    left join public.payout_accounts a on a.user_id = r.user_id
    left join public.payouts o on o.affiliate_id = b.affiliate_id and o.state = 'pending';
$$;

-- Its sums, for administrators: a row policy would be asked for every one of a hundred thousand rows.
create or replace function app.payout_totals(_least bigint) returns table (block text, people integer, amount bigint)
  language sql stable security definer set search_path = ''
as $$
  select c.block, count(*)::integer, sum(c.amount)::bigint from app.payout_candidates(_least) c
   where app.may('payouts.totals') group by c.block;
$$;

-- Fills the caller's empty draft with those who are to be paid, at most so many.
create or replace function app.fill_payout_batch(_batch uuid, _least bigint, _most integer) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  filled record;
begin
  if not app.may('payouts.createBatch') or not exists (select from public.payout_batches b where b.id = _batch and b.state = 'draft'
      and b.transfers = 0 and b.created_by = app.user_id()) then
    raise exception 'Only the administrator who made a draft fills it' using errcode = 'insufficient_privilege';
  end if;
  insert into public.payouts (batch_id, affiliate_id, user_id, kind, amount, key_id, sealed, masked, ifsc, holder_name)
  select _batch, c.affiliate_id, c.user_id, case c.status when 'terminated' then 'final' else 'regular' end, c.amount,
      a.key_id, a.sealed, a.masked, a.ifsc, a.holder_name
    from app.payout_candidates(_least) c join public.payout_accounts a on a.user_id = c.user_id
   where c.block is null order by c.affiliate_id limit _most;
  select count(*)::int as transfers, coalesce(sum(p.amount), 0)::bigint as amount into filled
    from public.payouts p where p.batch_id = _batch;
  update public.payout_batches set transfers = filled.transfers, amount = filled.amount where id = _batch;
  return filled.transfers;
end $$;

-- The accounts of a batch's transfers that are not answered yet, for the bank's file: the row of the trail comes first. `user_id` is the payee
-- that the bytes are bound to: the organisation where it is paid.
create or replace function app.reveal_payout_batch(_batch uuid, _reason text)
  returns table (id uuid, user_id uuid, key_id text, sealed bytea)
  language plpgsql security definer set search_path = ''
as $$
begin
  if not app.may('payouts.export') then
    raise exception 'Only whoever sends the batch to the bank opens its accounts' using errcode = 'insufficient_privilege';
  end if;
  perform app.record_reveal('payouts.reveal-accounts', 'payout_batch', _batch::text,
    array(select distinct p.user_id from public.payouts p where p.batch_id = _batch and p.state = 'pending' and p.user_id is not null),
    _reason);
  return query
    select p.id, coalesce(p.organisation_id, p.user_id), p.key_id, p.sealed from public.payouts p
     where p.batch_id = _batch and p.state = 'pending' order by p.number;
end $$;

-- A month is paid once every batch is answered and nobody is left to pay but those whose transfer failed.
create or replace function app.mark_months_paid(_least bigint) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  last_paid date := (select max(b.month) from public.payout_batches b where b.state = 'settled' and b.purpose = 'commission');
  marked integer;
begin
  if not app.may('payouts.changeAll') then
    raise exception 'Only an administrator settles a batch' using errcode = 'insufficient_privilege';
  end if;
  if exists (select from public.payout_batches b where b.purpose = 'commission' and b.state in ('draft', 'approved', 'exported'))
    or exists (select from app.payout_candidates(_least) c where c.block is null and not exists (
      select from public.payouts p join public.payout_batches b on b.id = p.batch_id
       where p.affiliate_id = c.affiliate_id and p.state = 'failed' and b.month = last_paid)) then
    return 0;
  end if;
  update public.commission_months set state = 'paid', paid_at = app.now() where state = 'closed' and month <= last_paid;
  get diagnostics marked = row_count;
  return marked;
end $$;

alter function app.payout_totals(bigint) owner to kiraya_definer;
alter function app.fill_payout_batch(uuid, bigint, integer) owner to kiraya_definer;
alter function app.reveal_payout_batch(uuid, text) owner to kiraya_definer;
alter function app.mark_months_paid(bigint) owner to kiraya_definer;
grant execute on function app.payout_candidates(bigint) to member, worker, kiraya_definer;
grant execute on function app.payout_totals(bigint), app.fill_payout_batch(uuid, bigint, integer), app.reveal_payout_batch(uuid, text),
  app.mark_months_paid(bigint) to member;

-- A transfer that came back holds the account it went to, if its payee still has that one. What is written into the column is replaced.
create or replace function app.hold_returned_account() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.hold_payee(coalesce(new.organisation_id, new.user_id));
  new.holds_account := exists (select from public.payout_accounts a where a.user_id = coalesce(new.organisation_id, new.user_id)
    and (a.masked, a.ifsc, a.holder_name) = (new.masked, new.ifsc, new.holder_name));
  return new;
end $$;

-- The transfers that came back from the account of this payee, which hold it.
create or replace function app.release_account(_payee uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.payouts p set holds_account = false
   where p.holds_account and (p.organisation_id = _payee or p.user_id = _payee and p.organisation_id is null);
  return found;
end $$;
alter function app.release_account(uuid) owner to kiraya_definer;

-- Whoever gives an account anew, be it the same, was told that the last transfer came back. New keys seal the same account again.
create or replace function app.clear_replaced_account() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or app.is_own_payee(new.user_id) then
    perform app.hold_payee(new.user_id);
    perform app.release_account(new.user_id);
  end if;
  return null;
end $$;

-- Lets the account be paid again as it is; false when nothing held it.
create or replace function app.clear_returned_account(_user_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  if not app.may('payouts.clearReturn') then
    raise exception 'Only an administrator clears an account' using errcode = 'insufficient_privilege';
  end if;
  perform app.hold_payee(_user_id);
  return app.release_account(_user_id);
end $$;

alter function app.hold_returned_account() owner to kiraya_definer;
alter function app.clear_replaced_account() owner to kiraya_definer;
alter function app.clear_returned_account(uuid) owner to kiraya_definer;
grant execute on function app.clear_returned_account(uuid) to member;

create or replace trigger hold_returned_account before update on payouts
  for each row when (new.state = 'failed' and old.state <> 'failed') execute function app.hold_returned_account();
create or replace trigger clear_replaced_account after insert or update of sealed on payout_accounts
  for each row execute function app.clear_replaced_account();
