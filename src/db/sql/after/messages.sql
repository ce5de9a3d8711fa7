-- Conversations of seekers and listers: each side changes only what is its own, nobody changes a message.
grant select on conversations, messages to member, kiraya_definer;
grant insert (id, property_id, user_id, lister_id, last_sender_id, seeker_read_at) on conversations to member;
grant update (seeker_shares, lister_shares, last_message_at, last_sender_id, seeker_read_at, lister_read_at, blocked_by)
  on conversations to member;
grant insert (id, conversation_id, sender_id, body) on messages to member;
grant insert, update, delete on conversations, messages to worker;
grant update on conversations to kiraya_definer;
grant update, delete on messages to kiraya_definer;
grant insert on enquiries to kiraya_definer;

create or replace function app.guard_conversation() returns trigger language plpgsql as $$
declare
  me constant uuid := app.user_id();
begin
  if current_user <> 'member' then
    return new;
  end if;
  if me is distinct from old.user_id
    and (new.seeker_shares, new.seeker_read_at) is distinct from (old.seeker_shares, old.seeker_read_at)
    or me is distinct from old.lister_id and new.lister_shares is distinct from old.lister_shares
    or me is distinct from old.lister_id and new.lister_read_at is distinct from old.lister_read_at
    and old.property_id not in (select app.organisation_homes('leads')) then
    raise insufficient_privilege using message = 'Each side agrees and reads for itself';
  end if;
  if new.last_sender_id is distinct from old.last_sender_id and new.last_sender_id is distinct from me
    or new.blocked_by is distinct from old.blocked_by and (old.blocked_by is not null or new.blocked_by is distinct from me) then
    raise insufficient_privilege using message = 'Nobody writes or reports in another name';
  end if;
  return new;
end $$;
create or replace trigger guard_conversation before update on conversations
  for each row execute function app.guard_conversation();
grant execute on function app.guard_conversation() to member, worker, kiraya_definer;

-- Whether a visit or an application of the seeker for this home is accepted: both sides then see how to reach the other.
create or replace function app.is_lead_accepted(_property_id uuid, _user_id uuid, _lister_id uuid) returns boolean
  language sql stable set search_path = ''
as $$
  select exists (select from public.property_visits v
      where v.property_id = _property_id and v.user_id = _user_id and v.lister_id = _lister_id
        and v.status in ('scheduled', 'completed'))
    or exists (select from public.property_applications a
      where a.property_id = _property_id and a.user_id = _user_id and a.lister_id = _lister_id and a.status = 'approved');
$$;
grant execute on function app.is_lead_accepted(uuid, uuid, uuid) to member, worker, kiraya_definer;

-- The other side of each given conversation of the caller's: the name always, phone and e-mail once both have agreed or a
-- visit or an application is accepted.
create or replace function app.conversation_people(_ids uuid[])
  returns table (conversation_id uuid, user_id uuid, full_name text, avatar_url text, phone text, email text)
  language sql stable security definer set search_path = ''
as $$
  select c.id, p.user_id, case when p.user_id = c.lister_id then app.lister_name(c.property_id, p.full_name) else p.full_name end, p.avatar_url,
    case when o.is_open then coalesce(case when p.user_id = c.lister_id then h.contact_phone end, p.phone) end,
    case when o.is_open then coalesce(case when p.user_id = c.lister_id then h.contact_email end, p.email) end
  from public.conversations c
    join public.profiles p on p.user_id = case app.user_id() when c.user_id then c.lister_id else c.user_id end
    left join public.property_private h on h.property_id = c.property_id
    cross join lateral (select c.seeker_shares and c.lister_shares
      or app.is_lead_accepted(c.property_id, c.user_id, c.lister_id) as is_open) o
  where c.id = any (_ids)
    and (app.user_id() in (c.user_id, c.lister_id) or c.property_id in (select app.organisation_homes('leads')));
$$;

-- Brings a conversation before the office, with its last messages, as an enquiry of the inbox; once each conversation.
create or replace function app.report_conversation(_id uuid, _reason text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  told public.conversations;
begin
  select * into told from public.conversations c
   where c.id = _id and (app.user_id() in (c.user_id, c.lister_id) or c.property_id in (select app.organisation_homes('leads')))
   for update;
  if not found or told.blocked_by is not null then
    return false;
  end if;
  update public.conversations c set blocked_by = app.user_id() where c.id = _id;
  insert into public.enquiries (form_id, user_id, kind, topic, name, email, phone, message, property_id)
  select gen_random_uuid(), p.user_id, 'property', 'Reported conversation', app.person_name(p.full_name, p.email), p.email, p.phone,
    left(_reason || E'\n\n' || coalesce((
      select string_agg(to_char(m.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') || ' '
        || case when m.sender_id = p.user_id then 'I' else 'the other side' end || ': ' || m.body, E'\n' order by m.created_at)
      from (select * from public.messages x where x.conversation_id = _id order by x.created_at desc limit 20) m), ''), 5000),
    told.property_id
  from public.profiles p where p.user_id = app.user_id();
  return true;
end $$;

alter function app.conversation_people(uuid[]) owner to kiraya_definer;
alter function app.report_conversation(uuid, text) owner to kiraya_definer;
grant execute on function app.conversation_people(uuid[]), app.report_conversation(uuid, text) to member;

-- Blocks: one's own are read, made and taken back; whether there is one between two people both programs of theirs may ask.
grant select, insert, delete on person_blocks to member;
grant insert, update, delete on person_blocks to worker;
grant select, delete on person_blocks to kiraya_definer;

create or replace function app.are_blocked(_one uuid, _other uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from public.person_blocks b
    where (b.blocker_id, b.blocked_id) in ((_one, _other), (_other, _one)));
$$;
alter function app.are_blocked(uuid, uuid) owner to kiraya_definer;
grant execute on function app.are_blocked(uuid, uuid) to member;

create or replace function app.erase_own_person_blocks(_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  delete from public.person_blocks b where _user_id in (b.blocker_id, b.blocked_id);
$$;
alter function app.erase_own_person_blocks(uuid) owner to kiraya_definer;
