CREATE TABLE "settlement_lines" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"settlement_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"amount" bigint NOT NULL,
	"due_id" uuid,
	"repair_id" uuid,
	"state" text DEFAULT 'open' NOT NULL,
	"is_by_silence" boolean DEFAULT false NOT NULL,
	"reason" text,
	"allowed" bigint,
	"covered" bigint DEFAULT 0 NOT NULL,
	"decision" text,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "settlement_lines_position" UNIQUE("settlement_id","position"),
	CONSTRAINT "settlement_lines_kind" CHECK ("settlement_lines"."kind" in ('rent', 'repair', 'damage', 'cleaning', 'other')),
	CONSTRAINT "settlement_lines_state" CHECK ("settlement_lines"."state" in ('open', 'accepted', 'disputed', 'decided', 'dropped')),
	CONSTRAINT "settlement_lines_money" CHECK ("settlement_lines"."amount" > 0 and coalesce("settlement_lines"."allowed", 0) between 0 and "settlement_lines"."amount"
        and "settlement_lines"."covered" between 0 and coalesce("settlement_lines"."allowed", 0)),
	CONSTRAINT "settlement_lines_said" CHECK (("settlement_lines"."allowed" is null) = ("settlement_lines"."state" in ('open', 'disputed'))
        and ("settlement_lines"."state" <> 'decided' or "settlement_lines"."decision" is not null))
);
--> statement-breakpoint
ALTER TABLE "settlement_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "settlement_photos" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"line_id" uuid NOT NULL,
	"side" text NOT NULL,
	"key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"added_by" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "settlement_photos_key_unique" UNIQUE("key"),
	CONSTRAINT "settlement_photos_side" CHECK ("settlement_photos"."side" in ('tenant', 'landlord'))
);
--> statement-breakpoint
ALTER TABLE "settlement_photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "settlement_refunds" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"settlement_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"mode" text NOT NULL,
	"reference" text,
	"state" text DEFAULT 'reported' NOT NULL,
	"answer" text,
	"recorded_by" uuid,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "settlement_refunds_state" CHECK ("settlement_refunds"."state" in ('reported', 'confirmed', 'denied')),
	CONSTRAINT "settlement_refunds_mode" CHECK ("settlement_refunds"."mode" in ('bank_transfer', 'upi', 'cash', 'cheque')),
	CONSTRAINT "settlement_refunds_amount" CHECK ("settlement_refunds"."amount" > 0),
	CONSTRAINT "settlement_refunds_answered" CHECK (("settlement_refunds"."state" = 'reported') = ("settlement_refunds"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "settlement_refunds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lease_id" uuid NOT NULL,
	"state" text NOT NULL,
	"started_by" text NOT NULL,
	"deposit" bigint NOT NULL,
	"credit" bigint DEFAULT 0 NOT NULL,
	"held_by" text NOT NULL,
	"due_on" date,
	"disputed_at" timestamp with time zone,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"waived" bigint DEFAULT 0 NOT NULL,
	"waive_reason" text,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "settlements_of_lease" UNIQUE("lease_id"),
	CONSTRAINT "settlements_state" CHECK ("settlements"."state" in ('proposing', 'answering', 'disputed', 'refunding', 'closed')),
	CONSTRAINT "settlements_started_by" CHECK ("settlements"."started_by" in ('tenant', 'landlord')),
	CONSTRAINT "settlements_held_by" CHECK ("settlements"."held_by" in ('landlord', 'manager', 'company')),
	CONSTRAINT "settlements_money" CHECK ("settlements"."deposit" >= 0 and "settlements"."credit" >= 0 and "settlements"."waived" >= 0),
	CONSTRAINT "settlements_turn" CHECK (("settlements"."state" = 'closed') = ("settlements"."due_on" is null))
);
--> statement-breakpoint
ALTER TABLE "settlements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_due_id_rent_dues_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."rent_dues"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_repair_id_maintenance_requests_id_fk" FOREIGN KEY ("repair_id") REFERENCES "public"."maintenance_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_photos" ADD CONSTRAINT "settlement_photos_line_id_settlement_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."settlement_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_photos" ADD CONSTRAINT "settlement_photos_added_by_profiles_user_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_refunds" ADD CONSTRAINT "settlement_refunds_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_refunds" ADD CONSTRAINT "settlement_refunds_recorded_by_profiles_user_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_decided_by_profiles_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlement_lines_of_due" ON "settlement_lines" USING btree ("due_id");--> statement-breakpoint
CREATE INDEX "settlement_lines_of_repair" ON "settlement_lines" USING btree ("repair_id");--> statement-breakpoint
CREATE INDEX "settlement_photos_of_line" ON "settlement_photos" USING btree ("line_id","created_at");--> statement-breakpoint
CREATE INDEX "settlement_photos_added_by" ON "settlement_photos" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "settlement_refunds_of_settlement" ON "settlement_refunds" USING btree ("settlement_id","created_at");--> statement-breakpoint
CREATE INDEX "settlement_refunds_recorded_by" ON "settlement_refunds" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "settlements_by_turn" ON "settlements" USING btree ("state","due_on","id");--> statement-breakpoint
CREATE INDEX "settlements_decided_by" ON "settlements" USING btree ("decided_by");--> statement-breakpoint
CREATE POLICY "read with settlement" ON "settlement_lines" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('settlements.readAll')) or exists (select from settlements v where v.id = "settlement_lines"."settlement_id")));--> statement-breakpoint
CREATE POLICY "propose as side" ON "settlement_lines" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("settlement_lines"."state" = 'open' and (select app.side_of_settlement(s.lease_id) from settlements s where s.id = "settlement_lines"."settlement_id") = 'landlord');--> statement-breakpoint
CREATE POLICY "answer as side" ON "settlement_lines" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.side_of_settlement(s.lease_id) from settlements s where s.id = "settlement_lines"."settlement_id") is not null) WITH CHECK ((select app.side_of_settlement(s.lease_id) from settlements s where s.id = "settlement_lines"."settlement_id") is not null);--> statement-breakpoint
CREATE POLICY "worker" ON "settlement_lines" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with line" ON "settlement_photos" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('settlements.readAll')) or exists (select from settlement_lines v where v.id = "settlement_photos"."line_id")));--> statement-breakpoint
CREATE POLICY "add as side" ON "settlement_photos" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("settlement_photos"."added_by" = (select app.user_id()) and "settlement_photos"."side" = (select app.side_of_settlement(s.lease_id)
        from settlement_lines l join settlements s on s.id = l.settlement_id where l.id = "settlement_photos"."line_id"));--> statement-breakpoint
