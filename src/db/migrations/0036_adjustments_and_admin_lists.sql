CREATE TABLE "commission_adjustments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"affiliate_id" text NOT NULL,
	"origin_month" date NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"proposed_by" uuid,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"withdrawn_by" uuid,
	"withdrawn_at" timestamp with time zone,
	"posted_month" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_adjustments_state" CHECK ("commission_adjustments"."state" in ('proposed', 'approved', 'posted', 'withdrawn')),
	CONSTRAINT "commission_adjustments_amount" CHECK ("commission_adjustments"."amount" <> 0),
	CONSTRAINT "commission_adjustments_reason" CHECK ("commission_adjustments"."reason" <> ''),
	CONSTRAINT "commission_adjustments_first_day" CHECK (extract(day from "commission_adjustments"."origin_month") = 1),
	CONSTRAINT "commission_adjustments_steps" CHECK (("commission_adjustments"."state" not in ('approved', 'posted') or "commission_adjustments"."approved_at" is not null)
        and ("commission_adjustments"."state" = 'withdrawn') = ("commission_adjustments"."withdrawn_at" is not null)
        and ("commission_adjustments"."state" = 'posted') = ("commission_adjustments"."posted_month" is not null)
        and ("commission_adjustments"."posted_month" is null or "commission_adjustments"."posted_month" > "commission_adjustments"."origin_month"))
);
--> statement-breakpoint
ALTER TABLE "commission_adjustments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "home_counts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"month" date NOT NULL,
	"homes" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "home_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- By hand: its partitions know the column by its name alone.
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind";--> statement-breakpoint
ALTER TABLE "commission_adjustments" ADD CONSTRAINT "commission_adjustments_proposed_by_profiles_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_adjustments" ADD CONSTRAINT "commission_adjustments_approved_by_profiles_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_adjustments" ADD CONSTRAINT "commission_adjustments_withdrawn_by_profiles_user_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_adjustments_of_affiliate" ON "commission_adjustments" USING btree ("affiliate_id","origin_month");--> statement-breakpoint
CREATE INDEX "commission_adjustments_waiting" ON "commission_adjustments" USING btree ("created_at") WHERE "commission_adjustments"."state" in ('proposed', 'approved');--> statement-breakpoint
CREATE INDEX "commission_adjustments_posted" ON "commission_adjustments" USING btree ("posted_month");--> statement-breakpoint
CREATE INDEX "commission_adjustments_of_month" ON "commission_adjustments" USING btree ("origin_month");--> statement-breakpoint
CREATE INDEX "commission_adjustments_of_proposer" ON "commission_adjustments" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "commission_adjustments_of_approver" ON "commission_adjustments" USING btree ("approved_by");--> statement-breakpoint
CREATE INDEX "commission_adjustments_of_withdrawer" ON "commission_adjustments" USING btree ("withdrawn_by");--> statement-breakpoint
CREATE INDEX "managed_property_details_words" ON "managed_property_details" USING gin (app.list_words("property_name", "owner_name", "affiliate_name", "affiliate_id"));--> statement-breakpoint
CREATE INDEX "properties_not_available" ON "properties" USING btree ("availability","created_at","id") WHERE "properties"."availability" <> 'available';--> statement-breakpoint
CREATE INDEX "properties_words" ON "properties" USING gin (app.list_words("title", "locality", "city", null));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind" CHECK ("kind" in ('regular', 'late', 'reversal', 'correction', 'adjustment', 'release', 'lapse', 'tax', 'payout', 'payout_failed', 'settlement'));--> statement-breakpoint
CREATE POLICY "read own once posted" ON "commission_adjustments" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.is_admin()) or ("commission_adjustments"."affiliate_id" = (select app.affiliate_id()) and "commission_adjustments"."state" = 'posted'));--> statement-breakpoint
CREATE POLICY "propose as admin" ON "commission_adjustments" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.is_admin()) and "commission_adjustments"."proposed_by" = (select app.user_id()) and "commission_adjustments"."state" = 'proposed');--> statement-breakpoint
CREATE POLICY "decide as admin" ON "commission_adjustments" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.is_admin()) and "commission_adjustments"."state" in ('proposed', 'approved')) WITH CHECK ((select app.is_admin()) and "commission_adjustments"."state" <> 'posted');--> statement-breakpoint
CREATE POLICY "worker" ON "commission_adjustments" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "worker" ON "home_counts" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
-- By hand: the homes that there are already.
ALTER TABLE "properties" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
insert into home_counts (month, homes)
  select date_trunc('month', created_at at time zone 'Asia/Kolkata')::date, count(*) from properties group by 1;
