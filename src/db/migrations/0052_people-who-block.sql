CREATE TABLE "person_blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "person_blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "person_blocks_two" CHECK ("person_blocks"."blocker_id" <> "person_blocks"."blocked_id")
);
--> statement-breakpoint
ALTER TABLE "person_blocks" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "person_blocks" ADD CONSTRAINT "person_blocks_blocker_id_profiles_user_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "person_blocks" ADD CONSTRAINT "person_blocks_blocked_id_profiles_user_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "person_blocks_of_blocked" ON "person_blocks" USING btree ("blocked_id");
--> statement-breakpoint
CREATE POLICY "own" ON "person_blocks" AS PERMISSIVE FOR ALL TO "member" USING ("person_blocks"."blocker_id" = (select app.user_id())) WITH CHECK ("person_blocks"."blocker_id" = (select app.user_id()));
--> statement-breakpoint
CREATE POLICY "worker" ON "person_blocks" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
