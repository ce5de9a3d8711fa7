-- no transaction
ALTER TABLE "affiliate_registrations" ADD COLUMN IF NOT EXISTS "is_account_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD COLUMN IF NOT EXISTS "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD COLUMN IF NOT EXISTS "confirmed_how" text;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD COLUMN IF NOT EXISTS "confirmed_by" uuid;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD COLUMN IF NOT EXISTS "confirmed_reference" text;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD COLUMN IF NOT EXISTS "confirmed_name" text;--> statement-breakpoint
-- Money arrived at these very accounts before: they are confirmed by that.
do $$ declare done int; begin loop
  update payout_accounts set confirmed_at = app.now(), confirmed_how = 'earlier-payout' where user_id in (
    select a.user_id from payout_accounts a where a.confirmed_at is null and exists (
      select from payouts p where p.user_id = a.user_id and p.state = 'paid'
        and (p.masked, p.ifsc, p.holder_name) = (a.masked, a.ifsc, a.holder_name)) limit 1000);
  get diagnostics done = row_count; commit; exit when done = 0;
end loop; end $$;--> statement-breakpoint
do $$ declare done int; begin loop
  update affiliate_registrations set is_account_confirmed = true where affiliate_id in (
    select r.affiliate_id from affiliate_registrations r where not r.is_account_confirmed and exists (
      select from payout_accounts a where a.user_id = r.user_id and a.confirmed_at is not null) limit 1000);
  get diagnostics done = row_count; commit; exit when done = 0;
end loop; end $$;
