/** Addresses of procedures as tests call them. */

/** Names of the parameters in the path. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{\+?(\w+)\}/g)].map(([, name]) => name ?? '');

/** The address under /api with these values in place of the parameters; one that is missing becomes an unknown id. */
export function addressOf(path: string, values: Record<string, string> = {}): string {
  return `/api${path.replaceAll(/\{\+?(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? UNKNOWN_ID))}`;
}

/** An id that no row has. */
export const UNKNOWN_ID = '019aa000-0000-7000-8000-000000000000';
