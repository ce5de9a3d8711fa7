CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_tokens_hash_unique" UNIQUE("hash"),
	CONSTRAINT "api_tokens_name" CHECK (length("api_tokens"."name") between 1 and 60),
	CONSTRAINT "api_tokens_hash" CHECK (length("api_tokens"."hash") = 32),
	CONSTRAINT "api_tokens_scopes" CHECK (cardinality("api_tokens"."scopes") > 0),
	CONSTRAINT "api_tokens_year" CHECK ("api_tokens"."expires_at" <= "api_tokens"."created_at" + interval '366 days')
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_tokens_newest" ON "api_tokens" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE POLICY "own" ON "api_tokens" AS PERMISSIVE FOR ALL TO "member" USING ("api_tokens"."user_id" = (select app.user_id())) WITH CHECK ("api_tokens"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "api_tokens" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);