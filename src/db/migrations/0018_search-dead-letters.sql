CREATE TABLE "catalogue_dead_letters" (
	"home" uuid PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"reason" text NOT NULL,
	"refused_at" timestamp with time zone DEFAULT app.now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalogue_dead_letters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "worker" ON "catalogue_dead_letters" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);