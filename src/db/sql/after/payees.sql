-- PAN and bank accounts: everyone gives their own and reads it masked, administrators of an organisation do so for it; sealed bytes leave by a
-- function that writes who asked. `user_id` is the payee: a person, or an organisation.
grant select (user_id, key_id, masked, holder, verified_at, created_at, updated_at) on tax_identities to member;
grant select (user_id, key_id, masked, ifsc, holder_name, held_until, confirmed_at, confirmed_how, confirmed_by, created_at, updated_at) on payout_accounts to member;
grant insert on tax_identities to member;
-- Nobody confirms an account by giving it.
revoke insert on payout_accounts from member;
grant insert (user_id, key_id, sealed, masked, ifsc, holder_name) on payout_accounts to member;
grant update (key_id, sealed, fingerprint, masked, holder) on tax_identities to member;
grant update (key_id, sealed, masked, ifsc, holder_name, held_until) on payout_accounts to member;
grant select on tax_identities, payout_accounts to kiraya_definer;
grant update (confirmed_at, confirmed_how, confirmed_by, confirmed_reference, confirmed_name) on payout_accounts to kiraya_definer;
grant update on tax_identities, payout_accounts to worker;
grant insert (actor_id, action, subject_type, subject_id, people, before, after, reason, request_id, address)
  on audit_log to kiraya_definer;

-- Another number has not been verified, whatever the one before was.
create or replace function app.unverify_changed_pan() returns trigger language plpgsql as $$
begin
  new.verified_at := null;
  return new;
end $$;

create or replace trigger unverify_changed_pan before update of masked on tax_identities
  for each row execute function app.unverify_changed_pan();

-- Another account is not confirmed, nor is the same one given again: what the bank said was about the one before.
create or replace function app.unconfirm_changed_account() returns trigger language plpgsql as $$
begin
  new.confirmed_at := null;
  new.confirmed_how := null;
  new.confirmed_by := null;
  new.confirmed_reference := null;
  new.confirmed_name := null;
  return new;
end $$;

create or replace trigger unconfirm_changed_account before update of masked, ifsc, holder_name on payout_accounts
  for each row execute function app.unconfirm_changed_account();

-- Whether the caller is that payee, or belongs to the organisation that it is, in whatever role: whoever does confirms nothing of it.
create or replace function app.is_own_payee(_payee uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select _payee = app.user_id() or _payee in (select app.my_organisations());
$$;
alter function app.is_own_payee(uuid) owner to kiraya_definer;
grant execute on function app.is_own_payee(uuid) to member;

-- Who is told of a payee's account: the person, or the administrators of the organisation.
create or replace function app.people_of_payee(_payee uuid) returns setof uuid
  language sql stable security definer set search_path = ''
as $$
  select p.user_id from (
      select f.user_id from public.profiles f where f.user_id = _payee
      union all
      select m.user_id from public.organisation_members m
       where m.organisation_id = _payee and app.organisation_role_may(m.role, 'members')) p
   where app.user_id() is null or app.may('payees.readAll') or app.is_own_payee(_payee);
$$;
alter function app.people_of_payee(uuid) owner to kiraya_definer;
grant execute on function app.people_of_payee(uuid) to member, worker;

-- The name that payouts go by, which a changed profile does not change; whether it is an organisation. No row: there is no such payee.
create or replace function app.payee_name(_payee uuid) returns table (name text, is_organisation boolean)
  language sql stable security definer set search_path = ''
as $$
  select n.name, n.is_organisation from (
      select coalesce((select r.full_name from public.affiliate_registrations r where r.user_id = p.user_id), p.full_name) as name,
          false as is_organisation
        from public.profiles p where p.user_id = _payee
      union all
      select o.legal_name, true from public.organisations o where o.id = _payee) n
   where app.user_id() is null or app.may('payees.readAll') or app.is_own_payee(_payee);
$$;
alter function app.payee_name(uuid) owner to kiraya_definer;
grant execute on function app.payee_name(uuid) to member, worker;

-- Whether an organisation gave a PAN other than that of this fingerprint: its GSTIN contains the PAN.
create or replace function app.has_other_pan(_organisation uuid, _fingerprint bytea) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from public.tax_identities t where t.user_id = _organisation and t.fingerprint <> _fingerprint)
   and _organisation in (select app.acts_for('members'));
$$;
alter function app.has_other_pan(uuid, bytea) owner to kiraya_definer;
grant execute on function app.has_other_pan(uuid, bytea) to member;

-- False when the account is confirmed already, or is not the one that was looked at (`_set_at`, to the millisecond).
create or replace function app.confirm_account(_user_id uuid, _set_at timestamptz, _how text, _reference text, _name text)
  returns boolean language plpgsql security definer set search_path = ''
