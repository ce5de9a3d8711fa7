-- Who looks after which managed home. The functions that the policies of managed homes ask stand in sql/before.
grant select, insert, delete on managed_property_managers to member, worker;
grant update (manager_id, assigned_by, assigned_at) on managed_property_managers to member;
grant update on managed_property_managers to worker;
grant select on managed_property_managers to kiraya_definer;
