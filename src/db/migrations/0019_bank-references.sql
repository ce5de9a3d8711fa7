-- no transaction
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_bank_references";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_log_bank_references" ON "audit_log" USING btree (("after" ->> 'reference')) WHERE "audit_log"."action" = 'payees.confirmAccount';
