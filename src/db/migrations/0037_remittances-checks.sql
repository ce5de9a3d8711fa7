-- no transaction
DROP INDEX CONCURRENTLY IF EXISTS "journal_lines_of_owner";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "journal_lines_of_owner" ON "journal_lines" USING btree ("party_id","entry_id") WHERE account = 'owner_payable';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payout_batches_one_draft_each";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "payout_batches_one_draft_each" ON "payout_batches" USING btree ("purpose") WHERE "payout_batches"."state" = 'draft';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payouts_one_pending_owner";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "payouts_one_pending_owner" ON "payouts" USING btree ("user_id") WHERE "payouts"."state" = 'pending' and "payouts"."payee_kind" = 'owner';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payouts_one_pending_refund";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "payouts_one_pending_refund" ON "payouts" USING btree ("settlement_id") WHERE "payouts"."state" = 'pending' and "payouts"."settlement_id" is not null;
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
