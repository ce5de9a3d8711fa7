CREATE TABLE "bank_line_payments" (
	"line_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"is_posted" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "bank_line_payments_line_id_payment_id_pk" PRIMARY KEY("line_id","payment_id"),
	CONSTRAINT "bank_line_payments_once" UNIQUE("payment_id"),
	CONSTRAINT "bank_line_payments_amount" CHECK ("bank_line_payments"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "bank_line_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"statement_id" uuid NOT NULL,
	"owner_id" uuid,
	"paid_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"matched" bigint DEFAULT 0 NOT NULL,
	"narration" text NOT NULL,
	"mode" text NOT NULL,
	"reference" text,
	"payer" text,
	"fingerprint" text NOT NULL,
	"ignored_reason" text,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "bank_lines_once" UNIQUE NULLS NOT DISTINCT("owner_id","fingerprint"),
	CONSTRAINT "bank_lines_mode" CHECK ("bank_lines"."mode" in ('bank_transfer', 'upi', 'cash', 'cheque')),
	CONSTRAINT "bank_lines_amount" CHECK ("bank_lines"."amount" > 0 and "bank_lines"."matched" between 0 and "bank_lines"."amount")
);
--> statement-breakpoint
ALTER TABLE "bank_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bank_statements" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_id" uuid,
	"uploaded_by" uuid,
	"file_name" text NOT NULL,
	"layout" text NOT NULL,
	"lines" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "bank_statements_layout" CHECK ("bank_statements"."layout" in ('sbi', 'hdfc', 'icici', 'axis', 'kotak', 'other'))
);
--> statement-breakpoint
ALTER TABLE "bank_statements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rent_payments" ADD COLUMN "part" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_line_payments" ADD CONSTRAINT "bank_line_payments_line_id_bank_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."bank_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line_payments" ADD CONSTRAINT "bank_line_payments_payment_id_rent_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."rent_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_owner_id_profiles_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_owner_id_profiles_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_uploaded_by_profiles_user_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_lines_of_statement" ON "bank_lines" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "bank_lines_of_owner" ON "bank_lines" USING btree ("owner_id","paid_on","id");--> statement-breakpoint
CREATE INDEX "bank_lines_unmatched" ON "bank_lines" USING btree ("created_at") WHERE matched = 0;--> statement-breakpoint
CREATE INDEX "bank_statements_of_owner" ON "bank_statements" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "bank_statements_uploaded_by" ON "bank_statements" USING btree ("uploaded_by");--> statement-breakpoint
CREATE POLICY "read with line" ON "bank_line_payments" AS PERMISSIVE FOR SELECT TO "member" USING (exists (select from bank_lines v where v.id = "bank_line_payments"."line_id"));--> statement-breakpoint
CREATE POLICY "add as receiver" ON "bank_line_payments" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK (exists (select from bank_lines v where v.id = "bank_line_payments"."line_id") and exists (select from rent_payments p join leases l on l.id = p.lease_id
        where p.id = "bank_line_payments"."payment_id" and p.state = 'confirmed' and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes()))));--> statement-breakpoint
CREATE POLICY "take away with line" ON "bank_line_payments" AS PERMISSIVE FOR DELETE TO "member" USING (exists (select from bank_lines v where v.id = "bank_line_payments"."line_id"));--> statement-breakpoint
CREATE POLICY "worker" ON "bank_line_payments" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "bank_lines" AS PERMISSIVE FOR ALL TO "member" USING ("bank_lines"."owner_id" = (select app.user_id()) or ("bank_lines"."owner_id" is null and (select app.may('bankStatements.operate')))) WITH CHECK ("bank_lines"."owner_id" = (select app.user_id()) or ("bank_lines"."owner_id" is null and (select app.may('bankStatements.operate'))));--> statement-breakpoint
CREATE POLICY "worker" ON "bank_lines" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "bank_statements" AS PERMISSIVE FOR ALL TO "member" USING ("bank_statements"."owner_id" = (select app.user_id()) or ("bank_statements"."owner_id" is null and (select app.may('bankStatements.operate')))) WITH CHECK ("bank_statements"."owner_id" = (select app.user_id()) or ("bank_statements"."owner_id" is null and (select app.may('bankStatements.operate'))));--> statement-breakpoint
CREATE POLICY "worker" ON "bank_statements" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);