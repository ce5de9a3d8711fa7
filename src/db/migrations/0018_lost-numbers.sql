CREATE TABLE "lost_numbers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"old_phone" text NOT NULL,
	"new_phone" text NOT NULL,
	"name" text NOT NULL,
	"story" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"ready_at" timestamp with time zone NOT NULL,
	"checked_by" uuid,
	"checked_at" timestamp with time zone,
	"check_note" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "lost_numbers_state" CHECK ("lost_numbers"."state" in ('waiting', 'approved', 'declined', 'stopped')),
	CONSTRAINT "lost_numbers_checked" CHECK (("lost_numbers"."checked_by" is null) = ("lost_numbers"."checked_at" is null) and ("lost_numbers"."checked_by" is null) = ("lost_numbers"."check_note" is null)),
	CONSTRAINT "lost_numbers_decided" CHECK (("lost_numbers"."state" = 'waiting') = ("lost_numbers"."decided_by" is null) and ("lost_numbers"."decided_by" is null) = ("lost_numbers"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "lost_numbers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lost_numbers" ADD CONSTRAINT "lost_numbers_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lost_numbers_of_person" ON "lost_numbers" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lost_numbers_one_waiting" ON "lost_numbers" USING btree ("user_id") WHERE "lost_numbers"."state" = 'waiting';--> statement-breakpoint
CREATE POLICY "read own" ON "lost_numbers" AS PERMISSIVE FOR SELECT TO "member" USING ("lost_numbers"."user_id" = (select app.user_id()) or (select app.may('lostNumbers.readAll')));--> statement-breakpoint
CREATE POLICY "check or decline as admin" ON "lost_numbers" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('lostNumbers.changeAll')) and "lost_numbers"."state" = 'waiting' and not "lost_numbers"."user_id" = (select app.user_id())) WITH CHECK ((select app.may('lostNumbers.changeAll')) and "lost_numbers"."state" in ('waiting', 'declined'));--> statement-breakpoint
CREATE POLICY "stop own" ON "lost_numbers" AS PERMISSIVE FOR UPDATE TO "member" USING ("lost_numbers"."user_id" = (select app.user_id()) and "lost_numbers"."state" = 'waiting') WITH CHECK ("lost_numbers"."user_id" = (select app.user_id()) and "lost_numbers"."state" = 'stopped');--> statement-breakpoint
CREATE POLICY "worker" ON "lost_numbers" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);