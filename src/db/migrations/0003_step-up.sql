ALTER TABLE "affiliate_registrations" ADD COLUMN "account_held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD COLUMN "held_until" timestamp with time zone;