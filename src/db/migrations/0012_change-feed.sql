CREATE TABLE "catalogue_changes" (
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"home" uuid NOT NULL,
	"version" bigint DEFAULT nextval('catalogue_version') NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "catalogue_changes_xid_home_pk" PRIMARY KEY("xid","home")
);
--> statement-breakpoint
ALTER TABLE "catalogue_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP POLICY "read" ON "listing_bits" CASCADE;--> statement-breakpoint
DROP POLICY "worker" ON "listing_bits" CASCADE;--> statement-breakpoint
DROP TABLE "listing_bits" CASCADE;--> statement-breakpoint
DROP POLICY "worker" ON "listing_changes" CASCADE;--> statement-breakpoint
DROP TABLE "listing_changes" CASCADE;--> statement-breakpoint
DROP POLICY "read" ON "listing_counts" CASCADE;--> statement-breakpoint
DROP POLICY "worker" ON "listing_counts" CASCADE;--> statement-breakpoint
DROP TABLE "listing_counts" CASCADE;--> statement-breakpoint
DROP POLICY "read" ON "listing_slots" CASCADE;--> statement-breakpoint
DROP POLICY "worker" ON "listing_slots" CASCADE;--> statement-breakpoint
DROP TABLE "listing_slots" CASCADE;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE POLICY "read" ON "catalogue_changes" AS PERMISSIVE FOR SELECT TO "kiraya_visitor" USING (true);--> statement-breakpoint
CREATE POLICY "worker" ON "catalogue_changes" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);