/** Where the homes of a chosen place are found. */
import { queryOf } from '../../lib/query-of.ts';

/** What says where homes should be; the rest of a search says which. */
const placeFields = ['q', 'city', 'locality', 'near', 'pincode', 'radius_m', 'box'];

/** The place at `path` instead of the one that the form asks for, with all else that the form asks for. */
export function placeAddress(path: string, form: HTMLFormElement | null): string {
  const asked = new URLSearchParams(path.slice(path.indexOf('?') + 1));
  for (const [name, value] of new URLSearchParams(form ? queryOf(form) : ''))
    if (!placeFields.includes(name)) asked.append(name, value);
  return `/properties?${asked}`;
}
