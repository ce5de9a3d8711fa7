-- no transaction
ALTER TABLE "saved_searches" ADD COLUMN IF NOT EXISTS "any_others" jsonb;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN IF NOT EXISTS "pg_for" text;--> statement-breakpoint
ALTER TABLE "properties" DROP CONSTRAINT IF EXISTS "properties_pg_for";--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_pg_for" CHECK ("properties"."pg_for" in ('women', 'men', 'anyone')) NOT VALID;--> statement-breakpoint
ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_pg_for";
