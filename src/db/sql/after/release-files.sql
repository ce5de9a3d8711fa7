-- Files that pages load, of this release and those before it, for hosts that do not have them (decision 0127). Put here by the owner alone:
-- a page trusts scripts of this address. In no backup, since every start puts its own here again.
create table if not exists app.releases (
  id text primary key,
  paths text[] not null,
  kept_at timestamptz not null default app.now()
);
create table if not exists app.release_files (
  path text primary key,
  bytes bytea not null,
  is_gzip boolean not null
);
-- It is compressed already.
alter table app.release_files alter column bytes set storage external;
grant select on app.release_files to kiraya_visitor;
