-- PostgreSQL lets everyone execute a new function; here only those granted above may.
revoke execute on all functions in schema app from public;
grant execute on function app.user_id() to public;
