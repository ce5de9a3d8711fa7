-- no transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "payouts_one_pending_refund" ON "payouts" USING btree ("settlement_id") WHERE "payouts"."state" = 'pending' and "payouts"."settlement_id" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "payouts_one_pending_owner" ON "payouts" USING btree ("user_id") WHERE "payouts"."state" = 'pending' and "payouts"."payee_kind" = 'owner';
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "payout_batches_one_draft_each" ON "payout_batches" USING btree ("purpose") WHERE "payout_batches"."state" = 'draft';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "journal_lines_of_owner" ON "journal_lines" USING btree ("party_id","entry_id") WHERE account = 'owner_payable';
--> statement-breakpoint
ALTER TABLE "journal_entries" VALIDATE CONSTRAINT "journal_entries_kind";
--> statement-breakpoint
ALTER TABLE "journal_entries" VALIDATE CONSTRAINT "journal_entries_source";
--> statement-breakpoint
ALTER TABLE "journal_lines" VALIDATE CONSTRAINT "journal_lines_account";
--> statement-breakpoint
ALTER TABLE "payout_batches" VALIDATE CONSTRAINT "payout_batches_purpose";
--> statement-breakpoint
ALTER TABLE "payouts" VALIDATE CONSTRAINT "payouts_payee_kind";
--> statement-breakpoint
ALTER TABLE "payouts" VALIDATE CONSTRAINT "payouts_payee";
--> statement-breakpoint
ALTER TABLE "payouts" VALIDATE CONSTRAINT "payouts_ended";