as $$
begin
  if not app.may('payees.confirmAccount') or app.is_own_payee(_user_id) then
    raise exception 'Only another person who is an administrator confirms an account' using errcode = 'insufficient_privilege';
  end if;
  perform app.hold_payee(_user_id);
  update public.payout_accounts a
     set confirmed_at = app.now(), confirmed_how = _how, confirmed_by = app.user_id(), confirmed_reference = _reference,
       confirmed_name = _name
   where a.user_id = _user_id and a.confirmed_at is null and date_trunc('milliseconds', a.updated_at) = _set_at;
  return found;
end $$;

-- A function, since a row policy keeps what a row says away from the indexes.
create or replace function app.bank_reference_was_used(_reference text) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return app.may('payees.confirmAccount') and exists (
    select from public.audit_log a where a.action = 'payees.confirmAccount' and a.after ->> 'reference' = _reference);
end $$;

drop function if exists app.record_reveal(text, text, text, text);
-- For functions that hand out sealed bytes, each of which asks for a permission of its own: no reason, no row of the trail, no bytes.
create or replace function app.record_reveal(_action text, _subject_type text, _subject_id text, _people uuid[], _reason text)
  returns void language plpgsql security definer set search_path = ''
as $$
begin
  if not app.may('payees.openSealed') then
    raise exception 'Not everybody may open what is sealed' using errcode = 'insufficient_privilege';
  end if;
  if coalesce(trim(_reason), '') = '' then
    raise exception 'A reason is needed to open what is sealed' using errcode = 'check_violation';
  end if;
  insert into public.audit_log (actor_id, action, subject_type, subject_id, people, reason, request_id, address)
  values (app.user_id(), _action, _subject_type, _subject_id, _people, trim(_reason),
    nullif(current_setting('app.request_id', true), ''), nullif(current_setting('app.address', true), ''));
end $$;

-- What the trail calls a payee.
create or replace function app.payee_type(_payee uuid) returns text
  language sql stable security definer set search_path = ''
as $$
  select case when exists (select from public.organisations o where o.id = _payee) then 'organisation' else 'user' end;
$$;
alter function app.payee_type(uuid) owner to kiraya_definer;
grant execute on function app.payee_type(uuid) to member;

create or replace function app.reveal_payee(_user_id uuid, _what text, _reason text)
  returns table (key_id text, sealed bytea)
  language plpgsql security definer set search_path = ''
as $$
begin
  if not app.may('payees.reveal') then
    raise exception 'Only an administrator may see the whole of what is sealed' using errcode = 'insufficient_privilege';
  end if;
  perform app.record_reveal('payees.reveal-' || _what, app.payee_type(_user_id), _user_id::text, array(select app.people_of_payee(_user_id)), _reason);
  return query
    select t.key_id, t.sealed from public.tax_identities t where t.user_id = _user_id and _what = 'pan'
    union all
    select a.key_id, a.sealed from public.payout_accounts a where a.user_id = _user_id and _what = 'account';
end $$;

-- Hands out the sealed number for the bank to be asked about, and writes who asked. No row: it is confirmed, or is another by now.
create or replace function app.account_to_check(_user_id uuid, _set_at timestamptz)
  returns table (key_id text, sealed bytea)
  language plpgsql security definer set search_path = ''
as $$
begin
  if not app.may('payees.checkName') or app.is_own_payee(_user_id) then
    raise exception 'Only another person who is an administrator checks an account' using errcode = 'insufficient_privilege';
  end if;
  perform app.record_reveal('payees.ask-bank', app.payee_type(_user_id), _user_id::text, array(select app.people_of_payee(_user_id)),
    'The bank is asked in whose name the account is held');
  return query
    select a.key_id, a.sealed from public.payout_accounts a
     where a.user_id = _user_id and a.confirmed_at is null and date_trunc('milliseconds', a.updated_at) = _set_at;
end $$;

alter function app.record_reveal(text, text, text, uuid[], text) owner to kiraya_definer;
alter function app.reveal_payee(uuid, text, text) owner to kiraya_definer;
alter function app.account_to_check(uuid, timestamptz) owner to kiraya_definer;
alter function app.confirm_account(uuid, timestamptz, text, text, text) owner to kiraya_definer;
alter function app.bank_reference_was_used(text) owner to kiraya_definer;
grant execute on function app.reveal_payee(uuid, text, text), app.account_to_check(uuid, timestamptz),
  app.confirm_account(uuid, timestamptz, text, text, text), app.bank_reference_was_used(text) to member;

-- Whether somebody was asked for their PAN or account since: whoever drafts payouts reads no trail, and asks once a day.
create or replace function app.is_reminded_since(_person uuid, _what text, _at timestamptz) returns boolean
  language sql stable security definer set search_path = '' as $$
  select app.may('payees.readAll') and exists (
    select from public.audit_log l where l.action = 'payees.remind' and l.subject_type in ('user', 'organisation')
      and l.subject_id = _person::text and l.after ->> 'what' = _what and l.created_at > _at)
$$;
alter function app.is_reminded_since(uuid, text, timestamptz) owner to kiraya_definer;
grant execute on function app.is_reminded_since(uuid, text, timestamptz) to member;
