ALTER TABLE "affiliate_registrations" ADD COLUMN "payout_gap" text DEFAULT 'no-pan';--> statement-breakpoint
ALTER TABLE "affiliate_registrations" ADD COLUMN "is_terminated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_registrations" ADD CONSTRAINT "affiliate_registrations_payout_gap" CHECK ("affiliate_registrations"."payout_gap" in ('not-active', 'no-pan', 'no-account'));--> statement-breakpoint
ALTER TABLE "affiliate_registrations" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "affiliate_profiles" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tax_identities" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payout_accounts" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "affiliate_registrations" r SET "is_terminated" = s."status" = 'terminated', "payout_gap" = CASE
	WHEN s."status" NOT IN ('active', 'terminated') THEN 'not-active'
	WHEN t."user_id" IS NULL THEN 'no-pan'
	WHEN a."user_id" IS NULL THEN 'no-account' END
FROM (SELECT g."affiliate_id", g."user_id", coalesce(p."status", 'active') AS "status" FROM "affiliate_registrations" g
	LEFT JOIN "affiliate_profiles" p ON p."affiliate_id" = g."affiliate_id") s
	LEFT JOIN "tax_identities" t ON t."user_id" = s."user_id"
	LEFT JOIN "payout_accounts" a ON a."user_id" = s."user_id"
WHERE r."affiliate_id" = s."affiliate_id";--> statement-breakpoint
ALTER TABLE "affiliate_registrations" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "affiliate_profiles" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tax_identities" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payout_accounts" FORCE ROW LEVEL SECURITY;
