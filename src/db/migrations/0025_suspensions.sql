CREATE TABLE "suspensions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"homes" integer DEFAULT 0 NOT NULL,
	"suspended_by" uuid,
	"lifted_at" timestamp with time zone,
	"lifted_by" uuid,
	"lift_reason" text,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "suspensions_lifted" CHECK (("suspensions"."lifted_at" is null) = ("suspensions"."lift_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "suspensions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suspensions_of_person" ON "suspensions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "suspensions_one_in_force" ON "suspensions" USING btree ("user_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE POLICY "read own" ON "suspensions" AS PERMISSIVE FOR SELECT TO "member" USING ("suspensions"."user_id" = (select app.user_id()) or (select app.may('suspensions.readAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "suspensions" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);