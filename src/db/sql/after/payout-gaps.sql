-- What is missing before an affiliate can be paid anything, and whether their payout is the final one, as facts of their registration:
-- a sum over everybody who is owed would join four tables for them. The rule is that of `candidateBlock`, without its amounts.
-- So are whether the account is confirmed, and the moment before which a changed one is not paid. Whatever is written into these columns is replaced by what the tables say, so that nobody can write anything else there.
--
-- Two transactions may give the PAN and the account of one person at the same moment. Each writes its own table first, then
-- updates the registration, and what is missing is looked up once that row is locked: the second waits here until the first has
-- ended, and what it looks up then is read anew. A person who registers while they give their PAN has no row yet that the other
-- could find, so both lock the person first: either the one sees the PAN or the other the registration.

-- A snapshot older than the lock would not show what the one before had written. Without a payee, a person or an organisation, nobody has
-- to wait.
create or replace function app.hold_payee(_user_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'Payees are changed in read committed transactions only' using errcode = 'feature_not_supported';
  end if;
  if _user_id is not null then
    perform from public.profiles p where p.user_id = _user_id for no key update;
    perform from public.organisations o where o.id = _user_id for no key update;
  end if;
end $$;

create or replace function app.keep_payout_gap() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Whose it has been all along finds the row, and waits for it.
  perform app.hold_payee(case when new.user_id is distinct from old.user_id then new.user_id end);
  select s.status = 'terminated', case
      when s.status not in ('active', 'terminated') then 'not-active'
      when not exists (select from public.tax_identities t where t.user_id = new.user_id) then 'no-pan'
      when not exists (select from public.payout_accounts a where a.user_id = new.user_id) then 'no-account'
      when exists (select from public.payouts p where p.user_id = new.user_id and p.organisation_id is null and p.holds_account) then 'returned' end
    into new.is_terminated, new.payout_gap
    from (select coalesce((select p.status from public.affiliate_profiles p where p.affiliate_id = new.affiliate_id),
      'active') as status) s;
  new.account_held_until := (select a.held_until from public.payout_accounts a where a.user_id = new.user_id);
  new.is_account_confirmed := exists (
    select from public.payout_accounts a where a.user_id = new.user_id and a.confirmed_at is not null);
  return new;
end $$;

create or replace function app.keep_payout_gap_of_payee() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.hold_payee(old.user_id), app.hold_payee(new.user_id);
  update public.affiliate_registrations r set payout_gap = r.payout_gap where r.user_id in (old.user_id, new.user_id);
  return null;
end $$;

create or replace function app.keep_payout_gap_of_payout() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.hold_payee(new.user_id);
  update public.affiliate_registrations r set payout_gap = r.payout_gap where r.user_id = new.user_id;
  return null;
end $$;

create or replace function app.keep_payout_gap_of_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.affiliate_registrations r set payout_gap = r.payout_gap
   where r.affiliate_id in (old.affiliate_id, new.affiliate_id);
  return null;
end $$;

alter function app.hold_payee(uuid) owner to kiraya_definer;
alter function app.keep_payout_gap() owner to kiraya_definer;
alter function app.keep_payout_gap_of_payee() owner to kiraya_definer;
alter function app.keep_payout_gap_of_payout() owner to kiraya_definer;
alter function app.keep_payout_gap_of_profile() owner to kiraya_definer;

create or replace trigger keep_payout_gap before insert or update of user_id, payout_gap, is_terminated, account_held_until, is_account_confirmed
  on affiliate_registrations
  for each row execute function app.keep_payout_gap();
create or replace trigger keep_payout_gap after insert or delete or update of user_id on tax_identities
  for each row execute function app.keep_payout_gap_of_payee();
create or replace trigger keep_payout_gap after insert or delete or update of user_id, masked, ifsc, holder_name, held_until, confirmed_at
  on payout_accounts
  for each row execute function app.keep_payout_gap_of_payee();
create or replace trigger keep_payout_gap after insert or delete or update of affiliate_id, status on affiliate_profiles
  for each row execute function app.keep_payout_gap_of_profile();
create or replace trigger keep_payout_gap after update on payouts
  for each row when (new.holds_account <> old.holds_account) execute function app.keep_payout_gap_of_payout();
