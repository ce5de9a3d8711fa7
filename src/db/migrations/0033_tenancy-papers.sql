CREATE TABLE "condition_comments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"report_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"line_id" uuid,
	"side" text NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "condition_comments_side" CHECK ("condition_comments"."side" in ('tenant', 'landlord'))
);--> statement-breakpoint
ALTER TABLE "condition_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "condition_photos" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lease_id" uuid NOT NULL,
	"key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"added_by" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "condition_photos_key_unique" UNIQUE("key")
);--> statement-breakpoint
ALTER TABLE "condition_photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "condition_reminders" (
	"lease_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "condition_reminders_lease_id_kind_pk" PRIMARY KEY("lease_id","kind"),
	CONSTRAINT "condition_reminders_kind" CHECK ("condition_reminders"."kind" in ('move_in', 'move_out'))
);--> statement-breakpoint
ALTER TABLE "condition_reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "condition_reports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lease_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"written_by" text NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"inspected_on" date NOT NULL,
	"rooms" jsonb NOT NULL,
	"meters" jsonb NOT NULL,
	"keys" jsonb NOT NULL,
	"photos" jsonb NOT NULL,
	"agreed_at" timestamp with time zone,
	"agreed_by" uuid,
	"agreed_by_name" text,
	"document_key" text,
	"document_sha256" text,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "condition_reports_document_key_unique" UNIQUE("document_key"),
	CONSTRAINT "condition_reports_kind" CHECK ("condition_reports"."kind" in ('move_in', 'move_out')),
	CONSTRAINT "condition_reports_state" CHECK ("condition_reports"."state" in ('sent', 'commented', 'agreed')),
	CONSTRAINT "condition_reports_written_by" CHECK ("condition_reports"."written_by" in ('tenant', 'landlord')),
	CONSTRAINT "condition_reports_sealed" CHECK (("condition_reports"."state" = 'agreed') = (num_nonnulls("condition_reports"."agreed_at", "condition_reports"."agreed_by_name", "condition_reports"."document_key", "condition_reports"."document_sha256") = 4)),
	CONSTRAINT "condition_reports_sha256" CHECK ("condition_reports"."document_sha256" ~ '^[0-9a-f]{64}$')
);--> statement-breakpoint
ALTER TABLE "condition_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
);--> statement-breakpoint
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
);--> statement-breakpoint
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
);--> statement-breakpoint
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
);--> statement-breakpoint
ALTER TABLE "settlements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "signing_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"provider" text NOT NULL,
	"provider_event_id" text NOT NULL,
	"provider_request_id" text NOT NULL,
	"payload" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "signing_events_provider" CHECK ("signing_events"."provider" in ('sandbox'))
);--> statement-breakpoint
ALTER TABLE "signing_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "signing_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lease_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "signing_requests_provider" CHECK ("signing_requests"."provider" in ('sandbox')),
	CONSTRAINT "signing_requests_state" CHECK ("signing_requests"."state" in ('open', 'completed', 'declined', 'expired', 'void')),
	CONSTRAINT "signing_requests_closed" CHECK (("signing_requests"."state" = 'open') = ("signing_requests"."closed_at" is null))
);--> statement-breakpoint
ALTER TABLE "signing_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "signing_signers" (
	"request_id" uuid NOT NULL,
	"party_id" uuid NOT NULL,
	"turn" smallint NOT NULL,
	"signed_at" timestamp with time zone,
	"name" text,
	"certificate" text,
	"outcome" text,
	CONSTRAINT "signing_signers_request_id_party_id_pk" PRIMARY KEY("request_id","party_id"),
	CONSTRAINT "signing_signers_outcome" CHECK ("signing_signers"."outcome" in ('accepted', 'kept', 'void')),
	CONSTRAINT "signing_signers_signed" CHECK (num_nulls("signing_signers"."signed_at", "signing_signers"."outcome") in (0, 2))
);--> statement-breakpoint
ALTER TABLE "signing_signers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_kind";--> statement-breakpoint
ALTER TABLE "staff_role_requests" DROP CONSTRAINT "staff_role_requests_role";--> statement-breakpoint
ALTER TABLE "user_roles" DROP CONSTRAINT "user_roles_role";--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_kind";--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_source";--> statement-breakpoint
ALTER TABLE "journal_lines" DROP CONSTRAINT "journal_lines_rent";--> statement-breakpoint
ALTER TABLE "journal_lines" DROP CONSTRAINT "journal_lines_account";--> statement-breakpoint
ALTER TABLE "lease_acceptances" DROP CONSTRAINT "lease_acceptances_how";--> statement-breakpoint
ALTER TABLE "lease_documents" DROP CONSTRAINT "lease_documents_kind";--> statement-breakpoint
ALTER TABLE "lease_acceptances" ADD COLUMN "certificate" text;--> statement-breakpoint
ALTER TABLE "lease_documents" ADD COLUMN "number" text;--> statement-breakpoint
ALTER TABLE "lease_documents" ADD COLUMN "dated_on" date;--> statement-breakpoint
ALTER TABLE "condition_comments" ADD CONSTRAINT "condition_comments_report_id_condition_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."condition_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_comments" ADD CONSTRAINT "condition_comments_author_id_profiles_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_photos" ADD CONSTRAINT "condition_photos_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_photos" ADD CONSTRAINT "condition_photos_added_by_profiles_user_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_reminders" ADD CONSTRAINT "condition_reminders_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_reports" ADD CONSTRAINT "condition_reports_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_reports" ADD CONSTRAINT "condition_reports_author_id_profiles_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_reports" ADD CONSTRAINT "condition_reports_agreed_by_profiles_user_id_fk" FOREIGN KEY ("agreed_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_due_id_rent_dues_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."rent_dues"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_repair_id_maintenance_requests_id_fk" FOREIGN KEY ("repair_id") REFERENCES "public"."maintenance_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_photos" ADD CONSTRAINT "settlement_photos_line_id_settlement_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."settlement_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_photos" ADD CONSTRAINT "settlement_photos_added_by_profiles_user_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_refunds" ADD CONSTRAINT "settlement_refunds_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_refunds" ADD CONSTRAINT "settlement_refunds_recorded_by_profiles_user_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_decided_by_profiles_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_requests" ADD CONSTRAINT "signing_requests_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_requests" ADD CONSTRAINT "signing_requests_document_id_lease_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."lease_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_requests" ADD CONSTRAINT "signing_requests_created_by_profiles_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_signers" ADD CONSTRAINT "signing_signers_request_id_signing_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."signing_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_signers" ADD CONSTRAINT "signing_signers_party_id_lease_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."lease_parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "condition_comments_of_report" ON "condition_comments" USING btree ("report_id","created_at");--> statement-breakpoint
CREATE INDEX "condition_comments_of_author" ON "condition_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "condition_photos_of_lease" ON "condition_photos" USING btree ("lease_id");--> statement-breakpoint
CREATE INDEX "condition_photos_added_by" ON "condition_photos" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "condition_photos_oldest" ON "condition_photos" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "condition_reports_one_of_kind" ON "condition_reports" USING btree ("lease_id","kind");--> statement-breakpoint
CREATE INDEX "condition_reports_of_author" ON "condition_reports" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "condition_reports_agreed_by" ON "condition_reports" USING btree ("agreed_by");--> statement-breakpoint
CREATE INDEX "settlement_lines_of_due" ON "settlement_lines" USING btree ("due_id");--> statement-breakpoint
CREATE INDEX "settlement_lines_of_repair" ON "settlement_lines" USING btree ("repair_id");--> statement-breakpoint
CREATE INDEX "settlement_photos_of_line" ON "settlement_photos" USING btree ("line_id","created_at");--> statement-breakpoint
CREATE INDEX "settlement_photos_added_by" ON "settlement_photos" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "settlement_refunds_of_settlement" ON "settlement_refunds" USING btree ("settlement_id","created_at");--> statement-breakpoint
CREATE INDEX "settlement_refunds_recorded_by" ON "settlement_refunds" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "settlements_by_turn" ON "settlements" USING btree ("state","due_on","id");--> statement-breakpoint
CREATE INDEX "settlements_decided_by" ON "settlements" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_events_once" ON "signing_events" USING btree ("provider","provider_event_id");--> statement-breakpoint
CREATE INDEX "signing_events_of" ON "signing_events" USING btree ("provider","provider_request_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_requests_of_provider" ON "signing_requests" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_requests_one_open" ON "signing_requests" USING btree ("document_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "signing_requests_of_lease" ON "signing_requests" USING btree ("lease_id","created_at");--> statement-breakpoint
CREATE INDEX "signing_requests_of_document" ON "signing_requests" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "signing_requests_by" ON "signing_requests" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "signing_requests_open" ON "signing_requests" USING btree ("id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "signing_signers_of_party" ON "signing_signers" USING btree ("party_id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind" CHECK ("files"."kind" in ('avatar', 'property_photo', 'document', 'import', 'maintenance_photo', 'settlement_photo')) NOT VALID;--> statement-breakpoint
ALTER TABLE "staff_role_requests" ADD CONSTRAINT "staff_role_requests_role" CHECK ("staff_role_requests"."role" in ('admin', 'support', 'broker', 'landlord', 'property_manager', 'tenant', 'user')) NOT VALID;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('admin', 'support', 'broker', 'landlord', 'property_manager', 'tenant', 'user')) NOT VALID;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_kind" CHECK ("journal_entries"."kind" in ('rent_due', 'rent_received', 'rent_applied', 'rent_reversed', 'deposit_received', 'deposit_released', 'deposit_deducted', 'deposit_refunded', 'debt_waived', 'operator_received', 'commission_close', 'commission_payout', 'commission_return')) NOT VALID;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_source" CHECK ("journal_entries"."source_type" in ('rent_due', 'rent_payment', 'settlement', 'commission_run')) NOT VALID;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_lease" CHECK (case when "journal_lines"."lease_id" is null then not "journal_lines"."account" in ('rent_receivable', 'rent_prepaid', 'rent_collected', 'rent_earned', 'deposit_receivable', 'deposit_owed', 'deposit_cash', 'charges_receivable', 'charges_earned', 'rent_waived', 'rent_tds')
        else not "journal_lines"."account" in ('commission_expense', 'commission_payable', 'commission_held', 'commission_tds', 'commission_bank') end) NOT VALID;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_account" CHECK ("journal_lines"."account" in ('rent_receivable', 'rent_prepaid', 'rent_collected', 'rent_earned', 'deposit_receivable', 'deposit_owed', 'deposit_cash', 'charges_receivable', 'charges_earned', 'rent_waived', 'rent_tds', 'operator_bank', 'owner_payable', 'fee_income', 'repair_costs', 'gst_payable', 'commission_expense', 'commission_payable', 'commission_held', 'commission_tds', 'commission_bank')) NOT VALID;--> statement-breakpoint
