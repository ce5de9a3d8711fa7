-- PostgreSQL lets everyone execute a new function; here only those granted above may.
revoke execute on all functions in schema app from public;
-- Whoever changes a profile computes what its indexes are made of.
grant execute on function app.user_id(), app.user_words(text, text, text, text), app.list_words(text, text, text, text),
  app.list_query(text), app.user_name_key(text, text) to public;
