ALTER TABLE "staff_role_requests" DROP CONSTRAINT "staff_role_requests_role";
--> statement-breakpoint
ALTER TABLE "user_roles" DROP CONSTRAINT "user_roles_role";
--> statement-breakpoint
ALTER TABLE "staff_role_requests" ADD COLUMN "reason" text;
--> statement-breakpoint
ALTER TABLE "staff_role_requests" ADD CONSTRAINT "staff_role_requests_role" CHECK ("staff_role_requests"."role" in ('admin', 'finance_checker', 'finance_maker', 'programme_manager', 'verification', 'support', 'viewer', 'broker', 'landlord', 'property_manager', 'tenant', 'user')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('admin', 'finance_checker', 'finance_maker', 'programme_manager', 'verification', 'support', 'viewer', 'broker', 'landlord', 'property_manager', 'tenant', 'user')) NOT VALID;
--> statement-breakpoint
ALTER POLICY "grant" ON "user_roles" TO member WITH CHECK (((select app.may('roles.assign')) and ("user_roles"."role" in ('broker', 'landlord', 'tenant', 'user') or exists (
          select from "staff_role_requests" q
           where q.user_id = user_roles.user_id and q.role = user_roles.role and q.state = 'approved'
             and q.decided_by = (select app.user_id()))))
        or ("user_roles"."role" = 'broker' and (select app.may('brokerRegistrations.activate'))));
--> statement-breakpoint
ALTER POLICY "read own" ON "data_looks" TO member USING ("data_looks"."user_id" = (select app.user_id()) or "data_looks"."actor_id" = (select app.user_id()) or (select app.may('privacy.readAll')));
