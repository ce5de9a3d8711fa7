// Addresses above others that have no page of their own, each with the first page under it. The longer ones come first.
const firstPages: Readonly<Record<string, string>> = {
  '/portal/landlord/leases': '/portal/landlord/tenants',
  '/portal/manager/leases': '/portal/manager/tenants',
  '/portal/affiliate': '/portal/affiliate/overview',
  '/affiliate': '/affiliate/register',
  '/property': '/properties',
  '/user': '/portal/user',
};

/** `path` may begin with a language. */
export function firstPageOf(path: string): string | null {
  const end = path.replace(/\/+$/, '');
  return Object.entries(firstPages).find(([from]) => end.endsWith(from))?.[1] ?? null;
}
