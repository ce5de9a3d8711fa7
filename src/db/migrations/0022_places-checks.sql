-- no transaction
ALTER TABLE "localities" DROP CONSTRAINT IF EXISTS "localities_state";--> statement-breakpoint
ALTER TABLE "localities" ADD CONSTRAINT "localities_state" CHECK ("localities"."state" in ('known', 'waiting', 'merged', 'dismissed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "localities" VALIDATE CONSTRAINT "localities_state";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_named_locality";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_named_locality" ON "properties" USING btree ("named_locality_id") WHERE named_locality_id is not null;
