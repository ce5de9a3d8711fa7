// Where the lease of whoever rents a home is written.
import type { LeadCard } from '../../../../contract/pipeline.ts';

/** An accepted application names home and tenant; otherwise the form is given what is known of whoever asked. */
export function leaseOf({ home, application, seeker_name: name, contact }: LeadCard) {
  if (application?.status === 'approved') {
    return { to: `/portal/landlord/leases/new?application=${application.id}` };
  }
  const tenant = { name, email: contact?.email ?? null, phone: contact?.phone ?? null };
  const wish = application ? { move_in_date: application.move_in_date } : {};
  return { to: `/portal/landlord/leases/new?home=${home.id}`, state: { tenant, ...wish } };
}
