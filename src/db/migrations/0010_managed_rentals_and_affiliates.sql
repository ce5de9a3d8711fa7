CREATE TABLE "affiliate_calculation_mode_audit" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"affiliate_id" text NOT NULL,
	"old_mode" text NOT NULL,
	"new_mode" text NOT NULL,
	"reason" text NOT NULL,
	"changed_by_admin_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "affiliate_calculation_mode_audit_old" CHECK ("affiliate_calculation_mode_audit"."old_mode" in ('balanced', 'total_volume')),
	CONSTRAINT "affiliate_calculation_mode_audit_new" CHECK ("affiliate_calculation_mode_audit"."new_mode" in ('balanced', 'total_volume')),
	CONSTRAINT "affiliate_calculation_mode_audit_reason" CHECK (trim("affiliate_calculation_mode_audit"."reason") <> '')
);
--> statement-breakpoint
ALTER TABLE "affiliate_calculation_mode_audit" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "affiliate_fact_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "affiliate_fact_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"affiliate_id" text NOT NULL,
	"fact" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"changed_by" uuid,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"effective_from" date NOT NULL,
	CONSTRAINT "affiliate_fact_changes_fact" CHECK ("affiliate_fact_changes"."fact" in ('status', 'mode', 'shadow_power', 'shadow_balancing', 'sponsor'))
);
--> statement-breakpoint
ALTER TABLE "affiliate_fact_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "affiliate_profiles" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"affiliate_id" text NOT NULL,
	"user_id" uuid,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reward_calculation_mode" text DEFAULT 'balanced' NOT NULL,
	"calculation_mode_changed_at" timestamp with time zone,
	"contract_version" text,
	"contract_consented_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "affiliate_profiles_affiliate_id_unique" UNIQUE("affiliate_id"),
	CONSTRAINT "affiliate_profiles_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "affiliate_profiles_status" CHECK ("affiliate_profiles"."status" in ('active', 'pending', 'suspended', 'terminated')),
	CONSTRAINT "affiliate_profiles_mode" CHECK ("affiliate_profiles"."reward_calculation_mode" in ('balanced', 'total_volume')),
	CONSTRAINT "affiliate_profiles_consent" CHECK (num_nulls("affiliate_profiles"."contract_version", "affiliate_profiles"."contract_consented_at") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "affiliate_profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "affiliate_registrations" (
	"affiliate_id" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"full_name" text NOT NULL,
	"sponsor_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "affiliate_registrations_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "affiliate_registrations_own_sponsor" CHECK ("affiliate_registrations"."sponsor_id" <> "affiliate_registrations"."affiliate_id")
);
--> statement-breakpoint
ALTER TABLE "affiliate_registrations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "affiliate_shadow_power" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"affiliate_id" text NOT NULL,
	"shadow_power_amount" bigint NOT NULL,
	"is_active" boolean NOT NULL,
	"notes" text,
	"created_by_admin_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "affiliate_shadow_power_affiliate_id_unique" UNIQUE("affiliate_id"),
	CONSTRAINT "affiliate_shadow_power_amount" CHECK ("affiliate_shadow_power"."shadow_power_amount" >= 0),
	CONSTRAINT "affiliate_shadow_power_active" CHECK ("affiliate_shadow_power"."is_active" = ("affiliate_shadow_power"."shadow_power_amount" > 0))
);
--> statement-breakpoint
ALTER TABLE "affiliate_shadow_power" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shadow_power_properties" (
	"affiliate_id" text NOT NULL,
	"position" smallint NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shadow_power_properties_amount" CHECK ("shadow_power_properties"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "shadow_power_properties" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "brokers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"firm" text,
	"city" text,
	"gstin" text,
	"rera_numbers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"current_rank" text,
	"activated" boolean DEFAULT false NOT NULL,
	"reg_fee_paid" boolean DEFAULT false NOT NULL,
	"reg_paid_at" timestamp with time zone,
	"reg_payment_mode" text,
	"reg_payment_ref" text,
	"shadow_balancing_enabled" boolean DEFAULT false NOT NULL,
	"shadow_balancing_start_date" date,
	"shadow_balancing_end_date" date,
	"shadow_balancing_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brokers_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "brokers_status" CHECK ("brokers"."status" in ('draft', 'submitted', 'fee_due', 'paid', 'activated', 'rejected')),
	CONSTRAINT "brokers_grant" CHECK (case when "brokers"."shadow_balancing_enabled"
        then "brokers"."shadow_balancing_start_date" is not null and "brokers"."shadow_balancing_reason" is not null
          and "brokers"."shadow_balancing_end_date" between "brokers"."shadow_balancing_start_date"
            and "brokers"."shadow_balancing_start_date" + 183
        else num_nonnulls("brokers"."shadow_balancing_start_date", "brokers"."shadow_balancing_end_date",
          "brokers"."shadow_balancing_reason") = 0 end)
);
--> statement-breakpoint
ALTER TABLE "brokers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shadow_balancing_audit" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"broker_id" uuid NOT NULL,
	"admin_user_id" uuid,
	"action" text NOT NULL,
	"reason" text,
	"start_date" date,
	"end_date" date,
	"previous_end_date" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shadow_balancing_audit_action" CHECK ("shadow_balancing_audit"."action" in ('enabled', 'disabled', 'modified'))
);
--> statement-breakpoint
ALTER TABLE "shadow_balancing_audit" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "managed_properties" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"owner_id" uuid,
	"broker_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "managed_properties_application_id_unique" UNIQUE("application_id"),
	CONSTRAINT "managed_properties_status" CHECK ("managed_properties"."status" in ('active', 'ended'))
);
--> statement-breakpoint
ALTER TABLE "managed_properties" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "managed_property_details" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"property_name" text NOT NULL,
	"owner_name" text NOT NULL,
	"monthly_rent" bigint NOT NULL,
	"security_deposit_company" bigint DEFAULT 0 NOT NULL,
	"security_deposit_type" text DEFAULT 'refundable' NOT NULL,
	"payment_mode" text DEFAULT 'bank_transfer' NOT NULL,
	"monthly_rent_payment_date" smallint DEFAULT 1 NOT NULL,
	"lease_start_date" date NOT NULL,
	"lease_end_date" date,
	"affiliate_name" text,
	"affiliate_id" text,
	"rvl_amount" bigint NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"created_by_admin_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "managed_property_details_application_id_unique" UNIQUE("application_id"),
	CONSTRAINT "managed_property_details_status" CHECK ("managed_property_details"."status" in ('active', 'ended')),
	CONSTRAINT "managed_property_details_deposit" CHECK ("managed_property_details"."security_deposit_type" in ('refundable', 'non_refundable')),
	CONSTRAINT "managed_property_details_mode" CHECK ("managed_property_details"."payment_mode" in ('bank_transfer', 'upi', 'cash', 'cheque')),
	CONSTRAINT "managed_property_details_day" CHECK ("managed_property_details"."monthly_rent_payment_date" between 1 and 31),
	CONSTRAINT "managed_property_details_rvl" CHECK ("managed_property_details"."rvl_amount" between 0 and 900000000000),
	CONSTRAINT "managed_property_details_lease" CHECK ("managed_property_details"."lease_end_date" >= "managed_property_details"."lease_start_date")
);
--> statement-breakpoint
ALTER TABLE "managed_property_details" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "managed_rental_applications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"landlord_id" uuid,
	"landlord_name" text,
	"landlord_email" text,
	"landlord_phone" text,
	"submitted_by_broker_id" uuid,
	"submitted_by" uuid,
	"monthly_rent" bigint NOT NULL,
	"property_location" text NOT NULL,
	"property_type" text NOT NULL,
	"property_address" text,
	"locality" text,
	"bedrooms" smallint,
	"bathrooms" smallint,
	"area_sqft" integer,
	"furnishing" text,
	"amenities" text[] DEFAULT '{}' NOT NULL,
	"description" text,
	"security_deposit" bigint,
	"commission_percentage" numeric(5, 2) DEFAULT 8 NOT NULL,
	"management_fee_percentage" numeric(5, 2) DEFAULT 8 NOT NULL,
	"rental_start_date" date,
	"rental_end_date" date,
	"contract_type" text DEFAULT 'standard' NOT NULL,
	"rental_value_locked" bigint,
	"decline_reason" text,
	"reviewed_at" timestamp with time zone,
	"reviewed_by_admin_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "managed_rental_applications_status" CHECK ("managed_rental_applications"."status" in ('submitted', 'under_review', 'approved', 'declined')),
	CONSTRAINT "managed_rental_applications_furnishing" CHECK ("managed_rental_applications"."furnishing" in ('fully_furnished', 'semi_furnished', 'unfurnished')),
	CONSTRAINT "managed_rental_applications_rent" CHECK ("managed_rental_applications"."monthly_rent" between 1 and 900000000000),
	CONSTRAINT "managed_rental_applications_percent" CHECK ("managed_rental_applications"."commission_percentage" between 0 and 100 and "managed_rental_applications"."management_fee_percentage" between 0 and 100),
	CONSTRAINT "managed_rental_applications_dates" CHECK ("managed_rental_applications"."rental_end_date" >= "managed_rental_applications"."rental_start_date")
);
--> statement-breakpoint
ALTER TABLE "managed_rental_applications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"masked" text NOT NULL,
	"ifsc" text NOT NULL,
	"holder_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_accounts_sealed" CHECK (length("payout_accounts"."sealed") > 28)
);
--> statement-breakpoint
ALTER TABLE "payout_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tax_identities" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"masked" text NOT NULL,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_identities_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "tax_identities_sealed" CHECK (length("tax_identities"."sealed") > 28)
);
--> statement-breakpoint
ALTER TABLE "tax_identities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "managed_property_attributions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "managed_property_attributions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"managed_property_id" uuid NOT NULL,
	"affiliate_id" text,
	"valid_from" date NOT NULL,
	"reason" text,
	"created_by_admin_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "managed_property_attributions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "managed_property_rvl_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "managed_property_rvl_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" uuid NOT NULL,
	"old_status" text,
	"new_status" text NOT NULL,
	"old_amount" bigint,
	"new_amount" bigint NOT NULL,
	"sequence" integer NOT NULL,
	"reason" text,
	"changed_by" uuid,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "managed_property_rvl_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "managed_property_rvl_payments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"managed_property_id" uuid NOT NULL,
	"payment_month" date NOT NULL,
	"rvl_amount" bigint NOT NULL,
	"payment_status" text DEFAULT 'pending' NOT NULL,
	"payment_date" date,
	"marked_paid_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"paid_by" text,
	"mode" text,
	"reference" text,
	"processed_by_admin_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "managed_property_rvl_payments_month" UNIQUE("managed_property_id","payment_month"),
	CONSTRAINT "managed_property_rvl_payments_status" CHECK ("managed_property_rvl_payments"."payment_status" in ('pending', 'paid')),
	CONSTRAINT "managed_property_rvl_payments_mode" CHECK ("managed_property_rvl_payments"."mode" in ('bank_transfer', 'upi', 'cash', 'cheque')),
	CONSTRAINT "managed_property_rvl_payments_first_day" CHECK (extract(day from "managed_property_rvl_payments"."payment_month") = 1),
	CONSTRAINT "managed_property_rvl_payments_amount" CHECK ("managed_property_rvl_payments"."rvl_amount" between 0 and 900000000000),
	CONSTRAINT "managed_property_rvl_payments_marked" CHECK (case "managed_property_rvl_payments"."payment_status" when 'paid'
        then "managed_property_rvl_payments"."marked_paid_at" is not null and "managed_property_rvl_payments"."payment_date" is not null and "managed_property_rvl_payments"."sequence" > 0
        else num_nonnulls("managed_property_rvl_payments"."marked_paid_at", "managed_property_rvl_payments"."payment_date") = 0 end)
);
--> statement-breakpoint
ALTER TABLE "managed_property_rvl_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "managed_property_shares" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "managed_property_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"managed_property_id" uuid NOT NULL,
	"share_bp" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	CONSTRAINT "managed_property_shares_range" CHECK ("managed_property_shares"."share_bp" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "managed_property_shares" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "affiliate_calculation_mode_audit" ADD CONSTRAINT "affiliate_calculation_mode_audit_affiliate_id_affiliate_registrations_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_registrations"("affiliate_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_calculation_mode_audit" ADD CONSTRAINT "affiliate_calculation_mode_audit_changed_by_admin_id_profiles_user_id_fk" FOREIGN KEY ("changed_by_admin_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_fact_changes" ADD CONSTRAINT "affiliate_fact_changes_affiliate_id_affiliate_registrations_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_registrations"("affiliate_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_profiles" ADD CONSTRAINT "affiliate_profiles_affiliate_id_affiliate_registrations_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_registrations"("affiliate_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_profiles" ADD CONSTRAINT "affiliate_profiles_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_registrations" ADD CONSTRAINT "affiliate_registrations_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_registrations" ADD CONSTRAINT "affiliate_registrations_sponsor_id_affiliate_registrations_affiliate_id_fk" FOREIGN KEY ("sponsor_id") REFERENCES "public"."affiliate_registrations"("affiliate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_shadow_power" ADD CONSTRAINT "affiliate_shadow_power_affiliate_id_affiliate_registrations_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_registrations"("affiliate_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_shadow_power" ADD CONSTRAINT "affiliate_shadow_power_created_by_admin_id_profiles_user_id_fk" FOREIGN KEY ("created_by_admin_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shadow_power_properties" ADD CONSTRAINT "shadow_power_properties_affiliate_id_affiliate_registrations_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_registrations"("affiliate_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brokers" ADD CONSTRAINT "brokers_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shadow_balancing_audit" ADD CONSTRAINT "shadow_balancing_audit_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shadow_balancing_audit" ADD CONSTRAINT "shadow_balancing_audit_admin_user_id_profiles_user_id_fk" FOREIGN KEY ("admin_user_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_properties" ADD CONSTRAINT "managed_properties_application_id_managed_rental_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."managed_rental_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_properties" ADD CONSTRAINT "managed_properties_owner_id_profiles_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_properties" ADD CONSTRAINT "managed_properties_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_details" ADD CONSTRAINT "managed_property_details_id_managed_properties_id_fk" FOREIGN KEY ("id") REFERENCES "public"."managed_properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_details" ADD CONSTRAINT "managed_property_details_application_id_managed_rental_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."managed_rental_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_details" ADD CONSTRAINT "managed_property_details_affiliate_id_affiliate_registrations_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_registrations"("affiliate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_details" ADD CONSTRAINT "managed_property_details_created_by_admin_id_profiles_user_id_fk" FOREIGN KEY ("created_by_admin_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_rental_applications" ADD CONSTRAINT "managed_rental_applications_landlord_id_profiles_user_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_rental_applications" ADD CONSTRAINT "managed_rental_applications_submitted_by_broker_id_brokers_id_fk" FOREIGN KEY ("submitted_by_broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_rental_applications" ADD CONSTRAINT "managed_rental_applications_submitted_by_profiles_user_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_rental_applications" ADD CONSTRAINT "managed_rental_applications_reviewed_by_admin_id_profiles_user_id_fk" FOREIGN KEY ("reviewed_by_admin_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_identities" ADD CONSTRAINT "tax_identities_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_attributions" ADD CONSTRAINT "managed_property_attributions_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_attributions" ADD CONSTRAINT "managed_property_attributions_affiliate_id_affiliate_registrations_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_registrations"("affiliate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_attributions" ADD CONSTRAINT "managed_property_attributions_created_by_admin_id_profiles_user_id_fk" FOREIGN KEY ("created_by_admin_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_rvl_changes" ADD CONSTRAINT "managed_property_rvl_changes_payment_id_managed_property_rvl_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."managed_property_rvl_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_rvl_payments" ADD CONSTRAINT "managed_property_rvl_payments_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_rvl_payments" ADD CONSTRAINT "managed_property_rvl_payments_processed_by_admin_id_profiles_user_id_fk" FOREIGN KEY ("processed_by_admin_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_shares" ADD CONSTRAINT "managed_property_shares_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_calculation_mode_audit_newest" ON "affiliate_calculation_mode_audit" USING btree ("affiliate_id","created_at");--> statement-breakpoint
CREATE INDEX "affiliate_calculation_mode_audit_of_admin" ON "affiliate_calculation_mode_audit" USING btree ("changed_by_admin_id");--> statement-breakpoint
CREATE INDEX "affiliate_fact_changes_of" ON "affiliate_fact_changes" USING btree ("affiliate_id","fact","id");--> statement-breakpoint
CREATE INDEX "affiliate_fact_changes_since" ON "affiliate_fact_changes" USING btree ("effective_from","fact");--> statement-breakpoint
CREATE INDEX "affiliate_profiles_by_status" ON "affiliate_profiles" USING btree ("status","full_name","affiliate_id");--> statement-breakpoint
CREATE INDEX "affiliate_registrations_of_sponsor" ON "affiliate_registrations" USING btree ("sponsor_id","created_at","affiliate_id");--> statement-breakpoint
CREATE INDEX "affiliate_shadow_power_newest" ON "affiliate_shadow_power" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "affiliate_shadow_power_of_admin" ON "affiliate_shadow_power" USING btree ("created_by_admin_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shadow_power_properties_position" ON "shadow_power_properties" USING btree ("affiliate_id","position");--> statement-breakpoint
CREATE INDEX "brokers_by_name" ON "brokers" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "shadow_balancing_audit_newest" ON "shadow_balancing_audit" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "shadow_balancing_audit_of_broker" ON "shadow_balancing_audit" USING btree ("broker_id","created_at");--> statement-breakpoint
CREATE INDEX "shadow_balancing_audit_of_admin" ON "shadow_balancing_audit" USING btree ("admin_user_id");--> statement-breakpoint
CREATE INDEX "managed_properties_of_owner" ON "managed_properties" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "managed_properties_of_broker" ON "managed_properties" USING btree ("broker_id","created_at");--> statement-breakpoint
CREATE INDEX "managed_properties_newest" ON "managed_properties" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "managed_property_details_newest" ON "managed_property_details" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "managed_property_details_of_affiliate" ON "managed_property_details" USING btree ("affiliate_id");--> statement-breakpoint
CREATE INDEX "managed_property_details_of_admin" ON "managed_property_details" USING btree ("created_by_admin_id");--> statement-breakpoint
CREATE INDEX "managed_rental_applications_newest" ON "managed_rental_applications" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "managed_rental_applications_of_landlord" ON "managed_rental_applications" USING btree ("landlord_id","created_at");--> statement-breakpoint
CREATE INDEX "managed_rental_applications_of_broker" ON "managed_rental_applications" USING btree ("submitted_by_broker_id","created_at");--> statement-breakpoint
CREATE INDEX "managed_rental_applications_of_sender" ON "managed_rental_applications" USING btree ("submitted_by","created_at");--> statement-breakpoint
CREATE INDEX "managed_rental_applications_of_admin" ON "managed_rental_applications" USING btree ("reviewed_by_admin_id");--> statement-breakpoint
CREATE INDEX "managed_rental_applications_of_email" ON "managed_rental_applications" USING btree (lower("landlord_email"));--> statement-breakpoint
CREATE INDEX "payout_accounts_by_key" ON "payout_accounts" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "tax_identities_by_key" ON "tax_identities" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "managed_property_attributions_of" ON "managed_property_attributions" USING btree ("managed_property_id","valid_from","id");--> statement-breakpoint
CREATE INDEX "managed_property_attributions_to" ON "managed_property_attributions" USING btree ("affiliate_id","valid_from");--> statement-breakpoint
CREATE INDEX "managed_property_attributions_by" ON "managed_property_attributions" USING btree ("created_by_admin_id");--> statement-breakpoint
CREATE INDEX "managed_property_rvl_changes_of_payment" ON "managed_property_rvl_changes" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "managed_property_rvl_payments_paid" ON "managed_property_rvl_payments" USING btree ("payment_month","payment_status");--> statement-breakpoint
CREATE INDEX "managed_property_rvl_payments_of_admin" ON "managed_property_rvl_payments" USING btree ("processed_by_admin_id");--> statement-breakpoint
CREATE INDEX "managed_property_shares_of" ON "managed_property_shares" USING btree ("managed_property_id","valid_from");--> statement-breakpoint
CREATE POLICY "read as admin" ON "affiliate_calculation_mode_audit" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "add as admin" ON "affiliate_calculation_mode_audit" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.is_admin()) and "affiliate_calculation_mode_audit"."changed_by_admin_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "affiliate_calculation_mode_audit" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "affiliate_fact_changes" AS PERMISSIVE FOR SELECT TO "member" USING ("affiliate_fact_changes"."affiliate_id" = (select app.affiliate_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "affiliate_fact_changes" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "affiliate_profiles" AS PERMISSIVE FOR SELECT TO "member" USING ("affiliate_profiles"."affiliate_id" = (select app.affiliate_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "add as admin" ON "affiliate_profiles" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "change as admin" ON "affiliate_profiles" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.is_admin())) WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "affiliate_profiles" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "affiliate_registrations" AS PERMISSIVE FOR SELECT TO "member" USING ("affiliate_registrations"."affiliate_id" = (select app.affiliate_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "add as admin" ON "affiliate_registrations" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "change as admin" ON "affiliate_registrations" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.is_admin())) WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "affiliate_registrations" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "affiliate_shadow_power" AS PERMISSIVE FOR SELECT TO "member" USING ("affiliate_shadow_power"."affiliate_id" = (select app.affiliate_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "add as admin" ON "affiliate_shadow_power" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "change as admin" ON "affiliate_shadow_power" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.is_admin())) WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "affiliate_shadow_power" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "shadow_power_properties" AS PERMISSIVE FOR SELECT TO "member" USING ("shadow_power_properties"."affiliate_id" = (select app.affiliate_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "add as admin" ON "shadow_power_properties" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "remove as admin" ON "shadow_power_properties" AS PERMISSIVE FOR DELETE TO "member" USING ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "shadow_power_properties" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "brokers" AS PERMISSIVE FOR SELECT TO "member" USING ("brokers"."user_id" = (select app.user_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "add as admin" ON "brokers" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "change as admin" ON "brokers" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.is_admin())) WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "brokers" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as admin" ON "shadow_balancing_audit" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "add as admin" ON "shadow_balancing_audit" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.is_admin()) and "shadow_balancing_audit"."admin_user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "shadow_balancing_audit" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as party" ON "managed_properties" AS PERMISSIVE FOR SELECT TO "member" USING ("managed_properties"."owner_id" = (select app.user_id()) or "managed_properties"."broker_id" = (select app.broker_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "add as admin" ON "managed_properties" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "change as admin" ON "managed_properties" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.is_admin())) WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "managed_properties" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with property" ON "managed_property_details" AS PERMISSIVE FOR SELECT TO "member" USING ("managed_property_details"."id" in (select p.id from managed_properties p));--> statement-breakpoint
CREATE POLICY "add as admin" ON "managed_property_details" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "change as admin" ON "managed_property_details" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.is_admin())) WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "managed_property_details" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as party" ON "managed_rental_applications" AS PERMISSIVE FOR SELECT TO "member" USING ("managed_rental_applications"."landlord_id" = (select app.user_id()) or "managed_rental_applications"."submitted_by" = (select app.user_id()) or "managed_rental_applications"."submitted_by_broker_id" = (select app.broker_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "submit" ON "managed_rental_applications" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.is_admin()) or ("managed_rental_applications"."submitted_by" = (select app.user_id()) and "managed_rental_applications"."status" = 'submitted'
        and "managed_rental_applications"."rental_value_locked" is null
        and ("managed_rental_applications"."landlord_id" = (select app.user_id()) or "managed_rental_applications"."submitted_by_broker_id" = (select app.broker_id()))));--> statement-breakpoint
CREATE POLICY "review as admin" ON "managed_rental_applications" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.is_admin())) WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "managed_rental_applications" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "payout_accounts" AS PERMISSIVE FOR SELECT TO "member" USING ("payout_accounts"."user_id" = (select app.user_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "give own" ON "payout_accounts" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("payout_accounts"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "change own" ON "payout_accounts" AS PERMISSIVE FOR UPDATE TO "member" USING ("payout_accounts"."user_id" = (select app.user_id())) WITH CHECK ("payout_accounts"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "payout_accounts" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "tax_identities" AS PERMISSIVE FOR SELECT TO "member" USING ("tax_identities"."user_id" = (select app.user_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "give own" ON "tax_identities" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("tax_identities"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "change own" ON "tax_identities" AS PERMISSIVE FOR UPDATE TO "member" USING ("tax_identities"."user_id" = (select app.user_id())) WITH CHECK ("tax_identities"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "tax_identities" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with property" ON "managed_property_attributions" AS PERMISSIVE FOR SELECT TO "member" USING ("managed_property_attributions"."managed_property_id" in (select p.id from managed_properties p) or "managed_property_attributions"."affiliate_id" = (select app.affiliate_id()));--> statement-breakpoint
CREATE POLICY "add as admin" ON "managed_property_attributions" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "managed_property_attributions" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with payment" ON "managed_property_rvl_changes" AS PERMISSIVE FOR SELECT TO "member" USING ("managed_property_rvl_changes"."payment_id" in (select p.id from managed_property_rvl_payments p));--> statement-breakpoint
CREATE POLICY "worker" ON "managed_property_rvl_changes" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with property" ON "managed_property_rvl_payments" AS PERMISSIVE FOR SELECT TO "member" USING ("managed_property_rvl_payments"."managed_property_id" in (select p.id from managed_properties p));--> statement-breakpoint
CREATE POLICY "add as admin" ON "managed_property_rvl_payments" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "change as admin" ON "managed_property_rvl_payments" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.is_admin())) WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "managed_property_rvl_payments" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with property" ON "managed_property_shares" AS PERMISSIVE FOR SELECT TO "member" USING ("managed_property_shares"."managed_property_id" in (select p.id from managed_properties p));--> statement-breakpoint
CREATE POLICY "worker" ON "managed_property_shares" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);