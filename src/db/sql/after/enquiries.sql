-- Enquiries come in through one function, from people without an account too; administrators work them.
grant select on enquiries, enquiry_events to member;
grant update (status, assigned_to) on enquiries to member;
grant insert on enquiry_events to member;
grant insert, update on enquiries to worker;
grant insert on enquiry_events to worker;
grant select, insert on enquiries to kiraya_definer;

-- Stores what a form brought and gives its id; the same form again gives the id of the first time. A home that is not
-- published is not named: nobody learns of it here.
create or replace function app.store_enquiry(_form_id uuid, _user_id uuid, _fields jsonb) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  stored uuid;
begin
  insert into public.enquiries (form_id, user_id, kind, topic, name, email, phone, company, city, message, details, property_id)
  select _form_id, _user_id, f.kind, f.topic, f.name, f.email, f.phone, f.company, f.city, f.message, coalesce(f.details, '{}'),
      (select h.id from public.properties h where h.id = f.property_id and h.listing_state = 'published')
    from jsonb_to_record(_fields) as f(kind text, topic text, name text, email text, phone text, company text, city text,
      message text, details jsonb, property_id uuid)
  on conflict (form_id) do nothing
  returning id into stored;
  if stored is null then
    select e.id into stored from public.enquiries e where e.form_id = _form_id;
  end if;
  return stored;
end $$;

alter function app.store_enquiry(uuid, uuid, jsonb) owner to kiraya_definer;
grant execute on function app.store_enquiry(uuid, uuid, jsonb) to kiraya_visitor;

-- The states of src/domain/enquiries.ts once more; src/db/enquiry-guard.test.ts compares the two.
create or replace function app.guard_enquiry() returns trigger language plpgsql as $$
begin
  if current_user <> 'member' then
    return new;
  end if;
  if not coalesce(case old.status
      when 'new' then new.status in ('in_progress', 'answered', 'closed', 'spam')
      when 'in_progress' then new.status in ('answered', 'closed', 'spam')
      when 'answered' then new.status in ('in_progress', 'closed')
      when 'closed' then new.status = 'in_progress'
      when 'spam' then new.status = 'in_progress'
    end, false) then
    raise insufficient_privilege using message = 'An enquiry may not move there';
  end if;
  return new;
end $$;

create or replace trigger guard_enquiry before update on enquiries
  for each row when (new.status is distinct from old.status) execute function app.guard_enquiry();
grant execute on function app.guard_enquiry() to member, worker;
