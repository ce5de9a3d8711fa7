-- no transaction
ALTER TABLE "affiliate_profiles" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "leases" ALTER COLUMN "tenant_email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN IF NOT EXISTS "phone" text;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN IF NOT EXISTS "phone_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN IF NOT EXISTS "phone_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "leases_of_phone";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "leases_of_phone" ON "leases" USING btree ("tenant_phone") WHERE tenant_id is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "managed_rental_applications_of_phone";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "managed_rental_applications_of_phone" ON "managed_rental_applications" USING btree ("landlord_phone") WHERE landlord_id is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "enquiries_words";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enquiries_words" ON "enquiries" USING gin (app.list_words("name", coalesce("email", '') || ' ' || coalesce("phone" || ' ' || right("phone", 10), ''),
        "company", "message"));--> statement-breakpoint
ALTER TABLE "auth"."users" DROP CONSTRAINT IF EXISTS "users_phone_unique";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "auth"."users_phone_unique";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "users_phone_unique" ON "auth"."users" ("phone");--> statement-breakpoint
ALTER TABLE "auth"."users" ADD CONSTRAINT "users_phone_unique" UNIQUE USING INDEX "users_phone_unique";--> statement-breakpoint
ALTER TABLE "auth"."users" DROP CONSTRAINT IF EXISTS "users_reachable";--> statement-breakpoint
ALTER TABLE "auth"."users" ADD CONSTRAINT "users_reachable" CHECK ("auth"."users"."email" is not null or "auth"."users"."phone" is not null) NOT VALID;--> statement-breakpoint
ALTER TABLE "auth"."users" VALIDATE CONSTRAINT "users_reachable";--> statement-breakpoint
ALTER TABLE "auth"."users" DROP CONSTRAINT IF EXISTS "users_phone";--> statement-breakpoint
ALTER TABLE "auth"."users" ADD CONSTRAINT "users_phone" CHECK ("auth"."users"."phone" ~ '^[+][1-9][0-9]{7,14}$') NOT VALID;--> statement-breakpoint
ALTER TABLE "auth"."users" VALIDATE CONSTRAINT "users_phone";--> statement-breakpoint
ALTER TABLE "leases" DROP CONSTRAINT IF EXISTS "leases_tenant_reachable";--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_tenant_reachable" CHECK (num_nonnulls("leases"."tenant_email", "leases"."tenant_phone") > 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "leases" VALIDATE CONSTRAINT "leases_tenant_reachable";
