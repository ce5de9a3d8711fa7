-- The pipeline of listers: cards follow questions, visits and applications by trigger, listers move and note them.
grant select on lead_cards, lead_notes to member, kiraya_definer;
grant update (stage, answered_at, ended_at, reminder_on, reminder_note, reminded_at) on lead_cards to member;
grant insert, delete on lead_notes to member;
grant insert, update on lead_cards to kiraya_definer, worker;
grant insert on lead_notes to worker;

-- Whether all that the two had is declined or cancelled: what is asked, agreed, visited or applied for is not.
create or replace function app.is_lead_over(home uuid, seeker uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select coalesce(bool_and(l.status in ('rejected', 'cancelled')), false)
    from (select status from public.property_visits where property_id = home and user_id = seeker
      union all
      select status from public.property_applications where property_id = home and user_id = seeker) l;
$$;

-- The stage that a visit or an application speaks for; a lister's own move beyond it stands. A lead whose last visit or application
-- is declined or cancelled is lost; one that was lost is new again once its seeker requests or applies anew.
create or replace function app.follow_lead() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  is_over constant boolean := new.status in ('rejected', 'cancelled')
    and app.is_lead_over(new.property_id, new.user_id);
  told constant text := case when is_over then 'lost' else case new.status
    when 'scheduled' then 'visit' when 'completed' then 'visit' when 'approved' then 'offered'
    when 'under_review' then 'contacted' when 'rejected' then 'contacted' else 'new' end end;
  is_anew constant boolean := tg_op = 'INSERT' and new.status in ('requested', 'submitted');
begin
  insert into public.lead_cards as c (property_id, user_id, lister_id, stage, answered_at, ended_at, created_at)
  values (new.property_id, new.user_id, new.lister_id, told, new.answered_at, case when is_over then app.now() end,
    new.created_at)
  on conflict (property_id, user_id) do update
    set stage = case when is_over or c.stage = 'lost' or array_position(array['new', 'contacted', 'visit', 'offered'], excluded.stage)
          > array_position(array['new', 'contacted', 'visit', 'offered'], c.stage) then excluded.stage else c.stage end,
      ended_at = excluded.ended_at,
      answered_at = coalesce(c.answered_at, excluded.answered_at),
      created_at = least(c.created_at, excluded.created_at)
    where c.stage not in ('let', 'lost') or (c.stage = 'lost' and is_anew);
  return null;
end $$;

-- A first message is a lead too.
create or replace function app.follow_question() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.lead_cards (property_id, user_id, lister_id, created_at)
  values (new.property_id, new.user_id, new.lister_id, new.created_at)
  on conflict (property_id, user_id) do nothing;
  return null;
end $$;

-- The first answer of the lister's side, whichever way it came.
create or replace function app.follow_answer() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.lead_cards c set answered_at = new.created_at
    from public.conversations t
   where t.id = new.conversation_id and new.sender_id <> t.user_id
     and c.property_id = t.property_id and c.user_id = t.user_id and c.answered_at is null;
  return null;
end $$;

-- For leads that were there before their cards.
create or replace function app.make_missing_lead_cards() returns void
  language sql security definer set search_path = ''
as $$
  insert into public.lead_cards (property_id, user_id, lister_id, stage, answered_at, ended_at, created_at)
  select l.property_id, l.user_id, l.lister_id,
      case when bool_and(l.status in ('rejected', 'cancelled')) then 'lost'
        when bool_or(l.status = 'approved') then 'offered'
        when bool_or(l.status in ('scheduled', 'completed')) then 'visit'
        when bool_or(l.status in ('under_review', 'rejected')) then 'contacted' else 'new' end,
      min(l.answered_at), case when bool_and(l.status in ('rejected', 'cancelled')) then app.now() end, min(l.created_at)
    from (select property_id, user_id, lister_id, status, answered_at, created_at from public.property_visits
      union all
      select property_id, user_id, lister_id, status, answered_at, created_at from public.property_applications
      union all
      select property_id, user_id, lister_id, null, null, created_at from public.conversations) l
   group by 1, 2, 3
  on conflict (property_id, user_id) do nothing;
$$;

alter function app.is_lead_over(uuid, uuid) owner to kiraya_definer;
alter function app.follow_lead() owner to kiraya_definer;
alter function app.follow_question() owner to kiraya_definer;
alter function app.follow_answer() owner to kiraya_definer;
alter function app.make_missing_lead_cards() owner to kiraya_definer;
create or replace trigger follow_visit after insert or update of status, answered_at on property_visits
  for each row execute function app.follow_lead();
create or replace trigger follow_application after insert or update of status, answered_at on property_applications
  for each row execute function app.follow_lead();
create or replace trigger follow_question after insert on conversations
  for each row execute function app.follow_question();
create or replace trigger follow_answer after insert on messages
  for each row execute function app.follow_answer();
select app.make_missing_lead_cards();

-- The caller's leads whose seeker has the name, or the phone once that is theirs to read; either may be null.
create or replace function app.leads_of_seeker(_name text, _phone text) returns setof uuid
  language sql stable security definer set search_path = ''
as $$
  select c.id from public.lead_cards c join public.profiles p on p.user_id = c.user_id
   where (c.lister_id = app.user_id() or c.property_id in (select app.organisation_homes('leads')))
     and (p.full_name ilike _name
       or (p.phone like _phone and app.is_lead_accepted(c.property_id, c.user_id, c.lister_id)));
$$;
alter function app.leads_of_seeker(text, text) owner to kiraya_definer;
grant execute on function app.leads_of_seeker(text, text) to member, worker;
