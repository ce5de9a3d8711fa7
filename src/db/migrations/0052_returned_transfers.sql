ALTER TABLE "affiliate_registrations" DROP CONSTRAINT "affiliate_registrations_payout_gap";--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "holds_account" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "payouts_holding" ON "payouts" USING btree ("user_id") WHERE holds_account;--> statement-breakpoint
ALTER TABLE "affiliate_registrations" ADD CONSTRAINT "affiliate_registrations_payout_gap" CHECK ("affiliate_registrations"."payout_gap" in ('not-active', 'no-pan', 'no-account', 'returned'));--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_holds" CHECK (not "payouts"."holds_account" or "payouts"."state" = 'failed');--> statement-breakpoint
-- Whose newest transfer came back from the account he still has. The triggers of before would write the gap as it was.
ALTER TABLE "payouts" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payout_accounts" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "affiliate_registrations" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "affiliate_registrations" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "payouts" p SET "holds_account" = true FROM "payout_accounts" a
WHERE p."state" = 'failed' AND a."user_id" = p."user_id"
	AND (a."masked", a."ifsc", a."holder_name") = (p."masked", p."ifsc", p."holder_name")
	AND NOT EXISTS (SELECT FROM "payouts" o WHERE o."user_id" = p."user_id" AND o."number" > p."number" AND o."state" <> 'cancelled');--> statement-breakpoint
UPDATE "affiliate_registrations" r SET "payout_gap" = 'returned'
WHERE r."payout_gap" IS NULL AND EXISTS (SELECT FROM "payouts" p WHERE p."user_id" = r."user_id" AND p."holds_account");--> statement-breakpoint
ALTER TABLE "affiliate_registrations" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "affiliate_registrations" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payout_accounts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payouts" FORCE ROW LEVEL SECURITY;
