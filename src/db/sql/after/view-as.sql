-- A view as somebody else: a row of data_looks, which its person reads. Only its end is ever changed, and only by whoever views.
grant update (ended_at) on data_looks to kiraya_definer;

-- False: it is over already, or was never theirs.
create or replace function app.end_view(_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.data_looks l set ended_at = app.now()
    where l.id = _id and l.actor_id = app.user_id() and l.subject = 'view-as' and l.ended_at is null and l.ends_at > app.now();
  return found;
end $$;

-- Whether somebody holds a role of staff: support reads nobody's roles.
create or replace function app.is_of_office(_user_id uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select app.may('viewAs.start') and exists (
    select from public.user_roles r join app.permission_roles p on p.role = r.role and p.is_staff where r.user_id = _user_id);
$$;

alter function app.is_of_office(uuid) owner to kiraya_definer;
alter function app.end_view(uuid) owner to kiraya_definer;
grant execute on function app.end_view(uuid), app.is_of_office(uuid) to member;
