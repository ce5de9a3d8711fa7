-- Jobs are enqueued inside the caller's transaction. What they carry, such as the codes of sign-in, is the jobs' alone:
-- a person's connection adds jobs and learns their ids, and reads what queues there are.
alter default privileges for role kiraya_jobs in schema pgboss revoke all on tables from member, worker;
revoke all on all tables in schema pgboss from public, member, worker;
grant usage on schema pgboss to member, worker;
grant insert, select (id) on pgboss.job, pgboss.job_common to member;
grant select on pgboss.queue to member;
grant select, insert on all tables in schema pgboss to worker;
