-- What a home hides until a lead is accepted, and what its page may say about who lists it.
grant select, insert, update on property_private to member;
grant insert, update, delete on property_private to worker;
grant select on property_private to kiraya_definer;

-- Who lists a published home, as its page says it: no contact.
create or replace function app.lister_of(_property_id uuid)
  returns table (full_name text, avatar_url text, member_since timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select p.full_name, p.avatar_url, p.created_at
    from public.properties h join public.profiles p on p.user_id = h.listed_by
   where h.id = _property_id and h.listing_state = 'published';
$$;

-- Whether an address once led to a home: its page answers 410 for a withdrawn one, 404 for one that never was.
create or replace function app.listing_state(_property_id uuid) returns text
  language sql stable security definer set search_path = ''
as $$
  select h.listing_state from public.properties h
   where h.id = _property_id and h.listing_state <> 'draft';
$$;

alter function app.lister_of(uuid) owner to kiraya_definer;
alter function app.listing_state(uuid) owner to kiraya_definer;
grant execute on function app.lister_of(uuid), app.listing_state(uuid) to kiraya_visitor, member, worker;
