CREATE TABLE "import_memories" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL,
	"values" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_memories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "import_memories" ADD CONSTRAINT "import_memories_owner_id_profiles_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own" ON "import_memories" AS PERMISSIVE FOR ALL TO "member" USING ("import_memories"."owner_id" = (select app.user_id())) WITH CHECK ("import_memories"."owner_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "import_memories" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);