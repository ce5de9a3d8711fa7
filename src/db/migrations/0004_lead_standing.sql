ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_user_id_key_pk";--> statement-breakpoint
ALTER TABLE "property_applications" ALTER COLUMN "occupants" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_procedure_key_pk" PRIMARY KEY("user_id","procedure","key");--> statement-breakpoint
ALTER TABLE "property_visits" DROP COLUMN "proposed_by";--> statement-breakpoint
ALTER TABLE "property_visits" DROP COLUMN "proposed_date";--> statement-breakpoint
ALTER TABLE "property_visits" DROP COLUMN "proposed_slot";--> statement-breakpoint
ALTER TABLE "property_applications" ADD CONSTRAINT "property_applications_income_band" CHECK ("property_applications"."income_band" in ('under_3_lakh', '3_to_6_lakh', '6_to_10_lakh', '10_to_20_lakh', 'over_20_lakh'));--> statement-breakpoint
ALTER TABLE "property_visits" ADD CONSTRAINT "property_visits_slot" CHECK ("property_visits"."slot" in ('09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00', '19:00'));