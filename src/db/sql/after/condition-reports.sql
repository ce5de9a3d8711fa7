-- Condition reports: one side sends, the other comments or agrees, and what both agreed on never changes.
grant select on condition_reports, condition_photos, condition_comments to member, worker, kiraya_definer;
grant insert on condition_reports to member;
grant update (state, version, author_id, author_name, sent_at, inspected_on, rooms, meters, keys, photos, agreed_at, agreed_by,
  agreed_by_name, document_key, document_sha256) on condition_reports to member;
grant insert on condition_photos, condition_comments to member;
grant delete on condition_photos to worker;
revoke insert, update, delete, truncate on condition_reports, condition_comments from kiraya_bulk;
grant select, insert on condition_reminders to worker;
grant update (author_name, agreed_by_name) on condition_reports to kiraya_definer;

-- How many rooms the home of a lease has, to whoever may write its reports: those who rent do not see the home itself.
create or replace function app.rooms_of_lease(_lease_id uuid) returns table (bedrooms int, bathrooms int)
  language sql stable security definer set search_path = ''
as $$
  select coalesce(p.bedrooms, a.bedrooms)::int, coalesce(p.bathrooms, a.bathrooms)::int
    from public.leases l
      left join public.properties p on p.id = l.property_id
      left join public.managed_properties m on m.id = l.managed_property_id
      left join public.managed_rental_applications a on a.id = m.application_id
   where l.id = _lease_id and app.condition_side(_lease_id) is not null;
$$;
alter function app.rooms_of_lease(uuid) owner to kiraya_definer;
grant execute on function app.rooms_of_lease(uuid) to member;

-- The rules of src/domain/condition-reports.ts once more.
create or replace function app.guard_condition_report() returns trigger language plpgsql as $$
declare
  side text;
  is_sent_anew constant boolean := new.version = old.version + 1 and new.state = 'sent';
begin
  if current_user <> 'member' then
    return new;
  end if;
  side := app.condition_side(old.lease_id);
  if old.state = 'agreed' then
    raise insufficient_privilege using message = 'Both agreed on this report';
  end if;
  if (new.version, new.author_id, new.author_name, new.sent_at, new.inspected_on, new.rooms, new.meters, new.keys, new.photos)
      is distinct from
      (old.version, old.author_id, old.author_name, old.sent_at, old.inspected_on, old.rooms, old.meters, old.keys, old.photos)
    and not coalesce(is_sent_anew and side = old.written_by, false) then
    raise insufficient_privilege using message = 'Whoever wrote a report changes it, as another version';
  end if;
  if new.state <> old.state and not coalesce(case new.state
      when 'sent' then is_sent_anew
      when 'commented' then side in ('landlord', 'tenant') and side <> old.written_by
      when 'agreed' then side in ('landlord', 'tenant') and new.agreed_by = app.user_id()
        and (side <> old.written_by or old.state = 'commented')
    end, false) then
    raise insufficient_privilege using message = 'This side may not move the report there';
  end if;
  return new;
end $$;
grant execute on function app.guard_condition_report() to member, worker;
create or replace trigger guard_condition_report before update on condition_reports
  for each row execute function app.guard_condition_report();
select app.make_append_only(history) from (values ('condition_comments'::regclass)) written (history);

-- The report is the other side's too and stays; the name goes.
create or replace function app.erase_own_condition_reports(_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  update public.condition_reports r set author_name = 'Deleted person' where r.author_id = _user_id;
  update public.condition_reports r set agreed_by_name = 'Deleted person' where r.agreed_by = _user_id;
$$;
alter function app.erase_own_condition_reports(uuid) owner to kiraya_definer;