ALTER TABLE "lease_acceptances" ADD CONSTRAINT "lease_acceptances_how" CHECK ("lease_acceptances"."how" in ('emailed-code', 'texted-code', 'paper', 'silence', 'e-signature')) NOT VALID;--> statement-breakpoint
ALTER TABLE "lease_documents" ADD CONSTRAINT "lease_documents_kind" CHECK ("lease_documents"."kind" in ('agreement', 'scan', 'stamped', 'registered', 'e-signed', 'certificate')) NOT VALID;--> statement-breakpoint
CREATE POLICY "read with report" ON "condition_comments" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('conditionReports.readAll')) or exists (select from condition_reports v where v.id = "condition_comments"."report_id")));--> statement-breakpoint
CREATE POLICY "add" ON "condition_comments" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("condition_comments"."author_id" = (select app.user_id()) and exists (select from condition_reports r where r.id = "condition_comments"."report_id"
        and r.state <> 'agreed' and app.condition_side(r.lease_id) is not null));--> statement-breakpoint
CREATE POLICY "worker" ON "condition_comments" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with lease" ON "condition_photos" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('conditionReports.readAll')) or exists (select from leases v where v.id = "condition_photos"."lease_id")));--> statement-breakpoint
CREATE POLICY "add" ON "condition_photos" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("condition_photos"."added_by" = (select app.user_id()) and app.condition_side("condition_photos"."lease_id") in ('landlord', 'tenant'));--> statement-breakpoint
CREATE POLICY "worker" ON "condition_photos" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "worker" ON "condition_reminders" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with lease" ON "condition_reports" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('conditionReports.readAll')) or exists (select from leases v where v.id = "condition_reports"."lease_id")));--> statement-breakpoint
CREATE POLICY "send" ON "condition_reports" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("condition_reports"."author_id" = (select app.user_id()) and "condition_reports"."state" = 'sent' and app.condition_side("condition_reports"."lease_id") = "condition_reports"."written_by");--> statement-breakpoint
CREATE POLICY "answer" ON "condition_reports" AS PERMISSIVE FOR UPDATE TO "member" USING (app.condition_side("condition_reports"."lease_id") is not null) WITH CHECK (app.condition_side("condition_reports"."lease_id") is not null);--> statement-breakpoint
CREATE POLICY "worker" ON "condition_reports" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
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
CREATE POLICY "worker" ON "settlements" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "worker" ON "signing_events" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with lease" ON "signing_requests" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('leases.readAll')) or exists (select from leases v where v.id = "signing_requests"."lease_id")));--> statement-breakpoint
CREATE POLICY "begin" ON "signing_requests" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("signing_requests"."created_by" = (select app.user_id()) and exists (select from leases l
        join lease_documents d on d.lease_id = l.id and d.version = l.document_version and d.kind = 'agreement'
       where l.id = "signing_requests"."lease_id" and d.id = "signing_requests"."document_id" and l.state = 'proposed'
         and l.landlord_id = (select app.user_id())));--> statement-breakpoint
