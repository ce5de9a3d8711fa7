ALTER TABLE "managed_rental_commissions" DROP CONSTRAINT "managed_rental_commissions_kind";--> statement-breakpoint
ALTER TABLE "managed_rental_commissions" DROP CONSTRAINT "managed_rental_commissions_status";--> statement-breakpoint
ALTER TABLE "managed_rental_commissions" DROP CONSTRAINT "managed_rental_commissions_level";--> statement-breakpoint
ALTER TABLE "managed_rental_commissions" DROP CONSTRAINT "managed_rental_commissions_sign";--> statement-breakpoint
DROP INDEX "commission_payments_to";--> statement-breakpoint
DROP INDEX "managed_rental_commissions_to";--> statement-breakpoint
DROP INDEX "managed_property_shares_of";--> statement-breakpoint
CREATE INDEX "managed_rental_commissions_of_payment" ON "managed_rental_commissions" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "managed_property_rvl_payments_counts_in" ON "managed_property_rvl_payments" USING btree (greatest("payment_month",
          date_trunc('month', "marked_paid_at" at time zone 'Asia/Kolkata' - interval '9 days')::date)) WHERE "managed_property_rvl_payments"."payment_status" = 'paid';--> statement-breakpoint
CREATE INDEX "managed_property_shares_of" ON "managed_property_shares" USING btree ("managed_property_id","valid_from","id");--> statement-breakpoint
ALTER TABLE "managed_rental_commissions" DROP CONSTRAINT "managed_rental_commissions_key";
--> statement-breakpoint
ALTER TABLE "managed_rental_commissions" ADD CONSTRAINT "managed_rental_commissions_key" PRIMARY KEY("affiliate_id","payment_id","sequence","kind","month_year");--> statement-breakpoint
ALTER TABLE "managed_rental_commissions" ADD CONSTRAINT "managed_rental_commissions_right" CHECK ("managed_rental_commissions"."level" between 1 and 10 and case when "managed_rental_commissions"."kind" = 'regular'
        then "managed_rental_commissions"."amount" >= 0 and ("managed_rental_commissions"."status" = 'payable' or "managed_rental_commissions"."status" in ('payable', 'held', 'lapsed'))
        else "managed_rental_commissions"."kind" in ('regular', 'late', 'reversal', 'correction') and "managed_rental_commissions"."status" in ('payable', 'held', 'lapsed')
          and ("managed_rental_commissions"."kind" = 'reversal') = ("managed_rental_commissions"."amount" < 0) end);