-- Drafts, imports and files: the owner's own work.
grant select, insert, update, delete on property_drafts to member, worker;
grant select, insert, update on import_runs to member, worker;
grant select, insert on import_rejects, import_homes to member, worker;
grant select, insert, delete on files to member, worker;
