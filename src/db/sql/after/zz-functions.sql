-- PostgreSQL lets everyone execute a new function; here only those granted above may.
revoke execute on all functions in schema app from public;
-- Whoever adds a row asks what time it is, and whoever changes a profile computes what its indexes are made of.
grant execute on function app.clock_offset(), app.now(), app.today(), app.clock_timestamp(), app.user_id(), app.user_words(text, text, text, text), app.list_words(text, text, text, text),
  app.list_query(text), app.user_name_key(text, text), app.person_name(text, text) to public;
