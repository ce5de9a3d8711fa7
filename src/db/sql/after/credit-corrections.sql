-- Corrections of credited affiliates: administrators propose and decide; who, what and why never change, and nothing is deleted.
grant select, insert on credit_corrections to member;
grant update (state, approved_by, approved_at, withdrawn_by, withdrawn_at) on credit_corrections to member;

-- Whoever may approve a correction need not be allowed to credit homes in any other way: what was approved does it.
grant insert on managed_property_attributions to kiraya_definer;
grant update (affiliate_id, affiliate_name) on managed_property_details to kiraya_definer;

create or replace function app.credit_as_approved() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.managed_property_attributions (managed_property_id, affiliate_id, valid_from, reason, created_by_admin_id)
  values (new.managed_property_id, new.affiliate_id, new.from_date, new.reason, new.approved_by);
  -- The home names its affiliate of today: a later change stays.
  update public.managed_property_details d set affiliate_id = new.affiliate_id,
      affiliate_name = (select r.full_name from public.affiliate_registrations r where r.affiliate_id = new.affiliate_id)
   where d.id = new.managed_property_id and not exists (select from public.managed_property_attributions a
     where a.managed_property_id = new.managed_property_id and a.valid_from > new.from_date);
  return null;
end $$;

alter function app.credit_as_approved() owner to kiraya_definer;

create or replace trigger credit_as_approved after update on credit_corrections
  for each row when (old.state = 'proposed' and new.state = 'approved') execute function app.credit_as_approved();
