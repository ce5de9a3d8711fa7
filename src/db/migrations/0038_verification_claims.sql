CREATE TABLE "verification_claims" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"property_id" uuid,
	"kind" text NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"reference" text,
	"note" text,
	"file_id" uuid,
	"method" text,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"valid_until" date,
	"is_reminded" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_claims_kind" CHECK ("verification_claims"."kind" in ('identity', 'phone', 'agent_rera', 'listing', 'ownership', 'photos', 'rera')),
	CONSTRAINT "verification_claims_status" CHECK ("verification_claims"."status" in ('submitted', 'verified', 'declined', 'withdrawn', 'expired', 'revoked', 'lapsed', 'replaced')),
	CONSTRAINT "verification_claims_method" CHECK ("verification_claims"."method" in ('paper_checked', 'in_person', 'video_call', 'called_back', 'register_lookup', 'site_visit', 'desk_review')),
	CONSTRAINT "verification_claims_subject" CHECK (("verification_claims"."property_id" is not null) = ("verification_claims"."kind" in ('listing', 'ownership', 'photos', 'rera'))),
	CONSTRAINT "verification_claims_good" CHECK ("verification_claims"."status" <> 'verified'
        or num_nulls("verification_claims"."method", "verification_claims"."decided_at", "verification_claims"."valid_until") = 0)
);
--> statement-breakpoint
ALTER TABLE "verification_claims" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "verification_claims" ADD CONSTRAINT "verification_claims_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_claims" ADD CONSTRAINT "verification_claims_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_claims" ADD CONSTRAINT "verification_claims_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_claims" ADD CONSTRAINT "verification_claims_decided_by_profiles_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "verification_claims_waiting_of_home" ON "verification_claims" USING btree ("property_id","kind") WHERE "verification_claims"."status" = 'submitted' and "verification_claims"."property_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "verification_claims_waiting_of_person" ON "verification_claims" USING btree ("user_id","kind") WHERE "verification_claims"."status" = 'submitted' and "verification_claims"."property_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "verification_claims_good_of_home" ON "verification_claims" USING btree ("property_id","kind") WHERE "verification_claims"."status" = 'verified' and "verification_claims"."property_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "verification_claims_good_of_person" ON "verification_claims" USING btree ("user_id","kind") WHERE "verification_claims"."status" = 'verified' and "verification_claims"."property_id" is null;--> statement-breakpoint
CREATE INDEX "verification_claims_of_home" ON "verification_claims" USING btree ("property_id","created_at","id");--> statement-breakpoint
CREATE INDEX "verification_claims_of_person" ON "verification_claims" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "verification_claims_newest" ON "verification_claims" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "verification_claims_in_state" ON "verification_claims" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "verification_claims_ending" ON "verification_claims" USING btree ("valid_until") WHERE "verification_claims"."status" = 'verified';--> statement-breakpoint
CREATE INDEX "verification_claims_of_file" ON "verification_claims" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "verification_claims_of_admin" ON "verification_claims" USING btree ("decided_by");--> statement-breakpoint
CREATE POLICY "read own" ON "verification_claims" AS PERMISSIVE FOR SELECT TO "member" USING ("verification_claims"."user_id" = (select app.user_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "ask" ON "verification_claims" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("verification_claims"."user_id" = (select app.user_id()) and "verification_claims"."status" = 'submitted' and "verification_claims"."kind" <> 'listing'
        and num_nonnulls("verification_claims"."method", "verification_claims"."decided_by", "verification_claims"."decided_at", "verification_claims"."valid_until") = 0
        and ("verification_claims"."property_id" is null or "verification_claims"."property_id" in
          (select p.id from properties p where p.listed_by = (select app.user_id()))));--> statement-breakpoint
CREATE POLICY "approve as admin" ON "verification_claims" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.is_admin()) and "verification_claims"."kind" = 'listing' and "verification_claims"."decided_by" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "change" ON "verification_claims" AS PERMISSIVE FOR UPDATE TO "member" USING ("verification_claims"."user_id" = (select app.user_id()) or (select app.is_admin())) WITH CHECK ("verification_claims"."user_id" = (select app.user_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "verification_claims" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);