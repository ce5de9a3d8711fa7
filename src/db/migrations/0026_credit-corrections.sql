CREATE TABLE "credit_corrections" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"managed_property_id" uuid NOT NULL,
	"affiliate_id" text,
	"from_date" date NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"proposed_by" uuid,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"withdrawn_by" uuid,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "credit_corrections_state" CHECK ("credit_corrections"."state" in ('proposed', 'approved', 'withdrawn')),
	CONSTRAINT "credit_corrections_reason" CHECK ("credit_corrections"."reason" <> ''),
	CONSTRAINT "credit_corrections_steps" CHECK (("credit_corrections"."state" = 'approved') = ("credit_corrections"."approved_at" is not null)
        and ("credit_corrections"."state" = 'withdrawn') = ("credit_corrections"."withdrawn_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "credit_corrections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "credit_corrections" ADD CONSTRAINT "credit_corrections_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_corrections" ADD CONSTRAINT "credit_corrections_proposed_by_profiles_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_corrections" ADD CONSTRAINT "credit_corrections_approved_by_profiles_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_corrections" ADD CONSTRAINT "credit_corrections_withdrawn_by_profiles_user_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_corrections_of_home" ON "credit_corrections" USING btree ("managed_property_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_corrections_one_waiting" ON "credit_corrections" USING btree ("managed_property_id") WHERE "credit_corrections"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "credit_corrections_newest" ON "credit_corrections" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "credit_corrections_of_proposer" ON "credit_corrections" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "credit_corrections_of_approver" ON "credit_corrections" USING btree ("approved_by");--> statement-breakpoint
CREATE INDEX "credit_corrections_of_withdrawer" ON "credit_corrections" USING btree ("withdrawn_by");--> statement-breakpoint
CREATE POLICY "read as admin" ON "credit_corrections" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('creditCorrections.list')));--> statement-breakpoint
CREATE POLICY "propose as admin" ON "credit_corrections" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('creditCorrections.propose')) and "credit_corrections"."proposed_by" = (select app.user_id()) and "credit_corrections"."state" = 'proposed');--> statement-breakpoint
CREATE POLICY "decide as admin" ON "credit_corrections" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('creditCorrections.changeAll')) and "credit_corrections"."state" = 'proposed') WITH CHECK ((select app.may('creditCorrections.changeAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "credit_corrections" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);