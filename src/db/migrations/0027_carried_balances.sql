CREATE TABLE "affiliate_balances" (
	"affiliate_id" text PRIMARY KEY NOT NULL,
	"payable" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "affiliate_balances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "commission_payments_corrections" ON "commission_payments" USING btree ("payment_id","sequence","kind") WHERE "commission_payments"."kind" <> 'regular';--> statement-breakpoint
CREATE POLICY "read own" ON "affiliate_balances" AS PERMISSIVE FOR SELECT TO "member" USING ("affiliate_balances"."affiliate_id" = (select app.affiliate_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "affiliate_balances" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER TABLE "ledger_entries" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "affiliate_balances" ("affiliate_id", "payable", "held")
SELECT "affiliate_id", sum("payable"), sum("held") FROM "ledger_entries" GROUP BY "affiliate_id"
HAVING sum("payable") <> 0 OR sum("held") <> 0;--> statement-breakpoint
ALTER TABLE "ledger_entries" FORCE ROW LEVEL SECURITY;
