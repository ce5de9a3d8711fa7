CREATE TABLE "broker_documents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"broker_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"expires_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "broker_documents_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "broker_documents_kind" CHECK ("broker_documents"."kind" in ('pan_card', 'rera_certificate', 'gst_certificate', 'address_proof', 'agreement'))
);
--> statement-breakpoint
ALTER TABLE "broker_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lead_cards" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"property_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"lister_id" uuid NOT NULL,
	"stage" text DEFAULT 'new' NOT NULL,
	"answered_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reminder_on" date,
	"reminder_note" text,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_cards_stage" CHECK ("lead_cards"."stage" in ('new', 'contacted', 'visit', 'offered', 'let', 'lost')),
	CONSTRAINT "lead_cards_ended" CHECK (("lead_cards"."stage" in ('let', 'lost')) = ("lead_cards"."ended_at" is not null)),
	CONSTRAINT "lead_cards_reminder" CHECK ("lead_cards"."reminder_note" is null or "lead_cards"."reminder_on" is not null)
);
--> statement-breakpoint
ALTER TABLE "lead_cards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lead_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"card_id" uuid NOT NULL,
	"lister_id" uuid NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_notes_note" CHECK (trim("lead_notes"."note") <> '')
);
--> statement-breakpoint
ALTER TABLE "lead_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"provider" text NOT NULL,
	"provider_event_id" text NOT NULL,
	"event" text NOT NULL,
	"provider_order_id" text,
	"payment_id" uuid,
	"payload" text NOT NULL,
	"outcome" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "payment_events_provider" CHECK ("payment_events"."provider" in ('razorpay', 'cash', 'sandbox')),
	CONSTRAINT "payment_events_outcome" CHECK ("payment_events"."outcome" in ('applied', 'unchanged', 'unknown-order', 'other-amount', 'ignored'))
);
--> statement-breakpoint
ALTER TABLE "payment_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"broker_id" uuid,
	"user_id" uuid,
	"provider" text NOT NULL,
	"provider_order_id" text,
	"provider_payment_id" text,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"note" text,
	"refund_of" uuid,
	"processed_by_admin_id" uuid,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('broker_registration', 'rent_receipt', 'refund')),
	CONSTRAINT "payments_provider" CHECK ("payments"."provider" in ('razorpay', 'cash', 'sandbox')),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('created', 'pending', 'succeeded', 'failed', 'refunded')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" >= 0),
	CONSTRAINT "payments_paid" CHECK ("payments"."status" not in ('succeeded', 'refunded') or "payments"."paid_at" is not null),
	CONSTRAINT "payments_broker" CHECK ("payments"."kind" <> 'broker_registration' or "payments"."broker_id" is not null),
	CONSTRAINT "payments_refund" CHECK (("payments"."kind" = 'refund') = ("payments"."refund_of" is not null))
);
--> statement-breakpoint
ALTER TABLE "payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "brokers" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "brokers" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "brokers" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "brokers" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "brokers" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brokers" ADD COLUMN "reject_reason" text;--> statement-breakpoint
ALTER TABLE "brokers" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "broker_documents" ADD CONSTRAINT "broker_documents_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broker_documents" ADD CONSTRAINT "broker_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_cards" ADD CONSTRAINT "lead_cards_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_cards" ADD CONSTRAINT "lead_cards_home" FOREIGN KEY ("property_id","lister_id") REFERENCES "public"."properties"("id","listed_by") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_card_id_lead_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."lead_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lister_id_profiles_user_id_fk" FOREIGN KEY ("lister_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_of_payments_id_fk" FOREIGN KEY ("refund_of") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_processed_by_admin_id_profiles_user_id_fk" FOREIGN KEY ("processed_by_admin_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "broker_documents_of" ON "broker_documents" USING btree ("broker_id","kind","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_cards_once" ON "lead_cards" USING btree ("property_id","user_id");--> statement-breakpoint
CREATE INDEX "lead_cards_of_lister" ON "lead_cards" USING btree ("lister_id","stage","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_cards_newest" ON "lead_cards" USING btree ("lister_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_cards_of_home" ON "lead_cards" USING btree ("property_id","lister_id");--> statement-breakpoint
CREATE INDEX "lead_cards_of_seeker" ON "lead_cards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lead_cards_reminders" ON "lead_cards" USING btree ("reminder_on") WHERE reminded_at is null;--> statement-breakpoint
CREATE INDEX "lead_notes_of" ON "lead_notes" USING btree ("card_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_notes_of_lister" ON "lead_notes" USING btree ("lister_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_once" ON "payment_events" USING btree ("provider","provider_event_id");--> statement-breakpoint
CREATE INDEX "payment_events_of" ON "payment_events" USING btree ("payment_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_of_broker" ON "payments" USING btree ("broker_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_of_person" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_of_admin" ON "payments" USING btree ("processed_by_admin_id");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("status","created_at") WHERE "payments"."status" in ('created', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_order" ON "payments" USING btree ("provider","provider_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_payment" ON "payments" USING btree ("provider","provider_payment_id") WHERE "payments"."provider" <> 'cash';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_refund" ON "payments" USING btree ("refund_of") WHERE "payments"."status" <> 'failed';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open_registration" ON "payments" USING btree ("broker_id") WHERE "payments"."kind" = 'broker_registration' and "payments"."status" in ('created', 'pending');--> statement-breakpoint
CREATE POLICY "begin own" ON "brokers" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("brokers"."user_id" = (select app.user_id()) and "brokers"."status" = 'draft' and not "brokers"."activated"
        and not "brokers"."reg_fee_paid" and not "brokers"."shadow_balancing_enabled");--> statement-breakpoint
CREATE POLICY "change own" ON "brokers" AS PERMISSIVE FOR UPDATE TO "member" USING ("brokers"."user_id" = (select app.user_id())) WITH CHECK ("brokers"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "read own" ON "broker_documents" AS PERMISSIVE FOR SELECT TO "member" USING ("broker_documents"."broker_id" = (select app.broker_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "add own" ON "broker_documents" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("broker_documents"."broker_id" = (select app.broker_id()));--> statement-breakpoint
CREATE POLICY "remove own" ON "broker_documents" AS PERMISSIVE FOR DELETE TO "member" USING ("broker_documents"."broker_id" = (select app.broker_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "broker_documents" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "lead_cards" AS PERMISSIVE FOR SELECT TO "member" USING ("lead_cards"."lister_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "work own" ON "lead_cards" AS PERMISSIVE FOR UPDATE TO "member" USING ("lead_cards"."lister_id" = (select app.user_id())) WITH CHECK ("lead_cards"."lister_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "lead_cards" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "lead_notes" AS PERMISSIVE FOR SELECT TO "member" USING ("lead_notes"."lister_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "write own" ON "lead_notes" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("lead_notes"."lister_id" = (select app.user_id()) and exists (select from lead_cards c
        where c.id = "lead_notes"."card_id" and c.lister_id = "lead_notes"."lister_id"));--> statement-breakpoint
CREATE POLICY "remove own" ON "lead_notes" AS PERMISSIVE FOR DELETE TO "member" USING ("lead_notes"."lister_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "lead_notes" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as admin" ON "payment_events" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "payment_events" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "payments" AS PERMISSIVE FOR SELECT TO "member" USING ("payments"."user_id" = (select app.user_id()) or "payments"."broker_id" = (select app.broker_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "begin own" ON "payments" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("payments"."user_id" = (select app.user_id()) and "payments"."broker_id" = (select app.broker_id())
        and "payments"."kind" = 'broker_registration' and "payments"."status" in ('created', 'pending'));--> statement-breakpoint
CREATE POLICY "refund as admin" ON "payments" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.is_admin()) and "payments"."kind" = 'refund' and "payments"."status" = 'created');--> statement-breakpoint
CREATE POLICY "change own" ON "payments" AS PERMISSIVE FOR UPDATE TO "member" USING ("payments"."broker_id" = (select app.broker_id()) or (select app.is_admin())) WITH CHECK ("payments"."broker_id" = (select app.broker_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "payments" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);