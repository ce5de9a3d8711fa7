-- What a home hides until a lead is accepted, and what its page may say about who lists it.
grant select, insert, update on property_private to member;
grant insert, update, delete on property_private to worker;
grant select, update (contact_phone) on property_private to kiraya_definer;

-- Who lists a published home, as its page says it: no contact.
create or replace function app.lister_of(_property_id uuid)
  returns table (full_name text, avatar_url text, member_since timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select p.full_name, p.avatar_url, p.created_at
    from public.properties h join public.profiles p on p.user_id = h.listed_by
   where h.id = _property_id and h.listing_state = 'published';
$$;

-- What an address that once led to a home may still say: its page answers 410 for a withdrawn one and offers others.
create or replace function app.former_home(_property_id uuid)
  returns table (listing_state text, title text, city text, locality text, bedrooms smallint)
  language sql stable security definer set search_path = ''
as $$
  select h.listing_state, h.title, h.city, h.locality, h.bedrooms from public.properties h
   where h.id = _property_id and h.listing_state in ('paused', 'withdrawn') and h.published_at is not null;
$$;

-- One view per viewer and day of a published home; a job rolls them into view_count.
create or replace function app.record_view(_property_id uuid, _viewer text) returns void
  language sql security definer set search_path = ''
as $$
  insert into public.property_views (property_id, viewer, viewed_on)
  select h.id, _viewer, app.today() from public.properties h
   where h.id = _property_id and h.listing_state = 'published'
  on conflict do nothing;
$$;

alter function app.lister_of(uuid) owner to kiraya_definer;
alter function app.former_home(uuid) owner to kiraya_definer;
alter function app.record_view(uuid, text) owner to kiraya_definer;
grant insert on property_views to kiraya_definer;
grant execute on function app.lister_of(uuid), app.former_home(uuid), app.record_view(uuid, text) to kiraya_visitor, member, worker;
grant execute on function app.iso_instant(timestamptz) to kiraya_visitor, member;
