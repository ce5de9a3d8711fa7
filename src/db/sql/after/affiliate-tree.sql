-- The sponsor tree never holds a cycle, whoever writes and however many at once: whoever moves a person waits for whoever
-- moved one before. Refusals carry SQLSTATE KR409, the rule's code as message and the field as hint.
create or replace function app.check_sponsor() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  above text := new.sponsor_id;
begin
  if tg_op = 'UPDATE' and new.affiliate_id <> old.affiliate_id then
    raise exception 'An affiliate''s code never changes' using errcode = 'insufficient_privilege';
  end if;
  if new.sponsor_id is null or (tg_op = 'UPDATE' and new.sponsor_id is not distinct from old.sponsor_id) then
    return new;
  end if;
  if new.sponsor_id = new.affiliate_id then
    raise exception 'affiliate.sponsor-is-self' using errcode = 'KR409', hint = 'sponsor_id';
  end if;
  -- Nobody stands below a new row, so only a move has to walk up to the root.
  if tg_op = 'UPDATE' then
    -- A snapshot older than the lock would not show what the one before had written.
    if current_setting('transaction_isolation') <> 'read committed' then
      raise exception 'Sponsors are changed in read committed transactions only' using errcode = 'feature_not_supported';
    end if;
    perform pg_advisory_xact_lock(8270416);
  end if;
  if not exists (select from public.affiliate_registrations r where r.affiliate_id = new.sponsor_id) then
    raise exception 'affiliate.sponsor-unknown' using errcode = 'KR409', hint = 'sponsor_id';
  end if;
  if exists (select from public.affiliate_profiles p
      where p.affiliate_id = new.sponsor_id and p.status = 'terminated') then
    raise exception 'affiliate.sponsor-terminated' using errcode = 'KR409', hint = 'sponsor_id';
  end if;
  while tg_op = 'UPDATE' and above is not null loop
    select r.sponsor_id into above from public.affiliate_registrations r where r.affiliate_id = above;
    if above = new.affiliate_id then
      raise exception 'affiliate.sponsor-in-own-team' using errcode = 'KR409', hint = 'sponsor_id';
    end if;
  end loop;
  return new;
end $$;

alter function app.check_sponsor() owner to kiraya_definer;

create or replace trigger check_sponsor before insert or update of affiliate_id, sponsor_id on affiliate_registrations
  for each row execute function app.check_sponsor();
