-- The stars of a home are the mean of those its visits got. Their sum is a whole number, so each rating, first or changed,
-- is added to what is there.
create or replace function app.rate_home() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  stars constant integer := coalesce(new.rating, 0) - coalesce(old.rating, 0);
  ratings constant integer := num_nonnulls(new.rating) - num_nonnulls(old.rating);
begin
  update public.properties p
     set rating_count = p.rating_count + ratings,
         rating = (round(coalesce(p.rating, 0) * p.rating_count) + stars) / nullif(p.rating_count + ratings, 0)
   where p.id = new.property_id;
  return null;
end $$;

alter function app.rate_home() owner to kiraya_definer;
create or replace trigger rate_home after update of rating on property_visits
  for each row when (new.rating is distinct from old.rating) execute function app.rate_home();
