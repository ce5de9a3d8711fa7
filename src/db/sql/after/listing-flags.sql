-- Doubts about listings: found by a job, decided by administrators.
grant select on listing_flags to member;
grant update (status, outcome, decided_by, decided_at) on listing_flags to member;
grant insert, update, delete on listing_flags, listing_checks to worker;
grant select, insert, update on listing_checks to kiraya_definer;

-- Notes what the job has to look over: changes of what a doubt can rest on, and renewals. A home is shown no longer than it is
-- renewed, so each that is shown was looked over within that time, also one that is older than the doubts, and a million of them
-- come no faster than their listers renew. A note that is there already is held until the change is in: else the job could take
-- it off for what the home was before.
create or replace function app.note_listing_check() returns trigger
  language plpgsql security definer set search_path = 'public', 'pg_temp' as $$
begin
  insert into listing_checks (property_id) values (new.id) on conflict (property_id) do update set changed_at = app.now();
  return null;
end $$;

create or replace trigger note_new_listing_check after insert on properties
  for each row when (new.listing_state = 'published' and not app.is_bulk_load())
  execute function app.note_listing_check();
create or replace trigger note_listing_check after update of listing_state, city_id, locality_id, pincode, property_type,
    bedrooms, area_sqft, rent, floor, total_floors, image_urls, renewed_at on properties
  for each row when (new.listing_state = 'published' and not app.is_bulk_load()
    and (old.listing_state, old.city_id, old.locality_id, old.pincode, old.property_type, old.bedrooms, old.area_sqft,
        old.rent, old.floor, old.total_floors, old.image_urls, old.renewed_at)
      is distinct from (new.listing_state, new.city_id, new.locality_id, new.pincode, new.property_type, new.bedrooms,
        new.area_sqft, new.rent, new.floor, new.total_floors, new.image_urls, new.renewed_at))
  execute function app.note_listing_check();
alter function app.note_listing_check() owner to kiraya_definer;

-- The states of src/domain/listing-doubts.ts as an administrator may move them, src/db/flag-guard.test.ts compares the two; the job
-- alone opens and clears.
create or replace function app.guard_flag() returns trigger language plpgsql as $$
begin
  if current_user = 'member' and not (old.status in ('open', 'asked') and new.status in ('dismissed', 'upheld')
      or old.status = 'open' and new.status = 'asked' or old.status = 'upheld' and new.status = 'dismissed') then
    raise insufficient_privilege using message = 'A flag may not move there';
  end if;
  return new;
end $$;

create or replace trigger guard_flag before update on listing_flags
  for each row when (new.status is distinct from old.status) execute function app.guard_flag();
grant execute on function app.guard_flag() to member, worker;
