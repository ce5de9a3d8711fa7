-- Drafts, imports and files: the owner's own work.
grant select, insert, update, delete on property_drafts to member, worker;
grant select, insert, update on import_runs to member, worker;
grant select, insert, update, delete on import_memories to member, worker;
grant select, delete on import_memories to kiraya_definer;
grant select, insert on import_rejects, import_homes to member, worker;
grant update (core, said) on import_homes to member;
grant select, insert, update, delete on import_photos to member, worker;
grant select, insert, delete on files to member, worker;

create or replace function app.erase_own_import_memories(_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  delete from public.import_memories m where m.owner_id = _user_id;
$$;
alter function app.erase_own_import_memories(uuid) owner to kiraya_definer;
