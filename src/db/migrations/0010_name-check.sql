-- no transaction
-- One transfer shows that one account exists: of several confirmed by the same reference the first stays confirmed.
do $$ declare done int; begin loop
  update payout_accounts set confirmed_at = null, confirmed_how = null, confirmed_by = null, confirmed_reference = null,
    confirmed_name = null where user_id in (
    select a.user_id from payout_accounts a where exists (
      select from payout_accounts b where b.confirmed_reference = a.confirmed_reference
        and (b.confirmed_at, b.user_id) < (a.confirmed_at, a.user_id)) limit 1000);
  get diagnostics done = row_count; commit; exit when done = 0;
end loop; end $$;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payout_accounts_reference";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "payout_accounts_reference" ON "payout_accounts" USING btree ("confirmed_reference");
