CREATE TABLE "switch_over_leases" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reference" text NOT NULL,
	"home_reference" text NOT NULL,
	"rent" bigint NOT NULL,
	"deposit" bigint NOT NULL,
	"owed" bigint NOT NULL,
	"prepaid" bigint NOT NULL,
	"paid_until" date NOT NULL,
	"held_by" text,
	"held" bigint,
	"held_since" date,
	"lease_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "switch_over_leases_reference_unique" UNIQUE("reference"),
	CONSTRAINT "switch_over_leases_lease_id_unique" UNIQUE("lease_id"),
	CONSTRAINT "switch_over_leases_held_by" CHECK ("switch_over_leases"."held_by" in ('owner', 'operator')),
	CONSTRAINT "switch_over_leases_money" CHECK ("switch_over_leases"."rent" > 0 and "switch_over_leases"."deposit" >= 0 and "switch_over_leases"."held" >= 0),
	CONSTRAINT "switch_over_leases_balance" CHECK ("switch_over_leases"."owed" >= 0 and "switch_over_leases"."prepaid" >= 0 and least("switch_over_leases"."owed", "switch_over_leases"."prepaid") = 0),
	CONSTRAINT "switch_over_leases_held" CHECK (num_nulls("switch_over_leases"."held_by", "switch_over_leases"."held", "switch_over_leases"."held_since") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "switch_over_leases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "switch_over_files" DROP CONSTRAINT "switch_over_files_kind";--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "moved_on" date;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "moved_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "rent_from" date;--> statement-breakpoint
ALTER TABLE "rent_payments" ADD COLUMN "is_opening" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "switch_over_leases" ADD CONSTRAINT "switch_over_leases_home_reference_switch_over_homes_reference_fk" FOREIGN KEY ("home_reference") REFERENCES "public"."switch_over_homes"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "switch_over_leases" ADD CONSTRAINT "switch_over_leases_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "switch_over_leases_of_home" ON "switch_over_leases" USING btree ("home_reference");--> statement-breakpoint
ALTER TABLE "switch_over_files" ADD CONSTRAINT "switch_over_files_kind" CHECK ("switch_over_files"."kind" in ('people', 'sponsors', 'brokers', 'managed-homes', 'rvl-months', 'leases', 'deposits-held', 'commission-balances')) NOT VALID;--> statement-breakpoint
CREATE POLICY "read as admin" ON "switch_over_leases" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('switchOver.state')));--> statement-breakpoint
CREATE POLICY "worker" ON "switch_over_leases" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);