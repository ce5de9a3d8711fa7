-- What drizzle-kit cannot say stands here by hand: schema `months`, partitions, virtual columns, and the order of columns, which
-- `returns setof listings` and COPY rely on.
CREATE SCHEMA "auth";
--> statement-breakpoint
CREATE SCHEMA "months";
--> statement-breakpoint
CREATE SEQUENCE "public"."catalogue_version" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "commission_adjustments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"affiliate_id" text NOT NULL,
	"origin_month" date NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"proposed_by" uuid,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"withdrawn_by" uuid,
	"withdrawn_at" timestamp with time zone,
	"posted_month" date,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "commission_adjustments_state" CHECK ("commission_adjustments"."state" in ('proposed', 'approved', 'posted', 'withdrawn')),
	CONSTRAINT "commission_adjustments_amount" CHECK ("commission_adjustments"."amount" <> 0),
	CONSTRAINT "commission_adjustments_reason" CHECK ("commission_adjustments"."reason" <> ''),
	CONSTRAINT "commission_adjustments_first_day" CHECK (extract(day from "commission_adjustments"."origin_month") = 1),
	CONSTRAINT "commission_adjustments_steps" CHECK (("commission_adjustments"."state" not in ('approved', 'posted') or "commission_adjustments"."approved_at" is not null)
        and ("commission_adjustments"."state" = 'withdrawn') = ("commission_adjustments"."withdrawn_at" is not null)
        and ("commission_adjustments"."state" = 'posted') = ("commission_adjustments"."posted_month" is not null)
        and ("commission_adjustments"."posted_month" is null or "commission_adjustments"."posted_month" > "commission_adjustments"."origin_month"))
);
--> statement-breakpoint
ALTER TABLE "commission_adjustments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "affiliate_calculation_mode_audit" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"affiliate_id" text NOT NULL,
	"old_mode" text NOT NULL,
	"new_mode" text NOT NULL,
	"reason" text NOT NULL,
	"changed_by_admin_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
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
	"changed_at" timestamp with time zone DEFAULT app.clock_timestamp() NOT NULL,
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
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
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
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"invite_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"payout_gap" text DEFAULT 'no-pan',
	"is_terminated" boolean DEFAULT false NOT NULL,
	CONSTRAINT "affiliate_registrations_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "affiliate_registrations_invite_token_unique" UNIQUE("invite_token"),
	CONSTRAINT "affiliate_registrations_own_sponsor" CHECK ("affiliate_registrations"."sponsor_id" <> "affiliate_registrations"."affiliate_id"),
	CONSTRAINT "affiliate_registrations_payout_gap" CHECK ("affiliate_registrations"."payout_gap" in ('not-active', 'no-pan', 'no-account', 'returned'))
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
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
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
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "shadow_power_properties_amount" CHECK ("shadow_power_properties"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "shadow_power_properties" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "api_tokens_hash_unique" UNIQUE("hash"),
	CONSTRAINT "api_tokens_name" CHECK (length("api_tokens"."name") between 1 and 60),
	CONSTRAINT "api_tokens_hash" CHECK (length("api_tokens"."hash") = 32),
	CONSTRAINT "api_tokens_scopes" CHECK (cardinality("api_tokens"."scopes") > 0),
	CONSTRAINT "api_tokens_year" CHECK ("api_tokens"."expires_at" <= "api_tokens"."created_at" + interval '366 days')
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "application_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"move_in_date" date,
	"household" text,
	"occupants" integer,
	"income_band" text,
	"occupation" text,
	"employer" text,
	"notes" text,
	"referees" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "application_profiles_household" CHECK ("application_profiles"."household" in ('family', 'bachelors', 'company')),
	CONSTRAINT "application_profiles_income_band" CHECK ("application_profiles"."income_band" in ('under_3_lakh', '3_to_6_lakh', '6_to_10_lakh', '10_to_20_lakh', 'over_20_lakh')),
	CONSTRAINT "application_profiles_occupation" CHECK ("application_profiles"."occupation" in ('salaried', 'self_employed', 'student', 'retired', 'other')),
	CONSTRAINT "application_profiles_occupants" CHECK ("application_profiles"."occupants" between 1 and 20),
	CONSTRAINT "application_profiles_referees" CHECK (jsonb_array_length("application_profiles"."referees") <= 3)
);
--> statement-breakpoint
ALTER TABLE "application_profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "application_references" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"referees" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "application_references_referees" CHECK (jsonb_array_length("application_references"."referees") between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "application_references" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"request_id" text,
	"address" text,
	"created_at" timestamp with time zone NOT NULL,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	"people" uuid[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth"."accounts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."admin_pins" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"pin_hash" text NOT NULL,
	"failed_tries" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."jwks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"alg" text,
	"crv" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "auth"."rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "auth"."sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"pin_verified_at" timestamp with time zone,
	"pin_used_at" timestamp with time zone,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth"."setup_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."two_factors" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "two_factors_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "auth"."users" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"signup_role" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_signup_role" CHECK ("auth"."users"."signup_role" in ('tenant', 'landlord')),
	CONSTRAINT "users_email_lower_case" CHECK ("auth"."users"."email" = lower("auth"."users"."email"))
);
--> statement-breakpoint
CREATE TABLE "auth"."verifications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "broker_documents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"broker_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"expires_on" date,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "broker_documents_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "broker_documents_kind" CHECK ("broker_documents"."kind" in ('pan_card', 'rera_certificate', 'gst_certificate', 'address_proof', 'agreement'))
);
--> statement-breakpoint
ALTER TABLE "broker_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "brokers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid,
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
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"phone" text,
	"address" text,
	"state" text,
	"terms_version" text,
	"submitted_at" timestamp with time zone,
	"reject_reason" text,
	"reviewed_at" timestamp with time zone,
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
	"admin_user_id" uuid NOT NULL,
	"action" text NOT NULL,
	"reason" text,
	"start_date" date,
	"end_date" date,
	"previous_end_date" date,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "shadow_balancing_audit_action" CHECK ("shadow_balancing_audit"."action" in ('enabled', 'disabled', 'modified'))
);
--> statement-breakpoint
ALTER TABLE "shadow_balancing_audit" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "verification_claims" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"property_id" uuid,
	"kind" text NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"reference" text,
	"note" text,
	"file_id" uuid,
	"method" text,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"valid_until" date,
	"is_reminded" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "verification_claims_kind" CHECK ("verification_claims"."kind" in ('identity', 'phone', 'agent_rera', 'listing', 'ownership', 'photos', 'rera')),
	CONSTRAINT "verification_claims_status" CHECK ("verification_claims"."status" in ('submitted', 'verified', 'declined', 'withdrawn', 'expired', 'revoked', 'lapsed', 'replaced')),
	CONSTRAINT "verification_claims_method" CHECK ("verification_claims"."method" in ('paper_checked', 'in_person', 'video_call', 'called_back', 'register_lookup', 'site_visit', 'desk_review')),
	CONSTRAINT "verification_claims_subject" CHECK (("verification_claims"."property_id" is not null) = ("verification_claims"."kind" in ('listing', 'ownership', 'photos', 'rera'))),
	CONSTRAINT "verification_claims_good" CHECK ("verification_claims"."status" <> 'verified'
        or num_nulls("verification_claims"."method", "verification_claims"."decided_at", "verification_claims"."valid_until") = 0)
);
--> statement-breakpoint
ALTER TABLE "verification_claims" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"form_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"topic" text,
	"status" text DEFAULT 'new' NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"company" text,
	"city" text,
	"message" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"property_id" uuid,
	"user_id" uuid,
	"assigned_to" uuid,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "enquiries_kind" CHECK ("enquiries"."kind" in ('contact', 'corporates', 'services', 'guaranteed_lease', 'tenant_verification', 'property')),
	CONSTRAINT "enquiries_status" CHECK ("enquiries"."status" in ('new', 'in_progress', 'answered', 'closed', 'spam'))
);
--> statement-breakpoint
ALTER TABLE "enquiries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "enquiry_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"status" text NOT NULL,
	"assigned_to" uuid,
	"note" text,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiry_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"key" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "files_key_unique" UNIQUE("key"),
	CONSTRAINT "files_kind" CHECK ("files"."kind" in ('avatar', 'property_photo', 'document', 'import', 'maintenance_photo')),
	CONSTRAINT "files_bytes" CHECK ("files"."bytes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "home_counts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"month" date NOT NULL,
	"homes" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "home_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"full_name" text,
	"first_name" text,
	"last_name" text,
	"phone" text,
	"avatar_url" text,
	"city" text,
	"state" text,
	"last_login_at" timestamp with time zone,
	"profile_completion_percentage" integer DEFAULT 20 NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"annual_income" bigint,
	"preferred_rent_min" bigint,
	"preferred_rent_max" bigint,
	"preferred_bedrooms" integer,
	"language" text,
	"theme" text DEFAULT 'auto' NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "profiles_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "profiles_theme" CHECK ("profiles"."theme" in ('light', 'dark', 'auto'))
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"granted_by" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role"),
	CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('admin', 'broker', 'landlord', 'property_manager', 'tenant', 'user'))
);
--> statement-breakpoint
ALTER TABLE "user_roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lead_cards" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"property_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"lister_id" uuid NOT NULL,
	"stage" text DEFAULT 'new' NOT NULL,
	"answered_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reminder_on" date,
	"reminder_note" text,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "lead_cards_stage" CHECK ("lead_cards"."stage" in ('new', 'contacted', 'visit', 'offered', 'let', 'lost')),
	CONSTRAINT "lead_cards_ended" CHECK (("lead_cards"."stage" in ('let', 'lost')) = ("lead_cards"."ended_at" is not null)),
	CONSTRAINT "lead_cards_reminder" CHECK ("lead_cards"."reminder_note" is null or "lead_cards"."reminder_on" is not null)
);
--> statement-breakpoint
ALTER TABLE "lead_cards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lead_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"card_id" uuid NOT NULL,
	"lister_id" uuid NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "lead_notes_note" CHECK (trim("lead_notes"."note") <> '')
);
--> statement-breakpoint
ALTER TABLE "lead_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lead_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"visit_id" uuid,
	"application_id" uuid,
	"actor_id" uuid,
	"action" text NOT NULL,
	"status" text NOT NULL,
	"note" text,
	"details" jsonb,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "lead_events_one_lead" CHECK (num_nonnulls("lead_events"."visit_id", "lead_events"."application_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "lead_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "property_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"lister_id" uuid NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"move_in_date" date NOT NULL,
	"household" text,
	"occupants" integer NOT NULL,
	"income_band" text,
	"notes" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"occupation" text,
	"employer" text,
	"reference_count" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "property_applications_status" CHECK ("property_applications"."status" in ('submitted', 'under_review', 'approved', 'rejected', 'cancelled')),
	CONSTRAINT "property_applications_income_band" CHECK ("property_applications"."income_band" in ('under_3_lakh', '3_to_6_lakh', '6_to_10_lakh', '10_to_20_lakh', 'over_20_lakh')),
	CONSTRAINT "property_applications_occupation" CHECK ("property_applications"."occupation" in ('salaried', 'self_employed', 'student', 'retired', 'other')),
	CONSTRAINT "property_applications_references" CHECK ("property_applications"."reference_count" between 0 and 3),
	CONSTRAINT "property_applications_occupants" CHECK ("property_applications"."occupants" between 1 and 50)
);
--> statement-breakpoint
ALTER TABLE "property_applications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "property_visits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"lister_id" uuid NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"visit_type" text NOT NULL,
	"scheduled_date" date NOT NULL,
	"slot" text NOT NULL,
	"notes" text,
	"rating" smallint,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"awaiting" text DEFAULT 'lister',
	CONSTRAINT "property_visits_status" CHECK ("property_visits"."status" in ('requested', 'scheduled', 'completed', 'cancelled', 'rejected')),
	CONSTRAINT "property_visits_slot" CHECK ("property_visits"."slot" in ('09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00', '19:00')),
	CONSTRAINT "property_visits_awaiting" CHECK ("property_visits"."awaiting" in ('seeker', 'lister')),
	CONSTRAINT "property_visits_awaited" CHECK (("property_visits"."awaiting" is not null) = ("property_visits"."status" = 'requested')),
	CONSTRAINT "property_visits_type" CHECK ("property_visits"."visit_type" in ('physical', 'virtual')),
	CONSTRAINT "property_visits_rating" CHECK ("property_visits"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "property_visits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "leases" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"property_id" uuid,
	"managed_property_id" uuid,
	"home_name" text NOT NULL,
	"home_address" text,
	"application_id" uuid,
	"renews_id" uuid,
	"landlord_id" uuid,
	"landlord_name" text NOT NULL,
	"tenant_id" uuid,
	"tenant_name" text NOT NULL,
	"tenant_email" text NOT NULL,
	"tenant_phone" text,
	"state" text DEFAULT 'draft' NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"rent" bigint NOT NULL,
	"deposit" bigint DEFAULT 0 NOT NULL,
	"deposit_held_by" text DEFAULT 'landlord' NOT NULL,
	"notice_days" smallint NOT NULL,
	"escalation_bp" smallint DEFAULT 0 NOT NULL,
	"due_day" smallint DEFAULT 1 NOT NULL,
	"terms" text,
	"payee_name" text,
	"payee_upi" text,
	"agreed_at" timestamp with time zone,
	"agreed_by" uuid,
	"is_signed_on_paper" boolean DEFAULT false NOT NULL,
	"notice_by" text,
	"notice_given_on" date,
	"ends_on" date,
	"ended_on" date,
	"settlement" jsonb,
	"renewal_reminders" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"paper_answer" text,
	"is_end_agreed" boolean DEFAULT false NOT NULL,
	"proposed_end" date,
	"proposed_end_by" text,
	CONSTRAINT "leases_state" CHECK ("leases"."state" in ('draft', 'active', 'ending', 'ended', 'cancelled')),
	CONSTRAINT "leases_deposit_held_by" CHECK ("leases"."deposit_held_by" in ('landlord', 'manager', 'company')),
	CONSTRAINT "leases_notice_by" CHECK ("leases"."notice_by" in ('tenant', 'landlord')),
	CONSTRAINT "leases_proposed_end_by" CHECK ("leases"."proposed_end_by" in ('tenant', 'landlord')),
	CONSTRAINT "leases_proposed_end" CHECK (("leases"."proposed_end" is null) = ("leases"."proposed_end_by" is null)
        and ("leases"."proposed_end" is null or "leases"."state" in ('active', 'ending'))),
	CONSTRAINT "leases_term" CHECK ("leases"."end_date" >= "leases"."start_date"),
	CONSTRAINT "leases_money" CHECK ("leases"."rent" > 0 and "leases"."deposit" >= 0),
	CONSTRAINT "leases_notice_days" CHECK ("leases"."notice_days" between 0 and 180),
	CONSTRAINT "leases_escalation" CHECK ("leases"."escalation_bp" between 0 and 5000),
	CONSTRAINT "leases_due_day" CHECK ("leases"."due_day" between 1 and 31),
	CONSTRAINT "leases_one_home" CHECK (num_nonnulls("leases"."property_id", "leases"."managed_property_id") <= 1),
	CONSTRAINT "leases_notice" CHECK (("leases"."state" = 'ending') <= ("leases"."ends_on" is not null)),
	CONSTRAINT "leases_left" CHECK (("leases"."state" = 'ended') = ("leases"."ended_on" is not null)
        and coalesce("leases"."ended_on", "leases"."ends_on", "leases"."end_date") >= "leases"."start_date")
);
--> statement-breakpoint
ALTER TABLE "leases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ledger_proofs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"started_by" text NOT NULL,
	"entries" bigint NOT NULL,
	"differences" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "ledger_proofs_started_by" CHECK ("ledger_proofs"."started_by" in ('night', 'command'))
);
--> statement-breakpoint
ALTER TABLE "ledger_proofs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "affiliate_balances" (
	"affiliate_id" text PRIMARY KEY NOT NULL,
	"payable" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "affiliate_balances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"book" text DEFAULT 'day' NOT NULL,
	"kind" text NOT NULL,
	"affiliate_id" text NOT NULL,
	"month" date NOT NULL,
	"posted_on" date NOT NULL,
	"run_id" uuid,
	"expense" bigint DEFAULT 0 NOT NULL,
	"payable" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	"tds" bigint DEFAULT 0 NOT NULL,
	"bank" bigint DEFAULT 0 NOT NULL,
	"memo" text,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "ledger_entries_key" PRIMARY KEY("id","book"),
	CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('regular', 'late', 'reversal', 'correction', 'adjustment', 'release', 'lapse', 'tax', 'payout', 'payout_failed', 'settlement')),
	CONSTRAINT "ledger_entries_balanced" CHECK ("ledger_entries"."expense" + "ledger_entries"."payable" + "ledger_entries"."held" + "ledger_entries"."tds" + "ledger_entries"."bank" = 0),
	CONSTRAINT "ledger_entries_moves" CHECK (num_nonnulls(nullif("ledger_entries"."expense", 0), nullif("ledger_entries"."payable", 0), nullif("ledger_entries"."held", 0),
        nullif("ledger_entries"."tds", 0), nullif("ledger_entries"."bank", 0)) >= 2)
) PARTITION BY LIST ("book");
--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "months"."ledger_entries_day" PARTITION OF "ledger_entries" FOR VALUES IN ('day');--> statement-breakpoint
CREATE TABLE "listing_checks" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone DEFAULT app.now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "listing_flags" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"property_id" uuid NOT NULL,
	"other_id" uuid,
	"kind" text NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"outcome" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "listing_flags_kind" CHECK ("listing_flags"."kind" in ('rent', 'area_sqft', 'floor', 'rent_median', 'pincode', 'locality', 'duplicate')),
	CONSTRAINT "listing_flags_status" CHECK ("listing_flags"."status" in ('open', 'asked', 'dismissed', 'upheld', 'cleared'))
);
--> statement-breakpoint
ALTER TABLE "listing_flags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "listing_reports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"property_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"status" text DEFAULT 'open' NOT NULL,
	"outcome" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "listing_reports_once" UNIQUE("property_id","reporter_id"),
	CONSTRAINT "listing_reports_reason" CHECK ("listing_reports"."reason" in ('not_available', 'wrong_price', 'wrong_details', 'fake', 'duplicate', 'abusive', 'other')),
	CONSTRAINT "listing_reports_status" CHECK ("listing_reports"."status" in ('open', 'under_review', 'upheld', 'dismissed'))
);
--> statement-breakpoint
ALTER TABLE "listing_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "import_rejects" (
	"run_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	"reason" text NOT NULL,
	"row" jsonb NOT NULL,
	CONSTRAINT "import_rejects_run_id_row_number_pk" PRIMARY KEY("run_id","row_number")
);
--> statement-breakpoint
ALTER TABLE "import_rejects" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"mapping" jsonb NOT NULL,
	"total_rows" integer DEFAULT 0 NOT NULL,
	"imported_rows" integer DEFAULT 0 NOT NULL,
	"repeated_rows" integer DEFAULT 0 NOT NULL,
	"rejected_rows" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "import_runs_status" CHECK ("import_runs"."status" in ('running', 'finished', 'stopped'))
);
--> statement-breakpoint
ALTER TABLE "import_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "property_drafts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"property_id" uuid,
	"step" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "property_drafts_one" UNIQUE NULLS NOT DISTINCT("user_id","property_id")
);
--> statement-breakpoint
ALTER TABLE "property_drafts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "frequent_words" (
	"word" text PRIMARY KEY NOT NULL,
	"lexeme" text NOT NULL,
	"key" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "frequent_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "listing_bits" (
	"city_id" integer NOT NULL,
	"chunk" smallint NOT NULL,
	"key" integer NOT NULL,
	"bits" bit varying NOT NULL,
	"version" bigint DEFAULT nextval('catalogue_version') NOT NULL,
	CONSTRAINT "listing_bits_city_id_chunk_key_pk" PRIMARY KEY("city_id","chunk","key")
);
--> statement-breakpoint
ALTER TABLE "listing_bits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"property_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "listing_counts" (
	"city_id" integer NOT NULL,
	"key" integer NOT NULL,
	"homes" integer NOT NULL,
	CONSTRAINT "listing_counts_city_id_key_pk" PRIMARY KEY("city_id","key")
);
--> statement-breakpoint
ALTER TABLE "listing_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "listing_news" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"was" jsonb,
	"changed_at" timestamp with time zone DEFAULT app.now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_news" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "listing_slots" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"city_id" integer NOT NULL,
	"slot" integer NOT NULL,
	"lat_cell" smallint DEFAULT 0 NOT NULL,
	"lng_cell" smallint DEFAULT 0 NOT NULL,
	"rent" bigint NOT NULL,
	"area_sqft" integer NOT NULL,
	"best" bigint NOT NULL,
	"newest" bigint NOT NULL,
	"rating" integer NOT NULL,
	"version" bigint DEFAULT nextval('catalogue_version') NOT NULL,
	CONSTRAINT "listing_slots_place" UNIQUE("city_id","slot")
);
--> statement-breakpoint
ALTER TABLE "listing_slots" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "listings" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"city_id" integer NOT NULL,
	"locality_id" integer NOT NULL,
	"rent" bigint NOT NULL,
	"area_sqft" integer NOT NULL,
	"available_from" date,
	"best" bigint NOT NULL,
	"newest" bigint NOT NULL,
	"rating" integer NOT NULL,
	"tags" integer[] NOT NULL,
	"words" "tsvector" NOT NULL,
	"card" text NOT NULL,
	"lat_cell" smallint DEFAULT 0 NOT NULL,
	"lng_cell" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "cities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"state" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "cities_name_unique" UNIQUE("name"),
	CONSTRAINT "cities_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "cities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "city_rents" (
	"city_id" integer NOT NULL,
	"bedrooms" integer NOT NULL,
	"homes" integer NOT NULL,
	"lower_quartile" bigint NOT NULL,
	"median" bigint NOT NULL,
	"upper_quartile" bigint NOT NULL,
	"refreshed_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "city_rents_city_id_bedrooms_pk" PRIMARY KEY("city_id","bedrooms")
);
--> statement-breakpoint
ALTER TABLE "city_rents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "localities" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "localities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"city_id" integer NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"pincode" text,
	"lat" double precision,
	"lng" double precision,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "localities_city_slug" UNIQUE("city_id","slug")
);
--> statement-breakpoint
ALTER TABLE "localities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "locality_rents" (
	"locality_id" integer NOT NULL,
	"bedrooms" integer NOT NULL,
	"homes" integer NOT NULL,
	"lower_quartile" bigint NOT NULL,
	"median" bigint NOT NULL,
	"upper_quartile" bigint NOT NULL,
	"refreshed_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "locality_rents_locality_id_bedrooms_pk" PRIMARY KEY("locality_id","bedrooms")
);
--> statement-breakpoint
ALTER TABLE "locality_rents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "maintenance_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"request_id" uuid NOT NULL,
	"actor_id" uuid,
	"side" text NOT NULL,
	"action" text NOT NULL,
	"status" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "maintenance_events_side" CHECK ("maintenance_events"."side" in ('tenant', 'landlord', 'manager'))
);
--> statement-breakpoint
ALTER TABLE "maintenance_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "maintenance_photos" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"request_id" uuid NOT NULL,
	"key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"added_by" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "maintenance_photos_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "maintenance_photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "maintenance_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lease_id" uuid,
	"title" text NOT NULL,
	"description" text,
	"category" text NOT NULL,
	"priority" text DEFAULT 'normal' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"assignee_name" text,
	"assignee_phone" text,
	"estimate" bigint,
	"approved_at" timestamp with time zone,
	"cost" bigint,
	"done_at" timestamp with time zone,
	"rating" smallint,
	"rating_note" text,
	"reported_by" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"property_id" uuid,
	"managed_property_id" uuid,
	"home_name" text NOT NULL,
	CONSTRAINT "maintenance_requests_status" CHECK ("maintenance_requests"."status" in ('open', 'assigned', 'in_progress', 'done', 'cancelled')),
	CONSTRAINT "maintenance_requests_category" CHECK ("maintenance_requests"."category" in ('plumbing', 'electrical', 'appliance', 'structure', 'cleaning', 'other')),
	CONSTRAINT "maintenance_requests_priority" CHECK ("maintenance_requests"."priority" in ('low', 'normal', 'urgent')),
	CONSTRAINT "maintenance_requests_one_home" CHECK (num_nonnulls("maintenance_requests"."property_id", "maintenance_requests"."managed_property_id") <= 1
        and ("maintenance_requests"."lease_id" is not null or num_nonnulls("maintenance_requests"."property_id", "maintenance_requests"."managed_property_id") = 1)),
	CONSTRAINT "maintenance_requests_rating" CHECK ("maintenance_requests"."rating" between 1 and 5),
	CONSTRAINT "maintenance_requests_money" CHECK (coalesce("maintenance_requests"."estimate", 0) between 0 and 1000000000
        and coalesce("maintenance_requests"."cost", 0) between 0 and 1000000000)
);
--> statement-breakpoint
ALTER TABLE "maintenance_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "managed_property_managers" (
	"managed_property_id" uuid PRIMARY KEY NOT NULL,
	"manager_id" uuid NOT NULL,
	"assigned_by" uuid,
	"assigned_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "managed_property_managers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "managed_properties" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"owner_id" uuid,
	"broker_id" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
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
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
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
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "managed_rental_applications_status" CHECK ("managed_rental_applications"."status" in ('submitted', 'under_review', 'approved', 'declined')),
	CONSTRAINT "managed_rental_applications_furnishing" CHECK ("managed_rental_applications"."furnishing" in ('fully_furnished', 'semi_furnished', 'unfurnished')),
	CONSTRAINT "managed_rental_applications_rent" CHECK ("managed_rental_applications"."monthly_rent" between 1 and 900000000000),
	CONSTRAINT "managed_rental_applications_percent" CHECK ("managed_rental_applications"."commission_percentage" between 0 and 100 and "managed_rental_applications"."management_fee_percentage" between 0 and 100),
	CONSTRAINT "managed_rental_applications_dates" CHECK ("managed_rental_applications"."rental_end_date" >= "managed_rental_applications"."rental_start_date")
);
--> statement-breakpoint
ALTER TABLE "managed_rental_applications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"property_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"lister_id" uuid NOT NULL,
	"seeker_shares" boolean DEFAULT false NOT NULL,
	"lister_shares" boolean DEFAULT false NOT NULL,
	"last_message_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"last_sender_id" uuid NOT NULL,
	"seeker_read_at" timestamp with time zone,
	"lister_read_at" timestamp with time zone,
	"blocked_by" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "conversations_two_sides" CHECK ("conversations"."user_id" <> "conversations"."lister_id")
);
--> statement-breakpoint
ALTER TABLE "conversations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"sender_id" uuid,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "messages_body" CHECK (length("messages"."body") between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "month_figures" (
	"month" date NOT NULL,
	"city" text NOT NULL,
	"listings" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"visits_completed" integer DEFAULT 0 NOT NULL,
	"applications" integer DEFAULT 0 NOT NULL,
	"applications_approved" integer DEFAULT 0 NOT NULL,
	"rvl" bigint DEFAULT 0 NOT NULL,
	"fees" bigint DEFAULT 0 NOT NULL,
	"commission" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "month_figures_month_city_pk" PRIMARY KEY("month","city")
);
--> statement-breakpoint
ALTER TABLE "month_figures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "commission_holds" (
	"affiliate_id" text NOT NULL,
	"month" date NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"decision" text,
	"decision_reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"outcome" text,
	"outcome_month" date,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "commission_holds_key" PRIMARY KEY("affiliate_id","month"),
	CONSTRAINT "commission_holds_decision" CHECK ("commission_holds"."decision" in ('released', 'lapsed')),
	CONSTRAINT "commission_holds_outcome" CHECK ("commission_holds"."outcome" in ('released', 'lapsed')),
	CONSTRAINT "commission_holds_amount" CHECK ("commission_holds"."amount" >= 0),
	CONSTRAINT "commission_holds_ended_in" CHECK (num_nulls("commission_holds"."outcome", "commission_holds"."outcome_month") in (0, 2)),
	CONSTRAINT "commission_holds_decided" CHECK (num_nulls("commission_holds"."decision", "commission_holds"."decision_reason", "commission_holds"."decided_at") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "commission_holds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "commission_months" (
	"month" date PRIMARY KEY NOT NULL,
	"plan_version" text,
	"state" text DEFAULT 'open' NOT NULL,
	"run_id" uuid,
	"stage" text,
	"failure" text,
	"proposed_at" timestamp with time zone,
	"requested_by" uuid,
	"started_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"verified_at" timestamp with time zone,
	"input_hash" "bytea",
	"output_hash" "bytea",
	"affiliates" integer DEFAULT 0 NOT NULL,
	"payments" integer DEFAULT 0 NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"rvl" bigint DEFAULT 0 NOT NULL,
	"fees" bigint DEFAULT 0 NOT NULL,
	"base" bigint DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	"breakage" bigint DEFAULT 0 NOT NULL,
	"corrected" bigint DEFAULT 0 NOT NULL,
	"by_rank" integer[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "commission_months_state" CHECK ("commission_months"."state" in ('open', 'computing', 'closed', 'paid')),
	CONSTRAINT "commission_months_first_day" CHECK (extract(day from "commission_months"."month") = 1),
	CONSTRAINT "commission_months_closed" CHECK (("commission_months"."state" in ('closed', 'paid')) = ("commission_months"."closed_at" is not null)
        and ("commission_months"."closed_at" is null or num_nulls("commission_months"."plan_version", "commission_months"."run_id", "commission_months"."read_at",
          "commission_months"."input_hash", "commission_months"."output_hash") = 0))
);
--> statement-breakpoint
ALTER TABLE "commission_months" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "commission_nodes" (
	"affiliate_id" text NOT NULL,
	"month" date NOT NULL,
	"position" integer NOT NULL,
	"sponsor_id" text,
	"status" text NOT NULL,
	"mode" text NOT NULL,
	"shadow_power" bigint NOT NULL,
	"is_granted" boolean NOT NULL,
	"personal" bigint NOT NULL,
	"team" bigint NOT NULL,
	"largest_leg" bigint NOT NULL,
	"leg_leader_id" text,
	"primary_stream" bigint NOT NULL,
	"growth_stream" bigint NOT NULL,
	"qualifying" bigint NOT NULL,
	"rank" text NOT NULL,
	"rate_bp" smallint NOT NULL,
	"earned" bigint NOT NULL,
	"held" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "commission_nodes_key" PRIMARY KEY("affiliate_id","month")
) PARTITION BY LIST ("month");
--> statement-breakpoint
ALTER TABLE "commission_nodes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "commission_payments" (
	"payment_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"month" date NOT NULL,
	"origin_month" date NOT NULL,
	"negates_month" date,
	"affiliate_id" text,
	"rvl" bigint NOT NULL,
	"share_bp" smallint NOT NULL,
	"base" bigint NOT NULL,
	CONSTRAINT "commission_payments_key" PRIMARY KEY("payment_id","sequence","kind","month")
) PARTITION BY LIST ("month");
--> statement-breakpoint
ALTER TABLE "commission_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "managed_rental_commissions" (
	"payment_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"affiliate_id" text NOT NULL,
	"kind" text NOT NULL,
	"month_year" date NOT NULL,
	"origin_month" date NOT NULL,
	"broker_id" uuid,
	"level" smallint NOT NULL,
	"base" bigint NOT NULL,
	"rate_bp" smallint NOT NULL,
	"paid_below_bp" smallint NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"entry_id" bigint,
	"commission_type" text GENERATED ALWAYS AS (case when level = 1 then 'personal' else 'differential' end) VIRTUAL,
	"percentage" numeric GENERATED ALWAYS AS ((rate_bp - paid_below_bp) / 100.0) VIRTUAL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "managed_rental_commissions_key" PRIMARY KEY("affiliate_id","payment_id","sequence","kind","month_year"),
	CONSTRAINT "managed_rental_commissions_right" CHECK ("managed_rental_commissions"."level" between 1 and 10 and case when "managed_rental_commissions"."kind" = 'regular'
        then "managed_rental_commissions"."amount" >= 0 and ("managed_rental_commissions"."status" = 'payable' or "managed_rental_commissions"."status" in ('payable', 'held', 'lapsed'))
        else "managed_rental_commissions"."kind" in ('regular', 'late', 'reversal', 'correction') and "managed_rental_commissions"."status" in ('payable', 'held', 'lapsed')
          and ("managed_rental_commissions"."kind" = 'reversal') = ("managed_rental_commissions"."amount" < 0) end)
) PARTITION BY LIST ("month_year");
--> statement-breakpoint
ALTER TABLE "managed_rental_commissions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "plan_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"parameters" jsonb NOT NULL,
	"valid_from" date NOT NULL,
	"reason" text,
	"created_by_admin_id" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "plan_versions_first_day" CHECK (extract(day from "plan_versions"."valid_from") = 1)
);
--> statement-breakpoint
ALTER TABLE "plan_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"masked" text NOT NULL,
	"ifsc" text NOT NULL,
	"holder_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
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
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "tax_identities_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "tax_identities_sealed" CHECK (length("tax_identities"."sealed") > 28)
);
--> statement-breakpoint
ALTER TABLE "tax_identities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"provider" text NOT NULL,
	"provider_event_id" text NOT NULL,
	"event" text NOT NULL,
	"provider_order_id" text,
	"payment_id" uuid,
	"payload" text NOT NULL,
	"outcome" text,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "payment_events_provider" CHECK ("payment_events"."provider" in ('razorpay', 'cash', 'sandbox')),
	CONSTRAINT "payment_events_outcome" CHECK ("payment_events"."outcome" in ('applied', 'unchanged', 'unknown-order', 'other-amount', 'ignored'))
);
--> statement-breakpoint
ALTER TABLE "payment_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"broker_id" uuid,
	"user_id" uuid,
	"provider" text NOT NULL,
	"provider_order_id" text,
	"provider_payment_id" text,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"note" text,
	"refund_of" uuid,
	"processed_by_admin_id" uuid,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('broker_registration', 'rent_receipt', 'refund')),
	CONSTRAINT "payments_provider" CHECK ("payments"."provider" in ('razorpay', 'cash', 'sandbox')),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('created', 'pending', 'succeeded', 'failed', 'refunded')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" >= 0),
	CONSTRAINT "payments_paid" CHECK ("payments"."status" not in ('succeeded', 'refunded') or "payments"."paid_at" is not null),
	CONSTRAINT "payments_broker" CHECK ("payments"."kind" <> 'broker_registration' or "payments"."broker_id" is not null),
	CONSTRAINT "payments_refund" CHECK (("payments"."kind" = 'refund') = ("payments"."refund_of" is not null))
);
--> statement-breakpoint
ALTER TABLE "payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payout_batches" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"month" date NOT NULL,
	"transfers" integer DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"exported_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"cancel_reason" text,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "payout_batches_state" CHECK ("payout_batches"."state" in ('draft', 'approved', 'exported', 'settled', 'cancelled')),
	CONSTRAINT "payout_batches_steps" CHECK (("payout_batches"."state" not in ('approved', 'exported', 'settled') or "payout_batches"."approved_at" is not null)
        and ("payout_batches"."state" in ('exported', 'settled')) = ("payout_batches"."exported_at" is not null)
        and ("payout_batches"."state" = 'settled') = ("payout_batches"."settled_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "payout_batches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payouts_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch_id" uuid NOT NULL,
	"affiliate_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"key_id" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"masked" text NOT NULL,
	"ifsc" text NOT NULL,
	"holder_name" text NOT NULL,
	"reference" text,
	"paid_on" date,
	"failure" text,
	"failed_at" timestamp with time zone,
	"entry_id" bigint,
	"return_entry_id" bigint,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"holds_account" boolean DEFAULT false NOT NULL,
	CONSTRAINT "payouts_number_unique" UNIQUE("number"),
	CONSTRAINT "payouts_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payouts_entry_id_unique" UNIQUE("entry_id"),
	CONSTRAINT "payouts_return_entry_id_unique" UNIQUE("return_entry_id"),
	CONSTRAINT "payouts_state" CHECK ("payouts"."state" in ('pending', 'paid', 'failed', 'cancelled')),
	CONSTRAINT "payouts_kind" CHECK ("payouts"."kind" in ('regular', 'final')),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" > 0),
	CONSTRAINT "payouts_ended" CHECK (case "payouts"."state"
        when 'pending' then num_nonnulls("payouts"."reference", "payouts"."paid_on", "payouts"."failure", "payouts"."return_entry_id") = 0
        when 'paid' then num_nulls("payouts"."reference", "payouts"."paid_on", "payouts"."entry_id") = 0
          and num_nonnulls("payouts"."failure", "payouts"."return_entry_id") = 0
        when 'failed' then num_nulls("payouts"."failure", "payouts"."failed_at", "payouts"."entry_id", "payouts"."return_entry_id") = 0
        else "payouts"."entry_id" is null end),
	CONSTRAINT "payouts_holds" CHECK (not "payouts"."holds_account" or "payouts"."state" = 'failed')
);
--> statement-breakpoint
ALTER TABLE "payouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"version" text NOT NULL,
	"is_given" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"procedure" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"expires_at" timestamp with time zone DEFAULT app.now() + interval '24 hours' NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_procedure_key_pk" PRIMARY KEY("user_id","procedure","key")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid,
	"recipient" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"sent_at" timestamp with time zone,
	"unsubscribe_url" text,
	"answer" text,
	"bounced_at" timestamp with time zone,
	"taken_until" timestamp with time zone,
	CONSTRAINT "mails_status" CHECK ("mails"."status" in ('queued', 'sent', 'failed', 'bounced', 'withheld'))
);
--> statement-breakpoint
ALTER TABLE "mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email_off" text[] DEFAULT '{}' NOT NULL,
	"app_off" text[] DEFAULT '{}' NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"push_off" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "notification_preferences_quiet" CHECK (("notification_preferences"."quiet_from" is null) = ("notification_preferences"."quiet_to" is null)
        and "notification_preferences"."quiet_from" between 0 and 23 and "notification_preferences"."quiet_to" between 0 and 23)
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"actor_id" uuid,
	"event" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"read_at" timestamp with time zone,
	"category" text DEFAULT 'account' NOT NULL,
	"email_at" timestamp with time zone DEFAULT app.now(),
	"pushed_at" timestamp with time zone,
	CONSTRAINT "notifications_category" CHECK ("notifications"."category" in ('requests', 'listings', 'searches', 'shortlist', 'managed_rentals', 'account'))
);
--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"updated_by" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "undeliverable_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"proved_at" timestamp with time zone,
	CONSTRAINT "undeliverable_addresses_lower" CHECK ("undeliverable_addresses"."address" = lower("undeliverable_addresses"."address"))
);
--> statement-breakpoint
ALTER TABLE "undeliverable_addresses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"key" text,
	"bytes" bigint,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "data_exports_state" CHECK ("data_exports"."state" in ('queued', 'ready', 'failed', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "data_exports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "data_looks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "data_looks_subject" CHECK ("data_looks"."subject" in ('profile', 'activity', 'payee', 'broker-registration', 'document', 'verification'))
);
--> statement-breakpoint
ALTER TABLE "data_looks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"due_on" date NOT NULL,
	"blocks" jsonb,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "erasures_state" CHECK ("erasures"."state" in ('requested', 'cancelled', 'done'))
);
--> statement-breakpoint
ALTER TABLE "erasures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "properties" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"listed_by" uuid NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"city" text,
	"locality" text,
	"rent" bigint,
	"listing_state" text DEFAULT 'draft' NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"listed_as" text DEFAULT 'owner' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"property_type" text,
	"furnishing" text,
	"city_id" integer,
	"locality_id" integer,
	"landmark" text,
	"state" text,
	"pincode" text,
	"lat" double precision,
	"lng" double precision,
	"bedrooms" smallint,
	"bathrooms" smallint,
	"area_sqft" integer,
	"deposit" bigint,
	"maintenance_charge" bigint,
	"brokerage_days" smallint DEFAULT 0 NOT NULL,
	"available_from" date,
	"floor" smallint,
	"total_floors" smallint,
	"facing" text,
	"parking" text,
	"water_supply" text,
	"pets_allowed" boolean DEFAULT false NOT NULL,
	"preferred_tenant" text DEFAULT 'anyone' NOT NULL,
	"amenities" text[] DEFAULT '{}' NOT NULL,
	"rera_number" text,
	"availability" text DEFAULT 'available' NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"rating" numeric(3, 2),
	"rating_count" integer DEFAULT 0 NOT NULL,
	"image_urls" text[] DEFAULT '{}' NOT NULL,
	"cover" jsonb,
	"published_at" timestamp with time zone,
	"renewed_at" timestamp with time zone,
	"renewal_reminders" smallint DEFAULT 0 NOT NULL,
	"source_posted_on" date,
	"implausible" text[] DEFAULT '{}' NOT NULL,
	"import_key" text,
	"hidden_reason" text,
	CONSTRAINT "properties_id_lister" UNIQUE("id","listed_by"),
	CONSTRAINT "properties_listed_as" CHECK ("properties"."listed_as" in ('owner', 'broker', 'managed')),
	CONSTRAINT "properties_property_type" CHECK ("properties"."property_type" in ('apartment', 'villa', 'independent_house', 'studio', 'penthouse', 'builder_floor', 'pg')),
	CONSTRAINT "properties_furnishing" CHECK ("properties"."furnishing" in ('fully_furnished', 'semi_furnished', 'unfurnished')),
	CONSTRAINT "properties_facing" CHECK ("properties"."facing" in ('north', 'north_east', 'east', 'south_east', 'south', 'south_west', 'west', 'north_west')),
	CONSTRAINT "properties_parking" CHECK ("properties"."parking" in ('none', 'two_wheeler', 'four_wheeler', 'both')),
	CONSTRAINT "properties_water_supply" CHECK ("properties"."water_supply" in ('municipal', 'borewell', 'both', 'tanker')),
	CONSTRAINT "properties_preferred_tenant" CHECK ("properties"."preferred_tenant" in ('anyone', 'family', 'bachelors', 'company')),
	CONSTRAINT "properties_availability" CHECK ("properties"."availability" in ('available', 'booked', 'rented', 'maintenance', 'unavailable')),
	CONSTRAINT "properties_listing_state" CHECK ("properties"."listing_state" in ('draft', 'published', 'paused', 'withdrawn')),
	CONSTRAINT "properties_amenities" CHECK ("properties"."amenities" <@ array['lift', 'power_backup', 'security', 'cctv', 'intercom', 'fire_safety', 'gym', 'swimming_pool', 'clubhouse', 'park', 'play_area', 'visitor_parking', 'gas_pipeline', 'wifi', 'air_conditioning', 'geyser', 'refrigerator', 'washing_machine', 'water_purifier', 'modular_kitchen', 'wardrobes', 'balcony', 'servant_room', 'housekeeping', 'rainwater_harvesting']::text[]),
	CONSTRAINT "properties_bedrooms" CHECK ("properties"."bedrooms" between 1 and 5),
	CONSTRAINT "properties_bathrooms" CHECK ("properties"."bathrooms" between 1 and 5),
	CONSTRAINT "properties_area" CHECK ("properties"."area_sqft" between 1 and 100000),
	CONSTRAINT "properties_money" CHECK ("properties"."rent" between 100 and 1000000000 and "properties"."rent" % 100 = 0 and "properties"."deposit" >= 0 and "properties"."maintenance_charge" >= 0),
	CONSTRAINT "properties_brokerage_days" CHECK ("properties"."brokerage_days" between 0 and 365),
	CONSTRAINT "properties_rating" CHECK ("properties"."rating" between 0 and 5),
	CONSTRAINT "properties_complete" CHECK ("properties"."listing_state" in ('draft', 'withdrawn') or ("properties"."title" <> '' and "properties"."property_type" is not null
        and "properties"."furnishing" is not null and "properties"."city_id" is not null and "properties"."locality_id" is not null
        and "properties"."bedrooms" is not null and "properties"."bathrooms" is not null and "properties"."area_sqft" is not null
        and "properties"."rent" is not null)),
	CONSTRAINT "properties_hidden" CHECK ("properties"."hidden_reason" is null or "properties"."listing_state" <> 'published'),
	CONSTRAINT "properties_published_at" CHECK ("properties"."listing_state" <> 'published' or ("properties"."published_at" is not null and "properties"."renewed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "properties" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "property_photos" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"property_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"is_cover" boolean DEFAULT false NOT NULL,
	"room" text,
	"url" text NOT NULL,
	"files" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"blurhash" text,
	"alt" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "property_photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "property_views" (
	"property_id" uuid NOT NULL,
	"viewer" text NOT NULL,
	"viewed_on" date NOT NULL,
	"viewed_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "property_views_property_id_viewer_viewed_on_pk" PRIMARY KEY("property_id","viewer","viewed_on")
);
--> statement-breakpoint
ALTER TABLE "property_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "property_private" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"address" text,
	"latitude" double precision,
	"longitude" double precision,
	"contact_name" text,
	"contact_phone" text,
	"contact_email" text,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "property_private" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "push_devices_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
ALTER TABLE "push_devices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rent_allocations" (
	"payment_id" uuid NOT NULL,
	"due_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "rent_allocations_payment_id_due_id_pk" PRIMARY KEY("payment_id","due_id"),
	CONSTRAINT "rent_allocations_amount" CHECK ("rent_allocations"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "rent_allocations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rent_dues" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lease_id" uuid NOT NULL,
	"month" date NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"due_date" date NOT NULL,
	"amount" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"reminders" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "rent_dues_month" UNIQUE("lease_id","month"),
	CONSTRAINT "rent_dues_first_day" CHECK (extract(day from "rent_dues"."month") = 1),
	CONSTRAINT "rent_dues_days" CHECK ("rent_dues"."to_date" >= "rent_dues"."from_date"),
	CONSTRAINT "rent_dues_money" CHECK ("rent_dues"."amount" >= 0 and "rent_dues"."received" >= 0)
);
--> statement-breakpoint
ALTER TABLE "rent_dues" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rent_payments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lease_id" uuid NOT NULL,
	"due_id" uuid,
	"landlord_id" uuid,
	"amount" bigint NOT NULL,
	"mode" text NOT NULL,
	"reference" text,
	"paid_on" date NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"answer" text,
	"reported_by" uuid,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	"receipt_number" text,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"reported_amount" bigint,
	CONSTRAINT "rent_payments_state" CHECK ("rent_payments"."state" in ('reported', 'confirmed', 'mismatch', 'cancelled')),
	CONSTRAINT "rent_payments_mode" CHECK ("rent_payments"."mode" in ('bank_transfer', 'upi', 'cash', 'cheque')),
	CONSTRAINT "rent_payments_amount" CHECK ("rent_payments"."amount" > 0),
	CONSTRAINT "rent_payments_confirmation" CHECK ("rent_payments"."state" = 'cancelled' or ("rent_payments"."state" = 'confirmed') = ("rent_payments"."confirmed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "rent_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "managed_property_attributions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "managed_property_attributions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"managed_property_id" uuid NOT NULL,
	"affiliate_id" text,
	"valid_from" date NOT NULL,
	"reason" text,
	"created_by_admin_id" uuid DEFAULT app.user_id(),
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "managed_property_attributions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "managed_property_fees" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "managed_property_fees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"managed_property_id" uuid NOT NULL,
	"fee_bp" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	CONSTRAINT "managed_property_fees_range" CHECK ("managed_property_fees"."fee_bp" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "managed_property_fees" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"changed_at" timestamp with time zone DEFAULT app.clock_timestamp() NOT NULL
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
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
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
CREATE TABLE "recent_searches" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"query" text NOT NULL,
	"searched_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "recent_searches_once" UNIQUE("user_id","query")
);
--> statement-breakpoint
ALTER TABLE "recent_searches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recent_views" (
	"user_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"viewed_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "recent_views_user_id_property_id_pk" PRIMARY KEY("user_id","property_id")
);
--> statement-breakpoint
ALTER TABLE "recent_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_search_matches" (
	"search_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"matched_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "saved_search_matches_search_id_property_id_pk" PRIMARY KEY("search_id","property_id")
);
--> statement-breakpoint
ALTER TABLE "saved_search_matches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"frequency" text DEFAULT 'daily' NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"last_sent_at" timestamp with time zone,
	"city_id" integer,
	"rent_min" bigint,
	"rent_max" bigint,
	"area_min" integer,
	"area_max" integer,
	"available_by" date,
	"all_keys" integer[] DEFAULT '{}' NOT NULL,
	"any_localities" integer[],
	"any_bedrooms" integer[],
	"any_furnishings" integer[],
	"any_types" integer[],
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"lat_from" smallint,
	"lat_to" smallint,
	"lng_from" smallint,
	"lng_to" smallint,
	CONSTRAINT "saved_searches_once" UNIQUE("user_id","query"),
	CONSTRAINT "saved_searches_frequency" CHECK ("saved_searches"."frequency" in ('at_once', 'daily', 'weekly'))
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shortlists" (
	"user_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"note" text,
	"rent_when_added" bigint,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "shortlists_user_id_property_id_pk" PRIMARY KEY("user_id","property_id")
);
--> statement-breakpoint
ALTER TABLE "shortlists" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tax_rules" (
	"valid_from" date PRIMARY KEY NOT NULL,
	"section" text NOT NULL,
	"rate_bp" integer NOT NULL,
	"without_pan_bp" integer NOT NULL,
	"threshold" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "tax_rules_rates" CHECK (0 <= "tax_rules"."rate_bp" and "tax_rules"."rate_bp" <= "tax_rules"."without_pan_bp"
      and "tax_rules"."without_pan_bp" <= 10000 and "tax_rules"."threshold" >= 0)
);
--> statement-breakpoint
ALTER TABLE "tax_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"event_id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT app.now(),
	"status" integer,
	"problem" text,
	"duration_ms" integer,
	"tried_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "webhook_deliveries_once" UNIQUE("event_id","webhook_id"),
	CONSTRAINT "webhook_deliveries_state" CHECK ("webhook_deliveries"."state" in ('waiting', 'delivered', 'failed')),
	CONSTRAINT "webhook_deliveries_waits" CHECK (("webhook_deliveries"."state" = 'waiting') = ("webhook_deliveries"."next_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"facts" jsonb NOT NULL,
	"body" text,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"state" text DEFAULT 'on' NOT NULL,
	"key_id" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"earlier_key_id" text,
	"earlier_sealed" "bytea",
	"earlier_until" timestamp with time zone,
	CONSTRAINT "webhooks_state" CHECK ("webhooks"."state" in ('on', 'paused', 'off')),
	CONSTRAINT "webhooks_url" CHECK (length("webhooks"."url") between 1 and 500),
	CONSTRAINT "webhooks_events" CHECK (cardinality("webhooks"."events") > 0),
	CONSTRAINT "webhooks_sealed" CHECK (length("webhooks"."sealed") > 28),
	CONSTRAINT "webhooks_earlier" CHECK (num_nulls("webhooks"."earlier_key_id", "webhooks"."earlier_sealed", "webhooks"."earlier_until") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "webhooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "commission_adjustments" ADD CONSTRAINT "commission_adjustments_proposed_by_profiles_user_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_adjustments" ADD CONSTRAINT "commission_adjustments_approved_by_profiles_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_adjustments" ADD CONSTRAINT "commission_adjustments_withdrawn_by_profiles_user_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_calculation_mode_audit" ADD CONSTRAINT "affiliate_calculation_mode_audit_affiliate_id_affiliate_registrations_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_registrations"("affiliate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_fact_changes" ADD CONSTRAINT "affiliate_fact_changes_affiliate_id_affiliate_registrations_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_registrations"("affiliate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_profiles" ADD CONSTRAINT "affiliate_profiles_affiliate_id_affiliate_registrations_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_registrations"("affiliate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_profiles" ADD CONSTRAINT "affiliate_profiles_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_registrations" ADD CONSTRAINT "affiliate_registrations_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_registrations" ADD CONSTRAINT "affiliate_registrations_sponsor_id_affiliate_registrations_affiliate_id_fk" FOREIGN KEY ("sponsor_id") REFERENCES "public"."affiliate_registrations"("affiliate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_shadow_power" ADD CONSTRAINT "affiliate_shadow_power_affiliate_id_affiliate_registrations_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_registrations"("affiliate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_shadow_power" ADD CONSTRAINT "affiliate_shadow_power_created_by_admin_id_profiles_user_id_fk" FOREIGN KEY ("created_by_admin_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shadow_power_properties" ADD CONSTRAINT "shadow_power_properties_affiliate_id_affiliate_registrations_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_registrations"("affiliate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_profiles" ADD CONSTRAINT "application_profiles_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_references" ADD CONSTRAINT "application_references_application_id_property_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."property_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_references" ADD CONSTRAINT "application_references_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."admin_pins" ADD CONSTRAINT "admin_pins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broker_documents" ADD CONSTRAINT "broker_documents_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broker_documents" ADD CONSTRAINT "broker_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brokers" ADD CONSTRAINT "brokers_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shadow_balancing_audit" ADD CONSTRAINT "shadow_balancing_audit_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_claims" ADD CONSTRAINT "verification_claims_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_claims" ADD CONSTRAINT "verification_claims_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_claims" ADD CONSTRAINT "verification_claims_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_claims" ADD CONSTRAINT "verification_claims_decided_by_profiles_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_assigned_to_profiles_user_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_events" ADD CONSTRAINT "enquiry_events_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_events" ADD CONSTRAINT "enquiry_events_actor_id_profiles_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_events" ADD CONSTRAINT "enquiry_events_assigned_to_profiles_user_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_profiles_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_cards" ADD CONSTRAINT "lead_cards_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_cards" ADD CONSTRAINT "lead_cards_home" FOREIGN KEY ("property_id","lister_id") REFERENCES "public"."properties"("id","listed_by") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_card_id_lead_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."lead_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lister_id_profiles_user_id_fk" FOREIGN KEY ("lister_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_visit_id_property_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."property_visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_application_id_property_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."property_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_actor_id_profiles_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_applications" ADD CONSTRAINT "property_applications_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_applications" ADD CONSTRAINT "property_applications_home" FOREIGN KEY ("property_id","lister_id") REFERENCES "public"."properties"("id","listed_by") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "property_visits" ADD CONSTRAINT "property_visits_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_visits" ADD CONSTRAINT "property_visits_home" FOREIGN KEY ("property_id","lister_id") REFERENCES "public"."properties"("id","listed_by") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_application_id_property_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."property_applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_renews_id_leases_id_fk" FOREIGN KEY ("renews_id") REFERENCES "public"."leases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_landlord_id_profiles_user_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_tenant_id_profiles_user_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_agreed_by_profiles_user_id_fk" FOREIGN KEY ("agreed_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_created_by_profiles_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_checks" ADD CONSTRAINT "listing_checks_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_flags" ADD CONSTRAINT "listing_flags_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_flags" ADD CONSTRAINT "listing_flags_other_id_properties_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_flags" ADD CONSTRAINT "listing_flags_decided_by_profiles_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_reporter_id_profiles_user_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_decided_by_profiles_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rejects" ADD CONSTRAINT "import_rejects_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_owner_id_profiles_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_drafts" ADD CONSTRAINT "property_drafts_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_drafts" ADD CONSTRAINT "property_drafts_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_rents" ADD CONSTRAINT "city_rents_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "localities" ADD CONSTRAINT "localities_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locality_rents" ADD CONSTRAINT "locality_rents_locality_id_localities_id_fk" FOREIGN KEY ("locality_id") REFERENCES "public"."localities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_events" ADD CONSTRAINT "maintenance_events_request_id_maintenance_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."maintenance_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_events" ADD CONSTRAINT "maintenance_events_actor_id_profiles_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_photos" ADD CONSTRAINT "maintenance_photos_request_id_maintenance_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."maintenance_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_photos" ADD CONSTRAINT "maintenance_photos_added_by_profiles_user_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_requests" ADD CONSTRAINT "maintenance_requests_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_requests" ADD CONSTRAINT "maintenance_requests_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_requests" ADD CONSTRAINT "maintenance_requests_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_requests" ADD CONSTRAINT "maintenance_requests_reported_by_profiles_user_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_managers" ADD CONSTRAINT "managed_property_managers_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_managers" ADD CONSTRAINT "managed_property_managers_manager_id_profiles_user_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_managers" ADD CONSTRAINT "managed_property_managers_assigned_by_profiles_user_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_home" FOREIGN KEY ("property_id","lister_id") REFERENCES "public"."properties"("id","listed_by") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_profiles_user_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_holds" ADD CONSTRAINT "commission_holds_decided_by_profiles_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_months" ADD CONSTRAINT "commission_months_plan_version_plan_versions_version_fk" FOREIGN KEY ("plan_version") REFERENCES "public"."plan_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_months" ADD CONSTRAINT "commission_months_requested_by_profiles_user_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_created_by_admin_id_profiles_user_id_fk" FOREIGN KEY ("created_by_admin_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_identities" ADD CONSTRAINT "tax_identities_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_of_payments_id_fk" FOREIGN KEY ("refund_of") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_processed_by_admin_id_profiles_user_id_fk" FOREIGN KEY ("processed_by_admin_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_created_by_profiles_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_approved_by_profiles_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_profiles_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_looks" ADD CONSTRAINT "data_looks_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_listed_by_profiles_user_id_fk" FOREIGN KEY ("listed_by") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_locality_id_localities_id_fk" FOREIGN KEY ("locality_id") REFERENCES "public"."localities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_photos" ADD CONSTRAINT "property_photos_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_views" ADD CONSTRAINT "property_views_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_private" ADD CONSTRAINT "property_private_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "auth"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_allocations" ADD CONSTRAINT "rent_allocations_payment_id_rent_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."rent_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_allocations" ADD CONSTRAINT "rent_allocations_due_id_rent_dues_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."rent_dues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_dues" ADD CONSTRAINT "rent_dues_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_payments" ADD CONSTRAINT "rent_payments_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_payments" ADD CONSTRAINT "rent_payments_due_id_rent_dues_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."rent_dues"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_payments" ADD CONSTRAINT "rent_payments_landlord_id_profiles_user_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_payments" ADD CONSTRAINT "rent_payments_reported_by_profiles_user_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_payments" ADD CONSTRAINT "rent_payments_confirmed_by_profiles_user_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_attributions" ADD CONSTRAINT "managed_property_attributions_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_attributions" ADD CONSTRAINT "managed_property_attributions_affiliate_id_affiliate_registrations_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_registrations"("affiliate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_fees" ADD CONSTRAINT "managed_property_fees_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_rvl_changes" ADD CONSTRAINT "managed_property_rvl_changes_payment_id_managed_property_rvl_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."managed_property_rvl_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_rvl_payments" ADD CONSTRAINT "managed_property_rvl_payments_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_rvl_payments" ADD CONSTRAINT "managed_property_rvl_payments_processed_by_admin_id_profiles_user_id_fk" FOREIGN KEY ("processed_by_admin_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_shares" ADD CONSTRAINT "managed_property_shares_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_searches" ADD CONSTRAINT "recent_searches_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_views" ADD CONSTRAINT "recent_views_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_views" ADD CONSTRAINT "recent_views_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_adjustments_of_affiliate" ON "commission_adjustments" USING btree ("affiliate_id","origin_month");--> statement-breakpoint
CREATE INDEX "commission_adjustments_waiting" ON "commission_adjustments" USING btree ("created_at") WHERE "commission_adjustments"."state" in ('proposed', 'approved');--> statement-breakpoint
CREATE INDEX "commission_adjustments_posted" ON "commission_adjustments" USING btree ("posted_month");--> statement-breakpoint
CREATE INDEX "commission_adjustments_of_month" ON "commission_adjustments" USING btree ("origin_month");--> statement-breakpoint
CREATE INDEX "commission_adjustments_of_proposer" ON "commission_adjustments" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "commission_adjustments_of_approver" ON "commission_adjustments" USING btree ("approved_by");--> statement-breakpoint
CREATE INDEX "commission_adjustments_of_withdrawer" ON "commission_adjustments" USING btree ("withdrawn_by");--> statement-breakpoint
CREATE INDEX "affiliate_calculation_mode_audit_newest" ON "affiliate_calculation_mode_audit" USING btree ("affiliate_id","created_at");--> statement-breakpoint
CREATE INDEX "affiliate_fact_changes_of" ON "affiliate_fact_changes" USING btree ("affiliate_id","fact","id");--> statement-breakpoint
CREATE INDEX "affiliate_fact_changes_since" ON "affiliate_fact_changes" USING btree ("effective_from","fact");--> statement-breakpoint
CREATE INDEX "affiliate_profiles_by_status" ON "affiliate_profiles" USING btree ("status","full_name","affiliate_id");--> statement-breakpoint
CREATE INDEX "affiliate_profiles_email" ON "affiliate_profiles" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "affiliate_registrations_of_sponsor" ON "affiliate_registrations" USING btree ("sponsor_id","created_at","affiliate_id");--> statement-breakpoint
CREATE INDEX "affiliate_registrations_by_name" ON "affiliate_registrations" USING btree ("full_name","affiliate_id");--> statement-breakpoint
CREATE INDEX "affiliate_registrations_name" ON "affiliate_registrations" USING gin ("full_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "affiliate_shadow_power_newest" ON "affiliate_shadow_power" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "affiliate_shadow_power_of_admin" ON "affiliate_shadow_power" USING btree ("created_by_admin_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shadow_power_properties_position" ON "shadow_power_properties" USING btree ("affiliate_id","position");--> statement-breakpoint
CREATE INDEX "api_tokens_newest" ON "api_tokens" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "application_references_of_person" ON "application_references" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_log_of_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_of_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_of_subject" ON "audit_log" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
CREATE INDEX "accounts_user_id" ON "auth"."accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "auth"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "auth"."verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "broker_documents_of" ON "broker_documents" USING btree ("broker_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "brokers_by_name" ON "brokers" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "shadow_balancing_audit_newest" ON "shadow_balancing_audit" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "shadow_balancing_audit_of_broker" ON "shadow_balancing_audit" USING btree ("broker_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "verification_claims_waiting_of_home" ON "verification_claims" USING btree ("property_id","kind") WHERE "verification_claims"."status" = 'submitted' and "verification_claims"."property_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "verification_claims_waiting_of_person" ON "verification_claims" USING btree ("user_id","kind") WHERE "verification_claims"."status" = 'submitted' and "verification_claims"."property_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "verification_claims_good_of_home" ON "verification_claims" USING btree ("property_id","kind") WHERE "verification_claims"."status" = 'verified' and "verification_claims"."property_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "verification_claims_good_of_person" ON "verification_claims" USING btree ("user_id","kind") WHERE "verification_claims"."status" = 'verified' and "verification_claims"."property_id" is null;--> statement-breakpoint
CREATE INDEX "verification_claims_of_home" ON "verification_claims" USING btree ("property_id","created_at","id");--> statement-breakpoint
CREATE INDEX "verification_claims_of_person" ON "verification_claims" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "verification_claims_newest" ON "verification_claims" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "verification_claims_in_state" ON "verification_claims" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "verification_claims_ending" ON "verification_claims" USING btree ("valid_until") WHERE "verification_claims"."status" = 'verified';--> statement-breakpoint
CREATE INDEX "verification_claims_of_file" ON "verification_claims" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "verification_claims_of_admin" ON "verification_claims" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_form" ON "enquiries" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "enquiries_newest" ON "enquiries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enquiries_in_state" ON "enquiries" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "enquiries_of_person" ON "enquiries" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "enquiries_of_home" ON "enquiries" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "enquiries_assigned" ON "enquiries" USING btree ("assigned_to","created_at");--> statement-breakpoint
CREATE INDEX "enquiries_untold" ON "enquiries" USING btree ("created_at") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "enquiries_words" ON "enquiries" USING gin (app.list_words("name", "email" || ' ' || coalesce("phone" || ' ' || right("phone", 10), ''),
        "company", "message"));--> statement-breakpoint
CREATE INDEX "enquiry_events_of_enquiry" ON "enquiry_events" USING btree ("enquiry_id","created_at");--> statement-breakpoint
CREATE INDEX "enquiry_events_of_actor" ON "enquiry_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "enquiry_events_of_assigned" ON "enquiry_events" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "files_of_owner" ON "files" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "profiles_newest" ON "profiles" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "profiles_by_email" ON "profiles" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "profiles_by_name" ON "profiles" USING btree (app.user_name_key("full_name", "email"),"id");--> statement-breakpoint
CREATE INDEX "profiles_by_last_login" ON "profiles" USING btree (coalesce("last_login_at", '1970-01-01 00:00:00+00'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING gin (app.user_words("full_name", "email", "phone", "city") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "user_roles_by_role" ON "user_roles" USING btree ("role");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_cards_once" ON "lead_cards" USING btree ("property_id","user_id");--> statement-breakpoint
CREATE INDEX "lead_cards_of_lister" ON "lead_cards" USING btree ("lister_id","stage","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_cards_newest" ON "lead_cards" USING btree ("lister_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_cards_of_home" ON "lead_cards" USING btree ("property_id","lister_id");--> statement-breakpoint
CREATE INDEX "lead_cards_of_seeker" ON "lead_cards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lead_cards_reminders" ON "lead_cards" USING btree ("reminder_on") WHERE reminded_at is null;--> statement-breakpoint
CREATE INDEX "lead_notes_of" ON "lead_notes" USING btree ("card_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_notes_of_lister" ON "lead_notes" USING btree ("lister_id");--> statement-breakpoint
CREATE INDEX "lead_events_of_visit" ON "lead_events" USING btree ("visit_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_events_of_application" ON "lead_events" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_events_of_actor" ON "lead_events" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "property_applications_one_open" ON "property_applications" USING btree ("property_id","user_id") WHERE status in ('submitted', 'under_review');--> statement-breakpoint
CREATE INDEX "property_applications_of_home" ON "property_applications" USING btree ("property_id","lister_id","created_at");--> statement-breakpoint
CREATE INDEX "property_applications_received" ON "property_applications" USING btree ("lister_id","created_at");--> statement-breakpoint
CREATE INDEX "property_applications_made" ON "property_applications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "property_visits_one_open" ON "property_visits" USING btree ("property_id","user_id") WHERE status in ('requested', 'scheduled');--> statement-breakpoint
CREATE INDEX "property_visits_of_home" ON "property_visits" USING btree ("property_id","lister_id","created_at");--> statement-breakpoint
CREATE INDEX "property_visits_received" ON "property_visits" USING btree ("lister_id","created_at");--> statement-breakpoint
CREATE INDEX "property_visits_made" ON "property_visits" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "property_visits_due" ON "property_visits" USING btree ("scheduled_date") WHERE status in ('requested', 'scheduled');--> statement-breakpoint
CREATE INDEX "leases_of_landlord" ON "leases" USING btree ("landlord_id","created_at","id");--> statement-breakpoint
CREATE INDEX "leases_of_tenant" ON "leases" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "leases_of_home" ON "leases" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "leases_of_managed_home" ON "leases" USING btree ("managed_property_id");--> statement-breakpoint
CREATE INDEX "leases_of_email" ON "leases" USING btree (lower("tenant_email"));--> statement-breakpoint
CREATE INDEX "leases_by_end" ON "leases" USING btree ("state","end_date","id");--> statement-breakpoint
CREATE INDEX "leases_newest" ON "leases" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leases_agreed_by" ON "leases" USING btree ("agreed_by");--> statement-breakpoint
CREATE INDEX "leases_created_by" ON "leases" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "leases_one_per_application" ON "leases" USING btree ("application_id") WHERE state <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "leases_one_renewal" ON "leases" USING btree ("renews_id") WHERE state <> 'cancelled';--> statement-breakpoint
CREATE INDEX "ledger_proofs_newest" ON "ledger_proofs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_affiliate" ON "ledger_entries" USING btree ("affiliate_id","posted_on");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_run" ON "ledger_entries" USING btree ("run_id") WHERE "ledger_entries"."book" = 'day';--> statement-breakpoint
CREATE INDEX "listing_checks_oldest" ON "listing_checks" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_flags_once" ON "listing_flags" USING btree ("property_id","kind",coalesce("other_id", '00000000-0000-0000-0000-000000000000'));--> statement-breakpoint
CREATE INDEX "listing_flags_newest" ON "listing_flags" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "listing_flags_waiting" ON "listing_flags" USING btree ("created_at","id") WHERE "listing_flags"."status" in ('open', 'asked');--> statement-breakpoint
CREATE INDEX "listing_flags_in_state" ON "listing_flags" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "listing_flags_of_other" ON "listing_flags" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "listing_flags_of_admin" ON "listing_flags" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "listing_reports_newest" ON "listing_reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "listing_reports_in_state" ON "listing_reports" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "listing_reports_of_reporter" ON "listing_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "listing_reports_of_admin" ON "listing_reports" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "import_runs_newest" ON "import_runs" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "property_drafts_of_home" ON "property_drafts" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "frequent_words_lexeme" ON "frequent_words" USING btree ("lexeme");--> statement-breakpoint
CREATE INDEX "listing_bits_newer" ON "listing_bits" USING btree ("version");--> statement-breakpoint
CREATE INDEX "listing_news_oldest" ON "listing_news" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "listing_slots_newer" ON "listing_slots" USING btree ("version");--> statement-breakpoint
CREATE INDEX "listing_slots_on_map" ON "listing_slots" USING btree ("lat_cell","lng_cell","city_id","slot","property_id");--> statement-breakpoint
CREATE INDEX "listings_city_best" ON "listings" USING btree ("city_id","best","property_id");--> statement-breakpoint
CREATE INDEX "listings_city_newest" ON "listings" USING btree ("city_id","newest","property_id");--> statement-breakpoint
CREATE INDEX "listings_city_rent" ON "listings" USING btree ("city_id","rent","property_id");--> statement-breakpoint
CREATE INDEX "listings_city_area" ON "listings" USING btree ("city_id","area_sqft","property_id");--> statement-breakpoint
CREATE INDEX "listings_city_rating" ON "listings" USING btree ("city_id","rating","property_id");--> statement-breakpoint
CREATE INDEX "listings_best" ON "listings" USING btree ("best","property_id");--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("newest","property_id");--> statement-breakpoint
CREATE INDEX "listings_rent" ON "listings" USING btree ("rent","property_id");--> statement-breakpoint
CREATE INDEX "listings_area" ON "listings" USING btree ("area_sqft","property_id");--> statement-breakpoint
CREATE INDEX "listings_rating" ON "listings" USING btree ("rating","property_id");--> statement-breakpoint
CREATE INDEX "listings_locality_rent" ON "listings" USING btree ("locality_id","rent","property_id");--> statement-breakpoint
CREATE INDEX "listings_tags" ON "listings" USING gin ("tags") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "listings_words" ON "listings" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "localities_by_slug" ON "localities" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "maintenance_events_of_request" ON "maintenance_events" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "maintenance_events_of_actor" ON "maintenance_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "maintenance_photos_of_request" ON "maintenance_photos" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "maintenance_photos_added_by" ON "maintenance_photos" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "maintenance_requests_of_lease" ON "maintenance_requests" USING btree ("lease_id","created_at","id") WHERE lease_id is not null;--> statement-breakpoint
CREATE INDEX "maintenance_requests_of_home" ON "maintenance_requests" USING btree ("property_id","created_at","id");--> statement-breakpoint
CREATE INDEX "maintenance_requests_of_managed_home" ON "maintenance_requests" USING btree ("managed_property_id","created_at","id");--> statement-breakpoint
CREATE INDEX "maintenance_requests_newest" ON "maintenance_requests" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "maintenance_requests_reported_by" ON "maintenance_requests" USING btree ("reported_by");--> statement-breakpoint
CREATE INDEX "managed_property_managers_of_manager" ON "managed_property_managers" USING btree ("manager_id");--> statement-breakpoint
CREATE INDEX "managed_property_managers_by_admin" ON "managed_property_managers" USING btree ("assigned_by");--> statement-breakpoint
CREATE INDEX "managed_properties_of_owner" ON "managed_properties" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "managed_properties_of_broker" ON "managed_properties" USING btree ("broker_id","created_at");--> statement-breakpoint
CREATE INDEX "managed_properties_newest" ON "managed_properties" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "managed_property_details_newest" ON "managed_property_details" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "managed_property_details_words" ON "managed_property_details" USING gin (app.list_words("property_name", "owner_name", "affiliate_name", "affiliate_id"));--> statement-breakpoint
CREATE INDEX "managed_property_details_of_affiliate" ON "managed_property_details" USING btree ("affiliate_id");--> statement-breakpoint
CREATE INDEX "managed_property_details_of_admin" ON "managed_property_details" USING btree ("created_by_admin_id");--> statement-breakpoint
CREATE INDEX "managed_rental_applications_newest" ON "managed_rental_applications" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "managed_rental_applications_of_landlord" ON "managed_rental_applications" USING btree ("landlord_id","created_at");--> statement-breakpoint
CREATE INDEX "managed_rental_applications_of_broker" ON "managed_rental_applications" USING btree ("submitted_by_broker_id","created_at");--> statement-breakpoint
CREATE INDEX "managed_rental_applications_of_sender" ON "managed_rental_applications" USING btree ("submitted_by","created_at");--> statement-breakpoint
CREATE INDEX "managed_rental_applications_of_admin" ON "managed_rental_applications" USING btree ("reviewed_by_admin_id");--> statement-breakpoint
CREATE INDEX "managed_rental_applications_of_email" ON "managed_rental_applications" USING btree (lower("landlord_email"));--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_one" ON "conversations" USING btree ("property_id","user_id");--> statement-breakpoint
CREATE INDEX "conversations_of_seeker" ON "conversations" USING btree ("user_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversations_of_lister" ON "conversations" USING btree ("lister_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "messages_of_conversation" ON "messages" USING btree ("conversation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_of_sender" ON "messages" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "commission_holds_open" ON "commission_holds" USING btree ("month","affiliate_id") WHERE "commission_holds"."outcome" is null;--> statement-breakpoint
CREATE INDEX "commission_holds_ended" ON "commission_holds" USING btree ("outcome_month");--> statement-breakpoint
CREATE INDEX "commission_holds_of_admin" ON "commission_holds" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "commission_months_of_plan" ON "commission_months" USING btree ("plan_version");--> statement-breakpoint
CREATE INDEX "commission_months_of_person" ON "commission_months" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "commission_payments_corrections" ON "commission_payments" USING btree ("payment_id","sequence","kind") WHERE "commission_payments"."kind" <> 'regular';--> statement-breakpoint
CREATE INDEX "managed_rental_commissions_of_payment" ON "managed_rental_commissions" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "plan_versions_of_admin" ON "plan_versions" USING btree ("created_by_admin_id");--> statement-breakpoint
CREATE INDEX "plan_versions_by_month" ON "plan_versions" USING btree ("valid_from","created_at");--> statement-breakpoint
CREATE INDEX "payout_accounts_by_key" ON "payout_accounts" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "tax_identities_by_key" ON "tax_identities" USING btree ("key_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_once" ON "payment_events" USING btree ("provider","provider_event_id");--> statement-breakpoint
CREATE INDEX "payment_events_of" ON "payment_events" USING btree ("payment_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_of_broker" ON "payments" USING btree ("broker_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_of_person" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_of_admin" ON "payments" USING btree ("processed_by_admin_id");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("status","created_at") WHERE "payments"."status" in ('created', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_order" ON "payments" USING btree ("provider","provider_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_payment" ON "payments" USING btree ("provider","provider_payment_id") WHERE "payments"."provider" <> 'cash';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_refund" ON "payments" USING btree ("refund_of") WHERE "payments"."status" <> 'failed';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open_registration" ON "payments" USING btree ("broker_id") WHERE "payments"."kind" = 'broker_registration' and "payments"."status" in ('created', 'pending');--> statement-breakpoint
CREATE INDEX "payout_batches_newest" ON "payout_batches" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payout_batches_of_creator" ON "payout_batches" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "payout_batches_of_approver" ON "payout_batches" USING btree ("approved_by");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_batches_one_draft" ON "payout_batches" USING btree ("state") WHERE "payout_batches"."state" = 'draft';--> statement-breakpoint
CREATE INDEX "payouts_of_batch" ON "payouts" USING btree ("batch_id","number");--> statement-breakpoint
CREATE INDEX "payouts_sums" ON "payouts" USING btree ("batch_id","state","amount","affiliate_id");--> statement-breakpoint
CREATE INDEX "payouts_of_affiliate" ON "payouts" USING btree ("affiliate_id","number");--> statement-breakpoint
CREATE INDEX "payouts_of_person" ON "payouts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payouts_by_key" ON "payouts" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "payouts_holding" ON "payouts" USING btree ("user_id") WHERE holds_account;--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_pending" ON "payouts" USING btree ("affiliate_id") WHERE "payouts"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "consents_newest" ON "consents" USING btree ("user_id","purpose","created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expired" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_undelivered" ON "mails" USING btree ("created_at","id") WHERE "mails"."status" in ('failed', 'bounced', 'withheld');--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("created_at","id") WHERE "mails"."status" = 'queued';--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "mails_of_person" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mails_words" ON "mails" USING gin (app.list_words("recipient", "subject", "kind", null));--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_of_actor" ON "notifications" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","category") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_to_mail" ON "notifications" USING btree ("email_at") WHERE "notifications"."email_at" is not null;--> statement-breakpoint
CREATE INDEX "data_exports_newest" ON "data_exports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "data_exports_to_remove" ON "data_exports" USING btree ("expires_at") WHERE "data_exports"."state" = 'ready';--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one_at_a_time" ON "data_exports" USING btree ("user_id") WHERE "data_exports"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "data_looks_newest" ON "data_looks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "data_looks_old" ON "data_looks" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_open" ON "erasures" USING btree ("user_id") WHERE "erasures"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "erasures_due" ON "erasures" USING btree ("due_on") WHERE "erasures"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "properties_by_lister" ON "properties" USING btree ("listed_by","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "properties_imported_once" ON "properties" USING btree ("listed_by","import_key") WHERE "properties"."import_key" is not null;--> statement-breakpoint
CREATE INDEX "properties_newest" ON "properties" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "properties_not_available" ON "properties" USING btree ("availability","created_at","id") WHERE "properties"."availability" <> 'available';--> statement-breakpoint
CREATE INDEX "properties_words" ON "properties" USING gin (app.list_words("title", "locality", "city", null));--> statement-breakpoint
CREATE INDEX "properties_twins" ON "properties" USING btree ("bedrooms","locality_id","rent") WHERE "properties"."listing_state" = 'published';--> statement-breakpoint
CREATE INDEX "properties_renewal" ON "properties" USING btree ("renewed_at") WHERE "properties"."listing_state" = 'published';--> statement-breakpoint
CREATE INDEX "property_photos_in_order" ON "property_photos" USING btree ("property_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "property_photos_one_cover" ON "property_photos" USING btree ("property_id") WHERE "property_photos"."is_cover";--> statement-breakpoint
CREATE INDEX "property_views_uncounted" ON "property_views" USING btree ("property_id") WHERE not "property_views"."is_counted";--> statement-breakpoint
CREATE INDEX "push_devices_of_person" ON "push_devices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "push_devices_of_session" ON "push_devices" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "rent_allocations_of_due" ON "rent_allocations" USING btree ("due_id");--> statement-breakpoint
CREATE INDEX "rent_dues_by_month" ON "rent_dues" USING btree ("month","lease_id");--> statement-breakpoint
CREATE INDEX "rent_dues_open" ON "rent_dues" USING btree ("due_date","id") WHERE received < amount;--> statement-breakpoint
CREATE INDEX "rent_payments_of_lease" ON "rent_payments" USING btree ("lease_id","created_at","id");--> statement-breakpoint
CREATE INDEX "rent_payments_of_due" ON "rent_payments" USING btree ("due_id");--> statement-breakpoint
CREATE INDEX "rent_payments_to_answer" ON "rent_payments" USING btree ("landlord_id","created_at","id") WHERE state in ('reported', 'mismatch');--> statement-breakpoint
CREATE INDEX "rent_payments_confirmed" ON "rent_payments" USING btree ("landlord_id","confirmed_at") WHERE state = 'confirmed';--> statement-breakpoint
CREATE INDEX "rent_payments_reported_by" ON "rent_payments" USING btree ("reported_by");--> statement-breakpoint
CREATE INDEX "rent_payments_confirmed_by" ON "rent_payments" USING btree ("confirmed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "rent_payments_reference" ON "rent_payments" USING btree ("landlord_id","reference") WHERE reference is not null and mode <> 'cash' and state <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "rent_payments_receipt" ON "rent_payments" USING btree ("landlord_id","receipt_number");--> statement-breakpoint
CREATE INDEX "managed_property_attributions_of" ON "managed_property_attributions" USING btree ("managed_property_id","valid_from","id");--> statement-breakpoint
CREATE INDEX "managed_property_attributions_to" ON "managed_property_attributions" USING btree ("affiliate_id","valid_from");--> statement-breakpoint
CREATE INDEX "managed_property_fees_of" ON "managed_property_fees" USING btree ("managed_property_id","valid_from","id");--> statement-breakpoint
CREATE INDEX "managed_property_rvl_changes_of_payment" ON "managed_property_rvl_changes" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "managed_property_rvl_changes_since" ON "managed_property_rvl_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "managed_property_rvl_payments_paid" ON "managed_property_rvl_payments" USING btree ("payment_month","payment_status");--> statement-breakpoint
CREATE INDEX "managed_property_rvl_payments_counts_in" ON "managed_property_rvl_payments" USING btree (greatest("payment_month",
          date_trunc('month', "marked_paid_at" at time zone 'Asia/Kolkata' - interval '9 days')::date)) WHERE "managed_property_rvl_payments"."payment_status" = 'paid';--> statement-breakpoint
CREATE INDEX "managed_property_rvl_payments_of_admin" ON "managed_property_rvl_payments" USING btree ("processed_by_admin_id");--> statement-breakpoint
CREATE INDEX "managed_property_shares_of" ON "managed_property_shares" USING btree ("managed_property_id","valid_from","id");--> statement-breakpoint
CREATE INDEX "recent_searches_newest" ON "recent_searches" USING btree ("user_id","searched_at");--> statement-breakpoint
CREATE INDEX "recent_views_newest" ON "recent_views" USING btree ("user_id","viewed_at");--> statement-breakpoint
CREATE INDEX "recent_views_of_home" ON "recent_views" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "saved_search_matches_untold" ON "saved_search_matches" USING btree ("search_id","matched_at") WHERE "saved_search_matches"."told_at" is null;--> statement-breakpoint
CREATE INDEX "saved_search_matches_of_home" ON "saved_search_matches" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "saved_searches_newest" ON "saved_searches" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_searches_of_city" ON "saved_searches" USING btree ("city_id","rent_max") WHERE not "saved_searches"."is_paused";--> statement-breakpoint
CREATE INDEX "shortlists_newest" ON "shortlists" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "shortlists_of_home" ON "shortlists" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("webhook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_person" ON "webhook_deliveries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_at") WHERE "webhook_deliveries"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_events_of_person" ON "webhook_events" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_events_old" ON "webhook_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_newest" ON "webhooks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "webhooks_by_key" ON "webhooks" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "webhooks_by_earlier_key" ON "webhooks" USING btree ("earlier_key_id") WHERE "webhooks"."earlier_key_id" is not null;--> statement-breakpoint
CREATE POLICY "read own once posted" ON "commission_adjustments" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('adjustments.list')) or ("commission_adjustments"."affiliate_id" = (select app.affiliate_id()) and "commission_adjustments"."state" = 'posted'));--> statement-breakpoint
CREATE POLICY "propose as admin" ON "commission_adjustments" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('adjustments.propose')) and "commission_adjustments"."proposed_by" = (select app.user_id()) and "commission_adjustments"."state" = 'proposed');--> statement-breakpoint
CREATE POLICY "decide as admin" ON "commission_adjustments" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('adjustments.changeAll')) and "commission_adjustments"."state" in ('proposed', 'approved')) WITH CHECK ((select app.may('adjustments.changeAll')) and "commission_adjustments"."state" <> 'posted');--> statement-breakpoint
CREATE POLICY "worker" ON "commission_adjustments" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as admin" ON "affiliate_calculation_mode_audit" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('affiliates.readAll')));--> statement-breakpoint
CREATE POLICY "add as admin" ON "affiliate_calculation_mode_audit" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('calculationMode.set')) and "affiliate_calculation_mode_audit"."changed_by_admin_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "affiliate_calculation_mode_audit" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "affiliate_fact_changes" AS PERMISSIVE FOR SELECT TO "member" USING ("affiliate_fact_changes"."affiliate_id" = (select app.affiliate_id()) or (select app.may('affiliates.readAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "affiliate_fact_changes" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "affiliate_profiles" AS PERMISSIVE FOR SELECT TO "member" USING ("affiliate_profiles"."affiliate_id" = (select app.affiliate_id()) or (select app.may('affiliates.readAll')));--> statement-breakpoint
CREATE POLICY "add as admin" ON "affiliate_profiles" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('affiliates.create')));--> statement-breakpoint
CREATE POLICY "change as admin" ON "affiliate_profiles" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('affiliates.changeAll'))) WITH CHECK ((select app.may('affiliates.changeAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "affiliate_profiles" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "affiliate_registrations" AS PERMISSIVE FOR SELECT TO "member" USING ("affiliate_registrations"."affiliate_id" = (select app.affiliate_id()) or (select app.may('affiliates.readAll')));--> statement-breakpoint
CREATE POLICY "add as admin" ON "affiliate_registrations" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('affiliates.create')));--> statement-breakpoint
CREATE POLICY "change as admin" ON "affiliate_registrations" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('affiliates.changeAll'))) WITH CHECK ((select app.may('affiliates.changeAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "affiliate_registrations" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "affiliate_shadow_power" AS PERMISSIVE FOR SELECT TO "member" USING ("affiliate_shadow_power"."affiliate_id" = (select app.affiliate_id()) or (select app.may('affiliates.readAll')));--> statement-breakpoint
CREATE POLICY "add as admin" ON "affiliate_shadow_power" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('shadowPower.changeAll')));--> statement-breakpoint
CREATE POLICY "change as admin" ON "affiliate_shadow_power" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('shadowPower.changeAll'))) WITH CHECK ((select app.may('shadowPower.changeAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "affiliate_shadow_power" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "shadow_power_properties" AS PERMISSIVE FOR SELECT TO "member" USING ("shadow_power_properties"."affiliate_id" = (select app.affiliate_id()) or (select app.may('affiliates.readAll')));--> statement-breakpoint
CREATE POLICY "add as admin" ON "shadow_power_properties" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('shadowPower.changeAll')));--> statement-breakpoint
CREATE POLICY "remove as admin" ON "shadow_power_properties" AS PERMISSIVE FOR DELETE TO "member" USING ((select app.may('shadowPower.changeAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "shadow_power_properties" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "api_tokens" AS PERMISSIVE FOR ALL TO "member" USING ("api_tokens"."user_id" = (select app.user_id())) WITH CHECK ("api_tokens"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "api_tokens" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "application_profiles" AS PERMISSIVE FOR ALL TO "member" USING ("application_profiles"."user_id" = (select app.user_id())) WITH CHECK ("application_profiles"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "application_profiles" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own or accepted" ON "application_references" AS PERMISSIVE FOR SELECT TO "member" USING ("application_references"."user_id" = (select app.user_id()) or (select app.may('leads.readContacts')) or exists (select from property_applications a
        where a.id = "application_references"."application_id" and a.lister_id = (select app.user_id()) and a.status = 'approved'));--> statement-breakpoint
CREATE POLICY "hand in" ON "application_references" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("application_references"."user_id" = (select app.user_id()) and exists (select from property_applications a
        where a.id = "application_references"."application_id" and a.user_id = (select app.user_id())));--> statement-breakpoint
CREATE POLICY "worker" ON "application_references" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as admin" ON "audit_log" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('audit.readAll')));--> statement-breakpoint
CREATE POLICY "add own act" ON "audit_log" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("audit_log"."actor_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "audit_log" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "broker_documents" AS PERMISSIVE FOR SELECT TO "member" USING ("broker_documents"."broker_id" = (select app.broker_id()) or (select app.may('brokers.readDocuments')));--> statement-breakpoint
CREATE POLICY "add own" ON "broker_documents" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("broker_documents"."broker_id" = (select app.broker_id()));--> statement-breakpoint
CREATE POLICY "remove own" ON "broker_documents" AS PERMISSIVE FOR DELETE TO "member" USING ("broker_documents"."broker_id" = (select app.broker_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "broker_documents" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "brokers" AS PERMISSIVE FOR SELECT TO "member" USING ("brokers"."user_id" = (select app.user_id()) or (select app.may('brokers.readAll')));--> statement-breakpoint
CREATE POLICY "add as admin" ON "brokers" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('brokers.changeAll')));--> statement-breakpoint
CREATE POLICY "change as admin" ON "brokers" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('brokers.changeAll'))) WITH CHECK ((select app.may('brokers.changeAll')));--> statement-breakpoint
CREATE POLICY "begin own" ON "brokers" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("brokers"."user_id" = (select app.user_id()) and "brokers"."status" = 'draft' and not "brokers"."activated"
        and not "brokers"."reg_fee_paid" and not "brokers"."shadow_balancing_enabled");--> statement-breakpoint
CREATE POLICY "change own" ON "brokers" AS PERMISSIVE FOR UPDATE TO "member" USING ("brokers"."user_id" = (select app.user_id())) WITH CHECK ("brokers"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "brokers" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as admin" ON "shadow_balancing_audit" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('shadowBalancing.listAudit')));--> statement-breakpoint
CREATE POLICY "add as admin" ON "shadow_balancing_audit" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('shadowBalancing.configure')) and "shadow_balancing_audit"."admin_user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "shadow_balancing_audit" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "verification_claims" AS PERMISSIVE FOR SELECT TO "member" USING ("verification_claims"."user_id" = (select app.user_id()) or (select app.may('claims.readAll')));--> statement-breakpoint
CREATE POLICY "ask" ON "verification_claims" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("verification_claims"."user_id" = (select app.user_id()) and "verification_claims"."status" = 'submitted' and "verification_claims"."kind" <> 'listing'
        and num_nonnulls("verification_claims"."method", "verification_claims"."decided_by", "verification_claims"."decided_at", "verification_claims"."valid_until") = 0
        and ("verification_claims"."property_id" is null or "verification_claims"."property_id" in
          (select p.id from properties p where p.listed_by = (select app.user_id()))));--> statement-breakpoint
CREATE POLICY "approve as admin" ON "verification_claims" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('admin.properties.approve')) and "verification_claims"."kind" = 'listing' and "verification_claims"."decided_by" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "change" ON "verification_claims" AS PERMISSIVE FOR UPDATE TO "member" USING ("verification_claims"."user_id" = (select app.user_id()) or (select app.may('claims.changeAll'))) WITH CHECK ("verification_claims"."user_id" = (select app.user_id()) or (select app.may('claims.changeAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "verification_claims" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "enquiries" AS PERMISSIVE FOR SELECT TO "member" USING ("enquiries"."user_id" = (select app.user_id()) or (select app.may('enquiries.readAll')));--> statement-breakpoint
CREATE POLICY "work as admin" ON "enquiries" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('enquiries.changeAll'))) WITH CHECK ((select app.may('enquiries.changeAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "enquiries" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as admin" ON "enquiry_events" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('enquiries.readAll')));--> statement-breakpoint
CREATE POLICY "note as admin" ON "enquiry_events" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('enquiries.changeAll')) and "enquiry_events"."actor_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "enquiry_events" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "files" AS PERMISSIVE FOR SELECT TO "member" USING ("files"."owner_id" = (select app.user_id()) or (select app.may('files.readAll')));--> statement-breakpoint
CREATE POLICY "add own" ON "files" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("files"."owner_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "remove own" ON "files" AS PERMISSIVE FOR DELETE TO "member" USING ("files"."owner_id" = (select app.user_id()) or (select app.may('files.removeAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "files" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "worker" ON "home_counts" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "profiles" AS PERMISSIVE FOR SELECT TO "member" USING ("profiles"."user_id" = (select app.user_id()) or (select app.may('profile.readAll')));--> statement-breakpoint
CREATE POLICY "change own" ON "profiles" AS PERMISSIVE FOR UPDATE TO "member" USING ("profiles"."user_id" = (select app.user_id())) WITH CHECK ("profiles"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "profiles" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "user_roles" AS PERMISSIVE FOR SELECT TO "member" USING ("user_roles"."user_id" = (select app.user_id()) or (select app.may('roles.readAll')));--> statement-breakpoint
CREATE POLICY "grant" ON "user_roles" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('roles.assign')) or ("user_roles"."role" = 'broker' and (select app.may('brokerRegistrations.activate'))));--> statement-breakpoint
CREATE POLICY "take away" ON "user_roles" AS PERMISSIVE FOR DELETE TO "member" USING ((select app.may('roles.remove')));--> statement-breakpoint
CREATE POLICY "worker" ON "user_roles" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "lead_cards" AS PERMISSIVE FOR SELECT TO "member" USING ("lead_cards"."lister_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "work own" ON "lead_cards" AS PERMISSIVE FOR UPDATE TO "member" USING ("lead_cards"."lister_id" = (select app.user_id())) WITH CHECK ("lead_cards"."lister_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "lead_cards" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "lead_notes" AS PERMISSIVE FOR SELECT TO "member" USING ("lead_notes"."lister_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "write own" ON "lead_notes" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("lead_notes"."lister_id" = (select app.user_id()) and exists (select from lead_cards c
        where c.id = "lead_notes"."card_id" and c.lister_id = "lead_notes"."lister_id"));--> statement-breakpoint
CREATE POLICY "remove own" ON "lead_notes" AS PERMISSIVE FOR DELETE TO "member" USING ("lead_notes"."lister_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "lead_notes" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with lead" ON "lead_events" AS PERMISSIVE FOR SELECT TO "member" USING (exists (select from property_visits v where v.id = "lead_events"."visit_id")
    or exists (select from property_applications a where a.id = "lead_events"."application_id"));--> statement-breakpoint
CREATE POLICY "add with lead" ON "lead_events" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("lead_events"."actor_id" = (select app.user_id()) and (exists (select from property_visits v where v.id = "lead_events"."visit_id")
    or exists (select from property_applications a where a.id = "lead_events"."application_id")));--> statement-breakpoint
CREATE POLICY "worker" ON "lead_events" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as party" ON "property_applications" AS PERMISSIVE FOR SELECT TO "member" USING ("property_applications"."user_id" = (select app.user_id()) or "property_applications"."lister_id" = (select app.user_id()) or (select app.may('leads.readAll')));--> statement-breakpoint
CREATE POLICY "ask" ON "property_applications" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("property_applications"."user_id" = (select app.user_id()) and "property_applications"."user_id" <> "property_applications"."lister_id");--> statement-breakpoint
CREATE POLICY "answer as party" ON "property_applications" AS PERMISSIVE FOR UPDATE TO "member" USING ("property_applications"."user_id" = (select app.user_id()) or "property_applications"."lister_id" = (select app.user_id()) or (select app.may('leads.changeAll'))) WITH CHECK ("property_applications"."user_id" = (select app.user_id()) or "property_applications"."lister_id" = (select app.user_id()) or (select app.may('leads.changeAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "property_applications" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as party" ON "property_visits" AS PERMISSIVE FOR SELECT TO "member" USING ("property_visits"."user_id" = (select app.user_id()) or "property_visits"."lister_id" = (select app.user_id()) or (select app.may('leads.readAll')));--> statement-breakpoint
CREATE POLICY "ask" ON "property_visits" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("property_visits"."user_id" = (select app.user_id()) and "property_visits"."user_id" <> "property_visits"."lister_id");--> statement-breakpoint
CREATE POLICY "answer as party" ON "property_visits" AS PERMISSIVE FOR UPDATE TO "member" USING ("property_visits"."user_id" = (select app.user_id()) or "property_visits"."lister_id" = (select app.user_id()) or (select app.may('leads.changeAll'))) WITH CHECK ("property_visits"."user_id" = (select app.user_id()) or "property_visits"."lister_id" = (select app.user_id()) or (select app.may('leads.changeAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "property_visits" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as party" ON "leases" AS PERMISSIVE FOR SELECT TO "member" USING ("leases"."landlord_id" = (select app.user_id()) or "leases"."tenant_id" = (select app.user_id()) or (select app.may('leases.readAll'))
        or "leases"."managed_property_id" in (select app.managed_homes()));--> statement-breakpoint
CREATE POLICY "offer" ON "leases" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("leases"."state" = 'draft' and "leases"."created_by" = (select app.user_id())
        and num_nonnulls("leases"."property_id", "leases"."managed_property_id") = 1
        and ((select app.may('leases.actForLandlord')) or ("leases"."landlord_id" = (select app.user_id())
          and ("leases"."property_id" is null or app.is_lister("leases"."property_id"))
          and ("leases"."managed_property_id" is null or "leases"."managed_property_id" in
            (select p.id from managed_properties p where p.owner_id = (select app.user_id()))))));--> statement-breakpoint
CREATE POLICY "change as party" ON "leases" AS PERMISSIVE FOR UPDATE TO "member" USING ("leases"."landlord_id" = (select app.user_id()) or "leases"."tenant_id" = (select app.user_id()) or (select app.may('leases.actForLandlord'))
        or "leases"."managed_property_id" in (select app.managed_homes())) WITH CHECK ("leases"."landlord_id" = (select app.user_id()) or "leases"."tenant_id" = (select app.user_id()) or (select app.may('leases.actForLandlord'))
        or "leases"."managed_property_id" in (select app.managed_homes()));--> statement-breakpoint
CREATE POLICY "worker" ON "leases" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as admin" ON "ledger_proofs" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('ledger.readAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "ledger_proofs" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "affiliate_balances" AS PERMISSIVE FOR SELECT TO "member" USING ("affiliate_balances"."affiliate_id" = (select app.affiliate_id()) or (select app.may('ledger.readAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "affiliate_balances" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "ledger_entries" AS PERMISSIVE FOR SELECT TO "member" USING ("ledger_entries"."affiliate_id" = (select app.affiliate_id()) or (select app.may('ledger.readAll')));--> statement-breakpoint
CREATE POLICY "add to the day book as admin" ON "ledger_entries" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('ledger.addToDayBook')) and "ledger_entries"."book" = 'day');--> statement-breakpoint
CREATE POLICY "worker" ON "ledger_entries" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "worker" ON "listing_checks" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as admin" ON "listing_flags" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('flags.readAll')));--> statement-breakpoint
CREATE POLICY "decide as admin" ON "listing_flags" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('flags.changeAll'))) WITH CHECK ((select app.may('flags.changeAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "listing_flags" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "listing_reports" AS PERMISSIVE FOR SELECT TO "member" USING ("listing_reports"."reporter_id" = (select app.user_id()) or (select app.may('reports.readAll')));--> statement-breakpoint
CREATE POLICY "report" ON "listing_reports" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("listing_reports"."reporter_id" = (select app.user_id()) and "listing_reports"."property_id" in
        (select p.id from properties p where p.listing_state = 'published' and p.listed_by <> (select app.user_id())));--> statement-breakpoint
CREATE POLICY "decide as admin" ON "listing_reports" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('reports.changeAll'))) WITH CHECK ((select app.may('reports.changeAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "listing_reports" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with run" ON "import_rejects" AS PERMISSIVE FOR SELECT TO "member" USING (exists (select from import_runs r where r.id = "import_rejects"."run_id"));--> statement-breakpoint
CREATE POLICY "add to own run" ON "import_rejects" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK (exists (select from import_runs r where r.id = "import_rejects"."run_id" and r.owner_id = (select app.user_id())));--> statement-breakpoint
CREATE POLICY "worker" ON "import_rejects" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as admin" ON "import_runs" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('imports.readAll')));--> statement-breakpoint
CREATE POLICY "own" ON "import_runs" AS PERMISSIVE FOR ALL TO "member" USING ("import_runs"."owner_id" = (select app.user_id())) WITH CHECK ("import_runs"."owner_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "import_runs" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "property_drafts" AS PERMISSIVE FOR ALL TO "member" USING ("property_drafts"."user_id" = (select app.user_id())) WITH CHECK ("property_drafts"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "property_drafts" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read" ON "frequent_words" AS PERMISSIVE FOR SELECT TO "kiraya_visitor", "member" USING (true);--> statement-breakpoint
CREATE POLICY "worker" ON "frequent_words" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read" ON "listing_bits" AS PERMISSIVE FOR SELECT TO "kiraya_visitor", "member" USING (true);--> statement-breakpoint
CREATE POLICY "worker" ON "listing_bits" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "worker" ON "listing_changes" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read" ON "listing_counts" AS PERMISSIVE FOR SELECT TO "kiraya_visitor", "member" USING (true);--> statement-breakpoint
CREATE POLICY "worker" ON "listing_counts" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "worker" ON "listing_news" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read" ON "listing_slots" AS PERMISSIVE FOR SELECT TO "kiraya_visitor", "member" USING (true);--> statement-breakpoint
CREATE POLICY "worker" ON "listing_slots" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read" ON "listings" AS PERMISSIVE FOR SELECT TO "kiraya_visitor", "member" USING (true);--> statement-breakpoint
CREATE POLICY "worker" ON "listings" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read" ON "cities" AS PERMISSIVE FOR SELECT TO "kiraya_visitor", "member" USING (true);--> statement-breakpoint
CREATE POLICY "curate" ON "cities" AS PERMISSIVE FOR ALL TO "member" USING ((select app.may('places.changeAll'))) WITH CHECK ((select app.may('places.changeAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "cities" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read" ON "city_rents" AS PERMISSIVE FOR SELECT TO "kiraya_visitor", "member" USING (true);--> statement-breakpoint
CREATE POLICY "worker" ON "city_rents" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read" ON "localities" AS PERMISSIVE FOR SELECT TO "kiraya_visitor", "member" USING (true);--> statement-breakpoint
CREATE POLICY "curate" ON "localities" AS PERMISSIVE FOR ALL TO "member" USING ((select app.may('places.changeAll'))) WITH CHECK ((select app.may('places.changeAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "localities" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read" ON "locality_rents" AS PERMISSIVE FOR SELECT TO "kiraya_visitor", "member" USING (true);--> statement-breakpoint
CREATE POLICY "worker" ON "locality_rents" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with request" ON "maintenance_events" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('maintenance.readAll')) or exists (select from maintenance_requests v where v.id = "maintenance_events"."request_id")));--> statement-breakpoint
CREATE POLICY "add own" ON "maintenance_events" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("maintenance_events"."actor_id" = (select app.user_id()) and ((select app.may('maintenance.readAll')) or exists (select from maintenance_requests v where v.id = "maintenance_events"."request_id")));--> statement-breakpoint
CREATE POLICY "worker" ON "maintenance_events" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with request" ON "maintenance_photos" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('maintenance.readAll')) or exists (select from maintenance_requests v where v.id = "maintenance_photos"."request_id")));--> statement-breakpoint
CREATE POLICY "add as party" ON "maintenance_photos" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("maintenance_photos"."added_by" = (select app.user_id()) and ((select app.may('maintenance.readAll')) or exists (select from maintenance_requests v where v.id = "maintenance_photos"."request_id")));--> statement-breakpoint
CREATE POLICY "worker" ON "maintenance_photos" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with lease or home" ON "maintenance_requests" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('maintenance.readAll')) or case when "maintenance_requests"."lease_id" is not null then exists (select from leases v where v.id = "maintenance_requests"."lease_id")
    else app.lets_home("maintenance_requests"."property_id", "maintenance_requests"."managed_property_id") or "maintenance_requests"."managed_property_id" in (select app.managed_homes()) end));--> statement-breakpoint
CREATE POLICY "raise as party" ON "maintenance_requests" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("maintenance_requests"."reported_by" = (select app.user_id()) and "maintenance_requests"."status" = 'open' and ((select app.may('maintenance.actForLandlord')) or case when "maintenance_requests"."lease_id" is not null then exists (select from leases v where v.id = "maintenance_requests"."lease_id")
    else app.lets_home("maintenance_requests"."property_id", "maintenance_requests"."managed_property_id") or "maintenance_requests"."managed_property_id" in (select app.managed_homes()) end));--> statement-breakpoint
CREATE POLICY "work as party" ON "maintenance_requests" AS PERMISSIVE FOR UPDATE TO "member" USING (((select app.may('maintenance.actForLandlord')) or case when "maintenance_requests"."lease_id" is not null then exists (select from leases v where v.id = "maintenance_requests"."lease_id")
    else app.lets_home("maintenance_requests"."property_id", "maintenance_requests"."managed_property_id") or "maintenance_requests"."managed_property_id" in (select app.managed_homes()) end)) WITH CHECK (((select app.may('maintenance.actForLandlord')) or case when "maintenance_requests"."lease_id" is not null then exists (select from leases v where v.id = "maintenance_requests"."lease_id")
    else app.lets_home("maintenance_requests"."property_id", "maintenance_requests"."managed_property_id") or "maintenance_requests"."managed_property_id" in (select app.managed_homes()) end));--> statement-breakpoint
CREATE POLICY "worker" ON "maintenance_requests" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "managed_property_managers" AS PERMISSIVE FOR SELECT TO "member" USING ("managed_property_managers"."manager_id" = (select app.user_id()) or (select app.may('managedRentals.readAll')));--> statement-breakpoint
CREATE POLICY "assign as admin" ON "managed_property_managers" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('managedRentals.assignManager')));--> statement-breakpoint
CREATE POLICY "reassign as admin" ON "managed_property_managers" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('managedRentals.assignManager'))) WITH CHECK ((select app.may('managedRentals.assignManager')));--> statement-breakpoint
CREATE POLICY "release as admin" ON "managed_property_managers" AS PERMISSIVE FOR DELETE TO "member" USING ((select app.may('managedRentals.assignManager')));--> statement-breakpoint
CREATE POLICY "worker" ON "managed_property_managers" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as party" ON "managed_properties" AS PERMISSIVE FOR SELECT TO "member" USING ("managed_properties"."owner_id" = (select app.user_id()) or "managed_properties"."broker_id" = (select app.broker_id()) or (select app.may('managedRentals.readAll'))
        or "managed_properties"."id" in (select app.managed_homes()));--> statement-breakpoint
CREATE POLICY "add as admin" ON "managed_properties" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('managedRentals.changeAll')));--> statement-breakpoint
CREATE POLICY "change as admin" ON "managed_properties" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('managedRentals.changeAll'))) WITH CHECK ((select app.may('managedRentals.changeAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "managed_properties" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with property" ON "managed_property_details" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('managedRentals.readAll')) or exists (select from managed_properties v where v.id = "managed_property_details"."id")));--> statement-breakpoint
CREATE POLICY "add as admin" ON "managed_property_details" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('managedRentals.changeAll')));--> statement-breakpoint
CREATE POLICY "change as admin" ON "managed_property_details" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('managedRentals.changeAll'))) WITH CHECK ((select app.may('managedRentals.changeAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "managed_property_details" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as party" ON "managed_rental_applications" AS PERMISSIVE FOR SELECT TO "member" USING ("managed_rental_applications"."landlord_id" = (select app.user_id()) or "managed_rental_applications"."submitted_by" = (select app.user_id()) or "managed_rental_applications"."submitted_by_broker_id" = (select app.broker_id()) or (select app.may('managedRentals.readAll'))
        or "managed_rental_applications"."id" in (select app.managed_applications()));--> statement-breakpoint
CREATE POLICY "submit" ON "managed_rental_applications" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('managedRentals.changeAll')) or ("managed_rental_applications"."submitted_by" = (select app.user_id()) and "managed_rental_applications"."status" = 'submitted'
        and "managed_rental_applications"."rental_value_locked" is null
        and ("managed_rental_applications"."landlord_id" = (select app.user_id()) or "managed_rental_applications"."submitted_by_broker_id" = (select app.broker_id()))));--> statement-breakpoint
CREATE POLICY "review as admin" ON "managed_rental_applications" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('managedRentals.changeAll'))) WITH CHECK ((select app.may('managedRentals.changeAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "managed_rental_applications" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as party" ON "conversations" AS PERMISSIVE FOR SELECT TO "member" USING ("conversations"."user_id" = (select app.user_id()) or "conversations"."lister_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "begin" ON "conversations" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("conversations"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "go on as party" ON "conversations" AS PERMISSIVE FOR UPDATE TO "member" USING ("conversations"."user_id" = (select app.user_id()) or "conversations"."lister_id" = (select app.user_id())) WITH CHECK ("conversations"."user_id" = (select app.user_id()) or "conversations"."lister_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "conversations" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as party" ON "messages" AS PERMISSIVE FOR SELECT TO "member" USING (exists (select from conversations c where c.id = "messages"."conversation_id"));--> statement-breakpoint
CREATE POLICY "write as party" ON "messages" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("messages"."sender_id" = (select app.user_id()) and exists (
        select from conversations c where c.id = "messages"."conversation_id" and c.blocked_by is null));--> statement-breakpoint
CREATE POLICY "worker" ON "messages" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as admin" ON "month_figures" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('analytics.get')));--> statement-breakpoint
CREATE POLICY "worker" ON "month_figures" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "commission_holds" AS PERMISSIVE FOR SELECT TO "member" USING ("commission_holds"."affiliate_id" = (select app.affiliate_id()) or (select app.may('commissions.readAll')));--> statement-breakpoint
CREATE POLICY "decide as admin" ON "commission_holds" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('commissions.decideHold'))) WITH CHECK ((select app.may('commissions.decideHold')));--> statement-breakpoint
CREATE POLICY "worker" ON "commission_holds" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as admin" ON "commission_months" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('commissions.readAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "commission_months" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "commission_nodes" AS PERMISSIVE FOR SELECT TO "member" USING ("commission_nodes"."affiliate_id" = (select app.affiliate_id()) or (select app.may('commissions.readAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "commission_nodes" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "commission_payments" AS PERMISSIVE FOR SELECT TO "member" USING ("commission_payments"."affiliate_id" = (select app.affiliate_id()) or (select app.may('commissions.readAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "commission_payments" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "managed_rental_commissions" AS PERMISSIVE FOR SELECT TO "member" USING ("managed_rental_commissions"."affiliate_id" = (select app.affiliate_id()) or (select app.may('commissions.readAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "managed_rental_commissions" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read" ON "plan_versions" AS PERMISSIVE FOR SELECT TO "member" USING (true);--> statement-breakpoint
CREATE POLICY "add as admin" ON "plan_versions" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('commissionPlans.add')) and "plan_versions"."valid_from" > app.today());--> statement-breakpoint
CREATE POLICY "worker" ON "plan_versions" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "payout_accounts" AS PERMISSIVE FOR SELECT TO "member" USING ("payout_accounts"."user_id" = (select app.user_id()) or (select app.may('payees.readAll')));--> statement-breakpoint
CREATE POLICY "give own" ON "payout_accounts" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("payout_accounts"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "change own" ON "payout_accounts" AS PERMISSIVE FOR UPDATE TO "member" USING ("payout_accounts"."user_id" = (select app.user_id())) WITH CHECK ("payout_accounts"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "payout_accounts" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "tax_identities" AS PERMISSIVE FOR SELECT TO "member" USING ("tax_identities"."user_id" = (select app.user_id()) or (select app.may('payees.readAll')));--> statement-breakpoint
CREATE POLICY "give own" ON "tax_identities" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("tax_identities"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "change own" ON "tax_identities" AS PERMISSIVE FOR UPDATE TO "member" USING ("tax_identities"."user_id" = (select app.user_id())) WITH CHECK ("tax_identities"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "tax_identities" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as admin" ON "payment_events" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('payments.readAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "payment_events" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "payments" AS PERMISSIVE FOR SELECT TO "member" USING ("payments"."user_id" = (select app.user_id()) or "payments"."broker_id" = (select app.broker_id()) or (select app.may('payments.readAll')));--> statement-breakpoint
CREATE POLICY "begin own" ON "payments" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("payments"."user_id" = (select app.user_id()) and "payments"."broker_id" = (select app.broker_id())
        and "payments"."kind" = 'broker_registration' and "payments"."status" in ('created', 'pending'));--> statement-breakpoint
CREATE POLICY "refund as admin" ON "payments" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('brokerRegistrations.refund')) and "payments"."kind" = 'refund' and "payments"."status" = 'created');--> statement-breakpoint
CREATE POLICY "change own" ON "payments" AS PERMISSIVE FOR UPDATE TO "member" USING ("payments"."broker_id" = (select app.broker_id()) or (select app.may('payments.changeAll'))) WITH CHECK ("payments"."broker_id" = (select app.broker_id()) or (select app.may('payments.changeAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "payments" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as admin" ON "payout_batches" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('payouts.readAll')));--> statement-breakpoint
CREATE POLICY "add as admin" ON "payout_batches" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('payouts.createBatch')) and "payout_batches"."created_by" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "change as admin" ON "payout_batches" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('payouts.changeAll'))) WITH CHECK ((select app.may('payouts.changeAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "payout_batches" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "payouts" AS PERMISSIVE FOR SELECT TO "member" USING ("payouts"."affiliate_id" = (select app.affiliate_id()) or (select app.may('payouts.readAll')));--> statement-breakpoint
CREATE POLICY "change as admin" ON "payouts" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('payouts.changeAll'))) WITH CHECK ((select app.may('payouts.changeAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "payouts" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "consents" AS PERMISSIVE FOR SELECT TO "member" USING ("consents"."user_id" = (select app.user_id()) or (select app.may('privacy.readAll')));--> statement-breakpoint
CREATE POLICY "give or withdraw" ON "consents" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("consents"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "consents" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "member" USING ("idempotency_keys"."user_id" = (select app.user_id())) WITH CHECK ("idempotency_keys"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read" ON "mails" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('mailLog.readAll')));--> statement-breakpoint
CREATE POLICY "send again" ON "mails" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('mailLog.sendAgain'))) WITH CHECK ((select app.may('mailLog.sendAgain')));--> statement-breakpoint
CREATE POLICY "worker" ON "mails" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "notification_preferences" AS PERMISSIVE FOR ALL TO "member" USING ("notification_preferences"."user_id" = (select app.user_id())) WITH CHECK ("notification_preferences"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "notification_preferences" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "notifications" AS PERMISSIVE FOR SELECT TO "member" USING ("notifications"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "tell" ON "notifications" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("notifications"."actor_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "mark read" ON "notifications" AS PERMISSIVE FOR UPDATE TO "member" USING ("notifications"."user_id" = (select app.user_id())) WITH CHECK ("notifications"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "notifications" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read public" ON "settings" AS PERMISSIVE FOR SELECT TO "kiraya_visitor" USING ("settings"."is_public");--> statement-breakpoint
CREATE POLICY "read" ON "settings" AS PERMISSIVE FOR SELECT TO "member" USING ("settings"."is_public" or (select app.may('settings.get')));--> statement-breakpoint
CREATE POLICY "add" ON "settings" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('settings.update')));--> statement-breakpoint
CREATE POLICY "change" ON "settings" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('settings.update'))) WITH CHECK ((select app.may('settings.update')));--> statement-breakpoint
CREATE POLICY "worker" ON "settings" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "undeliverable_addresses" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('mailLog.readAll')) or "undeliverable_addresses"."address" = (select lower(p.email) from profiles p where p.user_id = app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "undeliverable_addresses" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "data_exports" AS PERMISSIVE FOR SELECT TO "member" USING ("data_exports"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "ask" ON "data_exports" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("data_exports"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "data_exports" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "data_looks" AS PERMISSIVE FOR SELECT TO "member" USING ("data_looks"."user_id" = (select app.user_id()) or (select app.may('privacy.readAll')));--> statement-breakpoint
CREATE POLICY "note own look" ON "data_looks" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("data_looks"."actor_id" = (select app.user_id()) and (select app.may('privacy.noteLook')));--> statement-breakpoint
CREATE POLICY "worker" ON "data_looks" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "erasures" AS PERMISSIVE FOR SELECT TO "member" USING ("erasures"."user_id" = (select app.user_id()) or (select app.may('privacy.readAll')));--> statement-breakpoint
CREATE POLICY "ask" ON "erasures" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("erasures"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "take back" ON "erasures" AS PERMISSIVE FOR UPDATE TO "member" USING ("erasures"."user_id" = (select app.user_id())) WITH CHECK ("erasures"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "erasures" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read published" ON "properties" AS PERMISSIVE FOR SELECT TO "kiraya_visitor" USING ("properties"."listing_state" = 'published');--> statement-breakpoint
CREATE POLICY "read" ON "properties" AS PERMISSIVE FOR SELECT TO "member" USING ("properties"."listing_state" = 'published' or "properties"."listed_by" = (select app.user_id()) or (select app.may('properties.readAll'))
        or app.follows_property("properties"."id"));--> statement-breakpoint
CREATE POLICY "list own" ON "properties" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("properties"."listed_by" = (select app.user_id()) or (select app.may('properties.changeAll')));--> statement-breakpoint
CREATE POLICY "change own" ON "properties" AS PERMISSIVE FOR UPDATE TO "member" USING ("properties"."listed_by" = (select app.user_id()) or (select app.may('properties.changeAll'))) WITH CHECK ("properties"."listed_by" = (select app.user_id()) or (select app.may('properties.changeAll')));--> statement-breakpoint
CREATE POLICY "remove own" ON "properties" AS PERMISSIVE FOR DELETE TO "member" USING ("properties"."listed_by" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "properties" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with the home" ON "property_photos" AS PERMISSIVE FOR SELECT TO "kiraya_visitor", "member" USING (exists (select from properties p where p.id = property_id));--> statement-breakpoint
CREATE POLICY "keep own" ON "property_photos" AS PERMISSIVE FOR ALL TO "member" USING (exists (select from properties p where p.id = property_id
  and (p.listed_by = (select app.user_id()) or (select app.may('properties.changeAll'))))) WITH CHECK (exists (select from properties p where p.id = property_id
  and (p.listed_by = (select app.user_id()) or (select app.may('properties.changeAll')))));--> statement-breakpoint
CREATE POLICY "worker" ON "property_photos" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read of own homes" ON "property_views" AS PERMISSIVE FOR SELECT TO "member" USING (exists (select from properties p where p.id = property_id
  and (p.listed_by = (select app.user_id()) or (select app.may('properties.changeAll')))));--> statement-breakpoint
CREATE POLICY "record own" ON "property_views" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("property_views"."viewer" = (select app.user_id())::text);--> statement-breakpoint
CREATE POLICY "worker" ON "property_views" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read when accepted" ON "property_private" AS PERMISSIVE FOR SELECT TO "member" USING (app.is_lister("property_private"."property_id") or app.has_accepted_lead("property_private"."property_id") or (select app.may('properties.readContacts')));--> statement-breakpoint
CREATE POLICY "add own" ON "property_private" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK (app.is_lister("property_private"."property_id"));--> statement-breakpoint
CREATE POLICY "change own" ON "property_private" AS PERMISSIVE FOR UPDATE TO "member" USING (app.is_lister("property_private"."property_id") or (select app.may('properties.changeAll'))) WITH CHECK (app.is_lister("property_private"."property_id") or (select app.may('properties.changeAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "property_private" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "push_devices" AS PERMISSIVE FOR SELECT TO "member" USING ("push_devices"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "remove own" ON "push_devices" AS PERMISSIVE FOR DELETE TO "member" USING ("push_devices"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "push_devices" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with payment" ON "rent_allocations" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('leases.readAll')) or exists (select from rent_payments v where v.id = "rent_allocations"."payment_id")));--> statement-breakpoint
CREATE POLICY "add as receiver" ON "rent_allocations" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK (exists (select from rent_payments p join leases l on l.id = p.lease_id
        join rent_dues d on d.lease_id = l.id and d.id = "rent_allocations"."due_id"
        where p.id = "rent_allocations"."payment_id" and p.state = 'confirmed' and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes()))));--> statement-breakpoint
CREATE POLICY "worker" ON "rent_allocations" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with lease" ON "rent_dues" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('leases.readAll')) or exists (select from leases v where v.id = "rent_dues"."lease_id")));--> statement-breakpoint
CREATE POLICY "worker" ON "rent_dues" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with lease" ON "rent_payments" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('leases.readAll')) or exists (select from leases v where v.id = "rent_payments"."lease_id")));--> statement-breakpoint
CREATE POLICY "report or record" ON "rent_payments" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("rent_payments"."reported_by" = (select app.user_id()) and (("rent_payments"."state" = 'reported' and exists (select from leases l where l.id = "rent_payments"."lease_id" and l.tenant_id = (select app.user_id())))
        or ("rent_payments"."state" = 'confirmed' and "rent_payments"."confirmed_by" = (select app.user_id()) and exists (select from leases l where l.id = "rent_payments"."lease_id" and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes()))))));--> statement-breakpoint
CREATE POLICY "answer as party" ON "rent_payments" AS PERMISSIVE FOR UPDATE TO "member" USING (exists (select from leases l where l.id = "rent_payments"."lease_id" and l.tenant_id = (select app.user_id())) or exists (select from leases l where l.id = "rent_payments"."lease_id" and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes())))) WITH CHECK (exists (select from leases l where l.id = "rent_payments"."lease_id" and l.tenant_id = (select app.user_id())) or exists (select from leases l where l.id = "rent_payments"."lease_id" and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes()))));--> statement-breakpoint
CREATE POLICY "worker" ON "rent_payments" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with property" ON "managed_property_attributions" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('managedRentals.readAll')) or exists (select from managed_properties v where v.id = "managed_property_attributions"."managed_property_id")) or "managed_property_attributions"."affiliate_id" = (select app.affiliate_id()));--> statement-breakpoint
CREATE POLICY "add as admin" ON "managed_property_attributions" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('managedRentals.changeAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "managed_property_attributions" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with property" ON "managed_property_fees" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('managedRentals.readAll')) or exists (select from managed_properties v where v.id = "managed_property_fees"."managed_property_id")));--> statement-breakpoint
CREATE POLICY "worker" ON "managed_property_fees" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with payment" ON "managed_property_rvl_changes" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('managedRentals.readAll')) or exists (select from managed_property_rvl_payments v where v.id = "managed_property_rvl_changes"."payment_id")));--> statement-breakpoint
CREATE POLICY "worker" ON "managed_property_rvl_changes" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with property" ON "managed_property_rvl_payments" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('managedRentals.readAll')) or exists (select from managed_properties v where v.id = "managed_property_rvl_payments"."managed_property_id")));--> statement-breakpoint
CREATE POLICY "add as admin" ON "managed_property_rvl_payments" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('rvl.changeAll')));--> statement-breakpoint
CREATE POLICY "change as admin" ON "managed_property_rvl_payments" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('rvl.changeAll'))) WITH CHECK ((select app.may('rvl.changeAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "managed_property_rvl_payments" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with property" ON "managed_property_shares" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('managedRentals.readAll')) or exists (select from managed_properties v where v.id = "managed_property_shares"."managed_property_id")));--> statement-breakpoint
CREATE POLICY "worker" ON "managed_property_shares" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "recent_searches" AS PERMISSIVE FOR ALL TO "member" USING ("recent_searches"."user_id" = (select app.user_id())) WITH CHECK ("recent_searches"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "recent_searches" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "recent_views" AS PERMISSIVE FOR ALL TO "member" USING ("recent_views"."user_id" = (select app.user_id())) WITH CHECK ("recent_views"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "recent_views" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "worker" ON "saved_search_matches" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "saved_searches" AS PERMISSIVE FOR ALL TO "member" USING ("saved_searches"."user_id" = (select app.user_id())) WITH CHECK ("saved_searches"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "saved_searches" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "shortlists" AS PERMISSIVE FOR ALL TO "member" USING ("shortlists"."user_id" = (select app.user_id())) WITH CHECK ("shortlists"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "shortlists" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read" ON "tax_rules" AS PERMISSIVE FOR SELECT TO "member" USING (true);--> statement-breakpoint
CREATE POLICY "add as admin" ON "tax_rules" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('taxRules.add')));--> statement-breakpoint
CREATE POLICY "worker" ON "tax_rules" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "webhook_deliveries" AS PERMISSIVE FOR SELECT TO "member" USING ("webhook_deliveries"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "try" ON "webhook_deliveries" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("webhook_deliveries"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "try again" ON "webhook_deliveries" AS PERMISSIVE FOR UPDATE TO "member" USING ("webhook_deliveries"."user_id" = (select app.user_id())) WITH CHECK ("webhook_deliveries"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "webhook_deliveries" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "webhook_events" AS PERMISSIVE FOR SELECT TO "member" USING ("webhook_events"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "try" ON "webhook_events" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("webhook_events"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "webhook_events" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "webhooks" AS PERMISSIVE FOR ALL TO "member" USING ("webhooks"."user_id" = (select app.user_id())) WITH CHECK ("webhooks"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "webhooks" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE INDEX "audit_log_of_people" ON "audit_log" USING gin ("people");