CREATE POLICY "worker" ON "settlement_photos" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with settlement" ON "settlement_refunds" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('settlements.readAll')) or exists (select from settlements v where v.id = "settlement_refunds"."settlement_id")));--> statement-breakpoint
CREATE POLICY "report as payer" ON "settlement_refunds" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("settlement_refunds"."recorded_by" = (select app.user_id()) and "settlement_refunds"."state" = 'reported'
        and exists (select from settlements s where s.id = "settlement_refunds"."settlement_id"
          and case s.held_by when 'company' then (select app.may('settlements.actForTeam'))
            when 'manager' then app.side_of_settlement(s.lease_id) in ('landlord', 'manager')
            else app.side_of_settlement(s.lease_id) = 'landlord' end));--> statement-breakpoint
CREATE POLICY "answer as tenant" ON "settlement_refunds" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.side_of_settlement(s.lease_id) from settlements s where s.id = "settlement_refunds"."settlement_id") = 'tenant') WITH CHECK ((select app.side_of_settlement(s.lease_id) from settlements s where s.id = "settlement_refunds"."settlement_id") = 'tenant');--> statement-breakpoint
CREATE POLICY "worker" ON "settlement_refunds" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with lease" ON "settlements" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('settlements.readAll')) or exists (select from leases v where v.id = "settlements"."lease_id")));--> statement-breakpoint
CREATE POLICY "start as side" ON "settlements" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK (app.side_of_settlement("settlements"."lease_id") = "settlements"."started_by");--> statement-breakpoint
CREATE POLICY "act as side" ON "settlements" AS PERMISSIVE FOR UPDATE TO "member" USING (app.side_of_settlement("settlements"."lease_id") is not null) WITH CHECK (app.side_of_settlement("settlements"."lease_id") is not null);--> statement-breakpoint
CREATE POLICY "worker" ON "settlements" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);