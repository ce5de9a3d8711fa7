-- A person joins under a sponsor: their own registration and profile, pending until it is complete.
-- A broker who was enrolled without sponsor names one so. Null when the code is taken: the caller tries another.
create or replace function app.register_affiliate(_code text, _sponsor_id text, _contract_version text) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  me public.profiles;
  mine public.affiliate_registrations;
begin
  select p.* into me from public.profiles p where p.user_id = app.user_id();
  select r.* into mine from public.affiliate_registrations r where r.user_id = me.user_id for update;
  if mine.sponsor_id is not null or (mine.affiliate_id is not null and not exists (select
      from public.affiliate_profiles p where p.affiliate_id = mine.affiliate_id and p.status = 'pending')) then
    raise exception 'affiliate.already-registered' using errcode = 'KR409', hint = 'sponsor_id';
  end if;
  if mine.affiliate_id is not null then
    update public.affiliate_registrations r set sponsor_id = _sponsor_id where r.affiliate_id = mine.affiliate_id;
  else
    insert into public.affiliate_registrations (affiliate_id, user_id, full_name, sponsor_id)
    values (_code, me.user_id, app.person_name(me.full_name, me.email), _sponsor_id)
    on conflict (affiliate_id) do nothing returning * into mine;
    if mine.affiliate_id is null then
      return null;
    end if;
    insert into public.affiliate_profiles (affiliate_id, user_id, full_name, email)
    values (_code, me.user_id, mine.full_name, me.email);
  end if;
  update public.affiliate_profiles p set contract_version = _contract_version, contract_consented_at = app.clock_timestamp()
   where p.affiliate_id = mine.affiliate_id and p.contract_consented_at is null;
  return mine.affiliate_id;
end $$;

-- Whose invitation it is, for whoever opens the link; and who has a code, for members who type one (counted and limited above).
create or replace function app.sponsor_of_invite(_invite uuid) returns table (affiliate_id text, full_name text, status text)
  language sql stable security definer set search_path = ''
as $$
  select r.affiliate_id, r.full_name, coalesce(p.status, 'active') from public.affiliate_registrations r
    left join public.affiliate_profiles p using (affiliate_id) where r.invite_token = _invite;
$$;

create or replace function app.sponsor_of_code(_code text) returns table (affiliate_id text, full_name text, status text)
  language sql stable security definer set search_path = ''
as $$
  select r.affiliate_id, r.full_name, coalesce(p.status, 'active') from public.affiliate_registrations r
    left join public.affiliate_profiles p using (affiliate_id) where r.affiliate_id = _code;
$$;

-- A registration is complete with consent and PAN: from then on it is active. The caller's own code if this made it so.
create or replace function app.complete_registration() returns text
  language sql security definer set search_path = ''
as $$
  update public.affiliate_profiles p set status = 'active'
   where p.affiliate_id = app.affiliate_id() and p.status = 'pending' and p.contract_consented_at is not null
     and exists (select from public.tax_identities t where t.user_id = app.user_id())
  returning p.affiliate_id;
$$;

alter function app.sponsor_of_invite(uuid) owner to kiraya_definer;
alter function app.sponsor_of_code(text) owner to kiraya_definer;
alter function app.complete_registration() owner to kiraya_definer;
grant execute on function app.sponsor_of_invite(uuid) to member, kiraya_visitor;
grant execute on function app.sponsor_of_code(text), app.complete_registration() to member;
grant select (user_id) on tax_identities to kiraya_definer;
-- Whom the caller joined under, to notify them; null without a sponsor, or where the code is nobody's any more.
create or replace function app.my_sponsor() returns uuid
  language sql stable security definer set search_path = ''
as $$
  select s.user_id from public.affiliate_registrations r join public.affiliate_registrations s on s.affiliate_id = r.sponsor_id
   where r.user_id = app.user_id();
$$;

alter function app.my_sponsor() owner to kiraya_definer;
grant execute on function app.my_sponsor() to member;
alter function app.register_affiliate(text, text, text) owner to kiraya_definer;
grant insert, update on affiliate_registrations, affiliate_profiles to kiraya_definer;
grant execute on function app.register_affiliate(text, text, text) to member;
