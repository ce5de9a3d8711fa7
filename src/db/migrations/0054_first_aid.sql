ALTER TABLE "enquiries" ALTER COLUMN "id" SET DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "property_applications" ALTER COLUMN "id" SET DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "property_visits" ALTER COLUMN "id" SET DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD COLUMN "pin_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "paper_answer" text;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "is_end_agreed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "proposed_end" date;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "proposed_end_by" text;--> statement-breakpoint
ALTER TABLE "rent_payments" ADD COLUMN "reported_amount" bigint;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_proposed_end_by" CHECK ("leases"."proposed_end_by" in ('tenant', 'landlord'));--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_proposed_end" CHECK (("leases"."proposed_end" is null) = ("leases"."proposed_end_by" is null)
        and ("leases"."proposed_end" is null or "leases"."state" in ('active', 'ending')));