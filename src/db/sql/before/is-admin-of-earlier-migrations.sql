-- TEMP: the first migration names it; goes with it.
create or replace function app.is_admin() returns boolean language sql stable return false;
grant execute on function app.is_admin() to member, worker;
