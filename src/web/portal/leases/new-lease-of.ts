// The address of the form of a new lease, with this home chosen.
export const newLeaseOf = (homeId: string) => `/portal/landlord/leases/new?home=${homeId}`;
