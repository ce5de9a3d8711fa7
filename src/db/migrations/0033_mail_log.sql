CREATE TABLE "undeliverable_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"proved_at" timestamp with time zone,
	CONSTRAINT "undeliverable_addresses_lower" CHECK ("undeliverable_addresses"."address" = lower("undeliverable_addresses"."address"))
);
--> statement-breakpoint
ALTER TABLE "undeliverable_addresses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_status";--> statement-breakpoint
DROP INDEX "mails_newest";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "taken_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "profiles_by_email" ON "profiles" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "mails_undelivered" ON "mails" USING btree ("created_at","id") WHERE "mails"."status" in ('failed', 'bounced', 'withheld');--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_status" CHECK ("mails"."status" in ('queued', 'sent', 'failed', 'bounced', 'withheld'));--> statement-breakpoint
CREATE POLICY "read" ON "mails" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "send again" ON "mails" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.is_admin())) WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "read own" ON "undeliverable_addresses" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.is_admin()) or "undeliverable_addresses"."address" = (select lower(p.email) from profiles p where p.user_id = app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "undeliverable_addresses" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);