CREATE TABLE "ledger_proofs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"started_by" text NOT NULL,
	"entries" bigint NOT NULL,
	"differences" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_proofs_started_by" CHECK ("ledger_proofs"."started_by" in ('night', 'command'))
);
--> statement-breakpoint
ALTER TABLE "ledger_proofs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payout_batches" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"month" date NOT NULL,
	"transfers" integer DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"exported_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"cancel_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_batches_state" CHECK ("payout_batches"."state" in ('draft', 'approved', 'exported', 'settled', 'cancelled')),
	CONSTRAINT "payout_batches_steps" CHECK (("payout_batches"."state" not in ('approved', 'exported', 'settled') or "payout_batches"."approved_at" is not null)
        and ("payout_batches"."state" in ('exported', 'settled')) = ("payout_batches"."exported_at" is not null)
        and ("payout_batches"."state" = 'settled') = ("payout_batches"."settled_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "payout_batches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payouts_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch_id" uuid NOT NULL,
	"affiliate_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"key_id" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"masked" text NOT NULL,
	"ifsc" text NOT NULL,
	"holder_name" text NOT NULL,
	"reference" text,
	"paid_on" date,
	"failure" text,
	"failed_at" timestamp with time zone,
	"entry_id" bigint,
	"return_entry_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payouts_number_unique" UNIQUE("number"),
	CONSTRAINT "payouts_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payouts_entry_id_unique" UNIQUE("entry_id"),
	CONSTRAINT "payouts_return_entry_id_unique" UNIQUE("return_entry_id"),
	CONSTRAINT "payouts_state" CHECK ("payouts"."state" in ('pending', 'paid', 'failed', 'cancelled')),
	CONSTRAINT "payouts_kind" CHECK ("payouts"."kind" in ('regular', 'final')),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" > 0),
	CONSTRAINT "payouts_ended" CHECK (case "payouts"."state"
        when 'pending' then num_nonnulls("payouts"."reference", "payouts"."paid_on", "payouts"."failure", "payouts"."return_entry_id") = 0
        when 'paid' then num_nulls("payouts"."reference", "payouts"."paid_on", "payouts"."entry_id") = 0
          and num_nonnulls("payouts"."failure", "payouts"."return_entry_id") = 0
        when 'failed' then num_nulls("payouts"."failure", "payouts"."failed_at", "payouts"."entry_id", "payouts"."return_entry_id") = 0
        else "payouts"."entry_id" is null end)
);
--> statement-breakpoint
ALTER TABLE "payouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tax_rules" (
	"valid_from" date PRIMARY KEY NOT NULL,
	"section" text NOT NULL,
	"rate_bp" integer NOT NULL,
	"without_pan_bp" integer NOT NULL,
	"threshold" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_rules_rates" CHECK (0 <= "tax_rules"."rate_bp" and "tax_rules"."rate_bp" <= "tax_rules"."without_pan_bp"
      and "tax_rules"."without_pan_bp" <= 10000 and "tax_rules"."threshold" >= 0)
);
--> statement-breakpoint
ALTER TABLE "tax_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_created_by_profiles_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_approved_by_profiles_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_proofs_newest" ON "ledger_proofs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payout_batches_newest" ON "payout_batches" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payout_batches_of_creator" ON "payout_batches" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "payout_batches_of_approver" ON "payout_batches" USING btree ("approved_by");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_batches_one_draft" ON "payout_batches" USING btree ("state") WHERE "payout_batches"."state" = 'draft';--> statement-breakpoint
CREATE INDEX "payouts_of_batch" ON "payouts" USING btree ("batch_id","number");--> statement-breakpoint
CREATE INDEX "payouts_of_affiliate" ON "payouts" USING btree ("affiliate_id","number");--> statement-breakpoint
CREATE INDEX "payouts_of_person" ON "payouts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payouts_by_key" ON "payouts" USING btree ("key_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_pending" ON "payouts" USING btree ("affiliate_id") WHERE "payouts"."state" = 'pending';--> statement-breakpoint
CREATE POLICY "read as admin" ON "ledger_proofs" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "ledger_proofs" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as admin" ON "payout_batches" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "add as admin" ON "payout_batches" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.is_admin()) and "payout_batches"."created_by" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "change as admin" ON "payout_batches" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.is_admin())) WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "payout_batches" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "payouts" AS PERMISSIVE FOR SELECT TO "member" USING ("payouts"."affiliate_id" = (select app.affiliate_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "change as admin" ON "payouts" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.is_admin())) WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "payouts" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read" ON "tax_rules" AS PERMISSIVE FOR SELECT TO "member" USING (true);--> statement-breakpoint
CREATE POLICY "add as admin" ON "tax_rules" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "tax_rules" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);