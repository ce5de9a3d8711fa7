// The address of the form of a new lease, with this managed home chosen.
export const newLeaseOf = (managedHomeId: string) => `/portal/landlord/leases/new?home=${managedHomeId}`;
