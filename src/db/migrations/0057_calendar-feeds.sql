CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hash" "bytea" NOT NULL,
	"last_read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "calendar_feeds_hash_unique" UNIQUE("hash"),
	CONSTRAINT "calendar_feeds_hash" CHECK (length("calendar_feeds"."hash") = 32)
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE POLICY "own" ON "calendar_feeds" AS PERMISSIVE FOR ALL TO "member" USING ("calendar_feeds"."user_id" = (select app.user_id())) WITH CHECK ("calendar_feeds"."user_id" = (select app.user_id()));
--> statement-breakpoint
CREATE POLICY "worker" ON "calendar_feeds" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