CREATE POLICY "worker" ON "signing_requests" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with request" ON "signing_signers" AS PERMISSIVE FOR SELECT TO "member" USING (exists (select from signing_requests r where r.id = "signing_signers"."request_id"));--> statement-breakpoint
CREATE POLICY "name" ON "signing_signers" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("signing_signers"."signed_at" is null and exists (select from signing_requests r
        join lease_parties p on p.lease_id = r.lease_id and p.id = "signing_signers"."party_id"
       where r.id = "signing_signers"."request_id" and r.created_by = (select app.user_id())));--> statement-breakpoint
CREATE POLICY "worker" ON "signing_signers" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "grant" ON "user_roles" TO member WITH CHECK (((select app.may('roles.assign')) and ("user_roles"."role" not in ('admin', 'support', 'property_manager') or exists (
          select from "staff_role_requests" q
           where q.user_id = user_roles.user_id and q.role = user_roles.role and q.state = 'approved'
             and q.decided_by = (select app.user_id()))))
        or ("user_roles"."role" = 'broker' and (select app.may('brokerRegistrations.activate'))));--> statement-breakpoint
ALTER POLICY "say yes" ON "lease_acceptances" TO member WITH CHECK ("lease_acceptances"."user_id" = (select app.user_id()) and "lease_acceptances"."how" not in ('silence', 'e-signature') and "lease_acceptances"."certificate" is null
        and app.may_sign("lease_acceptances"."lease_id", "lease_acceptances"."party_id", "lease_acceptances"."document_id"));
